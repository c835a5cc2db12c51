import Foundation
import Geometry
import HeadlessUIKit
import Testing

private final class RecordingView: UIView {
  var log: [String] = []
  override func didAddSubview(_ subview: UIView) { log.append("added") }
  override func willRemoveSubview(_ subview: UIView) { log.append("removing") }
  override func willMove(toSuperview newSuperview: UIView?) {
    log.append(newSuperview == nil ? "leaving" : "entering")
  }
  override func didMoveToSuperview() { log.append(superview == nil ? "left" : "entered") }
  override func didMoveToWindow() { log.append(window == nil ? "off window" : "on window") }
  override func layoutSubviews() { log.append("layout") }
}

@MainActor
struct `The view tree` {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func child(_ tag: Int) -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.tag = tag
    return view
  }

  private var order: [Int] { parent.subviews.map(\.tag) }
  private var layerOrder: [Int] {
    (parent.layer.sublayers ?? []).compactMap { ($0.delegate as? UIView)?.tag }
  }

  @Test func `Inserting and restacking keep views and layers in one order`() {
    let views = (1...4).map(child)
    views.forEach(parent.addSubview)
    #expect(order == [1, 2, 3, 4])
    parent.insertSubview(child(5), at: 1)
    #expect(order == [1, 5, 2, 3, 4])
    parent.insertSubview(views[3], belowSubview: views[0])
    #expect(order == [4, 1, 5, 2, 3])
    parent.insertSubview(views[0], aboveSubview: views[2])
    #expect(order == [4, 5, 2, 3, 1])
    parent.bringSubviewToFront(views[3])
    #expect(order == [5, 2, 3, 1, 4])
    parent.sendSubviewToBack(views[1])
    #expect(order == [2, 5, 3, 1, 4])
    parent.exchangeSubview(at: 0, withSubviewAt: 4)
    #expect(order == [4, 5, 3, 1, 2])
    #expect(layerOrder == order)
    views[2].removeFromSuperview()
    #expect(order == [4, 5, 1, 2])
    #expect(layerOrder == order)
  }

  @Test func `A layer without a view keeps its place among the views' layers`() {
    let views = (1...2).map(child)
    parent.addSubview(views[0])
    let loose = UIView(frame: .zero).layer
    loose.delegate = nil
    parent.layer.addSublayer(loose)
    parent.addSubview(views[1])
    let layers = parent.layer.sublayers ?? []
    #expect(layers.first === views[0].layer)
    #expect(layers.contains { $0 === loose })
    #expect(layers.count == 3)
  }

  @Test func `Callbacks come in UIKit's order`() {
    let outer = RecordingView(frame: .zero)
    let inner = RecordingView(frame: .zero)
    outer.addSubview(inner)
    #expect(outer.log == ["added"])
    #expect(inner.log == ["entering", "entered"])
    inner.log = []
    outer.log = []
    inner.removeFromSuperview()
    #expect(inner.log == ["leaving", "left"])
    #expect(outer.log == ["removing"])
  }

  @Test func `Moving to a window reaches every descendant`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let outer = UIView(frame: .zero)
    let inner = RecordingView(frame: .zero)
    outer.addSubview(inner)
    inner.log = []
    window.addSubview(outer)
    #expect(inner.log == ["on window"])
    #expect(inner.window === window)
    outer.removeFromSuperview()
    #expect(inner.log == ["on window", "off window"])
  }

  @Test func `Points convert through nested and transformed views`() {
    let outer = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    parent.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: parent) == CGPoint(x: 36, y: 48))
    #expect(inner.convert(CGPoint(x: 36, y: 48), from: parent) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 36, y: 48))
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The middle of `outer` stays at (80, 90); (6, 8) of it lies (−44, −42) from the middle.
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: parent) == CGPoint(x: -8, y: 6))
  }

  @Test func `Hit testing goes front to back and skips what cannot be touched`() {
    let back = child(1)
    let front = child(2)
    parent.addSubview(back)
    parent.addSubview(front)
    let point = CGPoint(x: 15, y: 15)
    #expect(parent.hitTest(point, with: nil) === front)
    front.isHidden = true
    #expect(parent.hitTest(point, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(parent.hitTest(point, with: nil) === back)
    front.alpha = 0.01
    #expect(parent.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(parent.hitTest(point, with: nil) === back)
    // Minimum edges belong to a view, maximum edges do not.
    #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(parent.hitTest(CGPoint(x: 30, y: 15), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 100, y: 15), with: nil) == nil)
    #expect(UIImageView(frame: .zero).isUserInteractionEnabled == false)
    #expect(UILabel(frame: .zero).isUserInteractionEnabled == false)
  }

  /// A mask, and where x and width end when the superview grows from 100 to 200.
  nonisolated static let autoresizing: [(mask: UIView.AutoresizingMask, x: Double, width: Double)] =
    [
      (.flexibleWidth, 10, 120),
      (.flexibleLeftMargin, 110, 20),
      ([.flexibleLeftMargin, .flexibleRightMargin], 22.5, 20),
      ([.flexibleWidth, .flexibleRightMargin], 10, 42.222),
      ([], 10, 20),
    ]

  @Test(arguments: autoresizing)
  func `Autoresizing shares the change in proportion`(
    mask: UIView.AutoresizingMask, x: Double, width: Double
  ) {
    let view = child(1)
    view.autoresizingMask = mask
    parent.addSubview(view)
    parent.frame.size.width = 200
    // [.flexibleLeftMargin, .flexibleRightMargin]: 100 shared as 10 : 70 moves x by 12.5.
    #expect(abs(Double(view.frame.minX) - x) < 0.001)
    #expect(abs(Double(view.frame.width) - width) < 0.001)
    #expect(view.frame.height == 20)
  }

  @Test func `The tint colour is inherited until a view has its own`() {
    let view = child(1)
    parent.addSubview(view)
    #expect(view.tintColor == UIColor.systemBlue)
    parent.tintColor = .red
    #expect(view.tintColor == UIColor.red)
    view.tintColor = .green
    parent.tintColor = .black
    #expect(view.tintColor == UIColor.green)
  }
}
