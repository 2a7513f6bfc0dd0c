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

  /// Makes a property.
  package init(
    _ animation: Animation, expression: String? = nil, slot: String? = nil,
    source: SourceID = .root
  ) {
    self.animation = animation
    self.expression = expression
    self.slot = slot
    self.source = source
  }

  /// Makes a property that never changes.
  package init(_ value: Value, source: SourceID = .root) {
    self.init(.fixed(value), source: source)
  }

  /// Whether there is more than one key.
  package var isAnimated: Bool {
    switch animation {
    case .fixed: false
    case .keyed(let keys): keys.count > 1
    }
  }

  /// The keys; none where the value never changes.
  package var keyframes: [Keyframe<Value>] {
    switch animation {
    case .fixed: []
    case .keyed(let keys): keys
    }
  }

  /// The value before the first key, or the only one; nil only for a property without any key.
  package var firstValue: Value? {
    switch animation {
    case .fixed(let value): value
    case .keyed(let keys): keys.first?.value
    }
  }

  /// The one value, if it never changes or has a single key.
  package var fixedValue: Value? { isAnimated ? nil : firstValue }
}
