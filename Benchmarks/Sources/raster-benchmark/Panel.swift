import Bitmaps
import Foundation
import Geometry
import Scenes

/// A list of cards, 400 × 638 points, of which one moves: about a tenth of the picture changes.
enum Panel {
  static let cards: [CGRect] = (0..<9).map { index in
    CGRect(x: 12, y: 12 + CGFloat(index) * 69, width: 376, height: 60)
  }
  static let dots: [CGRect] = cards.map { card in
    CGRect(x: card.minX + 12, y: card.minY + 12, width: 36, height: 36)
  }
  static let moving = 4

  static func card(_ index: Int) -> Color {
    Color(red: 0.2 + 0.08 * Double(index), green: 0.5, blue: 0.9 - 0.07 * Double(index))
  }

  /// The panel at a moment; the moving card slides by half a point per step.
  static func scene(_ step: Int) -> Scene {
    let nodes = cards.indices.map { index in
      let shift = index == moving ? CGFloat(step % 40) * 0.5 - 10 : 0
      return Scene.Node(
        id: .init(index),
        transform: PlanarTransform(CGAffineTransform(translationX: shift, y: 0)),
        bounds: cards[index],
        drawings: [
          .fill(
            .roundedRect(cards[index], CornerRadii(12), .circular), .color(card(index)),
            rule: .nonZero),
          .fill(.path(Path(ellipseIn: dots[index])), .color(.white), rule: .nonZero),
        ])
    }
    return Scene(
      size: CGSize(width: 400, height: 638), background: Color(white: 0.95), nodes: nodes)
  }
}
