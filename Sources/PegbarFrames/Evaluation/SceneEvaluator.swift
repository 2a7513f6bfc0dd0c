package import PegbarScene

/// Draws an exact scene at any time.
package struct SceneEvaluator {
  /// The scene that is drawn.
  package let scene: Scene

  /// Makes an evaluator.
  package init(_ scene: Scene) {
    self.scene = scene
  }
}
