internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

extension ModifierImporter {
  /// A Pucker & Bloat; percent become a fraction.
  func puckerBloat(_ source: PegbarLottie.PuckerBloat) -> PegbarScene.PuckerBloat {
    PegbarScene.PuckerBloat(amount: properties.number(source.amount, "Amount", factor: 0.01))
  }
}
