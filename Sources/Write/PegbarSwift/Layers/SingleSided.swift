internal import PegbarGeometry
internal import PegbarScene

extension NormalizedLayer {
  /// Returns `true` if the layer rotates about x or y and its back never faces the viewer.
  ///
  /// Such a layer is single-sided, so that Core Animation does not draw its invisible side.
  func showsItsFrontAlone(in host: NormalizedLayer) -> Bool {
    guard let distance = host.perspective, distance > 0, host.rotationX == 0, host.rotationY == 0,
      !host.has(.rotationX), !host.has(.rotationY), standsStill
    else { return false }
    let turning = tracks.filter { [.rotationX, .rotationY].contains($0.property) }
    guard turning.count == 1, let track = turning.first, case .number(let keys) = track.keys,
      let (low, high) = keys.span, high - low < 180
    else { return false }
    let isPitch = track.property == .rotationX
    guard isPitch ? rotationY == 0 : rotationX == 0 else { return false }
    // The distance of the viewer, who is above the host's anchor point, from the axis.
    let eye = isPitch ? position.y - host.anchor.y : host.anchor.x - position.x
    return [low, high].allSatisfy { degrees in
      // The viewer's distance along the direction of the front.
      let (sine, cosine) = sineAndCosine(degrees: degrees)
      return eye * sine + (distance - zPosition) * cosine > 0
    }
  }

  /// `true` if only rotations about x and y move the layer, and nothing mirrors it.
  private var standsStill: Bool {
    !keepsDepth && perspective == nil && rotation == 0 && scale.x > 0 && scale.y > 0
      && !tracks.map(\.property).contains {
        $0.placesLayer && $0 != .rotationX && $0 != .rotationY
      }
  }
}

extension Track where Value == Double {
  /// The minimum and maximum value, or `nil` if easing overshoots without a known bound.
  fileprivate var span: (low: Double, high: Double)? {
    guard repetition?.isCumulative != true, var low = keys.first?.value else { return nil }
    var high = low
    for (key, next) in zip(keys, keys.dropFirst()) {
      var values = [key.value, next.value]
      switch key.curve {
      case .linear, .hold: break
      case .bezier(let curve):
        guard (0...1).contains(curve.y1), (0...1).contains(curve.y2) else { return nil }
      case .spring(let spring):
        // The first swing is the widest, and samples of it are as precise as a frame.
        let span = next.time - key.time
        values += (0...240).map { step in
          let progress = spring.progress(after: span * Double(step) / 240)
          return key.value + (next.value - key.value) * progress
        }
      }
      for value in values { (low, high) = (min(low, value), max(high, value)) }
    }
    return low.isFinite && high.isFinite ? (low, high) : nil
  }
}
