import AnimationCore
import Bitmaps
import Foundation
import Geometry
import Scenes
import Testing

@MainActor struct CGContextTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  private func context() -> CGContext {
    CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `plain drawings are recorded bare`() {
    let context = context()
    context.setFillColor(.white)
    context.fill(unit)
    context.setLineWidth(3)
    context.setLineCap(.round)
    context.setLineDash(phase: 1, lengths: [2, 3])
    context.stroke(unit)
    #expect(
      context.drawings == [
        .fill(.rect(unit), .color(.white), rule: .nonZero),
        .stroke(
          .rect(unit), Scene.StrokeStyle(width: 3, cap: .round, dashes: [2, 3], dashPhase: 1),
          .color(.black)),
      ])
  }

  @Test func `transforms wrap drawings and nest as in Quartz`() {
    let context = context()
    context.translateBy(x: 10, y: 0)
    context.scaleBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 12, y: 2))
    context.fill(unit)
    guard case .group(let group)? = context.drawings.first else {
      Issue.record("no group")
      return
    }
    #expect(group.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
  }

  @Test func `the state stack keeps colours, clips and transforms`() {
    let context = context()
    context.saveGState()
    context.setFillColor(.white)
    context.setAlpha(0.5)
    context.clip(to: unit)
    context.rotate(by: 1)
    context.restoreGState()
    context.restoreGState()
    context.fill(unit)
    #expect(context.drawings == [.fill(.rect(unit), .color(.black), rule: .nonZero)])
  }

  @Test func `points of a path keep the transform they were added under`() {
    let context = context()
    context.move(to: .zero)
    context.translateBy(x: 5, y: 5)
    context.addLine(to: .zero)
    #expect(context.currentPointOfPath == .zero)
    context.translateBy(x: -5, y: -5)
    context.strokePath()
    let line = Path(elements: [.move(to: .zero), .line(to: CGPoint(x: 5, y: 5))])
    #expect(context.drawings == [.stroke(.path(line), Scene.StrokeStyle(), .color(.black))])
    #expect(context.isPathEmpty)
  }

  @Test func `clips, alpha, blend mode and shadow make a group in base coordinates`() {
    let context = context()
    context.translateBy(x: 3, y: 4)
    context.clip(to: unit)
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: .white)
    context.fill(unit)
    let filled = Scene.Drawing.fill(.rect(unit), .color(.black), rule: .nonZero)
    let moved = Scene.Drawing.group(
      .init(drawings: [filled], transform: CGAffineTransform(translationX: 3, y: 4)))
    #expect(
      context.drawings == [
        .group(
          .init(
            drawings: [moved], opacity: 0.5,
            clips: [Scene.Clip(shape: .rect(CGRect(x: 3, y: 4, width: 1, height: 1)))],
            blendMode: .multiply,
            shadow: Scene.Shadow(
              color: .white, offset: CGSize(width: 1, height: 2), sigma: 3)))
      ])
  }

  @Test func `a transparency layer is one group, whatever state it leaves behind`() {
    let context = context()
    context.setAlpha(0.25)
    context.beginTransparencyLayer()
    context.saveGState()
    context.setFillColor(.white)
    context.fill(unit)
    context.fill(unit)
    context.endTransparencyLayer()
    let filled = Scene.Drawing.fill(.rect(unit), .color(.white), rule: .nonZero)
    #expect(context.drawings == [.group(.init(drawings: [filled, filled], opacity: 0.25))])
  }

  @Test func `a stroked path can be clipped to`() {
    let context = context()
    context.move(to: CGPoint(x: 0, y: 10))
    context.addLine(to: CGPoint(x: 20, y: 10))
    context.setLineWidth(4)
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 8, width: 20, height: 4))
  }

  @Test func `a gradient without options is bounded like a strip`() {
    let context = context()
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [.black, .white], locations: nil)
    guard let gradient else {
      Issue.record("no gradient")
      return
    }
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 40, y: 0), options: [])
    guard case .group(let group)? = context.drawings.first,
      case .path(let strip)? = group.clips.first?.shape
    else {
      Issue.record("no strip")
      return
    }
    #expect(strip.contains(CGPoint(x: 30, y: 99)))
    #expect(!strip.contains(CGPoint(x: 19, y: 50)) && !strip.contains(CGPoint(x: 41, y: 50)))
  }

  @Test func `layers draw by delegate, in their own coordinates, when asked to`() {
    final class Painter: CALayerDelegate {
      var calls = 0
      func draw(_ layer: CALayer, in ctx: CGContext) {
        calls += 1
        ctx.fill(layer.bounds)
      }
    }
    let stage = Stage()
    let painter = Painter()
    let layer = stage.box()
    layer.delegate = painter
    CATransaction.flush()
    #expect(painter.calls == 0)
    layer.setNeedsDisplay()
    layer.setNeedsDisplay()
    CATransaction.flush()
    #expect(painter.calls == 1)
    #expect(stage.lastNode()?.drawings.count == 1)
  }

  @Test func `colours compare by what they paint`() {
    #expect(CGColor(gray: 0.5, alpha: 1) == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(CGColor.black.copy(alpha: 0.25)?.alpha == 0.25)
  }

  @Test func `an image's opacity is kept when it is cropped, drawn or compared`() throws {
    let bitmap = Bitmap(size: PixelSize(width: 4, height: 4), filledWith: .black)
    let image = CGImage(Scene.Image(bitmap), opacity: 0.5)
    #expect(image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))?.opacity == 0.5)
    #expect(image != CGImage(Scene.Image(bitmap)))
    #expect(CGImage(Scene.Image(bitmap), opacity: 7).opacity == 1)
    let stage = Stage()
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.contents = image
    stage.add(layer)
    let context = context()
    context.draw(image, in: layer.bounds)
    for drawing in [stage.lastNode()?.drawings.first, context.drawings.first] {
      guard case .group(let group)? = drawing, case .image(let placement)? = group.drawings.first
      else {
        Issue.record("no picture in a group")
        continue
      }
      #expect(group.opacity == 0.5)
      #expect(placement.image == image.image)
      #expect(placement.destination == layer.bounds)
    }
  }

  @Test func `an image is cropped to whole pixels inside it`() throws {
    let bitmap = Bitmap(size: PixelSize(width: 4, height: 4), filledWith: .black)
    let image = CGImage(Scene.Image(bitmap))
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 2, width: 9, height: 9)))
    #expect(part.width == 3 && part.height == 2)
    #expect(image.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }
}
