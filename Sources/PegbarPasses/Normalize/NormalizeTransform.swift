internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarScene

/// One transform as layers inside each other, outermost first.
struct TransformNodes {
  /// The layers; at least one.
  var layers: [NormalizedLayer]

  /// The outermost layer with `children` in the innermost.
  func wrapping(_ children: [NormalizedLayer]) -> NormalizedLayer {
    var result: NormalizedLayer?
    for var layer in layers.reversed() {
      layer.sublayers += result.map { [$0] } ?? children
      result = layer
    }
    return result ?? NormalizedLayer(name: "", bounds: Rect(x: 0, y: 0, width: 1, height: 1))
  }

  /// Changes the outermost layer: opacity, visibility and blending belong there.
  mutating func changeOuter(_ change: (inout NormalizedLayer) -> Void) {
    guard !layers.isEmpty else { return }
    change(&layers[0])
  }

  /// Changes the innermost layer: what is drawn and masks belong there.
  mutating func changeInner(_ change: (inout NormalizedLayer) -> Void) {
    guard !layers.isEmpty else { return }
    change(&layers[layers.count - 1])
  }
}

extension Normalization {
  /// The layers that move their content like a transform.
  ///
  /// Usually one. Core Animation's component key paths cannot express skew, nor a negative scale
  /// together with a turn; there each layer inside the other moves one component.
  func transformNodes(
    _ transform: Transform, of name: String, bounds: Rect, scale: Double, _ place: Place
  ) -> TransformNodes {
    var inner = NormalizedLayer(name: name, bounds: bounds)
    setAnchor(transform.anchor, &inner, scale)
    setScale(transform.scale, &inner)
    if !transform.skew.isAlways(0) {
      return skewedNodes(transform, inner, scale, place)
    }
    let turns = transform.orientsAlongPath || !transform.rotation.isAlways(0)
    guard turns, transform.scale.isEverNegativeOrZero else {
      setRotation(transform, &inner, place)
      setPosition(transform.position, &inner, scale, place)
      return TransformNodes(layers: [inner])
    }
    var outer = NormalizedLayer(name: "\(name) turn", bounds: bounds)
    setRotation(transform, &outer, place)
    setPosition(transform.position, &outer, scale, place)
    return TransformNodes(layers: [outer, inner])
  }

  // MARK: Position, anchor, scale, rotation

  private func setPosition(
    _ position: AnimatedPoint, _ layer: inout NormalizedLayer, _ scale: Double, _ place: Place
  ) {
    switch position {
    case .joined(.constant(let point)):
      layer.position = point
    case .joined(.keyed(let track)):
      let track = straight(track, scale: scale)
      reportBaked(track.fidelity, track.keys.count, "Position", place)
      layer.position = track.value(at: endTime)
      layer.tracks.append(NormalizedTrack(property: .position, keys: .point(track)))
    case .split(let x, let y):
      layer.position = Point(x: x.value(at: endTime), y: y.value(at: endTime))
      layer.addTrack(.positionX, x)
      layer.addTrack(.positionY, y)
    }
  }

  private func setAnchor(
    _ anchor: AnimatedPoint, _ layer: inout NormalizedLayer, _ scale: Double
  ) {
    layer.anchor = anchor.value(at: endTime)
    guard let track = joinedTrack(anchor, scale: scale) else { return }
    layer.tracks.append(NormalizedTrack(property: .anchor, keys: .point(track)))
  }

  private func setScale(_ scale: AnimatedPoint, _ layer: inout NormalizedLayer) {
    layer.scale = scale.value(at: endTime)
    switch scale {
    case .joined(.constant):
      return
    case .joined(.keyed(let track)):
      if track.keys.allSatisfy({ $0.value.x == $0.value.y }) {
        layer.addTrack(.scale, .keyed(track.map(\.x)))
      } else {
        layer.addTrack(.scaleX, .keyed(track.map(\.x)))
        layer.addTrack(.scaleY, .keyed(track.map(\.y)))
      }
    case .split(let x, let y):
      layer.addTrack(.scaleX, x)
      layer.addTrack(.scaleY, y)
    }
  }

  private func setRotation(
    _ transform: Transform, _ layer: inout NormalizedLayer, _ place: Place
  ) {
    let rotation = turn(of: transform)
    if transform.orientsAlongPath, let track = rotation.track {
      reportBaked(track.fidelity, track.keys.count, "Auto-Orient Along Path", place)
    }
    layer.rotation = rotation.value(at: endTime)
    layer.addTrack(.rotation, rotation)
  }

