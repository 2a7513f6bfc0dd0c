internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

/// Reads the values of effects, of which files may leave out any.
struct EffectValues {
  let properties: PropertyImporter

  /// The number of a switch or a list of an effect.
  ///
  /// It cannot move by degrees: that of the beginning counts, and others are reported.
  func choice(_ effect: Effect, _ number: String, at index: Int, _ label: String) -> Int? {
    guard let property = effect.scalar(number, at: index) else { return nil }
    let value = properties.number(property, label)
    if value.constant == nil {
      properties.log.report(
        .effectSwitch,
        """
        \(label) of the effect '\(effect.name ?? "")' changes, but stays as it is at first; split \
        the layer where it changes
        """,
        at: property.source, outcome: .approximated(error: nil))
    }
    return Int(exactly: value.first.rounded())
  }

  /// A number of an effect, or the usual value where the file has none.
  func number(
    _ property: SourceProperty<Double>?, _ label: String, factor: Double = 1, else usual: Double
  ) -> Animated<Double> {
    property.map { properties.number($0, label, factor: factor, default: usual) }
      ?? .constant(usual)
  }

  /// An opacity of an effect as a fraction; `factor` is what one unit of the file means.
  func opacity(
    _ property: SourceProperty<Double>?, factor: Double, else usual: Double = 1
  ) -> Animated<Double> {
    let opacity = number(property, "Opacity", factor: factor, else: usual)
    return opacity.constant.map { .constant(min(max($0, 0), 1)) } ?? opacity
  }

  /// A colour of an effect, or the usual one where the file has none.
  func color(
    _ property: SourceProperty<PegbarLottie.Color>?, _ label: String,
    else usual: PegbarScene.Color
  ) -> Animated<PegbarScene.Color> {
    property.map { properties.color($0, label) } ?? .constant(usual)
  }
}
