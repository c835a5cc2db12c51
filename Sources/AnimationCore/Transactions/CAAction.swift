public import Foundation

/// Something that happens when a layer's property changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs after the property has its new value.
  ///
  /// - Parameters:
  ///   - event: The property's key, or `onOrderIn` and the like.
  ///   - anObject: The layer.
  ///   - dict: Nothing at present.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: `NSNull` ends the search for an action.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// The event of a layer becoming visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer becoming invisible.
public let kCAOnOrderOut = "onOrderOut"
/// The event of a sublayer being replaced.
public let kCATransition = "transition"
