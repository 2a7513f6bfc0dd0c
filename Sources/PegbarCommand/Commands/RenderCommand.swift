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

  @Argument(help: "The animation: Lottie JSON or scene JSON; - for the standard input.")
  var input: String?

  @Option(help: "The frames to draw, for example 0,12.5.")
  var frames: FrameList?

  @Option(help: "The times to draw, for example 0.2s,50%.")
  var times: TimeList?

  @Option(name: .shortAndLong, help: "The file or folder to write; the standard output without.")
  var output: String?

  @Flag(help: "Draw what Core Animation will show instead of what the designer made.")
  var normalized = false

  @Option(help: "A file with lines input<TAB>frame<TAB>output.svg: draws them all.")
  var list: String?

  /// Everything to draw from the arguments.
  private var moments: [Moment] { (frames?.moments ?? []) + (times?.moments ?? []) }

  func validate() throws {
    if list != nil {
      guard input == nil, moments.isEmpty, output == nil else {
        throw ValidationError("--list has everything in its file: no other arguments go with it.")
      }
      return
    }
    guard input != nil else { throw ValidationError("An input is needed, or --list.") }
    guard !moments.isEmpty else { throw ValidationError("--frames or --times is needed.") }
    guard output != nil || moments.count == 1 else {
      throw ValidationError("Several frames need -o with a folder.")
    }
  }

  func run() throws {
    if let list { return try run(RenderList(path: list)) }
    guard let input else { return }
    let scene = try FrameSource(normalized: normalized).scene(at: input)
    for moment in moments { try draw(moment, of: scene) }
  }

  private func draw(_ moment: Moment, of scene: FrameRenderer) throws(FileError) {
    let frame = moment.frame(in: scene)
    let bytes = scene.svg(frame: frame)
    guard let output else { return try Console.output(bytes) }
    let isFolder = moments.count > 1 || output.hasSuffix("/") || Files.isDirectory(output)
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
        scene = try FrameSource(normalized: normalized).scene(at: input)
      } catch {
        if let message = error.message { Console.error(message) }
        isUnreadable = true
        continue
      }
      for picture in pictures {
        let bytes = scene.svg(frame: picture.frame)
        try Files.write(bytes, to: picture.output, sparing: inputs)
      }
    }
    if isUnreadable { throw CommandFailure.unreadable(nil) }
  }
}
