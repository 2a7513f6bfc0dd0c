package import PegbarDiagnostics
package import PegbarScene

/// Prepares an imported scene for everything that follows: what can never be seen is dropped,
/// layers get unique stable names, and beats are found.
package enum ScenePasses {
  /// The scene after all passes, in their order.
  package static func prepared(_ scene: Scene, log: FindingLog) -> Scene {
    var scene = scene
    DropUnseen(log: log).apply(to: &scene)
    NameLayers().apply(to: &scene)
    FindTransactions().apply(to: &scene)
    return scene
  }

  /// A normalized scene that was read or made: what moves has the state in which its keys leave it, also
  /// where somebody changed the keys alone.
  package static func prepared(_ scene: NormalizedScene) -> NormalizedScene {
    var scene = scene
    Rounding().setEnds(of: &scene)
    return scene
  }

  /// Returns whether the colours and curves of a scene have the names that normalizing gives them.
  package static func hasDefaultNames(_ scene: NormalizedScene) -> Bool {
    var named = scene
    nameValues(of: &named)
    return named.palette == scene.palette && named.curves == scene.curves
  }

  /// Gives names to the colours and curves that a scene uses.
  package static func nameValues(of scene: inout NormalizedScene) {
    NameValues().apply(to: &scene)
  }
}
