internal import PegbarBase
package import PegbarDiagnostics
internal import PegbarJSON

/// Something that may change over time: one value, or keys that lead from value to value.
///
/// Whether it moves is read from the shape of `k`; the flag `a` is wrong in real files.
/// - Source: Lottie properties, `{"a": 0, "k": …, "x": "…", "sid": "…"}`.
package struct Property<Value: PropertyValue>: Sendable, Hashable {
  /// How the value comes about.
  package enum Animation: Sendable, Hashable {
    /// One value for all times.
    case fixed(Value)
    /// At least one key, in ascending order of time; two keys at one time are a jump.
    case keyed([Keyframe<Value>])
  }

  /// The value or the keys (`k`).
  package var animation: Animation
  /// The After Effects expression that computes the value (`x`), which `animation` ignores.
  package var expression: String?
  /// The slot that may replace the value (`sid`).
  package var slot: String?
  /// The property's object; the object that holds it where the file has a bare value or none.
  package var source: SourceID

  /// Whether there is more than one key.
  @inlinable package var isAnimated: Bool { keyframes.count > 1 }

  /// The keys; none where the value never changes.
  @inlinable package var keyframes: [Keyframe<Value>] {
    switch animation {
    case .fixed: []
    case .keyed(let keys): keys
    }
  }

  /// The value before the first key, or the only one; nil only for a property without any key.
  @inlinable package var firstValue: Value? {
    switch animation {
    case .fixed(let value): value
    case .keyed(let keys): keys.first?.value
    }
  }

  /// The one value, if it never changes or has a single key.
  @inlinable package var fixedValue: Value? { isAnimated ? nil : firstValue }

  /// The property with other values at all times.
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

/// A property, whatever its values are.
package protocol DocumentProperty<Value> {
  /// What its values are.
  associatedtype Value: PropertyValue
  /// The keys; none where the value never changes.
  var keyframes: [Keyframe<Value>] { get }
  /// How many keys there are; 0 where the value never changes.
  var keyCount: Int { get }
  /// The times of the keys, in frames.
  var keyTimes: [Double] { get }
  /// The After Effects expression that computes the value.
  var expression: String? { get }
  /// The slot that may replace the value.
  var slot: String? { get }
  /// Names the property in findings.
  var source: SourceID { get }
  /// Whether it is more than a value: it has keys, an expression or a slot.
  var isChanging: Bool { get }
}

extension Property: DocumentProperty {
  /// How many keys there are; 0 where the value never changes.
  @inlinable package var keyCount: Int {
    if case .keyed(let keys) = animation { keys.count } else { 0 }
  }

  /// The times of the keys, in frames.
  package var keyTimes: [Double] { keyframes.map { $0.time } }

  /// Whether it is more than a value: it has keys, an expression or a slot.
  package var isChanging: Bool { keyCount > 0 || expression != nil || slot != nil }
}

extension Property {
  /// Makes a property that never changes.
  init(_ value: Value, source: SourceID) {
    self.init(animation: .fixed(value), source: source)
  }
}
