internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// An Offset Paths.
  func offsetPath(_ source: PegbarLottie.OffsetPath) -> PegbarScene.OffsetPath {
    PegbarScene.OffsetPath(
      amount: number(source.amount, "Amount"), join: source.join.sceneJoin,
      miterLimit: number(source.miterLimit, "Miter Limit", default: 4))
  }
}
