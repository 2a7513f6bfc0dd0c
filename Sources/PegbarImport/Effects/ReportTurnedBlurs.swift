internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarScene

extension ImportContext {
  /// How many moments of a scene are looked at.
  private static let moments = 12

  /// Reports blurs and shadows that frames cannot show as they are: they blur along the axes of the
  /// canvas, while a layer that is scaled unevenly and turned is blurred along its own.
  func reportTurnedBlurs(of scene: Scene) {
    guard !blurs.isEmpty, scene.duration.isFinite, scene.duration > 0 else { return }
    let evaluator = SceneEvaluator(scene)
    var turned: Set<String> = []
    for moment in 0...Self.moments {
      let time = scene.duration * Double(moment) / Double(Self.moments)
      turned.formUnion(evaluator.turnedBlurs(at: time))
    }
    for (path, source) in blurs where turned.contains(path) {
      report(
        .effectTurnedBlur,
        """
        the blur lies along the axes of the picture in frames that are drawn as SVG, because the \
        layer is scaled unevenly and turned; scale it evenly, or turn it before it is scaled
        """,
        at: source, outcome: .approximated(error: nil))
    }
  }
}
