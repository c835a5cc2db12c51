import Foundation
import Scenes

/// What a layer shows as its contents.
enum LayerContents {
  /// Nothing.
  case none
  /// A picture.
  case image(CGImage)
  /// What `draw(in:)` recorded.
  case drawing(RecordedDrawing)
  /// An object this project cannot show; kept so that it can be read back.
  case other(Any)
  /// One on its way to another, `0...1`.
  indirect case crossfade(LayerContents, LayerContents, Double)

  /// The contents an object stands for.
  init(_ object: Any?) {
    switch object {
    case nil: self = .none
    case let image as CGImage: self = .image(image)
    case let image as Scene.Image: self = .image(CGImage(image))
    case let drawing as RecordedDrawing: self = .drawing(drawing)
    case let object?: self = .other(object)
    }
  }

  /// The object that stands for the contents.
  var object: Any? {
    switch self {
    case .none: nil
    case .image(let image): image
    case .drawing(let drawing): drawing
    case .other(let object): object
    case .crossfade(let from, let to, let amount): (amount < 0.5 ? from : to).object
    }
  }
}

extension LayerContents: AnimatableValue {
  static func == (a: LayerContents, b: LayerContents) -> Bool {
    switch (a, b) {
    case (.none, .none): true
    case (.image(let a), .image(let b)): a === b
    case (.drawing(let a), .drawing(let b)): a === b
    default: false
    }
  }

  /// A crossfade.
  static func interpolate(
    _ from: LayerContents, _ to: LayerContents, _ amount: Double
  ) -> LayerContents {
    if amount <= 0 || from == to { return from }
    return amount >= 1 ? to : .crossfade(from, to, amount)
  }

  static func unboxed(_ any: Any) -> LayerContents? { LayerContents(any) }
  var boxed: Any? { object }
}

/// What a layer's drawing code recorded, and the area it recorded for.
public final class RecordedDrawing {
  /// Back to front, in the coordinates of `bounds`.
  public let drawings: [Scene.Drawing]
  /// The layer's bounds when it was drawn.
  public let bounds: CGRect
  /// What could not be drawn exactly.
  public let issues: [RenderIssue]

  /// Creates a recording.
  public init(drawings: [Scene.Drawing], bounds: CGRect, issues: [RenderIssue] = []) {
    self.drawings = drawings
    self.bounds = bounds
    self.issues = issues
  }
}
