/// Finds the nearest of up to 256 colours in Oklab.
struct NearestColors {
  /// Eight colours side by side.
  private struct Block {
    var l: SIMD8<Float>
    var a: SIMD8<Float>
    var b: SIMD8<Float>
  }

  private var blocks: [Block] = []

  init(_ colors: [Oklab]) {
    let far = Oklab(lanes: SIMD4(repeating: 1e6))
    for start in stride(from: 0, to: colors.count, by: 8) {
      var block = Block(l: .zero, a: .zero, b: .zero)
      for lane in 0..<8 {
        let color = start + lane < colors.count ? colors[start + lane] : far
        block.l[lane] = color.lanes.x
        block.a[lane] = color.lanes.y
        block.b[lane] = color.lanes.z
      }
      blocks.append(block)
    }
  }

  /// The nearest colour's position, the lowest among equals, and its squared distance.
  func nearest(to color: Oklab) -> (index: Int, squaredDistance: Float) {
    let l = SIMD8<Float>(repeating: color.lanes.x)
    let a = SIMD8<Float>(repeating: color.lanes.y)
    let b = SIMD8<Float>(repeating: color.lanes.z)
    var best = SIMD8<Float>(repeating: .infinity)
    var positions = SIMD8<Int32>(repeating: 0)
    for index in blocks.indices {
      let dl = blocks[index].l - l
      let da = blocks[index].a - a
      let db = blocks[index].b - b
      let distance = dl * dl + da * da + db * db
      let closer = distance .< best
      best.replace(with: distance, where: closer)
      positions.replace(with: SIMD8(repeating: Int32(index)), where: closer)
    }
    var winner = 0
    for lane in 1..<8 {
      if best[lane] < best[winner]
        || (best[lane] == best[winner] && positions[lane] < positions[winner])
      {
        winner = lane
      }
    }
    return (Int(positions[winner]) * 8 + winner, best[winner])
  }
}
