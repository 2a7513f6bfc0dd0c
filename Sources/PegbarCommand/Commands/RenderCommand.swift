internal import ArgumentParser
internal import Pegbar

/// `pegbar render`.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws frames of an animation as SVG.",
    discussion: """
      Frames are counted from the beginning of the animation. In a folder the files are called \
      after the frame: 0012.svg, 0012.5.svg.
      """)

  @Argument(help: "The animation: Lottie JSON, dotLottie or scene JSON; - for the standard input.")
  var input: String?

  @Option(help: "The frames to draw, for example 0,12.5.")
  var frames: FrameList?

  @Option(help: "The times to draw, for example 0.2s,50%.")
  var times: TimeList?

  @Option(help: ArgumentHelp("Draw every Nth frame from the first one on.", valueName: "n"))
  var every: Int?

  @Option(
    name: .shortAndLong, help: "The file or folder to write; the standard output without, and for -.")
  var output: String?

  @Option(help: ArgumentHelp("The width of the pictures in pixels.", valueName: "px"))
  var width: Double?

  @Option(
    help: "What lies below the picture: #rgb, #rrggbb, #rrggbbaa or a name such as white.")
  var background: BackgroundColor?

  @Flag(help: "Draw what Core Animation will show instead of what the designer made.")
  var normalized = false

  @OptionGroup var choice: AnimationOptions

  @Option(help: "A file with lines input<TAB>frame<TAB>output.svg: draws them all.")
  var list: String?

  /// More pictures than anybody looks at, and still few enough for a folder.
  private static let mostFrames = 100_000.0

  /// Everything to draw from the arguments, but for `--every`.
  private var moments: [Moment] { (frames?.moments ?? []) + (times?.moments ?? []) }

  func validate() throws {
    if let width, !(width > 0 && width <= 100_000) {
      throw ValidationError("--width must be a number of pixels above 0 and up to 100000.")
    }
    if let every, every < 1 {
      throw ValidationError("--every must be 1 or more: every Nth frame is drawn.")
    }
    if list != nil {
      guard input == nil, moments.isEmpty, every == nil, output == nil, choice.animation == nil
      else {
        throw ValidationError(
          "--list has inputs, frames and outputs in its file: these arguments do not go with it.")
      }
      return
    }
    guard input != nil else { throw ValidationError("An input is needed, or --list.") }
    guard !moments.isEmpty || every != nil else {
      throw ValidationError("--frames, --times or --every is needed.")
    }
    guard output ?? "-" != "-" || (moments.count == 1 && every == nil) else {
      throw ValidationError("Several frames need -o with a folder.")
    }
  }

  func run() throws {
    if let list { return try run(RenderList(path: list)) }
    guard let input else { return }
    let source = FrameSource(normalized: normalized, animation: choice.animation)
    let scene = try source.scene(at: input)
    let frames = try moments.map { $0.frame(in: scene) } + everyFrame(of: scene)
    var truncation = Truncation(input: input)
    defer { truncation.warn() }
    for frame in frames { try draw(frame, of: scene, &truncation) }
  }

  private var style: PictureStyle {
    PictureStyle(width: width, background: background?.color)
  }

  /// The frames of `--every`.
  private func everyFrame(of scene: FrameRenderer) throws -> [Double] {
    guard let every else { return [] }
    let step = Double(every)
    guard scene.frameCount / step <= Self.mostFrames else {
      throw CommandFailure.usage(
        "the animation has too many frames for --every \(every): at most 100000 are drawn")
    }
    return Array(stride(from: 0, to: max(scene.frameCount, 1), by: step))
  }

  private func draw(
    _ frame: Double, of scene: FrameRenderer, _ truncation: inout Truncation
  ) throws(FileError) {
    let picture = scene.picture(frame: frame, style: style)
    truncation.add(picture)
    let bytes = picture.svg
    guard let output, output != "-" else { return try Console.output(bytes) }
    let isFolder =
      moments.count > 1 || every != nil || output.hasSuffix("/") || Files.isDirectory(output)
    let path = isFolder ? "\(output)/\(FrameName.text(frame)).svg" : output
    try Files.write(bytes, to: path, sparing: [input ?? ""])
  }

  /// Draws everything in a list; inputs that cannot be read are named, the others are drawn.
  private func run(_ list: RenderList) throws {
    var isUnreadable = false
    let inputs = list.pictures.map(\.input)
    for (input, pictures) in list.pictures {
      let scene: FrameRenderer
      do throws(CommandFailure) {
        scene = try FrameSource(normalized: normalized, animation: nil).scene(at: input)
      } catch {
        if let message = error.message { Console.error(message) }
        isUnreadable = true
        continue
      }
      var truncation = Truncation(input: input)
      defer { truncation.warn() }
      for picture in pictures {
        let drawn = scene.picture(frame: picture.frame, style: style)
        truncation.add(drawn)
        try Files.write(drawn.svg, to: picture.output, sparing: inputs)
      }
    }
    if isUnreadable { throw CommandFailure.unreadable(nil) }
  }
}
