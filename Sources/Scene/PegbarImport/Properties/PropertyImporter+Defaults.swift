internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

// Properties that can be missing in files.
extension PropertyImporter {
  /// Returns an opacity as a fraction; `factor` is the value of one unit of the file.
  ///
  /// Keyframe values can be outside of 0…1. The visible value is clamped at every moment, and
  /// clamping the keyframes would change the segments between them.
  func opacity(
    _ property: SourceProperty<Double>?, _ label: String = "Opacity", factor: Double = 0.01,
    else defaultValue: Double = 1
  ) -> Animated<Double> {
    let opacity = number(property, label, factor: factor, else: defaultValue)
    return opacity.constant.map { .constant(min(max($0, 0), 1)) } ?? opacity
  }

  /// Returns the number of a checkbox or menu of an effect.
  ///
  /// It cannot be animated: the initial value is used, and changes are reported.
  func choice(_ effect: Effect, _ number: String, at index: Int, _ label: String) -> Int? {
    guard let property: SourceProperty<Double> = effect.property(number, at: index) else {
      return nil
    }
    let value = self.number(property, label)
    if value.constant == nil {
      log.report(
        .effectSwitch,
        """
        \(label) in the effect '\(effect.name ?? "")' is animated, but keeps its first value
        """,
        at: property.source, outcome: .approximated(error: nil))
    }
    return Int(exactly: value.first.rounded())
  }
}
