// What `import UIKit` brings, as on Apple's platforms: UIKit, Core Animation, Core Graphics and
// Foundation.
@_exported import AnimationCore
@_exported import Foundation
@_exported import Geometry
@_exported import HeadlessUIKit
