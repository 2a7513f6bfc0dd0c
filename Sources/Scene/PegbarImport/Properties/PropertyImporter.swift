internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports the properties of one layer, or properties outside of layers.
///
/// A class because clamped numbers are recorded until their property is reported.
final class PropertyImporter {
  let log: ImportLog
  let slots: SlotTable
  let clock: CompositionClock
  /// The expressions, or `nil` if they are not evaluated.
  private let scripts: ScriptLibrary?
  /// The layer of the properties, or `nil` for properties outside of layers.
  let layer: LayerAddress?
  /// `true` if a number was clamped since the last report.
  private var wasLimited = false

  init(
    of layer: LayerAddress?, _ clock: CompositionClock, _ log: ImportLog, _ slots: SlotTable,
    _ scripts: ScriptLibrary?
  ) {
    self.layer = layer
    self.clock = clock
    self.log = log
    self.slots = slots
    self.scripts = scripts
  }

  // MARK: Numbers

  /// Returns a number clamped to the supported range; `reportLimit` reports clamped numbers.
  func limited(_ value: Double) -> Double {
    let result = value.bounded
    if result != value { wasLimited = true }
    return result
  }

  /// Returns a point clamped to the supported range.
  func limited(_ point: Point) -> Point { Point(x: limited(point.x), y: limited(point.y)) }

  /// Reports numbers that were clamped since the last report.
  func reportLimit(_ label: String, at source: SourceID) {
    guard wasLimited else { return }
    wasLimited = false
    log.report(
      .valueRange,
      "a number in \(label) is beyond ±\(WholeNumber.text(Int(Limits.largestNumber))) and is clamped",
      at: source,
      outcome: .approximated(error: nil))
  }

  // MARK: Values

  /// Returns a property as an animated value of the scene.
  ///
  /// `label` is the name of the property in After Effects. An expression is converted to keyframes
  /// (see `driven`) with a maximum error of `tolerance`. `factor` is the factor that `convert`
  /// applies. If a value cannot be separated, the easing of its first component is used, and
  /// different easing of other components is reported.
  func animated<Input: PropertyValue, Output: TrackValue>(
    _ property: SourceProperty<Input>, _ label: String, factor: Double = 1,
    tolerance: Double? = nil, _ convert: (Input) -> Output
  ) -> Animated<Output>? {
    let driven = driven(property, label, tolerance: tolerance)
    let property = driven.property
    defer { reportLimit(label, at: property.source) }
    reportComponentEasing(of: property.keyframes, label, property)
    return converted(property, convert).map { driven.played($0, factor: factor) }
  }

  /// Returns the value or the keyframes of a property without an expression, with the easing of the
  /// first component.
  func converted<Input: PropertyValue, Output: TrackValue>(
    _ property: SourceProperty<Input>, _ convert: (Input) -> Output,
    easing: (Keyframe<Input>) -> EasingHandles? = { $0.easing.first }
  ) -> Animated<Output>? {
    switch property.animation {
    case .fixed(let value): .constant(convert(value))
    case .keyed(let keys): animated(keys.map { key($0, convert($0.value), easing: easing($0)) })
    }
  }

  /// Returns keyframes as an animated value: a constant if nothing changes, `nil` without
  /// keyframes.
  func animated<Value: TrackValue>(_ keys: [Key<Value>]) -> Animated<Value>? {
    guard let first = keys.first else { return nil }
    let stays = keys.allSatisfy { $0.value == first.value && $0.motionPath == nil }
    return stays ? .constant(first.value) : .keyed(Track(keys))
  }

  func key<Input: PropertyValue, Output: TrackValue>(
    _ source: Keyframe<Input>, _ value: Output, easing: EasingHandles?
  ) -> Key<Output> {
    Key(
      time: limited(clock.exactSeconds(source.time)), value: value,
      curve: source.curve(easing))
  }

  /// Returns a number multiplied by `factor` (0.01 for percentages), or the default if the file has
  /// none.
  func number(
    _ source: SourceProperty<Double>?, _ label: String, factor: Double = 1,
    else defaultValue: Double = 0, tolerance: Double? = nil
  ) -> Animated<Double> {
    guard let source else { return .constant(defaultValue) }
    let property = slots.resolved(source, label)
    let animated = animated(property, label, factor: factor, tolerance: tolerance) {
      limited($0 * factor)
    }
    let number = animated ?? .constant(defaultValue)
    slots.remember(.number(number.first), of: property.slot)
    return number
  }

  /// Returns a color, or the default if the file has none; alpha is ignored because opacity is a
  /// separate property.
  func color(
    _ source: SourceProperty<PegbarLottie.Color>?, _ label: String,
    else defaultValue: PegbarScene.Color = .black
  ) -> Animated<PegbarScene.Color> {
    guard let source else { return .constant(defaultValue) }
    let property = slots.resolved(source, label)
    let color = animated(property, label) { $0.opaqueSceneColor } ?? .constant(.black)
    slots.remember(.color(color.first), of: property.slot)
    return color
  }

  private func reportComponentEasing<Value: PropertyValue>(
    of keys: [Keyframe<Value>], _ label: String, _ property: SourceProperty<Value>
  ) {
    let differs = keys.dropLast().contains { key in
      guard let first = key.easing.first, !key.isHold else { return false }
      return key.easing.prefix(Value.easedParts).contains { !$0.times(like: first) }
    }
    guard differs else { return }
    log.report(
      .componentEasing,
      "the components of \(label) have different easing; that of the first one is used",
      at: property.source, outcome: .approximated(error: nil))
  }

  /// Returns `true` if a dropped property changes nothing.
  func isZero(_ property: SourceProperty<Vector>, _ label: String) -> Bool {
    let property = log.muted { slots.resolved(property, label) }
    return property.expression == nil && property.values.allSatisfy(\.isZero)
  }

  // MARK: Expressions

  /// The layer as its expressions see it.
  var scriptLayer: ScriptLayer? { layer.flatMap { scripts?.layer(at: $0) } }

  /// The document as expressions see it.
  var script: ScriptDocument? { scripts?.document }
}

extension Keyframe {
  /// Returns the curve to the next keyframe; it is linear without easing.
  func curve(_ easing: EasingHandles?) -> Curve {
    if isHold { return .hold }
    guard let easing, !easing.isLinear else { return .linear }
    return .bezier(TimingCurve(easing.outX, easing.outY, easing.inX, easing.inY))
  }
}

extension PegbarLottie.Property {
  /// The values of all keyframes, or the only value.
  var values: [Value] {
    switch animation {
    case .fixed(let value): [value]
    case .keyed(let keys): keys.map(\.value)
    }
  }
}

extension EasingHandles {
  /// Returns `true` if both have the same timing; linear easing has several notations.
  func times(like other: EasingHandles) -> Bool { self == other || isLinear && other.isLinear }
}

extension PropertyValue {
  /// The number of components with separate easing; players have no easing for further components.
  fileprivate static var easedParts: Int {
    switch self {
    case is Double.Type, is BezierPath.Type: 1
    case is PegbarLottie.Color.Type: 3
    default: .max
    }
  }
}

extension Animated {
  /// The value before the first keyframe, or the only value.
  var first: Value {
    switch self {
    case .constant(let value): value
    case .keyed(let track): track.keys[0].value
    }
  }
}