  /// The rotation, with the direction of the way added where the layer looks along it.
  private func turn(of transform: Transform) -> Animated<Double> {
    guard transform.orientsAlongPath else { return transform.rotation }
    let breaks = Set(transform.position.keyTimes + transform.rotation.keyTimes).sorted()
    guard !breaks.isEmpty else { return transform.rotation }
    var last: Double?
    // The direction comes as an angle in one turn; neighbouring samples are joined the short way.
    func angle(_ time: Double) -> Double {
      transform.rotation.value(at: time) + transform.position.orientation(at: time)
    }
    let sampler = AdaptiveSampler(
      tolerance: 0.5, shortest: shortest, value: angle, distance: Self.angularDistance)
    var result = sampler.keys(at: breaks)
    for index in result.keys.indices {
      if let last {
        result.keys[index].value = Self.unwrapped(result.keys[index].value, near: last)
      }
      last = result.keys[index].value
    }
    return .keyed(Track(result.keys, fidelity: .baked(error: result.error)))
  }

  /// The difference of two angles the short way; far apart ones cannot be blended.
  private static func angularDistance(_ left: Double, _ right: Double) -> Double {
    abs((left - right).remainder(dividingBy: 360))
  }

  private static func unwrapped(_ angle: Double, near other: Double) -> Double {
    other + (angle - other).remainder(dividingBy: 360)
  }

  // MARK: Skew

  /// A shear is a turn, a stretch and a turn back, so two layers inside each other express it:
  /// the inner one scales and turns, the outer one stretches, turns and moves.
  private func skewedNodes(
    _ transform: Transform, _ inner: NormalizedLayer, _ scale: Double, _ place: Place
  ) -> TransformNodes {
    var inner = inner
    var outer = NormalizedLayer(name: "\(inner.name) skew", bounds: inner.bounds)
    let rotation = turn(of: transform)
    let breaks = Set(
      transform.skew.keyTimes + transform.skewAxis.keyTimes + rotation.keyTimes
    ).sorted()
    func shear(_ time: Double) -> Shear {
      Shear(
        skew: transform.skew.value(at: time), axis: transform.skewAxis.value(at: time),
        rotation: rotation.value(at: time))
    }
    let end = shear(endTime)
    (inner.rotation, outer.rotation) = (end.innerTurn, end.outerTurn)
    outer.scale = end.stretch
    if !breaks.isEmpty {
      func add(_ property: Property, _ tolerance: Double, _ part: @escaping (Shear) -> Double)
        -> NormalizedTrack
      {
        let result = AdaptiveSampler(
          tolerance: tolerance, shortest: shortest, value: { part(shear($0)) },
          distance: Distance.of
        ).keys(at: breaks)
        return NormalizedTrack(
          property: property,
          keys: .number(Track(result.keys, fidelity: .baked(error: result.error))))
      }
      inner.tracks.append(add(.rotation, 0.05, \.innerTurn))
      outer.tracks.append(add(.scaleX, 0.0005, \.stretch.x))
      outer.tracks.append(add(.scaleY, 0.0005, \.stretch.y))
      outer.tracks.append(add(.rotation, 0.05, \.outerTurn))
      report(
        .motionBaked, "Skew was sampled", at: place.source, place.breadcrumb,
        outcome: .baked(keys: breaks.count, error: 0.05))
    }
    setPosition(transform.position, &outer, scale, place)
    guard transform.scale.isEverNegativeOrZero else {
      return TransformNodes(layers: [outer, inner])
    }
    var middle = NormalizedLayer(name: "\(inner.name) turn", bounds: inner.bounds)
    middle.rotation = inner.rotation
    middle.tracks = inner.tracks.filter { $0.property == .rotation }
    inner.rotation = 0
    inner.tracks.removeAll { $0.property == .rotation }
    return TransformNodes(layers: [outer, middle, inner])
  }
}

/// A shear and a rotation taken apart into turn, stretch, turn.
///
/// The shear by k along an axis is R(axis)·[1 0; k 1]·R(−axis) with k = tan(−skew), and
/// [1 0; k 1] = R(a)·diag(q + k/2, q − k/2)·R(b) with q = √(1 + k²/4), half = atan(−k/2),
/// a = (half − 90°)/2, b = (half + 90°)/2: its singular value decomposition, smooth in k.
struct Shear {
  /// The turn before the stretch, in degrees.
  var innerTurn: Double
  /// The stretch.
  var stretch: Point
  /// The turn after the stretch with the rotation in it, in degrees.
  var outerTurn: Double

  init(skew: Double, axis: Double, rotation: Double) {
    let angle = min(max(skew, -89.9), 89.9)
    let (sine, cosine) = sineAndCosine(degrees: -angle)
    let k = sine / cosine
    let q = (1 + k * k / 4).squareRoot()
    let half = angleInDegrees(Point(x: 1, y: -k / 2))
    innerTurn = axis + (half - 90) / 2
    stretch = Point(x: q + k / 2, y: q - k / 2)
    outerTurn = (half + 90) / 2 - axis + rotation
  }
}
