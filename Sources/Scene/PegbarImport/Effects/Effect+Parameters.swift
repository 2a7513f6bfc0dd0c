internal import PegbarLottie

extension Effect {
  /// Returns the parameter whose match name ends in a number (`-0001`), or else the one at the
  /// index that players use.
  func parameter(_ number: String, at index: Int) -> EffectParameter? {
    let named = parameters.first { parameter in
      guard let name = parameter.matchName else { return false }
      return name.hasPrefix("ADBE ") && name.hasSuffix("-" + number)
    }
    if let named { return named }
    // If the parameters have match names, this one is missing.
    let areNamed = parameters.contains { $0.matchName?.hasPrefix("ADBE ") ?? false }
    return !areNamed && parameters.indices.contains(index) ? parameters[index] : nil
  }

  /// Returns the property of a parameter, or `nil` if its values have another type.
  func property<Content>(_ number: String, at index: Int) -> SourceProperty<Content>? {
    guard case .property(let property) = parameter(number, at: index)?.value else { return nil }
    return property.property()
  }

  /// The `ind` of the layer that Set Matte initially uses, or `nil` for other effects.
  var matteIndex: Int? {
    guard isEnabled, kind == .setMatte else { return nil }
    let index: SourceProperty<Double>? = property("0001", at: 0)
    return index?.firstValue.flatMap { Int(exactly: $0.rounded()) }
  }
}
