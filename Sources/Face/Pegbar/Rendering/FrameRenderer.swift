package import PegbarFrames
public import PegbarScene

/// Renders frames of a scene.
public struct FrameRenderer: Sendable {
  private let evaluator: SceneEvaluator
  /// The number of frames of the source per second.
  package let frameRate: Double
  /// The IDs of images to replace with a labeled box.
  private var missingImages: Set<String>
  /// The background color of the scene, if any.
  package let background: Color?

  /// The duration of the scene, in seconds.
  public let duration: Double

  /// Creates a renderer for an exact scene.
  public init(_ scene: Scene, limits: Limits = Limits()) {
    evaluator = LargeStack.run { SceneEvaluator(scene, limits: limits) }
    frameRate = scene.frameRate
    background = scene.background
    duration = scene.duration
    missingImages = Set(
      scene.images.filter { image in
        switch image.data {
        case .embedded(_, let base64): base64.isEmpty
        case .external(let path): path.isEmpty || path.contains("://") || path.hasPrefix("//")
        }
      }.map(\.id))
  }

  /// Replaces images without a usable file with a labeled box.
  ///
  /// - Parameter state: Returns the state of the file at a path relative to the source's folder.
  package mutating func checkImages(_ state: (_ path: String) -> ImageFileState) {
    for image in evaluator.scene.images {
      guard case .external(let path) = image.data, !missingImages.contains(image.id),
        state(path) != .present
      else { continue }
      missingImages.insert(image.id)
    }
  }

  /// Creates a renderer for a normalized scene, which renders what Core Animation displays.
  public init(_ scene: NormalizedScene, limits: Limits = Limits()) {
    self.init(scene.scene, limits: limits)
  }

  /// Creates a renderer for the contents of a file.
  ///
  /// - Parameters:
  ///   - bytes: A Lottie animation or a scene written by Pegbar.
  ///   - normalized: Whether to render the normalized scene, as Core Animation displays it, instead
  ///     of the exact scene. It has no effect on a scene that was written as normalized.
  ///   - animation: The ID of the animation in a dotLottie archive, or `nil` for the first one in
  ///     its manifest.
  ///   - theme: The theme of the archive that replaces the values of slots.
  ///   - limits: The limits on reading and rendering.
  /// - Throws: A `ConversionError` if nothing can be displayed or the task is canceled.
  public init(
    _ bytes: [UInt8], normalized: Bool, animation: String? = nil, theme: ThemeChoice = .initial,
    limits: Limits = Limits()
  ) throws(ConversionError) {
    try self.init(
      AnimationFile(bytes, limits: limits), normalized: normalized, animation: animation,
      theme: theme, limits: limits)
  }

  /// Reads an animation of a file.
  ///
  /// - Throws: A `ConversionError` if nothing can be displayed or the task is canceled.
  package init(
    _ file: AnimationFile, normalized: Bool, animation: String?, theme: ThemeChoice,
    limits: Limits
  ) throws(ConversionError) {
    self = try LargeStack.runCancellable { () throws(ConversionError) -> Self in
      let options = ConversionOptions()
      // Rendering produces only pictures. `convert` and `lint` report losses.
      let log = FindingLog()
      let input = try Input.read(
        file, animation: animation, log: log, limits: limits,
        search: Input.Search(theme: theme))
      var scene = input.exactScene(name: options.sceneName, log: log)
      if normalized {
        scene = input.normalizedScene(of: scene, tolerance: options.tolerance, log: log).scene.scene
      }
      try ConversionError.checkCancellation()
      return Self(scene, limits: limits)
    }
  }

  /// The number of frames in the source, including a partial last frame.
  public var frameCount: Double { (duration * frameRate - 1e-6).rounded(.up) }

  /// A rendered frame.
  public struct Picture: Sendable {
    /// The bytes of the SVG file.
    package var bytes: [UInt8]
    /// The picture as SVG.
    public var svg: String { String(decoding: bytes, as: UTF8.self) }
    /// A Boolean value that indicates whether content is missing because the frame exceeds a
    /// rendering limit.
    public var isTruncated: Bool
  }

  /// Returns the picture at a frame of the source, counted from the start of the scene.
  public func picture(frame: Double, style: PictureStyle = PictureStyle()) -> Picture {
    picture(seconds: frame / frameRate, style: style)
  }

  /// Returns the picture at a time in seconds, as SVG.
  public func svg(seconds: Double, style: PictureStyle = PictureStyle()) -> String {
    picture(seconds: seconds, style: style).svg
  }

  private func picture(seconds: Double, style: PictureStyle) -> Picture {
    LargeStack.run {
      let frame = evaluator.frame(at: seconds)
      let svg = SVGWriter.svg(
        frame, width: style.width, background: style.background ?? background,
        missingImages: missingImages)
      return Picture(bytes: Self.marking.marked(svg), isTruncated: frame.isTruncated)
    }
  }

  /// Returns frames at equal distances in rows, each with its time.
  ///
  /// - Parameters:
  ///   - columns: The number of frames in a row, at least 1.
  ///   - rows: The number of rows, at least 1.
  ///   - style: The width and the background of each frame.
  package func sheet(
    columns: Int, rows: Int, style: PictureStyle = PictureStyle()
  ) -> ContactSheet {
    LargeStack.run {
      let count = columns * rows
      let cells = (0..<count).map { index in
        let time = duration * Double(index) / Double(count)
        return ContactSheet.Cell(
          frame: evaluator.frame(at: time),
          label: "\(Words.number((time * 100).rounded() / 100)) s")
      }
      var sheet = ContactSheet(cells: cells, columns: columns)
      sheet.width = style.width
      sheet.background = style.background ?? background
      sheet.missingImages = missingImages
      return sheet
    }
  }

  /// Returns a sheet as SVG.
  package static func picture(of sheet: ContactSheet) -> Picture {
    LargeStack.run {
      Picture(
        bytes: marking.marked(sheet.svg), isTruncated: sheet.cells.contains { $0.frame.isTruncated }
      )
    }
  }

  /// Returns the content at a frame of the source, counted from the start of the scene.
  package func content(frame: Double) -> Frame {
    LargeStack.run { evaluator.frame(at: frame / frameRate) }
  }

  /// The scene that is rendered.
  package var scene: Scene { evaluator.scene }

  /// The marking of pictures that Pegbar rendered.
  package static let marking = FileMarking.comments(start: "<!-- Made by pegbar. ", end: " -->")

  /// Returns the frame number at a time in seconds, counted from 0 and possibly fractional.
  public func frame(atSeconds seconds: Double) -> Double {
    seconds * frameRate
  }
}
