/// The value of a property at one time, and the easing to the next keyframe.
///
/// - Source: Lottie keyframes. The old form with end values (`e`) is resolved while reading.
package struct Keyframe<Value: PropertyValue>: Sendable, Hashable {
  /// The time, in frames of the composition that contains the layer (`t`).
  package var time: Double
  /// The value (`s`, or the `e` of the previous keyframe).
  package var value: Value
  /// The easing of the segment that begins here (`o`, `i`).
  ///
  /// One element for all components, or one for each. The array is never empty, and has no effect
  /// in the last keyframe and in hold keyframes.
  package var easing: [EasingHandles]
  /// `true` if the value is held until the next keyframe (`h`).
  package var isHold: Bool
  /// The outgoing tangent of the motion path, relative to the value (`to`).
  package var spatialOut: Vector?
  /// The incoming tangent at the value of the *next* keyframe, relative to that value (`ti`).
  package var spatialIn: Vector?

  /// Creates a keyframe.
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
