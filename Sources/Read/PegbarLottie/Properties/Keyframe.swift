/// The value of a property at one time, and how it moves on from there.
///
/// - Source: Lottie keyframes. The old form with end values (`e`) is resolved while reading.
package struct Keyframe<Value: PropertyValue>: Sendable, Hashable {
  /// When, in frames of the composition that holds the layer (`t`).
  package var time: Double
  /// The value (`s`, or the `e` of the key before).
  package var value: Value
  /// How the segment that begins here is timed (`o`, `i`).
  ///
  /// One element for all components, or one for each; never empty. Meaningless in the last key and where `isHold`.
  package var easing: [EasingHandles]
  /// Whether the value stays until the next key (`h`).
  package var isHold: Bool
  /// The tangent of the motion path that leaves here, relative to the value (`to`).
  package var spatialOut: Vector?
  /// The tangent that arrives at the *next* key's value, relative to that value (`ti`).
  package var spatialIn: Vector?

  /// Makes a key.
  package init(
    time: Double, value: Value, easing: [EasingHandles] = EasingHandles.linearForAll,
    isHold: Bool = false, spatialOut: Vector? = nil, spatialIn: Vector? = nil
  ) {
    self.time = time
    self.value = value
    self.easing = easing
    self.isHold = isHold
    self.spatialOut = spatialOut
    self.spatialIn = spatialIn
  }
}
