internal import Pegbar

/// Renders frames of animations into files.
struct FrameDrawing: Sendable {
  /// The times to render.
  var moments: [Moment]
  /// The interval of additional frames to render.
  var every: Int?
  /// The numbers of columns and rows of a picture with several frames, instead of single frames.
  var sheet: SheetSize?
  /// The style of the pictures.
  var style: PictureStyle
  /// `true` to render the scene as Core Animation displays it, instead of as designed.
  var normalized = false
  /// The value of the option that selects the theme of an archive.
  var theme: String?
  /// The limits on reading and rendering.
  var limits = Limits()
  /// The rules for replacing files.
  var rules = OutputRules()

  /// A frame, counted from the start of the scene, and its SVG file, or `nil` for the standard
  /// output.
  private typealias Picture = (frame: Double, output: String?)

  /// Renders an animation to the standard output, a file or a folder.
  func draw(_ animation: InputAnimation, to output: String?) throws(CommandFailure) {
    let scene = try scene(of: animation)
    if let sheet { return try draw(sheet, of: scene, animation, to: OutputDestination(output)) }
    let isFolder = moments.count > 1 || every != nil
    let destination = OutputDestination(output)
    let pictures = try frames(of: scene, in: animation.input.path).map { frame -> Picture in
      let name = Self.fileName(of: frame)
      let path: String? =
        switch destination {
        case .standardOutput: nil
        case .folder(let folder): folder + name
        case .file(let file): isFolder ? "\(file)/\(name)" : file
        }
      return (frame: frame, output: path)
    }
    try draw(pictures, of: animation, in: scene)
  }

  /// Renders several frames into one picture.
  private func draw(
    _ sheet: SheetSize, of scene: FrameRenderer, _ animation: InputAnimation,
    to destination: OutputDestination
  ) throws(CommandFailure) {
    let picture = scene.sheet(columns: sheet.columns, rows: sheet.rows, style: style)
    defer { warn(of: picture.isTruncated ? 1 : 0, among: 1, in: animation.input.path) }
    switch destination {
    case .standardOutput: try write(picture.bytes, to: nil)
    case .folder(let folder): try write(picture.bytes, to: folder + "sheet.svg")
    case .file(let file): try write(picture.bytes, to: file)
    }
  }

  /// Renders an animation into a folder; returns the failure, if any.
  func result(of animation: InputAnimation, to folder: String) -> CommandFailure? {
    do throws(CommandFailure) {
      try draw(animation, to: folder)
      return nil
    } catch {
      return error
    }
  }

  private func draw(
    _ pictures: [Picture], of animation: InputAnimation, in scene: FrameRenderer
  ) throws(CommandFailure) {
    for folder in Set(pictures.compactMap { $0.output.map(Files.parent) }) {
      StagedFile.removeLeftovers(in: folder)
    }
    var (drawn, truncated) = (0, 0)
    defer { warn(of: truncated, among: drawn, in: animation.input.path) }
    for picture in pictures {
      let drawing = scene.picture(frame: picture.frame, style: style)
      drawn += 1
      if drawing.isTruncated { truncated += 1 }
      try write(drawing.bytes, to: picture.output)
    }
  }

  /// Prints a warning if pictures are incomplete because their frames exceed a limit.
  ///
  /// The pictures are still written, and the run does not fail. Only findings of `convert` and
  /// `lint` can make a run fail.
  private func warn(of truncated: Int, among drawn: Int, in input: String) {
    guard truncated > 0 else { return }
    let count = drawn == 1 ? "the frame contains" : "\(truncated) of \(drawn) frames contain"
    Console.note(
      """
      pegbar: warning: \(input): \(count) more layers, copies or outline points than the limits \
      allow, so some are missing from the image; use fewer copies or less nesting
      """)
  }

  /// Returns a name with at least four integer digits, and a fraction if needed: `0012.svg`,
  /// `0012.5.svg`.
  private static func fileName(of frame: Double) -> String {
    let frame = (frame * 1e6).rounded() / 1e6
    let parts = "\(frame)".split(separator: ".", maxSplits: 1)
    guard let whole = parts.first, !frame.description.contains("e") else { return "\(frame).svg" }
    let padding = String(repeating: "0", count: max(0, 4 - whole.count))
    guard parts.count == 2, parts[1] != "0" else { return "\(padding)\(whole).svg" }
    return "\(padding)\(whole).\(parts[1]).svg"
  }

  /// Returns the frames to render, or throws an error for a time that is not in the animation.
  private func frames(
    of scene: FrameRenderer, in input: String
  ) throws(CommandFailure) -> [Double] {
    let frames = moments.map { $0.frame(in: scene) }
    // The end itself is drawn, and times can exceed it by a rounding error.
    if let frame = frames.first(where: { $0 > scene.frameCount + 1e-6 }) {
      let count = scene.frameCount
      throw .usage(
        """
        \(input): frame \(Words.number(frame)) is after the end of the animation \
        (\(Words.number(count)) \(count == 1 ? "frame" : "frames"))
        """)
    }
    guard let every else { return frames }
    let step = Double(every)
    guard scene.frameCount / step <= Double(limits.renderedFrames) else {
      throw .usage(
        """
        --every \(every) would draw more than \(limits.text(\.renderedFrames)); use a larger number
        """)
    }
    return frames + stride(from: 0, to: max(scene.frameCount, 1), by: step)
  }

  /// Writes a picture to a file, or to the standard output without a path.
  private func write(_ svg: [UInt8], to path: String?) throws(CommandFailure) {
    let refusal: CommandFailure?
    do throws(FileError) {
      guard let path else { return try Console.output(svg) }
      refusal = try Output.frame(svg, at: path).write(rules: rules)
    } catch {
      throw .usage(error.message)
    }
    if let refusal { throw refusal }
  }

  /// Returns a renderer for an animation.
  private func scene(of animation: InputAnimation) throws(CommandFailure) -> FrameRenderer {
    let input = animation.input
    let bytes = try Files.readInput(input.path, limit: limits.fileSize)
    do throws(ConversionError) {
      var renderer = try FrameRenderer(
        bytes, normalized: normalized, animation: animation.id,
        theme: ThemeOptions.choice(theme, for: input, limits), limits: limits)
      if !input.isStandardInput { renderer.checkImages(input.imageState) }
      return renderer
    } catch {
      // Other JSON that was found has nothing to render.
      guard !input.isPassedOver(for: error.finding, bytes) else {
        throw CommandFailure(status: .success, message: nil)
      }
      throw .unreadable(input.message(error))
    }
  }
}
