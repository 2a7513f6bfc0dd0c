internal import PegbarBase
package import PegbarDiagnostics
internal import PegbarJSON

/// A property with a constant value, or with keyframes.
///
/// The form of `k` determines whether it is animated, because the flag `a` is unreliable in real
/// files.
/// - Source: Lottie properties, `{"a": 0, "k": …, "x": "…", "sid": "…"}`.
package struct Property<Value: PropertyValue>: Sendable, Hashable {
  /// The value of a property over time.
  package enum Animation: Sendable, Hashable {
    /// One constant value.
    case fixed(Value)
    /// At least one keyframe, in ascending order of time.
    ///
    /// Two keyframes at the same time are a jump.
    case keyed([Keyframe<Value>])
  }

  /// The value or the keyframes (`k`).
  package var animation: Animation
  /// The source location of the property, or of its container for a bare or missing value.
  package var source: SourceID
  private var links: PropertyLinks?

  /// The After Effects expression that computes the value (`x`), which `animation` ignores.
  package var expression: String? {
    get { links?.expression }
    set { links = PropertyLinks(expression: newValue, slot: slot) }
  }
  /// The slot that can replace the value (`sid`).
  package var slot: String? {
    get { links?.slot }
    set { links = PropertyLinks(expression: expression, slot: newValue) }
  }

  /// Creates a property.
  package init(
    animation: Animation, expression: String? = nil, slot: String? = nil, source: SourceID
  ) {
    self.animation = animation
    self.source = source
    links = PropertyLinks(expression: expression, slot: slot)
  }

  /// `true` if there is more than one keyframe.
  @inlinable package var isAnimated: Bool { keyframes.count > 1 }

  /// The keyframes, empty for a constant value.
  @inlinable package var keyframes: [Keyframe<Value>] {
    switch animation {
    case .fixed: []
    case .keyed(let keys): keys
    }
  }

  /// The value before the first keyframe, or the only value, or `nil` for an empty list of
  /// keyframes.
  @inlinable package var firstValue: Value? {
    switch animation {
    case .fixed(let value): value
    case .keyed(let keys): keys.first?.value
    }
  }

  /// The constant value or the value of a single keyframe, or `nil` if the property is animated.
  @inlinable package var fixedValue: Value? { isAnimated ? nil : firstValue }

  /// Returns the property with a transformed value at all times.
  func mapped(_ change: (Value) -> Value) -> Property {
    var property = self
    switch animation {
    case .fixed(let value):
      property.animation = .fixed(change(value))
    case .keyed(var keys):
      for index in keys.indices { keys[index].value = change(keys[index].value) }
      property.animation = .keyed(keys)
    }
    return property
  }
}

/// The expression and the slot of a property, which most properties do not have.
private final class PropertyLinks: Sendable, Hashable {
  let expression: String?
  let slot: String?

  /// Creates links; `nil` if there are none.
  init?(expression: String?, slot: String?) {
    guard expression != nil || slot != nil else { return nil }
    (self.expression, self.slot) = (expression, slot)
  }

  static func == (left: PropertyLinks, right: PropertyLinks) -> Bool {
    left.expression == right.expression && left.slot == right.slot
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(expression)
    hasher.combine(slot)
  }
}

/// A property, with any type of value.
package protocol DocumentProperty<Value> {
  /// The type of the values.
  associatedtype Value: PropertyValue
  /// The keyframes, empty for a constant value.
  var keyframes: [Keyframe<Value>] { get }
  /// The number of keyframes, 0 for a constant value.
  var keyCount: Int { get }
  /// The times of the keyframes, in frames.
  var keyTimes: [Double] { get }
  /// The After Effects expression that computes the value.
  var expression: String? { get }
  /// The slot that can replace the value.
  var slot: String? { get }
  /// The source location of the property, for findings.
  var source: SourceID { get }
  /// `true` if the property has keyframes, an expression or a slot.
  var isChanging: Bool { get }
}

extension Property: DocumentProperty {
  /// The number of keyframes, 0 for a constant value.
  @inlinable package var keyCount: Int {
    if case .keyed(let keys) = animation { keys.count } else { 0 }
  }

  /// The times of the keyframes, in frames.
  package var keyTimes: [Double] { keyframes.map { $0.time } }

  /// `true` if the property has keyframes, an expression or a slot.
  package var isChanging: Bool { keyCount > 0 || expression != nil || slot != nil }
}

extension Property {
  /// Creates a constant property.
  init(_ value: Value, source: SourceID) {
    self.init(animation: .fixed(value), source: source)
  }
}
