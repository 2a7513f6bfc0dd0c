internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// One transform as nested layers, outermost first.
struct TransformNodes {
  /// The layers, at least one.
  var layers: [NormalizedLayer]

  /// Returns the outermost layer with `children` in the innermost.
  func wrapping(_ children: [NormalizedLayer]) -> NormalizedLayer {
    var result: NormalizedLayer?
    for var layer in layers.reversed() {
      layer.sublayers += result.map { [$0] } ?? children
      result = layer
    }
    return result ?? .blank
  }

  /// Changes the outermost layer, which has opacity, visibility, and blend mode.
  mutating func changeOuter(_ change: (inout NormalizedLayer) -> Void) {
    if let first = layers.indices.first { change(&layers[first]) }
  }

  /// Changes the innermost layer, which has the content and masks.
  mutating func changeInner(_ change: (inout NormalizedLayer) -> Void) {
    if let last = layers.indices.last { change(&layers[last]) }
  }
}

/// Converts transforms to layers that move their content.
struct TransformNormalizer {
  let sampler: TrackSampler
  /// The properties of the source that parameters set.
  var parameters: ParameterSources { sampler.parameters }

  /// Returns the layers that move their content like a transform.
  ///
  /// Usually one. The component key paths of Core Animation cannot express skew, or a negative
  /// scale together with a rotation. Nested layers then apply one component each.
  ///
  /// - Parameter source: The JSON path of the transform, or an empty string if no parameter sets
  ///   it.
  func nodes(
    _ transform: Transform, of name: String, bounds: Rect, scale: Double, source: String = ""
  ) -> TransformNodes {
    var inner = NormalizedLayer(name: name, bounds: bounds)
    inner.anchor = transform.anchor.value(at: sampler.endTime)
    inner.addTrack(
      .anchor, sampler.joinedTrack(transform.anchor, scale: scale * transform.maximumScale))
    inner.scale = transform.scale.value(at: sampler.endTime)
    if case .joined(.keyed(let track)) = transform.scale, transform.scale.isEven {
      inner.addTrack(.scale, track.map(\.x))
    } else {
      inner.addTrack(.scaleX, transform.scale.x)
      inner.addTrack(.scaleY, transform.scale.y)
    }
    parameters.bind(.scale, of: &inner, to: .scale(of: source), transform.scale.constant)
    if !transform.skew.isAlways(0) { return skewedNodes(transform, inner, scale, source) }
    var nodes = TransformNodes(layers: flips(of: transform, in: inner))
    let turns =
      transform.orientsAlongPath || !transform.rotation.isAlways(0)
      || parameters.bindsRotation(source)
    if turns, transform.scale.isEverNegativeOrZero {
      nodes.layers.insert(NormalizedLayer(name: "\(name) turn", bounds: bounds), at: 0)
    }
    nodes.changeOuter { outer in
      let turn = turn(of: transform)
      sampler.set(.rotation, of: &outer, to: turn)
      if turn.constant != nil { parameters.bindRotation(of: &outer, to: source, transform) }
      setPosition(transform.position, &outer, scale)
      parameters.bindPosition(of: &outer, to: source, transform)
    }
    return nodes
  }

  /// Returns the layers that scale their content, outermost first.
  ///
  /// Usually one. Core Animation may decompose the matrix again for each animation, and only the
  /// last one can then mirror. If both factors are ever negative, each is applied by a layer.
  private func flips(of transform: Transform, in inner: NormalizedLayer) -> [NormalizedLayer] {
    guard inner.has(.scaleX) || inner.has(.scaleY), transform.scale.x.range.low < 0,
      transform.scale.y.range.low < 0
    else { return [inner] }
    var (outer, inner) = (NormalizedLayer(name: "\(inner.name) flip", bounds: inner.bounds), inner)
    outer.scale.y = inner.scale.y
    outer.tracks = inner.tracks.filter { $0.property == .scaleY }
    inner.scale.y = 1
    inner.tracks.removeAll { $0.property == .scaleY }
    return [outer, inner]
  }

  // MARK: Position, rotation

  func setPosition(_ position: AnimatedPoint, _ layer: inout NormalizedLayer, _ scale: Double) {
    switch position {
    case .joined(let point):
      sampler.set(.position, of: &layer, to: sampler.travelled(point, scale: scale))
    case .split(let x, let y):
      sampler.set(.positionX, of: &layer, to: x)
      sampler.set(.positionY, of: &layer, to: y)
    }
  }

  /// Returns the rotation, including the direction of motion if the layer is oriented along its
  /// path.
  func turn(of transform: Transform) -> Animated<Double> {
    guard transform.orientsAlongPath else { return transform.rotation }
    var source = KeyTimes()
    source.add(transform.position)
    source.add(transform.rotation)
    guard !source.breaks.isEmpty else { return transform.rotation }
    let result = sampler.sampled(source.breaks, tolerance: 0.25, easing: source.easing) { time in
      Heading(
        rotation: transform.rotation.value(at: time),
        direction: transform.position.orientation(at: time))
    }
    var direction: Double?
    let keys = result.keys.map { key in
      let next = Heading.unwrapped(key.value.direction, near: direction ?? key.value.direction)
      direction = next
      return Key(time: key.time, value: key.value.rotation + next, curve: key.curve)
    }
    return .keyed(Track(keys, fidelity: result.fidelity()))
  }

  // MARK: Skew

