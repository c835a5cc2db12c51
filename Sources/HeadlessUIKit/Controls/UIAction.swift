public import Foundation

/// A closure with a title and an image, for controls and menus.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// What is done, given the action.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The title shown.
  open var title: String
  /// The image shown.
  open var image: UIImage?
  /// What identifies the action.
  public final let identifier: String
  /// Who sent the action, while its handler runs.
  public internal(set) final weak var sender: AnyObject?
  let handler: Handler

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: String? = nil,
    handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? title
    self.handler = handler
    super.init()
  }
}
