import Foundation
import Scenes

/// What stands at the ends of open lines.
public enum CGLineCap: Int32, Sendable {
  /// Nothing: the line ends at its last point.
  case butt
  /// A half circle.
  case round
  /// Half a square.
  case square
}

/// What stands where segments of a line meet.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges, extended until they meet.
  case miter
  /// A circle.
  case round
  /// A cut corner.
  case bevel
}

/// Which points lie inside a path that crosses itself.
public enum CGPathFillRule: Int32, Sendable {
  /// Those with a winding number other than 0.
  case winding
  /// Those with an odd number of crossings to the outside.
  case evenOdd
}

/// Whether a path is filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled by winding number.
  case fill
  /// Filled by the even-odd rule.
  case eoFill
  /// Stroked.
  case stroke
  /// Filled by winding number, then stroked.
  case fillStroke
  /// Filled by the even-odd rule, then stroked.
  case eoFillStroke
}

/// How carefully images are resampled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's choice.
  case `default`
  /// Nearest pixel.
  case none
  /// Linear.
  case low
  /// Linear.
  case medium
  /// Linear, with smaller versions prepared for reduction.
  case high
}

/// How colours are combined with what lies behind them.
public enum CGBlendMode: Int32, Sendable {
  /// Source over destination.
  case normal
  /// Separable modes of the PDF specification.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Separable modes of the PDF specification.
  case difference, exclusion
  /// Non-separable modes of the PDF specification.
  case hue, saturation, color, luminosity
  /// Porter-Duff operators.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  /// Porter-Duff operators.
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter

  /// The mode as scenes name it.
  var sceneMode: Scene.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

extension CGLineCap {
  /// The cap as scenes name it.
  var sceneCap: Scene.StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  /// The join as scenes name it.
  var sceneJoin: Scene.StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

extension Scene.StrokeStyle.Cap {
  /// The cap as Quartz names it.
  var lineCap: CGLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension Scene.StrokeStyle.Join {
  /// The join as Quartz names it.
  var lineJoin: CGLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

extension CGPathFillRule {
  /// The rule as scenes name it.
  var sceneRule: Scene.FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}
