internal import ArgumentParser
internal import Pegbar

/// The `pegbar render` command.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw frames of animations as SVG.",
    discussion: """
      Frames are counted from the start of the animation. Files in an output folder are named \
      after the frame, such as 0012.svg or 0012.5.svg. If there are multiple animations, each gets \
      its own folder.

      Examples:
        pegbar render logo.json --times 50% -o half.svg
        pegbar render logo.json --every 10 --width 320 --background white -o frames/
        pegbar render Assets --times 0s,50%,100% -o frames/
        pegbar render logo.json --sheet 4x3 --width 160 -o sheet.svg
      """)

  @Argument(
    help: ArgumentHelp(
      "Animations and folders of animations, or - for standard input.", valueName: "file|folder"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var inputs: ListOptions

  @Option(help: "Frames to draw, such as 0,12.5.")
  var frames: FrameList?

  @Option(help: "Times to draw, such as 0.2s,50%.")
  var times: TimeList?

  @Option(help: ArgumentHelp("Draw every Nth frame, starting with the first.", valueName: "n"))
  var every: Int?

  @Option(
    help: ArgumentHelp(
      "Draw frames at equal distances with their times in one image, such as 4x3.",
      valueName: "grid"))
  var sheet: SheetSize?

  @Option(
    name: .shortAndLong,
    help: "Output file or folder, or - for standard output (default: -).",
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("Width of the images, in pixels.", valueName: "px"))
  var width: Double?

  @Option(
    help: "Background color: #rgb, #rrggbb, #rrggbbaa or a name such as white.")
  var background: BackgroundColor?

  @Flag(help: "Draw the converted scene, as Core Animation displays it.")
  var normalized = false

  @Flag(
    help: """
      Replace files that pegbar did not write, or that were edited after pegbar wrote them.
      """)
  var force = false

  @OptionGroup var choice: AnimationOptions

  @OptionGroup var theme: ThemeOptions

  @OptionGroup var limits: LimitOptions

  @OptionGroup var display: OutputOptions

  /// The frames to render from all options except `--every`.
  private var moments: [Moment] { (frames?.moments ?? []) + (times?.moments ?? []) }

  func validate() throws {
    if let width, !(width > 0 && width <= Limits.renderedWidth) {
      throw ValidationError(
        "--width must be greater than 0 and at most \(Int(Limits.renderedWidth)) pixels.")
    }
    if let every, every < 1 {
      throw ValidationError("--every must be 1 or more.")
    }
    if let output, !output.hasSuffix("/"), Self.isOtherPicture(output) {
      throw ValidationError(
        "Frames are written as SVG: specify an .svg file with -o. For "
          + "\(output.split(separator: ".").last?.uppercased() ?? "other") files, "
          + "convert the SVG with rsvg-convert, resvg or a browser.")
    }
    try inputs.validate(paths)
    guard !moments.isEmpty || every != nil || sheet != nil else {
      throw ValidationError("--frames, --times, --every or --sheet is required.")
    }
    guard sheet == nil || moments.isEmpty && every == nil else {
      throw ValidationError("--sheet cannot be combined with --frames, --times or --every.")
    }
    guard moments.count > 1 || every != nil else { return }
    let output = output ?? "-"
    guard output != "-", !output.lowercased().hasSuffix(".svg") || Files.isDirectory(output) else {
      throw ValidationError("Multiple frames require a folder with -o.")
    }
  }

  /// Returns `true` if a path has the extension of a video or of a picture other than SVG.
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
      throw CommandFailure.usage("multiple inputs require a folder with --output")
    }
    try await draw(found, drawing, to: folder)
  }

  /// Returns the settings for rendering; input files are never overwritten.
  private func drawing(reading inputs: Set<FileIdentity>) -> FrameDrawing {
    FrameDrawing(
      moments: moments, every: every, sheet: sheet,
      style: PictureStyle(width: width, background: background?.color), normalized: normalized,
      theme: theme.theme, limits: limits.limits,
      rules: OutputRules(isForced: force, inputs: inputs))
  }

  /// Renders each animation into its own folder, and prints an error for each unreadable one.
  private func draw(_ found: FoundInputs, _ drawing: FrameDrawing, to folder: String) async throws {
    let animations = found.inputs.flatMap {
      InputAnimation.all(in: $0, wanted: choice.animation, drawing.limits)
    }
    var folders: [String: InputAnimation] = [:]
    for animation in animations {
      let path = folder + animation.input.folder + animation.name.fileStem
      guard let other = folders.updateValue(animation, forKey: path.lowercased()) else { continue }
      throw CommandFailure.usage(
        "'\(other.input.path)' and '\(animation.input.path)' would both write to \(path)/")
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
