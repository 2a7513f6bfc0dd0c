internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

extension PropertyImporter {
  /// Returns a vector as a point multiplied by `factor`, or the default if the file has none; the
  /// third component is ignored.
  ///
  /// If the easing of x and y differs, each has its own keyframes. A motion path keeps both
  /// together, with the easing of the first component (lottie-web PropertyFactory.js).
  func point(
    _ source: SourceProperty<Vector>?, _ label: String, factor: Double = 1,
    else defaultValue: Point = .zero
  ) -> AnimatedPoint {
    guard let source else { return .constant(defaultValue) }
    let driven = driven(slots.resolved(source, label), label)
    let property = driven.property
    defer { reportLimit(label, at: property.source) }
    let keys = property.keyframes
    let result: AnimatedPoint
    if keys.dropLast().contains(where: \.isCurved) {
      result = .joined(spatial(property, label, factor: factor) ?? .constant(defaultValue))
    } else if keys.dropLast().contains(where: easesDifferently) {
      result = split(keys, factor: factor)
    } else {
      let joined = converted(property) { scaled($0, by: factor) }
      result = .joined(joined ?? .constant(defaultValue))
    }
    if let first = property.firstValue {
      slots.remember(.point(scaled(first, by: factor)), of: property.slot)
    }
    return driven.played(result, factor: factor)
  }

  private func easesDifferently(_ key: Keyframe<Vector>) -> Bool {
    !key.isHold && key.easing.count > 1 && !key.easing[0].times(like: key.easing[1])
  }

  private func scaled(_ vector: Vector, by factor: Double) -> Point {
    limited(Point(x: vector.x * factor, y: vector.y * factor))
  }

  private func split(_ keys: [Keyframe<Vector>], factor: Double) -> AnimatedPoint {
    let x = keys.map { key($0, limited($0.value.x * factor), easing: $0.easing.first) }
    let y = keys.map { key($0, limited($0.value.y * factor), easing: $0.handles(of: 1)) }
    return .split(x: animated(x) ?? .constant(0), y: animated(y) ?? .constant(0))
  }

  private func spatial(
    _ property: SourceProperty<Vector>, _ label: String, factor: Double
  ) -> Animated<Point>? {
    let source = property.keyframes
    if source.dropLast().contains(where: easesDifferently) {
      log.report(
        .componentEasing,
        "\(label) has a motion path, but x and y have different easing; the easing of x is used",
        at: property.source, outcome: .approximated(error: nil))
    }
    let keys = source.map { key($0, scaled($0.value, by: factor), easing: $0.easing.first) }
    return animated(keys.bent(like: source, limited: limited) { scaled($0, by: factor) })
  }
}

extension AnimatedPoint {
  /// Returns a point with separated dimensions, unless it is constant.
  static func separated(x: Animated<Double>, y: Animated<Double>) -> AnimatedPoint {
    let point = AnimatedPoint.split(x: x, y: y)
    return point.constant.map { .constant($0) } ?? point
  }
}