  /// Returns the nested layers of a transform with skew.
  ///
  /// A shear is a rotation, a stretch, and a rotation back, so two nested layers express it. The
  /// inner one scales and rotates, and the outer one stretches, rotates, and moves.
  private func skewedNodes(
    _ transform: Transform, _ inner: NormalizedLayer, _ scale: Double, _ source: String
  ) -> TransformNodes {
    var inner = inner
    var outer = NormalizedLayer(name: "\(inner.name) skew", bounds: inner.bounds)
    let rotation = turn(of: transform)
    let end = Shear(transform, rotation: rotation, at: sampler.endTime)
    (inner.rotation, outer.rotation) = (end.innerTurn, end.outerTurn)
    outer.scale = end.stretch
    if transform.skew.constant != nil, transform.skewAxis.constant != nil {
      // A static skew only adds to the rotation, which keeps its keyframes.
      let added = end.outerTurn - rotation.value(at: sampler.endTime)
      outer.addTrack(.rotation, rotation.map { $0 + added })
      parameters.bindRotation(of: &outer, to: source, transform)
    } else {
      addShearTracks(transform, rotation, &inner, &outer)
    }
    setPosition(transform.position, &outer, scale)
    parameters.bindPosition(of: &outer, to: source, transform)
    guard transform.scale.isEverNegativeOrZero else {
      return TransformNodes(layers: [outer, inner])
    }
    let scaled = flips(of: transform, in: inner)
    var middle = NormalizedLayer(name: "\(inner.name) turn", bounds: inner.bounds)
    middle.rotation = inner.rotation
    middle.tracks = inner.tracks.filter { $0.property == .rotation }
    let inside = scaled.map { layer in
      var layer = layer
      layer.rotation = 0
      layer.tracks.removeAll { $0.property == .rotation }
      return layer
    }
    return TransformNodes(layers: [outer, middle] + inside)
  }

  private func addShearTracks(
    _ transform: Transform, _ rotation: Animated<Double>, _ inner: inout NormalizedLayer,
    _ outer: inout NormalizedLayer
  ) {
    // Uses the keyframes of the source, because a sampled rotation has many more.
    var source = KeyTimes()
    source.add(transform.skew)
    source.add(transform.skewAxis)
    source.add(transform.rotation)
    if transform.orientsAlongPath { source.add(transform.position) }
    let (breaks, easing) = (source.breaks, source.easing)
    func track(_ tolerance: Double, _ part: @escaping (Shear) -> Double) -> Track<Double> {
      sampler.sampled(breaks, tolerance: tolerance, easing: easing) {
        part(Shear(transform, rotation: rotation, at: $0))
      }.track()
    }
    inner.addTrack(.rotation, track(0.02, \.innerTurn))
    outer.addTrack(.scaleX, track(0.0003, \.stretch.x))
    outer.addTrack(.scaleY, track(0.0003, \.stretch.y))
    outer.addTrack(.rotation, track(0.02, \.outerTurn))
  }
}

/// A rotation and the direction of a motion, which turns the short way from keyframe to keyframe.
private struct Heading: SampledValue {
  var rotation: Double
  var direction: Double

  /// Empty, because the direction does not blend as a number.
  var numbers: [Double] { [] }

  static func interpolate(_ from: Heading, _ to: Heading, _ fraction: Double) -> Heading {
    let end = unwrapped(to.direction, near: from.direction)
    return Heading(
      rotation: .interpolate(from.rotation, to.rotation, fraction),
      direction: .interpolate(from.direction, end, fraction))
  }

  func rounded(_ steps: Double) -> Heading {
    Heading(rotation: rotation.rounded(steps), direction: direction.rounded(steps))
  }

  /// Returns the difference of rotation and direction together, ignoring whole turns of the
  /// direction.
  static func distance(_ left: Heading, _ right: Heading) -> Double {
    abs(
      left.rotation - right.rotation
        + (left.direction - right.direction).remainder(dividingBy: 360))
  }

  static func unwrapped(_ angle: Double, near other: Double) -> Double {
    other + (angle - other).remainder(dividingBy: 360)
  }
}

/// A shear and a rotation, decomposed into rotation, stretch, rotation.
///
/// The shear by k along an axis is R(axis)·[1 0; k 1]·R(−axis) with k = tan(−skew), and [1 0; k 1]
/// = R(a)·diag(q + k/2, q − k/2)·R(b) with q = √(1 + k²/4), half = atan(−k/2), a = (half − 90°)/2,
/// b = (half + 90°)/2: its singular value decomposition, smooth in k.
struct Shear {
  /// The rotation before the stretch, in degrees.
  var innerTurn: Double
  /// The stretch factors.
  var stretch: Point
  /// The rotation after the stretch, including that of the transform, in degrees.
  var outerTurn: Double

  init(_ transform: Transform, rotation: Animated<Double>, at time: Double) {
    self.init(
      skew: transform.skew.value(at: time), axis: transform.skewAxis.value(at: time),
      rotation: rotation.value(at: time))
  }

  init(skew: Double, axis: Double, rotation: Double) {
    // A half turn does not change a shear, and at a quarter turn it is undefined.
    let angle = min(max(skew.remainder(dividingBy: 180), -89.9), 89.9)
    let (sine, cosine) = sineAndCosine(degrees: -angle)
    let k = sine / cosine
    let q = (1 + k * k / 4).squareRoot()
    let half = angleInDegrees(Point(x: 1, y: -k / 2))
    innerTurn = axis + (half - 90) / 2
    stretch = Point(x: q + k / 2, y: q - k / 2)
    outerTurn = (half + 90) / 2 - axis + rotation
  }
}
