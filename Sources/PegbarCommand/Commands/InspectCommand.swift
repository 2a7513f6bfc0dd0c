internal import ArgumentParser
internal import Pegbar

/// `pegbar inspect`: counts what files hold; for `tools/corpus`.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Counts what an animation holds.", shouldDisplay: false)

  @Argument(help: "The animation: Lottie JSON or dotLottie.")
  var input: String

  @OptionGroup var choice: AnimationOptions

  func run() throws {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try Files.read(input) } catch {
      throw CommandFailure.unreadable(error.message)
    }
    let counts: [UInt8]?
    do throws(ConversionError) {
      counts = try Inspection.json(of: bytes, animation: choice.animation)
    } catch {
      throw CommandFailure.unreadable("\(input): \(error)")
    }
    try Console.output(counts ?? Array("{}\n".utf8))
  }
}
