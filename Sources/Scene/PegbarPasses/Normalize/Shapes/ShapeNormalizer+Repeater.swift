internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

extension ShapeNormalizer {
  /// Returns the copies of layers that a repeater makes, back to front.
  ///
  /// Their number is the largest at any time. Copies beyond the current number are hidden.
  func copies(
    of layers: [NormalizedLayer], _ repeater: Repeater, name: String, in space: DrawingSpace
  ) -> [NormalizedLayer] {
    let counts = CopyCounts(repeater, sampler)
    var count = counts.largest
    let size = layers.reduce(0) { $0 + $1.layerCount + $1.outlineWeight } + 1
    let available = copyBudget.remaining / size
    if count > available {
      count = available
      log.report(
        .repeatedLayers,
        """
        Repeaters require more than \(sampler.options.limits.text(\.repeatedLayers)); some copies \
        of '\(name)' are dropped
        """,
        at: space.place, outcome: .dropped)
    }
    _ = copyBudget.takes(count * size)
    let indices = (0..<count).reversed()
    return (repeater.order == .below ? Array(indices) : indices.reversed()).flatMap { index in
      copy(index, counts, of: layers, named: "\(name) copy \(index + 1)", in: space)
    }
  }

  private func copy(
    _ index: Int, _ counts: CopyCounts, of layers: [NormalizedLayer], named name: String,
    in space: DrawingSpace
  ) -> [NormalizedLayer] {
    let steps = CopySteps(counts.repeater, index: index, sampler, scale: space.scale)
    let opacity = copyOpacity(index, counts)
    guard !opacity.isAlways(0) else { return [] }
    let isHidden = counts.hiding(copy: index)
    if isHidden == nil, opacity.isAlways(1), steps.changesNothing { return layers }
    var nodes = transforms.nodes(steps.inner, of: name, bounds: space.bounds, scale: space.scale)
    if let outer = steps.outer {
      let around = transforms.nodes(
        outer, of: "\(name) scale", bounds: space.bounds, scale: space.scale)
      nodes.layers = around.layers + nodes.layers
    }
    nodes.changeOuter { outer in
      sampler.setOpacity(opacity, &outer)
      guard let isHidden else { return }
      sampler.set(.isHidden, of: &outer, to: .keyed(isHidden))
    }
    return [nodes.wrapping(layers)]
  }

  /// Returns the opacity of a copy; the number of copies determines the size of the steps.
  private func copyOpacity(_ index: Int, _ counts: CopyCounts) -> Animated<Double> {
    let repeater = counts.repeater
    func value(_ time: Double) -> Double {
      repeater.opacity(ofCopy: index, of: repeater.copyCount(at: time), at: time)
    }
    let isEven = repeater.startOpacity == repeater.endOpacity
    if isEven, repeater.startOpacity.constant != nil { return .constant(value(0)) }
    let times =
      repeater.startOpacity.keyTimes + repeater.endOpacity.keyTimes
      + (isEven ? [] : counts.changes.map(\.time))
    let before = times.min().map { [$0 - 1] } ?? []
    return sampler.derived(from: before + times, tolerance: sampler.options.colorTolerance, value)
  }
}

extension NormalizedLayer {
  /// The number of layers that the points of all its outlines count as, because a copy writes them
  /// in full.
  fileprivate var outlineWeight: Int {
    var weight = 0
    forEachLayer { layer in
      guard case .shape(let shape) = layer.content else { return }
      weight += shape.path.sampleWeight / Limits.pointsOfLayer
    }
    return weight
  }
}

/// The placement of a copy, as transforms that layers can play.
///
/// Rotation and scale are about the anchor point, followed by the position. An even scale requires
/// one transform. Otherwise, the rotation is inside the scale.
private struct CopySteps {
  var inner: Transform
  var outer: Transform?

  var changesNothing: Bool { inner.changesNothing && outer?.changesNothing ?? true }

  init(_ repeater: Repeater, index: Int, _ sampler: TrackSampler, scale: Double) {
    let step = repeater.step
    let rotation = Self.rotation(repeater, index, sampler)
    let factors = Self.scale(repeater, index, sampler)
    let position = Self.position(repeater, index, sampler, scale)
    if step.scale.isEven || rotation.isAlways(0) {
      inner = Transform(anchor: step.anchor, position: position, scale: factors, rotation: rotation)
    } else {
      inner = Transform(anchor: step.anchor, rotation: rotation)
      outer = Transform(position: position, scale: factors)
    }
  }

