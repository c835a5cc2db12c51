import Bitmaps
import Foundation
import Geometry
import Scenes
import Typesetting

/// The pictures that are compared with those in `Tests/Goldens`: one feature each.
enum GoldenScene: String, CaseIterable, Sendable {
  case strokes, dashes, corners, borders, gradients, conicGradient, pattern, reducedPicture
  case enlargedPicture, ninePart, tint, turnedPicture, groupOpacity, roundedClip, mask, shadows
  case contentBlur, backdrop, fadedBackdrop, blendModes, perspective, text, icons, plusDarker

  /// The scene, 120 points square.
  func scene() throws -> Scene {
    Scene(
      size: CGSize(width: 120, height: 120), background: .white, nodes: try nodes())
  }

  private func nodes() throws -> [Scene.Node] {
    switch self {
    case .strokes: [Self.node(Self.strokes(dashes: []))]
    case .dashes: [Self.node(Self.strokes(dashes: [14, 6, 2, 6]))]
    case .corners: Self.cornersParts
    case .borders: Self.bordersParts
    case .gradients: [Self.node(Self.gradientsParts)]
    case .conicGradient:
      [
        Self.node([
          .fill(
            .path(Path(ellipseIn: Self.square(10, 100))),
            .conicGradient(Self.rainbow, center: CGPoint(x: 60, y: 60), angle: 0), rule: .nonZero)
        ])
      ]
    case .pattern:
      [
        Self.node([
          .fill(
            .rect(Self.square(10, 100)),
            .pattern(
              Self.picture, origin: CGPoint(x: 10, y: 10), tile: CGSize(width: 25, height: 25)),
            rule: .nonZero)
        ])
      ]
    case .reducedPicture: [Self.image(Self.square(48, 24)), Self.image(Self.square(4, 40))]
    case .enlargedPicture:
      [
        Self.image(CGRect(x: 5, y: 5, width: 110, height: 52)),
        Self.image(CGRect(x: 5, y: 62, width: 110, height: 52), interpolation: .nearest),
      ]
    case .ninePart:
      [
        Self.image(
          CGRect(x: 5, y: 10, width: 110, height: 60),
          stretch: CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
      ]
    case .tint:
      [Self.image(Self.square(20, 80), tint: Color(red: 0.2, green: 0.6, blue: 0.3))]
    case .turnedPicture:
      [
        Self.image(
          Self.square(-30, 60),
          transform: CGAffineTransform(translationX: 60, y: 60).rotated(by: 0.5))
      ]
    case .groupOpacity: [Self.overlapping(opacity: 0.5)]
    case .roundedClip:
      [
        Scene.Node(
          id: .init(0), bounds: Self.square(20, 80),
          clip: .roundedRect(Self.square(20, 80), CornerRadii(30), .circular),
          children: [Self.image(CGRect(x: 0, y: 0, width: 120, height: 120))])
      ]
    case .mask:
      [
        Scene.Node(
          id: .init(0),
          drawings: [.fill(.rect(Self.square(10, 100)), .color(Self.blue), rule: .nonZero)],
          mask: Scene.Mask(nodes: [
            Self.node([
              .fill(
                .path(Path(ellipseIn: Self.square(10, 100))),
                .axialGradient(
                  Scene.Gradient(stops: [
                    .init(location: 0, color: .black), .init(location: 1, color: .clear),
                  ]), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 110, y: 0)), rule: .nonZero)
            ])
          ]))
      ]
    case .shadows: Self.shadowsParts
    case .contentBlur:
      [
        Scene.Node(
          id: .init(0),
          drawings: [.fill(.rect(Self.square(30, 60)), .color(Self.red), rule: .nonZero)],
          blurSigma: 6)
      ]
    case .backdrop: [Self.image(Self.square(0, 120)), Self.glass(opacity: 1)]
    case .fadedBackdrop: [Self.image(Self.square(0, 120)), Self.glass(opacity: 0.5)]
    case .blendModes: Self.blends
    case .plusDarker:
      [
        Self.image(Self.square(0, 120)),
        Scene.Node(
          id: .init(2), blendMode: .plusDarker,
          drawings: [
            .fill(.rect(Self.square(30, 60)), .color(Color(white: 0.7)), rule: .nonZero)
          ]),
      ]
    case .perspective: Self.perspectiveParts
    case .text: try Self.text()
    case .icons: try Self.icons()
    }
  }

  private static let red = Color(red: 0.9, green: 0.2, blue: 0.15)
  private static let blue = Color(red: 0.1, green: 0.35, blue: 0.9)

