internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports the properties of one layer, or of what belongs to none.
///
/// A class, because a number that has to be limited is remembered until its property is reported.
final class PropertyImporter {
  let log: ImportLog
  let slots: SlotTable
  let clock: CompositionClock
  /// The expressions; nothing where they are left alone.
  private let scripts: ScriptLibrary?
  /// The layer whose properties these are; none for what stands beside all layers.
  let layer: LayerAddress?
  /// Whether a number was limited since that was last said.
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

  /// A number within what any design uses; `reportLimit` says so where it was not.
  func limited(_ value: Double) -> Double {
    let result = value.bounded
    if result != value { wasLimited = true }
    return result
  }

  /// A point within what any design uses.
  func limited(_ point: Point) -> Point { Point(x: limited(point.x), y: limited(point.y)) }

  /// Reports where numbers had to be limited since the last time.
  func reportLimit(_ label: String, at source: SourceID) {
    guard wasLimited else { return }
    wasLimited = false
    log.report(
      .valueRange,
      "\(label) has a number beyond \(Int(Limits.largestNumber)), which is limited to that",
      at: source,
      outcome: .approximated(error: nil))
  }

  // MARK: Values

  /// A property as an animated value of the scene.
  ///
  /// `label` is After Effects' name of the property. An expression becomes keys (see `driven`),
  /// which may be off by `tolerance`; `factor` is what `convert` multiplies with. Easing that
  /// differs between components is reported where the value cannot be taken apart; the first
  /// component's counts.
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

  /// The value or the keys of a property without expression, eased by their first component.
  func converted<Input: PropertyValue, Output: TrackValue>(
    _ property: SourceProperty<Input>, _ convert: (Input) -> Output,
    easing: (Keyframe<Input>) -> EasingHandles? = { $0.easing.first }
  ) -> Animated<Output>? {
    switch property.animation {
    case .fixed(let value): .constant(convert(value))
    case .keyed(let keys): animated(keys.map { key($0, convert($0.value), easing: easing($0)) })
    }
  }

  /// Keys as an animated value: constant where nothing moves, nothing where there are no keys.
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

  /// A number, multiplied with `factor` (0.01 for percent), or the usual value where the file has
  /// none.
  func number(
    _ source: SourceProperty<Double>?, _ label: String, factor: Double = 1,
    else usual: Double = 0, tolerance: Double? = nil
  ) -> Animated<Double> {
    guard let source else { return .constant(usual) }
    let property = slots.resolved(source, label)
    let animated = animated(property, label, factor: factor, tolerance: tolerance) {
      limited($0 * factor)
    }
    let number = animated ?? .constant(usual)
    slots.remember(.number(number.first), of: property.slot)
    return number
  }

  /// A colour, or the usual one where the file has none; its alpha does not count, since opacity is
  /// a property of its own.
  func color(
    _ source: SourceProperty<PegbarLottie.Color>?, _ label: String,
    else usual: PegbarScene.Color = .black
  ) -> Animated<PegbarScene.Color> {
    guard let source else { return .constant(usual) }
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
      "the parts of \(label) are eased differently; all are eased like the first",
      at: property.source, outcome: .approximated(error: nil))
  }

  /// Whether something that is left out changes nothing.
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
  /// How it goes on to the next key with an easing; evenly without one.
  func curve(_ easing: EasingHandles?) -> Curve {
    if isHold { return .hold }
    guard let easing, !easing.isLinear else { return .linear }
    return .bezier(TimingCurve(easing.outX, easing.outY, easing.inX, easing.inY))
  }
}

extension PegbarLottie.Property {
  /// Every value that it has at a key, or the only one.
  var values: [Value] {
    switch animation {
    case .fixed(let value): [value]
    case .keyed(let keys): keys.map(\.value)
    }
  }
}

extension EasingHandles {
  /// Whether both time a segment in the same way: straight lines are written in many ways.
  func times(like other: EasingHandles) -> Bool { self == other || isLinear && other.isLinear }
}

extension PropertyValue {
  /// How many components can be eased for themselves; players take further ones from nowhere.
  fileprivate static var easedParts: Int {
    switch self {
    case is Double.Type, is BezierPath.Type: 1
    case is PegbarLottie.Color.Type: 3
    default: .max
    }
  }
}

extension Animated {
  /// The value before the first key, or the only one.
  var first: Value {
    switch self {
    case .constant(let value): value
    case .keyed(let track): track.keys[0].value
    }
  }
}