  private static func rotation(
    _ repeater: Repeater, _ index: Int, _ sampler: TrackSampler
  ) -> Animated<Double> {
    let rotation = repeater.step.rotation
    let steps = repeater.offset.map { Double(index) + $0 }
    if let steps = steps.constant { return rotation.map { $0 * steps } }
    if let rotation = rotation.constant { return steps.map { $0 * rotation } }
    return sampler.derived(from: rotation.keyTimes + steps.keyTimes, tolerance: 0.02) {
      rotation.value(at: $0) * (Double(index) + repeater.offset.value(at: $0))
    }
  }

  private static func scale(
    _ repeater: Repeater, _ index: Int, _ sampler: TrackSampler
  ) -> AnimatedPoint {
    let scale = repeater.step.scale
    func value(_ time: Double) -> Point {
      let factors = Repeater.scale(
        scale.value(at: time), ofCopy: index, offset: repeater.offset.value(at: time))
      func bounded(_ factor: Double) -> Double {
        factor.isFinite ? min(max(factor, -1e6), 1e6) : 0
      }
      return Point(x: bounded(factors.x), y: bounded(factors.y))
    }
    if scale.isAlways(.one) { return .constant(.one) }
    if repeater.offset.isAlways(0), index == 1 { return scale }
    return .joined(
      sampler.derived(from: scale.keyTimes + repeater.offset.keyTimes, tolerance: 0.0003, value))
  }

  private static func position(
    _ repeater: Repeater, _ index: Int, _ sampler: TrackSampler, _ scale: Double
  ) -> AnimatedPoint {
    let (anchor, position) = (repeater.step.anchor, repeater.step.position)
    if let offset = repeater.offset.constant {
      let steps = Double(index) + offset
      if let anchor = anchor.constant { return position.map { anchor + $0 * steps } }
      if let step = position.constant { return anchor.map { $0 + step * steps } }
    }
    return .joined(
      sampler.derived(
        from: anchor.keyTimes + position.keyTimes + repeater.offset.keyTimes,
        tolerance: sampler.options.tolerance / scale, scale: scale
      ) { time in
        anchor.value(at: time)
          + position.value(at: time) * (Double(index) + repeater.offset.value(at: time))
      })
  }
}

/// The number of copies that a repeater draws over time.
private struct CopyCounts {
  let repeater: Repeater
  /// The number before the first change.
  let first: Int
  /// The times at which the number changes, ascending.
  private(set) var changes: [(time: Double, count: Int)] = []

  /// The precision of changes in seconds, finer than written times.
  private static let moment = 1e-9

  /// The largest number at any time.
  var largest: Int { changes.reduce(first) { max($0, $1.count) } }

  init(_ repeater: Repeater, _ sampler: TrackSampler) {
    self.repeater = repeater
    let times = repeater.copies.keyTimes
    let before = (times.first ?? 0) - 1
    first = repeater.copyCount(at: before)
    var last = (time: before, count: first)
    for (start, end) in zip(times, times.dropFirst()) where end > start {
      // Easing may move back and forth within a segment.
      let steps = (end - start) * sampler.frameRate * 4
      let count = Int(min(max(steps.rounded(.up), 8), 2000))
      for step in 0...count {
        let time =
          step == count
          ? end - (end - start) * 1e-7 : start + (end - start) * Double(step) / Double(count)
        find(until: time, &last, sampler.budget)
      }
    }
    if let end = times.last { find(until: end, &last, sampler.budget) }
  }

  /// Adds the changes up to a time, by bisection.
  private mutating func find(
    until end: Double, _ last: inout (time: Double, count: Int), _ budget: WorkBudget
  ) {
    let count = repeater.copyCount(at: end)
    guard count != last.count else {
      last.time = end
      return
    }
    let middle = last.time + (end - last.time) / 2
    // For large times, the nearest representable numbers differ by more than `moment`.
    guard end - last.time >= Self.moment, last.time < middle, middle < end, budget.takes(1) else {
      changes.append((end, count))
      last = (end, count)
      return
    }
    find(until: middle, &last, budget)
    find(until: end, &last, budget)
  }

  /// Returns the flag that hides a copy, or `nil` if it is always visible.
  func hiding(copy index: Int) -> Track<Bool>? {
    guard first <= index || changes.contains(where: { $0.count <= index }) else { return nil }
    let start = min(changes.first?.time ?? 0, 0) - 1
    return Track.jumping(([(start, first)] + changes).map { ($0.0, $0.1 <= index) })
  }
}