  private static func square(_ origin: CGFloat, _ side: CGFloat) -> CGRect {
    CGRect(x: origin, y: origin, width: side, height: side)
  }

  private static func node(_ drawings: [Scene.Drawing]) -> Scene.Node {
    Scene.Node(id: .init(0), bounds: square(0, 120), drawings: drawings)
  }

  private static func strokes(dashes: [CGFloat]) -> [Scene.Drawing] {
    let styles: [(Scene.StrokeStyle.Cap, Scene.StrokeStyle.Join)] = [
      (.butt, .miter), (.round, .round), (.square, .bevel),
    ]
    return styles.enumerated().map { index, style in
      let y = CGFloat(index) * 36
      let path = Path(elements: [
        .move(to: CGPoint(x: 16, y: y + 34)), .line(to: CGPoint(x: 50, y: y + 12)),
        .line(to: CGPoint(x: 70, y: y + 34)),
        .curve(
          to: CGPoint(x: 106, y: y + 14), control1: CGPoint(x: 80, y: y - 10),
          control2: CGPoint(x: 100, y: y + 60)),
      ])
      return .stroke(
        .path(path),
        Scene.StrokeStyle(width: 8, cap: style.0, join: style.1, dashes: dashes), .color(blue))
    }
  }

  private static let cornersParts: [Scene.Node] = [
    node([
      .fill(
        .roundedRect(
          CGRect(x: 5, y: 5, width: 110, height: 52), CornerRadii(20), .circular), .color(red),
        rule: .nonZero),
      .fill(
        .roundedRect(
          CGRect(x: 5, y: 63, width: 110, height: 52), CornerRadii(16), .continuous),
        .color(blue), rule: .nonZero),
    ])
  ]

  private static let bordersParts: [Scene.Node] = [
    node([
      .border(
        .roundedRect(
          CGRect(x: 5, y: 5, width: 110, height: 52),
          CornerRadii(topLeft: 0, topRight: 8, bottomRight: 16, bottomLeft: 26), .circular),
        width: 5, blue),
      .border(.path(Path(ellipseIn: CGRect(x: 5, y: 63, width: 110, height: 52))), width: 5, red),
    ])
  ]

  private static let rainbow = Scene.Gradient(stops: [
    .init(location: 0, color: red), .init(location: 0.4, color: Color(white: 1)),
    .init(location: 1, color: blue),
  ])

  private static let gradientsParts: [Scene.Drawing] = [
    .fill(
      .rect(CGRect(x: 5, y: 5, width: 110, height: 52)),
      .axialGradient(rainbow, start: CGPoint(x: 20, y: 5), end: CGPoint(x: 100, y: 57)),
      rule: .nonZero),
    .fill(
      .rect(CGRect(x: 5, y: 63, width: 110, height: 52)),
      .radialGradient(
        rainbow, center: CGPoint(x: 60, y: 89), radii: CGSize(width: 55, height: 26)),
      rule: .nonZero),
  ]

  /// Rings and a frame, 64 pixels square, with transparent corners.
  static let picture: Scene.Image = {
    var pixels: [Pixel] = []
    for y in 0..<64 {
      for x in 0..<64 {
        let distance = hypot(Double(x) - 31.5, Double(y) - 31.5)
        let isFrame = x < 4 || y < 4 || x > 59 || y > 59
        let alpha: UInt8 = distance > 40 ? 0 : 255
        let ring: UInt8 = Int(distance / 5) % 2 == 0 ? 240 : 60
        pixels.append(
          Pixel(
            straightRed: isFrame ? 20 : ring, green: UInt8(x * 4), blue: UInt8(y * 4),
            alpha: alpha))
      }
    }
    return Scene.Image(Bitmap(size: PixelSize(width: 64, height: 64), pixels: pixels))
  }()

