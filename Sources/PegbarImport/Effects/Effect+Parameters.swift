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

  /// The number of a parameter.
  func scalar(_ number: String, at index: Int) -> SourceProperty<Double>? {
    guard case .scalar(let property) = parameter(number, at: index)?.value else { return nil }
    return property
  }

  /// The colour of a parameter.
  func color(_ number: String, at index: Int) -> SourceProperty<PegbarLottie.Color>? {
    guard case .color(let property) = parameter(number, at: index)?.value else { return nil }
    return property
  }

  /// The point of a parameter.
  func vector(_ number: String, at index: Int) -> SourceProperty<Vector>? {
    guard case .vector(let property) = parameter(number, at: index)?.value else { return nil }
    return property
  }

  /// The `ind` of the layer that Set Matte takes at first; nothing for other effects.
  var matteIndex: Int? {
    guard isEnabled, case .setMatte = EffectKind(self) else { return nil }
    return scalar("0001", at: 0)?.firstValue.flatMap { Int(exactly: $0.rounded()) }
  }
}
