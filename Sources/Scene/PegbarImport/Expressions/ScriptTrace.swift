/// What a value depends on.
struct ScriptUses {
  /// `true` if the value can differ at another time.
  var dependsOnTime = false
  /// `true` if the value uses random numbers.
  var isRandom = false
  /// The frequencies of swings per second: several numbers for several swings, and −1 for a swing
  /// without a single frequency.
  var frequencies: Set<Double> = []
  /// The keyframes that change the value.
  private(set) var keys: [(property: ScriptProperty, loop: Loop?)] = []

  /// Records that the value follows the keyframes of a property.
  mutating func follow(_ property: ScriptProperty, _ loop: Loop?) {
    dependsOnTime = true
    add(property, loop)
  }

  /// Records everything that another value depends on.
  mutating func add(_ other: ScriptUses) {
    dependsOnTime = dependsOnTime || other.dependsOnTime
    isRandom = isRandom || other.isRandom
    if !other.frequencies.isSubset(of: frequencies) { frequencies.formUnion(other.frequencies) }
    for (property, loop) in other.keys { add(property, loop) }
  }

  private mutating func add(_ property: ScriptProperty, _ loop: Loop?) {
    guard !keys.contains(where: { $0.property === property && $0.loop == loop }) else { return }
    keys.append((property, loop))
  }
}

/// The information that one evaluation collects in addition to the value.
///
/// A class because links to other properties with expressions add to it.
final class ScriptTrace {
  /// What the value depends on.
  var uses = ScriptUses()
  /// The properties whose expressions are being evaluated, outermost first.
  var open: [ScriptProperty] = []
}
