import Foundation

/// The effect of a property animation on its property.
struct PropertyTrack {
  private enum Source {
    case basic(BasicValues, Spring?)
    case keyframes(Keyframes)
  }

  private let path: AnimatedPath
  private let isAdditive: Bool
  private let isCumulative: Bool
  private let source: Source

  /// Creates a track; `nil`, with a violation, if the animation cannot have an effect.
  init?(_ animation: CAPropertyAnimation, for layer: CALayer) {
    guard let keyPath = animation.keyPath else {
      Shim.violate("\(layer.label): an animation without a key path")
      return nil
    }
    guard let path = AnimatedPath(keyPath, of: layer.kind), path.property.animation != .none else {
      Shim.violate("\(layer.label): \(keyPath) does not animate")
      return nil
    }
    self.path = path
    (isAdditive, isCumulative) = (animation.isAdditive, animation.isCumulative)
    let what = "\(layer.label), \(keyPath)"
    switch animation {
    case let basic as CABasicAnimation:
      guard let values = BasicValues(basic, path.type, what) else { return nil }
      source = .basic(values, (basic as? CASpringAnimation).flatMap { Self.spring($0, what) })
    case let keyframes as CAKeyframeAnimation:
      guard let read = Keyframes(keyframes, path.type, what) else { return nil }
      source = .keyframes(read)
    default:
      Shim.violate("\(what): a \(Swift.type(of: animation)) has no values")
      return nil
    }
    check(layer, what)
  }

  private static func spring(_ animation: CASpringAnimation, _ what: String) -> Spring? {
    let spring = Spring(animation)
    // CASpringAnimation.h: mass and stiffness greater than 0, damping greater than or equal to 0.
    guard spring.mass > 0, spring.stiffness > 0, spring.damping >= 0, spring.velocity.isFinite
    else {
      Shim.violate("\(what): a spring of \(spring)")
      return nil
    }
    return spring
  }

  private var values: [Value] {
    switch source {
    case .basic(let basic, _): [basic.from, basic.to, basic.by].compactMap { $0 }
    case .keyframes(let keyframes): keyframes.values
    }
  }

  /// Reports values that are invalid for the property or the layer.
  private func check(_ layer: CALayer, _ what: String) {
    if values.contains(where: { !$0.isFinite }) { Shim.violate("\(what): not finite") }
    if isAdditive || isCumulative, let first = values.first, !first.isContinuous {
      Shim.violate("\(what): cannot be added up")
    }
    let name = path.property.name
    if name == "anchorPoint", layer.values.bounds.isEmpty {
      Shim.violate("\(what): the bounds are empty, their anchor has no effect")
    }
    if name == "strokeStart" || name == "strokeEnd", !isAdditive {
      for case .number(let value) in values where value < 0 || value > 1 {
        Shim.violate("\(what): \(value) is not within 0...1")
      }
    }
    if layer.kind == .gradient { checkGradient(layer, what) }
    if layer.kind == .transform { layer.checkTransformLayer(name) }
    checkModel(layer, what)
  }

  /// Reports a single value that does not match the layer's value, which replaces the missing one.
  private func checkModel(_ layer: CALayer, _ what: String) {
    var presented = PresentedValues(layer.values)
    let model = path.get(&presented)
    guard case .basic = source, values.count == 1, values[0].isContinuous else { return }
    guard let model else {
      Shim.violate("\(what): the layer has no value that the animation could start from")
      return
    }
    if values[0].combined(model, { a, _ in a }) == nil {
      Shim.violate("\(what): the value does not fit that of the layer")
    }
  }

  /// Reports colors and locations that do not match the layer.
  ///
  /// CAGradientLayer.h: one location for each color. Different counts do not interpolate.
  private func checkGradient(_ layer: CALayer, _ what: String) {
    let model = layer.values.gradient
    for value in values {
      switch value {
      case .colors(let colors) where colors.count != model.colors?.count:
        Shim.violate("\(what): \(colors.count) colors, the layer has \(model.colors?.count ?? 0)")
      case .numbers(let numbers) where numbers.count != model.locations?.count:
        Shim.violate(
          "\(what): \(numbers.count) locations, the layer has \(model.locations?.count ?? 0)")
      case .numbers(let numbers):
        if zip(numbers, numbers.dropFirst()).contains(where: { $0 > $1 })
          || numbers.contains(where: { !(0...1).contains($0) })
        {
          Shim.violate("\(what): locations do not ascend within 0...1")
        }
      default: break
      }
    }
  }

  func apply(
    to presented: inout PresentedValues, share: Double, phase: TimeRule.Phase, duration: Double
  ) {
    let base = path.get(&presented)
    guard var value = value(share, phase.time, base) else { return }
    // CAAnimation.h, cumulative: the end value of the previous cycle plus the value of the current
    // one.
    if isCumulative, phase.cycles > 0, let end = self.value(1, duration, base) {
      value = end.added(to: value, times: phase.cycles) ?? value
    }
    if isAdditive, let base { value = value.added(to: base) ?? value }
    path.set(value, in: &presented)
    if case .keyframes(let keyframes) = source, let angle = keyframes.tangent(at: share) {
      turn(&presented, by: angle)
    }
  }

  private func value(_ share: Double, _ seconds: Double, _ base: Value?) -> Value? {
    switch source {
    case .basic(let basic, let spring):
      basic.value(at: spring?.value(at: seconds) ?? share, base: base)
    case .keyframes(let keyframes): keyframes.value(at: share)
    }
  }

  /// Rotates the layer with the tangent (CAKeyframeAnimation, rotationMode).
  private func turn(_ presented: inout PresentedValues, by angle: Double) {
    presented.finish()
    let turn = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
    presented.values.transform = CATransform3DConcat(turn, presented.values.transform)
  }
}

/// The values of a basic animation; those that are set determine the range (CABasicAnimation.h).
struct BasicValues {
  let from, to, by: Value?

  init?(_ animation: CABasicAnimation, _ type: ValueType, _ what: String) {
    func read(_ value: Any?) -> Value? { value.flatMap { Value.read($0, as: type, what) } }
    (from, to, by) = (read(animation.fromValue), read(animation.toValue), read(animation.byValue))
    if from != nil, to != nil, by != nil {
      Shim.violate("\(what): fromValue, toValue and byValue are all set")
    }
    guard from != nil || to != nil || by != nil else {
      Shim.violate("\(what): neither fromValue nor toValue nor byValue")
      return nil
    }
    let known = [from, to, by].compactMap { $0 }
    if known.count == 2, known[0].isContinuous, known[0].combined(known[1], { a, _ in a }) == nil {
      Shim.violate("\(what): the values do not fit together")
    }
  }

  func value(at share: Double, base: Value?) -> Value? {
    switch (from, to, by) {
    case (let from?, let to?, _): from.mixed(with: to, share)
    case (let from?, nil, let by?): by.added(to: from).map { from.mixed(with: $0, share) }
    case (nil, let to?, let by?): by.added(to: to, times: -1).map { $0.mixed(with: to, share) }
    case (let from?, nil, nil): from.mixed(with: base ?? from, share)
    case (nil, let to?, nil): (base ?? to).mixed(with: to, share)
    case (nil, nil, let by?): base.flatMap { b in by.added(to: b).map { b.mixed(with: $0, share) } }
    case (nil, nil, nil): base
    }
  }
}
