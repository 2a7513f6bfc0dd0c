internal import ArgumentParser
internal import Pegbar

/// An output format of `pegbar features`.
enum FeaturesForm: String, CaseIterable, ExpressibleByArgument {
  /// Text for people.
  case text
  /// JSON for programs.
  case json
}

/// The `pegbar features` command.
struct FeaturesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "features",
    abstract: "List the Lottie features that animations use and the players that support them.",
    discussion: """
      'pegbar targets' lists the players. With --verbose, notes explain partial support. With \
      --format json, the list includes references for each level of support. For multiple files, a \
      table with the number of files that use each feature follows.

      Examples:
        pegbar features logo.json
        pegbar features Assets --target lottie-ios-ca --target lottie-android
        pegbar features Assets --format json
      """)

  @Argument(help: .inputs, completion: .file())
  var paths: [String] = []

  @OptionGroup var list: ListOptions

  @Option(
    name: .customLong("target"),
    help: ArgumentHelp("Player to include (default: all). May be repeated.", valueName: "player"),
    completion: .list(FeatureListing.playerNames))
  var targets: [String] = []

  @Option(name: [.customLong("format"), .customLong("report")], help: "Format of the list.")
  var form = FeaturesForm.text

  @OptionGroup var choice: AnimationOptions

  @OptionGroup var display: OutputOptions

  @OptionGroup var limits: LimitOptions

  func validate() throws {
    try list.validate(paths)
    for name in targets where !FeatureListing.playerNames.contains(name) {
      throw ValidationError("Unknown player '\(name)'; 'pegbar targets' lists all players.")
    }
  }

  func run() async throws {
    let found = list.find(at: try list.allPaths(paths))
    let limits = limits.limits
    let animations = found.inputs.flatMap {
      InputAnimation.all(in: $0, wanted: choice.animation, limits)
    }
    var unreadable = found.failures.map(\.message)
    var listings: [(file: String, listing: FeatureListing)] = []
    let parallel = Parallel(jobs: list.jobCount, isQuiet: display.quiet)
    await parallel.each(animations, file: \.input.path) { animation, opened in
      (animation.input.path, animation.features(limits, opened))
    } deliver: { result, _ in
      switch result.1 {
      case .success(let listing): if let listing { listings.append((result.0, listing)) }
      case .failure(let error): unreadable.append(error.message)
      }
    }
    unreadable.forEach(Console.error)
    guard !listings.isEmpty || !unreadable.isEmpty else {
      throw CommandFailure.usage("no animations found")
    }
    try show(listings)
    if !unreadable.isEmpty { throw CommandFailure.unreadable(nil) }
  }

  private func show(_ listings: [(file: String, listing: FeatureListing)]) throws {
    guard !display.quiet else { return }
    switch form {
    case .text:
      let style = display.style(for: .output)
      for (index, entry) in listings.enumerated() {
        if index > 0 { try Console.print("") }
        try Console.print(entry.listing.text(of: entry.file, players: targets, style: style))
      }
      guard listings.count > 1 else { return }
      try Console.print("")
      try Console.print(FeatureListing.table(of: listings.map(\.listing), style: style))
    case .json:
      try Console.output(FeatureListing.json(of: listings, players: targets))
    }
  }
}

extension InputAnimation {
  /// Returns the features in use, or `nil` if the file was found in a folder and is other JSON.
  fileprivate func features(
    _ limits: Limits, _ opened: OpenedInput
  ) -> Result<FeatureListing?, FileError> {
    let file: AnimationFile
    do throws(FileError) { file = try opened.file(of: input, limits) } catch {
      return .failure(error)
    }
    do throws(ConversionError) {
      return .success(try FeatureListing(file, animation: id, limits: limits))
    } catch {
      if input.isPassedOver(for: error.finding, file.bytes) { return .success(nil) }
      return .failure(FileError(input.path, because: "\(error)"))
    }
  }
}
