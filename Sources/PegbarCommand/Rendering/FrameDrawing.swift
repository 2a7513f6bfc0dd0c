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

  /// Draws an animation to the standard output, a file or a folder.
  func draw(_ animation: InputAnimation, to output: String?) throws(CommandFailure) {
    let scene = try scene(of: animation)
    let frames = try frames(of: scene)
    let isFolder = moments.count > 1 || every != nil
    let destination = OutputDestination(output)
    if let folder = destination.directory {
      StagedFile.removeLeftovers(in: isFolder ? output ?? folder : folder)
    }
    var truncation = Truncation(input: animation.input.path)
    defer { truncation.warn() }
    for frame in frames {
      let picture = scene.picture(frame: frame, style: style)
      truncation.add(picture)
      switch destination {
      case .standardOutput:
        try write(picture.svg, to: nil)
      case .folder(let folder):
        try write(picture.svg, to: folder + FrameName.text(frame) + ".svg")
      case .file(let file):
        try write(picture.svg, to: isFolder ? "\(file)/\(FrameName.text(frame)).svg" : file)
      }
    }
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

  /// Draws the pictures of a list.
  func draw(
    _ animation: InputAnimation, _ pictures: [RenderList.Picture]
  ) throws(CommandFailure) {
    let scene = try scene(of: animation)
    var truncation = Truncation(input: animation.input.path)
    defer { truncation.warn() }
    for folder in Set(pictures.map { Files.parent(of: $0.output) }) {
      StagedFile.removeLeftovers(in: folder)
    }
    for picture in pictures {
      let drawn = scene.picture(frame: picture.frame, style: style)
      truncation.add(drawn)
      try write(drawn.svg, to: picture.output)
    }
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

  /// Writes a picture to a file; to the standard output without one.
  private func write(_ svg: [UInt8], to path: String?) throws(CommandFailure) {
    let refusal: CommandFailure?
    do throws(FileError) {
      guard let path else { return try Console.output(svg) }
      refusal = try Output(path: path, bytes: svg, kind: .sealed(.svg)).write(rules: rules)
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
      // Other JSON that nobody named has nothing to draw.
      guard !input.isPassedOver(for: error.finding) else {
        throw CommandFailure(status: .success, message: nil)
      }
      throw .unreadable(input.message(error))
    }
  }
}
