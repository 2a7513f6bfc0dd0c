internal import ArgumentParser
internal import Pegbar

/// The `pegbar preview` command.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Write a web page that plays the converted animation and lists the findings.",
    discussion: """
      The page is one HTML file without references to other files. It plays the scene as Core \
      Animation displays it. If that differs visibly from the design, the page shows both, side by \
      side or as their difference, and opens at the frame that differs most.

      Examples:
        pegbar preview logo.json --open
        pegbar preview pack.lottie --animation night -o night.html
      """)

  @Argument(
    help: "Animation (Lottie JSON, dotLottie or scene JSON), or - for standard input.",
    completion: .file())
  var input: String

  @Option(
    name: .shortAndLong,
    help: "Output file, or - for standard output (default: the input's name with .html).",
    completion: .file())
  var output: String?

  @Flag(help: "Open the page in the default browser.")
  var open = false

  @Flag(
    help: """
      Replace files that pegbar did not write, or that were edited after pegbar wrote them.
      """)
  var force = false

  @OptionGroup var choice: AnimationOptions

  @OptionGroup var theme: ThemeOptions

  @OptionGroup var limits: LimitOptions

  @OptionGroup var display: OutputOptions

  func validate() throws {
    if open, path == "-" {
      throw ValidationError("--open requires an output file: specify one with -o.")
    }
  }

  /// The path of the page.
  private var path: String {
    output ?? (input == "-" ? "-" : "\(SourceName(file: Files.name(of: input)).fileStem).html")
  }

  func run() throws {
    guard input == "-" || !Files.isDirectory(input) else {
      throw CommandFailure.usage("'\(input)' is a folder: specify an animation")
    }
    let file = FoundInput(path: input)
    let bytes = try Files.readInput(input, limit: limits.limits.fileSize)
    let page: (text: [UInt8], isTruncated: Bool)
    do throws(ConversionError) {
      page = try self.page(of: bytes, in: file)
    } catch {
      throw CommandFailure.unreadable(file.message(error))
    }
    if page.isTruncated {
      Console.note(
        """
        pegbar: warning: \(input): some frames contain more layers, copies or outline points than \
        the limits allow, so some are missing from the page; use fewer copies or less nesting
        """)
    }
    try write(page.text)
  }

  private func page(
    of bytes: [UInt8], in file: FoundInput
  ) throws(ConversionError) -> (text: [UInt8], isTruncated: Bool) {
    var options = ConversionOptions(sourceName: file.name)
    options.animation = choice.animation
    options.theme = ThemeOptions.choice(theme.theme, for: file, limits.limits)
    options.limits = limits.limits
    let conversion = try Converter(options).convert(bytes)
    return conversion.previewPage(Report(file: input, conversion))
  }

  private func write(_ page: [UInt8]) throws {
    guard path != "-" else { return try Console.output(page) }
    var rules = OutputRules(isForced: force)
    rules.inputs = Files.identity(of: input).map { [$0] } ?? []
    if let refusal = try Output.page(page, at: path).write(rules: rules) { throw refusal }
    if !display.quiet { try Console.print(path) }
    if open { show() }
  }

  /// Opens the page in the default browser.
  private func show() {
    #if canImport(Darwin)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    guard ChildProcess.output(of: [program, Files.absolute(path)])?.status != 0 else { return }
    Console.note("pegbar: warning: '\(program)' could not open \(path); open it in a browser")
  }
}
