// The cross-import overlay that the compiler looks for when a test imports Testing and
// CoreGraphics.
@_exported import CoreGraphics
@_exported import Testing
