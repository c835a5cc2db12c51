// How long a picture of a layer tree takes, by the number of layers.
//
//     swift run -c release --package-path Benchmarks layer-benchmark
//
// Three kinds of tree: nothing animates; every layer runs one animation; every layer runs three, a
// spring and a keyframe animation among them. Times are medians of at least 20 pictures, in
// processor time, so that a busy machine does not count.

import Foundation
import QuartzCore

/// A tree of rounded, coloured layers, ten to a parent.
@MainActor func makeTree(layers count: Int, animations: Int) -> LayerContext {
  VirtualClock.current = VirtualClock()
  let root = CALayer()
  root.bounds = CGRect(x: 0, y: 0, width: 400, height: 638)
  let context = LayerContext(layer: root, size: root.bounds.size)
  var layers = [root]
  for index in 1..<count {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
    layer.position = CGPoint(x: index % 40, y: index % 64)
    layer.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
    layer.cornerRadius = 4
    layers[(index - 1) / 10].addSublayer(layer)
    layers.append(layer)
  }
  CATransaction.flush()
  for layer in layers { animate(layer, animations) }
  CATransaction.flush()
  return context
}

@MainActor func animate(_ layer: CALayer, _ count: Int) {
  if count > 0 {
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = CGPoint(x: -20, y: 0)
    move.toValue = CGPoint.zero
    move.isAdditive = true
    move.duration = 1
    move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(move, forKey: "move")
  }
  if count > 1 {
    let spring = CASpringAnimation(keyPath: "transform.scale")
    spring.fromValue = 0.5
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: "spring")
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [0.2, 1, 0.5]
    fade.duration = 1
    layer.add(fade, forKey: "fade")
  }
}

/// The median processor time of several runs, in milliseconds.
@MainActor func median(of runs: Int, _ work: (Int) -> Void) -> Double {
  let times = (0..<runs).map { run in
    let start = clock()
    work(run)
    return Double(clock() - start) * 1e3 / Double(CLOCKS_PER_SEC)
  }
  return times.sorted()[runs / 2]
}

@MainActor func report() {
  print("| layers | animations each | picture, ms | per layer, µs | commit of all, ms |")
  print("| ---: | ---: | ---: | ---: | ---: |")
  for animations in [0, 1, 3] {
    for count in [100, 1_000, 10_000] {
      let commit = median(of: 5) { _ in _ = makeTree(layers: count, animations: animations) }
      let context = makeTree(layers: count, animations: animations)
      var nodes = 0
      let picture = median(of: max(20, 20_000 / count)) { run in
        let scene = context.snapshot(at: Double(run % 50) / 50)
        nodes += scene.nodes.count
      }
      func text(_ value: Double, _ digits: Int) -> String {
        String(format: "%.\(digits)f", value)
      }
      print(
        "| \(count) | \(animations) | \(text(picture, 3)) |",
        "\(text(picture * 1e3 / Double(count), 2)) | \(text(commit, 2)) |")
    }
  }
}

MainActor.assumeIsolated { report() }
