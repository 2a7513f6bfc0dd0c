internal import PegbarFrames
public import PegbarScene

/// Draws a scene at any time as SVG.
public struct FrameRenderer {
  private let evaluator: SceneEvaluator
  private let frameRate: Double

  /// The scene's length in seconds.
  public let duration: Double

  /// Makes a renderer for an exact scene.
  public init(_ scene: Scene, limits: Limits = Limits()) {
    evaluator = LargeStack.run { SceneEvaluator(scene, limits: limits) }
    frameRate = scene.frameRate
    duration = scene.duration
  }

  /// Makes a renderer for a normalized scene; what is drawn is what Core Animation will show.
  public init(_ scene: NormalizedScene, limits: Limits = Limits()) {
    self.init(scene.scene, limits: limits)
  }

  /// Reads a file and makes a renderer for it.
  ///
  /// - Parameters:
  ///   - bytes: A Lottie animation, or a scene that was written by Pegbar.
  ///   - normalized: Whether to draw the normalized scene, as Core Animation shows it, instead of
  ///     the exact scene. It has no effect on a scene that was written normalized.
  ///   - animation: The id of the animation in a dotLottie archive; `nil` for the first one in its
  ///     manifest.
  ///   - limits: The limits on reading and drawing.
  /// - Throws: `ConversionError` if nothing can be shown at all, or the task was cancelled.
  public init(
    _ bytes: [UInt8], normalized: Bool, animation: String? = nil, limits: Limits = Limits()
  ) throws(ConversionError) {
    self = try LargeStack.runCancellable { () throws(ConversionError) -> Self in
      let options = ConversionOptions()
      // Drawing gives pictures only; `convert` and `lint` report what is lost.
      let log = FindingLog()
      let input = try Input.read(bytes, animation: animation, log: log, limits: limits)
      var scene = input.exactScene(name: options.sceneName, log: log)
      if normalized {
        scene = input.normalizedScene(of: scene, tolerance: options.tolerance, log: log).scene.scene
      }
      try ConversionError.checkCancellation()
      return Self(scene, limits: limits)
    }
  }

  /// The number of frames of the source, the last one begun included.
  public var frameCount: Double { (duration * frameRate - 1e-6).rounded(.up) }

  /// A drawn frame.
  public struct Picture: Sendable {
    /// The picture as SVG.
    public var svg: [UInt8]
    /// Whether content is missing because the frame exceeds a limit on drawing.
    public var isTruncated: Bool
  }

  /// The picture at a frame of the source, counted from the beginning of the scene.
  public func picture(frame: Double, style: PictureStyle = PictureStyle()) -> Picture {
    picture(seconds: frame / frameRate, style: style)
  }

  /// The picture at a time in seconds, as SVG.
  public func svg(seconds: Double, style: PictureStyle = PictureStyle()) -> [UInt8] {
    picture(seconds: seconds, style: style).svg
  }

  private func picture(seconds: Double, style: PictureStyle) -> Picture {
    LargeStack.run {
      let frame = evaluator.frame(at: seconds)
      let svg = SVGWriter.svg(frame, width: style.width, background: style.background)
      return Picture(svg: Self.marking.marked(svg), isTruncated: frame.isTruncated)
    }
  }

  /// How a picture records that Pegbar drew it.
  package static let marking = FileMarking.comments(start: "<!-- Made by pegbar. ", end: " -->")

  /// Returns the frame number at a time in seconds, from 0; it can have a fraction.
  public func frame(atSeconds seconds: Double) -> Double {
    seconds * frameRate
  }
}
