internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// A Pucker & Bloat; percent become a fraction.
  func puckerBloat(_ source: PegbarLottie.PuckerBloat) -> PegbarScene.PuckerBloat {
    PegbarScene.PuckerBloat(amount: number(source.amount, "Amount", factor: 0.01))
  }
}
