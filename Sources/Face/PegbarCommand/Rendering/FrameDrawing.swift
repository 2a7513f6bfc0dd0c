internal import Pegbar

/// Draws frames of animations into files.
struct FrameDrawing: Sendable {
  /// The times to draw.
  var moments: [Moment]
  /// Every which frame is drawn, too.
  var every: Int?
  /// How pictures look.
  var style: PictureStyle
  /// Whether to draw what Core Animation will show instead of what the designer made.
  var normalized = false
  /// How much is read and drawn at most.
  var limits = Limits()
  /// Which files may be replaced.
  var rules = OutputRules()

  /// A frame, counted from the beginning of the scene, and the path of its SVG file; without a path it
  /// goes to the standard output.
  private typealias Picture = (frame: Double, output: String?)

  /// Draws an animation to the standard output, a file or a folder.
  func draw(_ animation: InputAnimation, to output: String?) throws(CommandFailure) {
    let scene = try scene(of: animation)
    let isFolder = moments.count > 1 || every != nil
    let destination = OutputDestination(output)
    let pictures = try frames(of: scene).map { frame -> Picture in
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

  /// Draws an animation into a folder; why that failed, where it did.
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
      try write(drawing.svg, to: picture.output)
    }
  }

  /// Says how many pictures lack something because the frame holds more than is drawn.
  ///
  /// They are written all the same, and the run does not fail: only findings of `convert` and `lint`
  /// can make it.
  private func warn(of truncated: Int, among drawn: Int, in input: String) {
    guard truncated > 0 else { return }
    let count = drawn == 1 ? "the frame holds" : "\(truncated) of \(drawn) frames hold"
    Console.note(
      """
      pegbar: warning: \(input): \(count) more layers, copies or outline points than are drawn, and \
      some are missing in the picture; use fewer copies or nest fewer compositions
      """)
  }

  /// Four digits before the point, a fraction only where there is one: `0012.svg`, `0012.5.svg`.
  private static func fileName(of frame: Double) -> String {
    let frame = (frame * 1e6).rounded() / 1e6
    let parts = "\(frame)".split(separator: ".", maxSplits: 1)
    guard let whole = parts.first, !frame.description.contains("e") else { return "\(frame).svg" }
    let padding = String(repeating: "0", count: max(0, 4 - whole.count))
    guard parts.count == 2, parts[1] != "0" else { return "\(padding)\(whole).svg" }
    return "\(padding)\(whole).\(parts[1]).svg"
  }

  private func frames(of scene: FrameRenderer) throws(CommandFailure) -> [Double] {
    let frames = moments.map { $0.frame(in: scene) }
    guard let every else { return frames }
    let step = Double(every)
    guard scene.frameCount / step <= Double(limits.renderedFrames) else {
      throw .usage(
        """
        the animation has too many frames for --every \(every): more than \
        \(limits.text(\.renderedFrames))
        """)
    }
    return frames + stride(from: 0, to: max(scene.frameCount, 1), by: step)
  }

  /// Writes a picture to a file; to the standard output where there is none.
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

  /// Reads an animation.
  private func scene(of animation: InputAnimation) throws(CommandFailure) -> FrameRenderer {
    let input = animation.input
    let bytes = try Files.readInput(input.path, limit: limits.fileSize)
    do throws(ConversionError) {
      return try FrameRenderer(
        bytes, normalized: normalized, animation: animation.id, limits: limits)
    } catch {
      // Other JSON that was found has nothing to draw.
      guard !input.isPassedOver(for: error.finding) else {
        throw CommandFailure(status: .success, message: nil)
      }
      throw .unreadable(input.message(error))
    }
  }
}
