import HeadlessUIKit

/// A view inside a view that scripts can point at, as `arrow` in `menu.arrow`.
struct ViewPart: Sendable {
  /// The name as it is written in paths.
  let name: String
  /// How many there are in a view; nil where the part is one and takes no number.
  let count: (@Sendable (ViewDescription) -> Int)?
  /// The part of a view; the number is that of the path, 0 where it has none.
  let find: @MainActor @Sendable (UIView, Int) -> UIView?

  /// Declares a part of which every view has one.
  init<View: UIView>(
    _ name: String, find: @escaping @MainActor @Sendable (View) -> UIView?
  ) {
    self.name = name
    count = nil
    self.find = { view, _ in (view as? View).flatMap(find) }
  }

  /// Declares parts that are numbered from 0.
  init<View: UIView>(
    _ name: String, count: @escaping @Sendable (ViewDescription) -> Int,
    find: @escaping @MainActor @Sendable (View) -> [UIView]
  ) {
    self.name = name
    self.count = count
    self.find = { view, index in
      let views = (view as? View).map(find) ?? []
      return views.indices.contains(index) ? views[index] : nil
    }
  }
}
