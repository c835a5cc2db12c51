// What `import QuartzCore` brings.
@_exported import AnimationCore
@_exported import Foundation
@_exported import Geometry
