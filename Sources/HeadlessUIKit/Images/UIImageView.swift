import AnimationCore
public import Foundation

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image shown.
  open var image: UIImage? { didSet { showImage() } }
  /// The image shown while highlighted; nil for no difference.
  open var highlightedImage: UIImage? { didSet { showImage() } }
  /// Which of the images is shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }

  /// Creates a view without an image. It gets no touches unless they are turned on.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of an image's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    showImage()  // observers do not run inside initializers
  }

  /// Creates a view of an image's size with another image for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Creates a view from an archive, which is not supported: the view comes out empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  open override func tintColorDidChange() { showImage() }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func showImage() {
    let shown = shownImage
    layer.contents = shown?.cgImage.map { image in
      shown?.renderingMode == .alwaysTemplate
        ? CGImage(image.image, tint: tintColor.value, opacity: image.opacity) : image
    }
    layer.contentsScale = shown?.scale ?? 1
    layer.contentsCenter = shown?.unitStretchArea ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    storedSuperview?.setNeedsLayout()
  }
}

extension UIImage {
  /// The part inside the cap insets, in unit coordinates of the image.
  var unitStretchArea: CGRect {
    let size = self.size
    guard size.width > 0, size.height > 0, capInsets != .zero else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height,
      width: max(0, size.width - capInsets.left - capInsets.right) / size.width,
      height: max(0, size.height - capInsets.top - capInsets.bottom) / size.height)
  }
}
