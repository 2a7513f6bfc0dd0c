internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

extension ModifierImporter {
  /// An Offset Paths.
  func offsetPath(_ source: PegbarLottie.OffsetPath) -> PegbarScene.OffsetPath {
    PegbarScene.OffsetPath(
      amount: properties.number(source.amount, "Amount"), join: source.join.sceneJoin,
      miterLimit: properties.number(source.miterLimit, "Miter Limit", default: 4))
  }
}
