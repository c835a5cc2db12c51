// What `import CoreGraphics` brings: geometry, paths, colours, images and contexts, no layers.
@_exported import class AnimationCore.CGColor
@_exported import class AnimationCore.CGContext
@_exported import class AnimationCore.CGGradient
@_exported import class AnimationCore.CGImage
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import Geometry
