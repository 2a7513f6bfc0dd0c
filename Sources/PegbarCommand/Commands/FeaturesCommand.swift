internal import ArgumentParser
internal import Pegbar

/// A form in which `pegbar features` says what it found.
enum FeaturesForm: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For programs.
  case json
}

/// `pegbar features`.
struct FeaturesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "features",
    abstract: "Says which features of the format animations use, and which players show them.",
    discussion: """
      'pegbar targets' lists the players.

      Examples:
        pegbar features logo.json
        pegbar features logo.json --target lottie-ios-ca --target lottie-android
      """)

  @OptionGroup var inputs: InputOptions

  @Option(
    name: .customLong("target"),
    help: ArgumentHelp("A player to look at; all without. May be repeated.", valueName: "player"),
    completion: .list(FeatureListing.playerNames))
  var targets: [String] = []

  @Option(name: .customLong("report"), help: "The form.")
  var form = FeaturesForm.text

  @OptionGroup var choice: AnimationOptions

  @OptionGroup var display: OutputOptions

  func validate() throws {
    for name in targets where !FeatureListing.playerNames.contains(name) {
      throw ValidationError("There is no player '\(name)'; 'pegbar targets' lists them.")
    }
  }

  func run() throws {
    let found = inputs.list.find(at: try inputs.allPaths())
    var unreadable = found.failures.map(\.message)
    let animations = found.inputs.flatMap { InputAnimation.all(in: $0, wanted: choice.animation) }
    var isFirst = true
    for animation in animations {
      switch animation.features() {
      case .success(let listing):
        guard let listing, !display.quiet else { continue }
        if !isFirst, form == .text { try Console.print("") }
        isFirst = false
        try show(listing, of: animation.input.path)
      case .failure(let error):
        unreadable.append(error.message)
      }
    }
    unreadable.forEach(Console.error)
    if !unreadable.isEmpty { throw CommandFailure.unreadable(nil) }
  }

  private func show(_ listing: FeatureListing, of path: String) throws {
    switch form {
    case .text:
      let style = display.style(for: .output)
      try Console.print(listing.text(of: path, players: targets, style: style))
    case .json:
      try Console.output(listing.json(of: path, players: targets))
    }
  }
}

extension InputAnimation {
  /// What it uses; nothing where the file is other JSON that nobody named.
  fileprivate func features() -> Result<FeatureListing?, FileError> {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try input.read() } catch { return .failure(error) }
    do throws(ConversionError) {
      return .success(try FeatureListing(bytes, animation: id))
    } catch {
      if input.isPassedOver(for: error.finding) { return .success(nil) }
      return .failure(FileError(input.path, because: "\(error)"))
    }
  }
}
