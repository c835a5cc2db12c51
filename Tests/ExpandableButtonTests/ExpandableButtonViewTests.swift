import Bitmaps
import ExpandableButton
import Testing
import UIKit

@Suite(.virtualClock) @MainActor
struct `An expandable button` {
  let clock = VirtualClock.current
  let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.makeKeyAndVisible()
  }

  private func make(
    _ direction: ExpandableButtonView.Direction = .right,
    frame: CGRect = CGRect(x: 150, y: 150, width: 60, height: 60),
    items: [ExpandableButtonItem] = Array(repeating: ExpandableButtonItem(), count: 4)
  ) -> ExpandableButtonView {
    let view = ExpandableButtonView(frame: frame, direction: direction, items: items)
    window.addSubview(view)
    CATransaction.flush()
    return view
  }

  private func tap(_ view: UIView) {
    ScriptedFinger(in: window).tap(
      at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  /// Opened frames and places of the parts for 60 × 60 points and four items, worked by the rules:
  /// the view grows by 240; items and separator keep their places in the view.
  nonisolated static let layouts:
    [(
      direction: ExpandableButtonView.Direction, opened: CGRect, arrow: CGPoint, first: CGPoint,
      last: CGPoint, separator: CGRect
    )] = [
      (
        .right, CGRect(x: 150, y: 150, width: 300, height: 60), CGPoint(x: 0, y: 0),
        CGPoint(x: 60, y: 0), CGPoint(x: 240, y: 0), CGRect(x: 60, y: 8, width: 1, height: 44)
      ),
      (
        .left, CGRect(x: -90, y: 150, width: 300, height: 60), CGPoint(x: 240, y: 0),
        CGPoint(x: 0, y: 0), CGPoint(x: 180, y: 0), CGRect(x: 240, y: 8, width: 1, height: 44)
      ),
      (
        .down, CGRect(x: 150, y: 150, width: 60, height: 300), CGPoint(x: 0, y: 0),
        CGPoint(x: 0, y: 60), CGPoint(x: 0, y: 240), CGRect(x: 8, y: 60, width: 44, height: 1)
      ),
      (
        .up, CGRect(x: 150, y: -90, width: 60, height: 300), CGPoint(x: 0, y: 240),
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 180), CGRect(x: 8, y: 240, width: 44, height: 1)
      ),
    ]

  @Test(arguments: layouts.indices)
  func `Opens and closes into the places the rules give`(index: Int) throws {
    let expected = Self.layouts[index]
    let menu = make(expected.direction)
    tap(menu.arrowButton)
    #expect(menu.state == .animating)
    #expect(menu.frame == expected.opened)
    clock.advance(to: 0.2)
    #expect(menu.state == .opened)
    #expect(menu.arrowButton.frame.origin == expected.arrow)
    #expect(menu.itemButtons.first?.frame.origin == expected.first)
    #expect(menu.itemButtons.last?.frame.origin == expected.last)
    let separator = menu.subviews.first { !($0 is UIButton) }
    #expect(separator?.frame == expected.separator)
    #expect(menu.itemButtons.allSatisfy { !$0.isHidden && $0.alpha == 1 })

    tap(menu.arrowButton)
    clock.advance(to: 0.5)
    #expect(menu.state == .closed)
    #expect(menu.frame == CGRect(x: 150, y: 150, width: 60, height: 60))
    #expect(menu.itemButtons.allSatisfy { $0.isHidden })
  }

  /// Moments of an opening and the progress of its parts, measured on a device.
  @Test(arguments: [
    (0.03228, 0.0525, 0.1615), (0.09924, 0.4932, 0.4964), (0.13227, 0.761, 0.6611),
    (0.14872, 0.8639, 0.7437),
  ])
  func `Extent and opacity ease in and out, the chevron turns evenly`(
    time: Double, extent: Double, turn: Double
  ) throws {
    let menu = make()
    menu.open()
    CATransaction.flush()
    clock.advance(to: time)
    let shown = try #require(menu.layer.presentation())
    #expect(abs(Double(shown.bounds.width) - 60 - 240 * extent) < 0.5)
    #expect(abs(Double(shown.frame.minX) - 150) < 1e-6)
    let alpha = try #require(menu.itemButtons.first?.layer.presentation()?.opacity)
    #expect(abs(Double(alpha) - extent) < 0.002)

    let chevron = try #require(
      menu.arrowButton.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first)
    let path = try #require(chevron.presentation()?.path)
    // Closed, the vertex stands at x 40.667; opened, 21.333 to the left of that.
    #expect(abs(Double(path.currentPoint.x) - (40.667 - 21.333 * turn)) < 0.05)
  }

  @Test func `To the left, the arrow stands still while the edge moves`() throws {
    let menu = make(.left)
    menu.open()
    CATransaction.flush()
    for time in stride(from: 0, through: 0.2, by: 0.025) {
      clock.advance(to: time)
      let shown = try #require(menu.layer.presentation())
      let arrow = try #require(menu.arrowButton.layer.presentation())
      #expect(abs(Double(shown.frame.minX + arrow.frame.minX) - 150) < 1e-6)
      #expect(abs(Double(shown.frame.maxX) - 210) < 1e-6)
    }
  }

  @Test func `A tap while moving is ignored`() {
    let menu = make()
    menu.open()
    clock.advance(to: 0.1)
    tap(menu.arrowButton)
    menu.close()
    menu.open()
    #expect(menu.state == .animating)
    clock.advance(to: 0.3)
    #expect(menu.state == .opened)
  }

  @Test(arguments: [false, true])
  func `An item runs its action, and closes the view if asked to`(closes: Bool) {
    var pressed: [String] = []
    let items = ["a", "b"].map { name in
      ExpandableButtonItem(identifier: name) { pressed.append($0.identifier) }
    }
    let menu = make(items: items)
    menu.closeOnAction = closes
    menu.open()
    clock.advance(to: 0.3)
    tap(menu.itemButtons[1])
    #expect(pressed == ["b"])
    clock.advance(to: 0.6)
    #expect(menu.state == (closes ? .closed : .opened))
  }

  @Test func `Five buttons can be touched when open, one when closed`() {
    let menu = make(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    func touchable() -> Int {
      let hits = stride(from: 25.0, to: 400, by: 10).compactMap {
        window.hitTest(CGPoint(x: $0, y: 50), with: nil) as? UIButton
      }
      return Set(hits.map(ObjectIdentifier.init)).count
    }
    #expect(touchable() == 1)
    tap(menu.arrowButton)
    clock.advance(to: 0.3)
    #expect(touchable() == 5)
    tap(menu.arrowButton)
    clock.advance(to: 0.6)
    #expect(touchable() == 1)
  }

  @Test func `Items of other sizes follow one another without gaps`() {
    let menu = make(items: [
      ExpandableButtonItem(size: CGSize(width: 160, height: 60)), ExpandableButtonItem(),
    ])
    menu.open()
    clock.advance(to: 0.3)
    #expect(menu.frame.width == 280)
    #expect(menu.itemButtons.map(\.frame.minX) == [60, 220])
  }

  @Test func `A frame set while open changes the closed size by the same amount`() {
    let menu = make()
    menu.open()
    clock.advance(to: 0.3)
    menu.frame = CGRect(x: 10, y: 20, width: 300, height: 50)
    clock.advance(to: 0.4)
    #expect(menu.arrowButton.frame == CGRect(x: 0, y: 0, width: 60, height: 50))
    menu.close()
    clock.advance(to: 0.8)
    #expect(menu.frame == CGRect(x: 10, y: 20, width: 60, height: 50))
  }

  @Test func `Images take the place of the chevron and swap at once`() throws {
    func picture(_ side: Int) -> UIImage {
      UIImage(
        cgImage: CGImage(.init(Bitmap(size: PixelSize(width: side, height: side)))))
    }
    let (open, close) = (picture(3), picture(4))
    let menu = make()
    menu.openImage = open
    menu.closeImage = close
    #expect(menu.arrowButton.isArrowHidden)
    #expect(menu.arrowButton.currentImage === open)
    menu.open()
    #expect(menu.arrowButton.currentImage === close)
    #expect((menu.arrowButton.imageView?.layer.animationKeys() ?? []).isEmpty)
  }

  @Test func `The arrow can be put in front, with the view's background`() {
    let menu = make()
    menu.backgroundColor = .white
    #expect(menu.subviews.first === menu.arrowButton)
    #expect(menu.arrowButton.backgroundColor == nil)
    menu.stacking = .arrowAboveItems
    #expect(menu.subviews.last === menu.arrowButton)
    #expect(menu.arrowButton.backgroundColor == UIColor.white)
  }

  @Test func `Without fading, items keep their opacity`() {
    let menu = make()
    menu.fadesItems = false
    menu.open()
    #expect((menu.itemButtons.first?.layer.animationKeys() ?? []).contains("opacity") == false)
    #expect(menu.itemButtons.first?.alpha == 1)
  }
}
