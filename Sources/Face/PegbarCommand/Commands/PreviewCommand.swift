internal import ArgumentParser
internal import Pegbar

/// The `pegbar preview` command.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Write web pages that play converted animations and list the findings.",
    discussion: """
      The page of an animation is one HTML file without references to other files. It plays the \
      scene as Core Animation displays it. If that differs visibly from the design, the page shows \
      both, side by side or as their difference, and opens at the frame that differs most.

      For a folder or several animations, the output is a folder with an index page.

      Examples:
        pegbar preview logo.json --open
        pegbar preview pack.lottie --animation night -o night.html
        pegbar preview Assets -o previews/
      """)

  @Argument(help: .inputs, completion: .file())
  var paths: [String] = []

  @OptionGroup var inputs: ListOptions

  @Option(
    name: .shortAndLong,
    help: """
      Output file or folder, or - for standard output (default: the input's name with .html, or \
      the folder previews).
      """,
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Script of lottie-web, such as lottie.js, to show its frames beside the others.",
      valueName: "file"),
    completion: .file())
  var player: String?

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
    try inputs.validate(paths)
    if open, output == "-" || output == nil && paths == ["-"] {
      throw ValidationError("--open requires an output file: specify one with -o.")
    }
  }

  func run() async throws {
    let found = inputs.find(at: try inputs.allPaths(paths))
    let drawing = PreviewDrawing(
      theme: theme.theme, player: try player.map { path throws(FileError) in try Files.read(path) },
      limits: limits.limits,
      rules: OutputRules(isForced: force, inputs: found.identities))
    if inputs.filesFrom == nil, !found.hasFolders, found.inputs.count == 1,
      let input = found.inputs.first
    {
      return try write(InputAnimation(input: input, id: choice.animation), drawing)
    }
    guard case .folder(let folder) = OutputDestination(output ?? "previews/").asFolder else {
      throw CommandFailure.usage("multiple inputs require a folder with --output")
    }
    try await write(found, drawing, to: folder)
  }

  // MARK: One animation

  private func write(_ animation: InputAnimation, _ drawing: PreviewDrawing) throws {
    guard let preview = try drawing.preview(of: animation) else { return }
    let stem = SourceName(file: animation.input.name).fileStem
    let path: String
    switch OutputDestination(output ?? (animation.input.isStandardInput ? "-" : "\(stem).html")) {
    case .standardOutput: return try Console.output(preview.page)
    case .folder(let folder): path = "\(folder)\(stem).html"
    case .file(let file): path = file
    }
    try drawing.write(.page(preview.page, at: path))
    try finish(path)
  }

  // MARK: An index

  /// Returns the places of the pages of all animations.
  private func places(_ found: FoundInputs, in folder: String) throws -> [PreviewDrawing.Place] {
    let animations = found.inputs.flatMap {
      InputAnimation.all(in: $0, wanted: choice.animation, limits.limits)
    }
    var taken: [String: InputAnimation] = [:]
    return try animations.map { animation in
      let stem = "pages/\(animation.input.folder)\(animation.name.fileStem)"
      if let other = taken.updateValue(animation, forKey: stem.lowercased()) {
        throw CommandFailure.usage(
          """
          '\(other.input.path)' and '\(animation.input.path)' would both write to \
          \(folder)\(stem).html
          """)
      }
      return PreviewDrawing.Place(animation: animation, stem: stem)
    }
  }

  /// Returns the name of an animation in an index: its path in the only folder, or its path.
  private func name(of animation: InputAnimation, in found: FoundInputs) -> String {
    let input = animation.input
    let isInside = input.isFound && found.folders.count == 1
    let path = isInside ? input.folder + input.name : input.path
    return animation.hasOthers ? "\(path) (\(animation.id ?? ""))" : path
  }

  private func write(
    _ found: FoundInputs, _ drawing: PreviewDrawing, to folder: String
  ) async throws {
    var worst = found.failures.isEmpty ? ExitStatus.success : .unreadable
    found.failures.forEach { Console.error($0.message) }
    let places = try places(found, in: folder)
    if places.isEmpty, found.failures.isEmpty { throw CommandFailure.usage("no animations found") }
    var index = PreviewIndex(title: found.folders.first ?? "Previews")
    let parallel = Parallel(jobs: inputs.jobCount, isQuiet: display.quiet)
    await parallel.each(places, file: \.animation.input.path) {
      drawing.result(for: $0, $1, in: folder)
    } deliver: { result, progress in
      switch result {
      case .passedOver: break
      case .made(let preview, let place):
        index.add(
          preview, named: name(of: place.animation, in: found), page: place.page,
          picture: place.picture)
      case .failed(let failure, let place):
        worst = worst.worse(than: failure.status)
        progress.clear()
        let message = failure.message ?? "cannot be read"
        Console.error(message)
        index.add(name(of: place.animation, in: found), message: message, isReadable: false)
      }
    }
    let path = folder + "index.html"
    try drawing.write(.page(index.html, at: path))
    try finish(path)
    if worst != .success { throw CommandFailure(status: worst, message: nil) }
  }

  // MARK: The result

  /// Prints the path of the page and opens it if requested.
  private func finish(_ path: String) throws {
    if !display.quiet { try Console.print(path) }
    guard open else { return }
    #if canImport(Darwin)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    guard ChildProcess.output(of: [program, Files.absolute(path)])?.status != 0 else { return }
    Console.note("pegbar: warning: '\(program)' could not open \(path); open it in a browser")
  }
}
