internal import ArgumentParser
internal import Pegbar

/// `pegbar layers`: lists what every layer looks like at some times; for `tools/verify-generated`.
struct LayersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layers", abstract: "Lists the values of every layer at some times.",
    shouldDisplay: false)

  @Argument(help: "The animation: Lottie JSON, dotLottie or scene JSON.")
  var input: String

  @OptionGroup var choice: AnimationOptions

  func run() throws {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try Files.read(input) } catch {
      throw CommandFailure.unreadable(error.message)
    }
    var options = ConversionOptions(
      sourceName: Files.name(of: input), animation: choice.animation)
    options.endsProcess = true
    let conversion: Conversion
    do throws(ConversionError) { conversion = try Pegbar.convert(bytes, options: options) } catch {
      throw CommandFailure.unreadable("\(input): \(error)")
    }
    try Console.output(conversion.layerListing)
  }
}
