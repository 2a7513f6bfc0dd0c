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
    do throws(RenderError) {
      let scene = try FrameSource(normalized: normalized).scene(at: input)
      for moment in moments { try draw(moment, of: scene) }
    } catch {
      throw error.failure
    }
  }

  private func draw(_ moment: Moment, of scene: FrameRenderer) throws(RenderError) {
    let frame = moment.frame(in: scene)
    let bytes = scene.svg(frame: frame)
    guard let output else { return Console.output(bytes) }
    let isFolder = moments.count > 1 || output.hasSuffix("/") || Files.isDirectory(output)
    let path = isFolder ? "\(output)/\(FrameName.text(frame)).svg" : output
    do throws(FileError) { try Files.write(bytes, to: path) } catch { throw .output(error.message) }
  }

  /// Draws everything in a list; inputs that cannot be read are named, the others are drawn.
  private func run(_ list: RenderList) throws {
    var isUnreadable = false
    for (input, pictures) in list.pictures {
      do throws(RenderError) {
        let scene = try FrameSource(normalized: normalized).scene(at: input)
        for picture in pictures {
          let bytes = scene.svg(frame: picture.frame)
          do throws(FileError) {
            try Files.write(bytes, to: picture.output)
          } catch {
            throw .output(error.message)
          }
        }
      } catch {
        guard case .input(let message) = error else { throw error.failure }
        Console.error(message)
        isUnreadable = true
      }
    }
    if isUnreadable { throw CommandFailure.unreadable(nil) }
  }
}