  private static func image(
    _ rect: CGRect, interpolation: Scene.ImagePlacement.Interpolation = .linear,
    stretch: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), tint: Color? = nil,
    transform: CGAffineTransform = .identity
  ) -> Scene.Node {
    Scene.Node(
      id: .init(1), transform: PlanarTransform(transform), bounds: rect,
      drawings: [
        .image(
          Scene.ImagePlacement(
            image: picture, destination: rect, stretch: stretch, scale: 2,
            magnification: interpolation, tint: tint))
      ])
  }

  private static func overlapping(opacity: Double) -> Scene.Node {
    Scene.Node(
      id: .init(0), opacity: opacity,
      drawings: [.fill(.rect(square(10, 70)), .color(red), rule: .nonZero)],
      children: [node([.fill(.rect(square(40, 70)), .color(blue), rule: .nonZero)])])
  }

  private static let shadowsParts: [Scene.Node] = [
    Scene.Node(
      id: .init(0),
      shadow: Scene.Shadow(
        color: Color(white: 0, alpha: 0.6), offset: CGSize(width: 3, height: 5), sigma: 4),
      drawings: [
        .fill(
          .path(Path(ellipseIn: CGRect(x: 15, y: 8, width: 36, height: 36))), .color(red),
          rule: .nonZero),
        .fill(
          .rect(CGRect(x: 60, y: 8, width: 40, height: 30)),
          .color(Color(white: 0.9, alpha: 0.6)), rule: .nonZero),
      ]),
    Scene.Node(
      id: .init(1),
      shadow: Scene.Shadow(
        color: blue, offset: CGSize(width: 0, height: 6), sigma: 3,
        path: Path(rect: CGRect(x: 20, y: 66, width: 80, height: 40))),
      drawings: [
        .fill(.rect(CGRect(x: 30, y: 62, width: 60, height: 36)), .color(.white), rule: .nonZero)
      ]),
  ]

  private static func glass(opacity: Double) -> Scene.Node {
    Scene.Node(
      id: .init(2), bounds: square(20, 80), opacity: opacity,
      children: [
        Scene.Node(
          id: .init(3), bounds: square(20, 80),
          backdrop: Scene.Backdrop(
            sigma: 6, saturation: 1.8, tint: Color(white: 1, alpha: 0.3), opacity: 1,
            shape: .roundedRect(square(20, 80), CornerRadii(16), .circular)))
      ])
  }

  private static let blends: [Scene.Node] =
    [image(square(0, 120))]
    + Scene.BlendMode.allCases.enumerated().map { index, mode in
      Scene.Node(
        id: .init(10 + index), blendMode: mode,
        drawings: [
          .fill(
            .rect(
              CGRect(
                x: 3 + CGFloat(index % 6) * 20, y: 3 + CGFloat(index / 6) * 20, width: 14,
                height: 14)), .color(Color(red: 0.8, green: 0.5, blue: 0.2, alpha: 0.8)),
            rule: .nonZero)
        ])
    }

  private static let perspectiveParts: [Scene.Node] = {
    var space = CATransform3DIdentity
    space.m34 = -1 / 200
    space = CATransform3DRotate(space, 0.9, 0, 1, 0)
    let move = CATransform3DMakeTranslation(60, 60, 0)
    let map = PlanarTransform(projecting: CATransform3DConcat(space, move))
    return [
      Scene.Node(
        id: .init(0), transform: map, bounds: square(-50, 100),
        drawings: [
          .fill(
            .roundedRect(square(-50, 100), CornerRadii(20), .circular),
            .axialGradient(
              rainbow, start: CGPoint(x: -50, y: 0), end: CGPoint(x: 50, y: 0)), rule: .nonZero),
          .image(Scene.ImagePlacement(image: picture, destination: square(-30, 60))),
          .stroke(
            .path(Path(ellipseIn: square(-44, 88))), Scene.StrokeStyle(width: 4), .color(.black)),
        ])
    ]
  }()

  private static func text() throws -> [Scene.Node] {
    let typesetter = try Typesetter()
    let style = ParagraphStyle(alignment: .center, lineBreak: .truncatingTail, lineLimit: 4)
    let layout = typesetter.layout(
      [
        StyledText("Typeset ", font: TextFont(size: 17)),
        StyledText("bold", font: TextFont(size: 17, weight: 700), color: red),
        StyledText(" and ", font: TextFont(size: 17)),
        StyledText("slanted", font: TextFont(size: 17, isItalic: true), isUnderlined: true),
        StyledText(" in several lines, the last one cut", font: TextFont(size: 17)),
      ], style: style, width: 110)
    return [
      Scene.Node(
        id: .init(0),
        transform: PlanarTransform(CGAffineTransform(translationX: 5, y: 10)),
        drawings: layout.drawings)
    ]
  }

  private static func icons() throws -> [Scene.Node] {
    let names = ["delete", "edit", "share", "like", "open", "close"]
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Icons")
    var drawings: [Scene.Drawing] = []
    for (index, name) in names.enumerated() {
      let data = try Data(contentsOf: folder.appendingPathComponent(name + ".svg"))
      let image = Scene.Image(svg: data, size: CGSize(width: 200, height: 200))
      let x = 6 + CGFloat(index % 3) * 40
      let y = 14 + CGFloat(index / 3) * 60
      drawings.append(
        .image(
          Scene.ImagePlacement(
            image: image, destination: CGRect(x: x, y: y, width: 28, height: 28))))
    }
    return [node(drawings)]
  }
}
