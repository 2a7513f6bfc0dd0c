internal import ArgumentParser
internal import Pegbar

/// `pegbar render`.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws frames of animations as SVG.",
    discussion: """
      Frames are counted from the beginning of the animation. In a folder the files are called \
      after the frame: 0012.svg, 0012.5.svg. Of several animations each gets a folder of its own.

      Examples:
        pegbar render logo.json --times 50% -o half.svg
        pegbar render logo.json --every 10 --width 320 --background white -o frames/
        pegbar render Assets --times 0s,50%,100% -o previews/
      """)

  @Argument(
    help: ArgumentHelp(
      "Animations, and folders of them; - for the standard input.", valueName: "file|folder"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var inputs: ListOptions

  @Option(help: "The frames to draw, for example 0,12.5.")
  var frames: FrameList?

  @Option(help: "The times to draw, for example 0.2s,50%.")
  var times: TimeList?

  @Option(help: ArgumentHelp("Draw every Nth frame from the first one on.", valueName: "n"))
  var every: Int?

  @Option(
    name: .shortAndLong,
    help: "The file or folder to write; - for the standard output (default: -).",
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("The width of the pictures in pixels.", valueName: "px"))
  var width: Double?

  @Option(
    help: "What lies below the picture: #rgb, #rrggbb, #rrggbbaa or a name such as white.")
  var background: BackgroundColor?

  @Flag(help: "Draw what Core Animation will show instead of what the designer made.")
  var normalized = false

  @Flag(help: "Replace files that pegbar did not write, or that were edited since.")
  var force = false

  @OptionGroup var choice: AnimationOptions

  @OptionGroup var limits: LimitOptions

  @OptionGroup var display: OutputOptions

  /// Everything to draw from the arguments, but for `--every`.
  private var moments: [Moment] { (frames?.moments ?? []) + (times?.moments ?? []) }

  func validate() throws {
    if let width, !(width > 0 && width <= Limits.renderedWidth) {
      throw ValidationError(
        "--width must be a number of pixels above 0 and up to \(Int(Limits.renderedWidth)).")
    }
    if let every, every < 1 {
      throw ValidationError("--every must be 1 or more: every Nth frame is drawn.")
    }
    if let output, !output.hasSuffix("/"), Self.isOtherPicture(output) {
      throw ValidationError(
        "Frames are written as SVG: name a .svg file with -o. rsvg-convert, resvg or a browser make "
          + "\(output.split(separator: ".").last?.uppercased() ?? "other") files of it.")
    }
    try inputs.validate(paths)
    guard !moments.isEmpty || every != nil else {
      throw ValidationError("--frames, --times or --every is needed.")
    }
    guard output ?? "-" != "-" || (moments.count == 1 && every == nil) else {
      throw ValidationError("Several frames need -o with a folder.")
    }
  }

  /// Whether a path names a picture that is no SVG, or a film.
  private static func isOtherPicture(_ path: String) -> Bool {
    let others: Set<String> = [
      "png", "jpg", "jpeg", "gif", "webp", "pdf", "heic", "avif", "tiff", "bmp", "mp4", "mov",
    ]
    return path.contains(".")
      && others.contains(path.split(separator: ".").last?.lowercased() ?? "")
  }

  func run() async throws {
    let found = inputs.find(at: try inputs.allPaths(paths))
    let drawing = drawing(reading: found.identities)
    if inputs.filesFrom == nil, !found.hasFolders, found.inputs.count == 1,
      let input = found.inputs.first
    {
      return try drawing.draw(InputAnimation(input: input, id: choice.animation), to: output)
    }
    guard case .folder(let folder) = OutputDestination(output).asFolder else {
      throw CommandFailure.usage("several inputs need --output with a folder")
    }
    try await draw(found, drawing, to: folder)
  }

  /// How everything is drawn; none of the files that are read is written.
  private func drawing(reading inputs: Set<FileIdentity>) -> FrameDrawing {
    FrameDrawing(
      moments: moments, every: every,
      style: PictureStyle(width: width, background: background?.color), normalized: normalized,
      limits: limits.limits, rules: OutputRules(isForced: force, inputs: inputs))
  }

  /// Draws every animation into a folder of its own; one that cannot be read is said.
  private func draw(_ found: FoundInputs, _ drawing: FrameDrawing, to folder: String) async throws {
    let animations = found.inputs.flatMap {
      InputAnimation.all(in: $0, wanted: choice.animation, drawing.limits)
    }
    var folders: [String: InputAnimation] = [:]
    for animation in animations {
      let path = folder + animation.input.folder + animation.name.fileStem
      guard let other = folders.updateValue(animation, forKey: path.lowercased()) else { continue }
      throw CommandFailure.usage(
        "'\(other.input.path)' and '\(animation.input.path)' would both be drawn into \(path)/")
    }
    var worst = found.failures.isEmpty ? ExitStatus.success : .unreadable
    found.failures.forEach { Console.error($0.message) }
    let parallel = Parallel(jobs: inputs.jobCount, isQuiet: display.quiet)
    await parallel.each(animations, file: \.input.path) {
      drawing.result(of: $0, to: folder + $0.input.folder + $0.name.fileStem + "/")
    } deliver: { failure, progress in
      guard let failure else { return }
      worst = worst.worse(than: failure.status)
      progress.clear()
      if let message = failure.message { Console.error(message) }
    }
    if worst != .success { throw CommandFailure(status: worst, message: nil) }
  }
}
