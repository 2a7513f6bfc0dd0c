internal import PegbarLottie

extension Effect {
  /// The parameter whose match name ends in a number (`-0001`), else the one that players count.
  func parameter(_ number: String, at index: Int) -> EffectParameter? {
    let named = parameters.first { parameter in
      guard let name = parameter.matchName else { return false }
      return name.hasPrefix("ADBE ") && name.hasSuffix("-" + number)
    }
    if let named { return named }
    // Where the parameters have match names this one is missing.
    let areNamed = parameters.contains { $0.matchName?.hasPrefix("ADBE ") ?? false }
    return !areNamed && parameters.indices.contains(index) ? parameters[index] : nil
  }

  /// The property of a parameter, if its values are of the type that is wanted.
  func property<Content>(_ number: String, at index: Int) -> SourceProperty<Content>? {
    guard case .property(let property) = parameter(number, at: index)?.value else { return nil }
    return property.property()
  }

  /// The `ind` of the layer that Set Matte takes at first; nothing for other effects.
  var matteIndex: Int? {
    guard isEnabled, kind == .setMatte else { return nil }
    let index: SourceProperty<Double>? = property("0001", at: 0)
    return index?.firstValue.flatMap { Int(exactly: $0.rounded()) }
  }
}
