internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// A vector as a point, multiplied with `factor`; its third component does not count.
  ///
  /// Where the easing of x and y differs, each gets its own keys. A motion path keeps both
  /// together: it is eased by the first component (lottie-web PropertyFactory.js).
  func point(
    _ property: SourceProperty<Vector>, _ label: String, factor: Double = 1, default value: Point = .zero
  ) -> AnimatedPoint {
    let property = slot(property.slot, at: property.source)?.vector ?? property
    let keys = property.keyframes
    let bends = keys.contains { $0.spatialOut != nil || $0.spatialIn != nil }
    if !bends, keys.contains(where: easesDifferently) {
      reportExpression(of: property, label)
      return split(keys, factor: factor)
    }
    if bends { return .joined(spatial(property, label, factor: factor) ?? .constant(value)) }
    reportExpression(of: property, label)
    return .joined(
      joined(property, factor: factor) ?? .constant(value))
  }

  private func easesDifferently(_ key: Keyframe<Vector>) -> Bool {
    !key.isHold && key.easing.count > 1 && key.easing[0] != key.easing[1]
  }

  private func joined(_ property: SourceProperty<Vector>, factor: Double) -> Animated<Point>? {
    switch property.animation {
    case .fixed(let value):
      .constant(Point(x: value.x * factor, y: value.y * factor))
    case .keyed(let keys):
      animated(
        keys.map {
          key($0, Point(x: $0.value.x * factor, y: $0.value.y * factor), easing: $0.easing.first)
        })
    }
  }

  private func split(_ keys: [Keyframe<Vector>], factor: Double) -> AnimatedPoint {
    let x = keys.map { key($0, $0.value.x * factor, easing: $0.easing.first) }
    let y = keys.map {
      key($0, $0.value.y * factor, easing: $0.easing.count > 1 ? $0.easing[1] : $0.easing.first)
    }
    return .split(x: animated(x) ?? .constant(0), y: animated(y) ?? .constant(0))
  }

  private func spatial(
    _ property: SourceProperty<Vector>, _ label: String, factor: Double
  ) -> Animated<Point>? {
    let source = property.keyframes
    if source.dropLast().contains(where: easesDifferently) {
      report(
        .componentEasing,
        "\(label) follows a motion path but x and y are eased differently; x decides",
        at: property.source, outcome: .approximated(error: nil))
    }
    reportExpression(of: property, label)
    func point(_ vector: Vector) -> Point { Point(x: vector.x * factor, y: vector.y * factor) }
    var keys = source.map { key($0, point($0.value), easing: $0.easing.first) }
    for index in keys.indices.dropLast() where !source[index].isHold {
      guard source[index].spatialOut != nil || source[index].spatialIn != nil else { continue }
      keys[index].motionPath = MotionPath(
        control1: keys[index].value + point(source[index].spatialOut ?? .zero),
        control2: keys[index + 1].value + point(source[index].spatialIn ?? .zero))
    }
    return animated(keys)
  }
}
