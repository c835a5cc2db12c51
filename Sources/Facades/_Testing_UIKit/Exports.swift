// The cross-import overlay that the compiler looks for when a test imports Testing and UIKit.
@_exported import FlipbookTesting
@_exported import Testing
@_exported import UIKit
