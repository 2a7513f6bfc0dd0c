internal import ArgumentParser
internal import Pegbar

/// The `pegbar render` command.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw frames of animations as SVG or PNG.",
    discussion: """
      Frames are counted from the start of the animation. Files in an output folder are named \
      after the frame, such as 0012.svg or 0012.5.svg. If there are multiple animations, each gets \
      its own folder. PNG and APNG (an animated PNG file) require cairo.

      Examples:
        pegbar render logo.json --times 50% -o half.svg
        pegbar render logo.json --every 10 --width 320 --background white -o frames/
        pegbar render Assets --times 0s,50%,100% -o frames/
        pegbar render logo.json --sheet 4x3 --width 160 -o sheet.png
        pegbar render logo.json --format apng --every 2 --width 200 -o logo.png
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
    help: "File format: svg, png or apng (default: by the extension of -o, otherwise svg).")
  var format: PictureFormat?

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
    name: .customLong("no-substitutes"),
    help: """
      Draw no letters in fonts of this machine and no boxes for missing images, so that PNG is \
      the same on all machines.
      """)
  var noSubstitutes = false

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
    try inputs.validate(paths)
    try validateFormat()
    guard !moments.isEmpty || every != nil || sheet != nil || pictureFormat == .apng else {
      throw ValidationError("--frames, --times, --every or --sheet is required.")
    }
    guard sheet == nil || moments.isEmpty && every == nil else {
      throw ValidationError("--sheet cannot be combined with --frames, --times or --every.")
    }
    guard pictureFormat != .apng, moments.count > 1 || every != nil else { return }
    let output = output ?? "-"
    guard output != "-", PictureFormat(path: output) == nil || Files.isDirectory(output) else {
      throw ValidationError("Multiple frames require a folder with -o.")
    }
  }

  /// The format of the pictures, from the option or the extension of the output.
  private var pictureFormat: PictureFormat {
    format ?? output.flatMap { $0.hasSuffix("/") ? nil : PictureFormat(path: $0) } ?? .svg
  }

  private func validateFormat() throws {
    if pictureFormat == .apng, sheet != nil || !moments.isEmpty {
      throw ValidationError("APNG shows every frame: use --every instead of other frames.")
    }
    guard let output, !output.hasSuffix("/"), !Files.isDirectory(output) else { return }
    let suffix = output.contains(".") ? output.split(separator: ".").last?.lowercased() ?? "" : ""
    if Self.otherExtensions.contains(suffix) {
      throw ValidationError(
        "Frames are written as SVG, PNG or APNG: specify such a file with -o. For "
          + "\(suffix.uppercased()) files, convert the result with another program.")
    }
    if let other = PictureFormat(path: output), !pictureFormat.extensions.contains(other.rawValue) {
      throw ValidationError(
        "--format \(pictureFormat.rawValue) does not match the extension of '\(output)'.")
    }
  }

  /// The extensions of videos and of pictures in other formats.
  private static let otherExtensions: Set<String> = [
    "jpg", "jpeg", "gif", "webp", "pdf", "heic", "avif", "tiff", "bmp", "mp4", "mov",
  ]

  func run() async throws {
    let found = inputs.find(at: try inputs.allPaths(paths))
    let drawing = drawing(reading: found.identities)
    if inputs.filesFrom == nil, !found.hasFolders, found.inputs.count == 1,
      let input = found.inputs.first
    {
      return try await drawing.draw(
        InputAnimation(input: input, id: choice.animation), to: output,
        Parallel(jobs: inputs.jobCount, isQuiet: display.quiet))
    }
    guard case .folder(let folder) = OutputDestination(output).asFolder else {
      throw CommandFailure.usage("multiple inputs require a folder with --output")
    }
    try await draw(found, drawing, to: folder)
  }

  /// Returns the settings for rendering; input files are never overwritten.
  private func drawing(reading inputs: Set<FileIdentity>) -> FrameDrawing {
    FrameDrawing(
      moments: moments, every: every, sheet: sheet, format: pictureFormat,
      style: PictureStyle(width: width, background: background?.color),
      usesSubstitutes: !noSubstitutes,
      normalized: normalized, theme: theme.theme, limits: limits.limits,
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
      drawing.result(of: $0, $1, to: folder + $0.input.folder + $0.name.fileStem + "/")
    } deliver: { failure, progress in
      guard let failure else { return }
      worst = worst.worse(than: failure.status)
      progress.clear()
      if let message = failure.message { Console.error(message) }
    }
    if worst != .success { throw CommandFailure(status: worst, message: nil) }
  }
}
