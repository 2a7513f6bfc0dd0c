internal import PegbarFrames
package import PegbarScene

/// Draws a scene at any time as SVG.
package struct FrameRenderer {
  private let evaluator: SceneEvaluator
  private let frameRate: Double

  /// The scene's length in seconds.
  package let duration: Double

  /// Makes a renderer for an exact scene.
  package init(_ scene: Scene) {
    evaluator = SceneEvaluator(scene)
    frameRate = scene.frameRate
    duration = scene.duration
  }

  /// Makes a renderer for a normalized scene; what is drawn is what Core Animation will show.
  package init(_ scene: NormalizedScene) {
    self.init(scene.scene)
  }

  /// The picture at a frame of the source, counted from the beginning of the scene.
  package func svg(frame: Double) -> [UInt8] {
    svg(seconds: frame / frameRate)
  }

  /// The picture at a time in seconds.
  package func svg(seconds: Double) -> [UInt8] {
    SVGWriter.svg(evaluator.frame(at: seconds))
  }

  /// The frame of the source that is shown at a time in seconds.
  package func frame(atSeconds seconds: Double) -> Double {
    seconds * frameRate
  }
}
