package import PegbarDiagnostics
package import PegbarScene

/// Prepares an imported scene for all later stages: drops invisible layers, gives layers unique
/// stable names, and finds transactions.
package enum ScenePasses {
  /// Returns the scene after all passes, applied in order.
  package static func prepared(_ scene: Scene, log: FindingLog) -> Scene {
    var scene = scene
    DropUnseen(log: log).apply(to: &scene)
    NameLayers().apply(to: &scene)
    FindTransactions().apply(to: &scene)
    return scene
  }

  /// Returns a scene that was read or made, with the model of animated properties set to the end
  /// state of their keyframes.
  ///
  /// This also covers scenes in which only the keyframes were edited.
  package static func prepared(_ scene: NormalizedScene) -> NormalizedScene {
    var scene = scene
    Rounding(scene).setEnds(of: &scene)
    return scene
  }

  /// Returns `true` if the colors and curves of a scene have the names that normalizing gives them.
  package static func hasDefaultNames(_ scene: NormalizedScene) -> Bool {
    var named = scene
    nameValues(of: &named)
    return named.palette == scene.palette && named.curves == scene.curves
  }

  /// Gives names to the colors and curves that a scene uses.
  package static func nameValues(of scene: inout NormalizedScene) {
    NameValues().apply(to: &scene)
  }
}
