internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

// Properties that files may leave out.
extension PropertyImporter {
  /// An opacity as a fraction; `factor` is what one unit of the file means.
  ///
  /// Values of keys may lie outside of 0…1: what shows is clamped at every moment, and clamping
  /// the keys would change the segment between them.
  func opacity(
    _ property: SourceProperty<Double>?, _ label: String = "Opacity", factor: Double = 0.01,
    else usual: Double = 1
  ) -> Animated<Double> {
    let opacity = number(property, label, factor: factor, else: usual)
    return opacity.constant.map { .constant(min(max($0, 0), 1)) } ?? opacity
  }

  /// The number of a switch or a list of an effect.
  ///
  /// It cannot move by degrees: that of the beginning counts, and others are reported.
  func choice(_ effect: Effect, _ number: String, at index: Int, _ label: String) -> Int? {
    guard let property: SourceProperty<Double> = effect.property(number, at: index) else {
      return nil
    }
    let value = self.number(property, label)
    if value.constant == nil {
      log.report(
        .effectSwitch,
        """
        \(label) of the effect '\(effect.name ?? "")' changes, but stays as it is at first; split \
        the layer where it changes
        """,
        at: property.source, outcome: .approximated(error: nil))
    }
    return Int(exactly: value.first.rounded())
  }
}
