/// A box filter whose end samples count in part, so that its variance can be any number.
///
/// Three passes approach a Gaussian of three times its variance.
/// - SeeAlso: P. Gwosdek et al., *Theoretical Foundations of Gaussian Convolution by Extended Box
///   Filtering*, 2011.
struct BoxKernel {
  /// Whole samples on each side of the centre.
  let radius: Int
  /// The weight of the next sample on each side, `0..<1`.
  let end: Float
  /// One over the sum of weights.
  let normalization: Float

  /// The kernel of which `passes` make a Gaussian.
  ///
  /// With r whole samples, end weight α and W = 2r + 1 + 2α the variance is
  /// `(r(r + 1)(2r + 1)/3 + 2α(r + 1)²) / W`, which is solved for α.
  init(sigma: Double, passes: Int = 3) {
    let variance = sigma * sigma / Double(passes)
    radius = Int(((1 + 12 * variance).squareRoot() - 1) / 2)
    let r = Double(radius)
    let whole = r * (r + 1) * (2 * r + 1) / 3
    let end = (variance * (2 * r + 1) - whole) / (2 * ((r + 1) * (r + 1) - variance))
    self.end = Float(end)
    normalization = Float(1 / (2 * r + 1 + 2 * end))
  }
}
