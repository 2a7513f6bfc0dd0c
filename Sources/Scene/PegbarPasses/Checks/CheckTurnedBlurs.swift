internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// Finds blurs and shadows that frames cannot render exactly.
///
/// Frames blur along the axes of the canvas, but a layer that is scaled unevenly and rotated is
/// blurred along its own axes.
struct CheckTurnedBlurs {
  let checks: SceneChecks
  /// The number of steps into which a scene is divided for probing.
  private static let moments = 12

  func judge(_ pending: [PendingCheck]) {
    let blurs = pending.compactMap { part in
      if case .blur(let source) = part.kind { (source: source, part: part) } else { nil }
    }
    let scene = checks.scene
    guard !blurs.isEmpty, scene.duration.isFinite, scene.duration > 0 else { return }
    let evaluator = SceneEvaluator(scene)
    var turned: Set<String> = []
    for moment in 0...Self.moments {
      let time = scene.duration * Double(moment) / Double(Self.moments)
      turned.formUnion(evaluator.turnedBlurs(at: time))
    }
    for (source, part) in blurs where turned.contains(source) {
      checks.log.add(
        part.finding(
          .effectTurnedBlur,
          """
          in frames drawn as SVG, the blur follows the axes of the image instead of the axes of \
          the layer
          """,
          outcome: .approximated(error: nil)))
    }
  }
}
