/// A view inside a view that scripts can point at, as `arrow` in `menu.arrow`.
struct ViewPart: Sendable {
  /// The name as it is written in paths.
  let name: String
  /// How many there are in a view; nil where the part is one and takes no number.
  let count: (@Sendable (ViewDescription) -> Int)?
}
