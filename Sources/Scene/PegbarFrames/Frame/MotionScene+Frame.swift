// What a scene draws, without an evaluator to keep.

extension MotionScene where SceneComposition == Composition {
  /// What is drawn at a time in seconds from the beginning.
  ///
  /// From the end of the scene on, its last moment shows. Whoever draws many frames keeps a
  /// `SceneEvaluator`.
  public func frame(at seconds: Double) -> Frame { SceneEvaluator(self).frame(at: seconds) }
}

extension MotionScene where SceneComposition == NormalizedComposition {
  /// What Core Animation shows at a time in seconds from the beginning.
  ///
  /// Whoever draws many frames keeps a `SceneEvaluator` of its `scene`.
  public func frame(at seconds: Double) -> Frame { scene.frame(at: seconds) }
}
