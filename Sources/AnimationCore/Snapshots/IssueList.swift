import Foundation
import Scenes

/// What a picture could not show exactly, each thing once per layer, in the order it was met.
@MainActor final class IssueList {
  private(set) var all: [RenderIssue] = []

  /// Notes what is missing from a layer.
  func note(_ layer: CALayer, values: LayerValues) {
    if case .other = values.contents {
      add("CALayer.contents", layer, "The object is no picture and is not drawn.")
    }
    if case .drawing(let drawing) = values.contents {
      for issue in drawing.issues where !all.contains(issue) { all.append(issue) }
    }
    if let text = layer as? CATextLayer, text.string != nil, CATextLayer.typesetter == nil {
      add("CATextLayer.string", layer, "No typesetter is installed, so the text is not drawn.")
    }
    if let replicator = layer as? CAReplicatorLayer, replicator.preservesDepth {
      add("CAReplicatorLayer.preservesDepth", layer, "Copies are flattened.")
    }
  }

  private func add(_ api: String, _ layer: CALayer, _ message: String) {
    let location = layer.name ?? String(describing: type(of: layer))
    let issue = RenderIssue(api: api, location: location, message: message)
    if !all.contains(issue) { all.append(issue) }
  }
}
