internal import PegbarContainer
internal import PegbarLottie
internal import PegbarScene

extension Input {
  /// Reads the manifest, the themes and the state machines of the archive, and applies a theme.
  ///
  /// - Parameters:
  ///   - unpacked: The animation in the archive.
  ///   - file: The file.
  /// - Throws: A `ConversionError` if the archive has no theme with the chosen ID.
  mutating func readArchive(
    of unpacked: UnpackedAnimation, in file: AnimationFile, theme choice: ThemeChoice
  ) throws(ConversionError) {
    guard unpacked.kind == .zip else {
      if case .id(let id) = choice { throw Self.unknownTheme(id, nil) }
      return
    }
    let parts = file.parts
    self.parts = parts
    archivedID = unpacked.animation
    archiveFindings = parts.stateMachines.map { FindingKind.missingInteraction(of: $0) }
    try apply(choice)
  }

  /// Returns the findings about the archive, without those that rules have reported.
  func archiveFindings(besides linted: [Finding]) -> [Finding] {
    let known = Set(linted.map { [$0.kind.id, $0.message] })
    return ((parts?.findings ?? []) + archiveFindings).filter {
      !known.contains([$0.kind.id, $0.message])
    }
  }

  /// The settings of the animation in the manifest.
  private var settings: ManifestAnimation? {
    archivedID.flatMap { parts?.manifest?.animation($0) }
  }

  /// Replaces the values of slots with those of the chosen theme.
  private mutating func apply(_ choice: ThemeChoice) throws(ConversionError) {
    guard let parts, case .lottie(var document) = content else { return }
    let id: String
    switch choice {
    case .none: return
    case .initial:
      guard let initial = settings?.initialTheme else { return }
      id = initial
    case .id(let chosen): id = chosen
    }
    guard let theme = parts.theme(id) else {
      if case .id = choice { throw Self.unknownTheme(id, parts) }
      let name = PrintableText.line(id)
      let message =
        parts.styleSheets.contains(id)
        ? "the initial theme “\(name)” is a style sheet, which is not supported"
        : "the archive does not contain the initial theme “\(name)”"
      return archiveFindings.append(
        Finding(
          .missingTheme, message, breadcrumb: [DotLottieManifest.fileName], outcome: .dropped))
    }
    let hasOthers = (parts.manifest?.animations.count ?? 0) > 1
    archiveFindings += ThemeFindings(document, animation: archivedID, hasOthers: hasOthers)
      .findings(about: theme)
    document.apply(theme, to: archivedID)
    content = .lottie(document)
  }

  /// The maximum number of themes listed in the error about an unknown ID.
  private static let namedLimit = 12

  private static func unknownTheme(_ id: String, _ parts: DotLottieArchive?) -> ConversionError {
    let name = PrintableText.line(id)
    guard let parts else {
      return ConversionError(
        Finding(
          .unknownTheme,
          "theme “\(name)” was requested, but the file is not a dotLottie archive"))
    }
    guard !parts.styleSheets.contains(id) else {
      return ConversionError(
        Finding(.unknownTheme, "the theme “\(name)” is a style sheet, which is not supported"))
    }
    let known = parts.themes.map(\.id)
    let hint = NearestName.of(id, among: known).map { "; did you mean “\($0)”?" } ?? ""
    let names = known.prefix(namedLimit).map { "“\(PrintableText.line($0))”" }
    let rest = known.count - names.count
    let list = names.isEmpty ? "" : ", only \(names.joined(separator: ", "))"
    return ConversionError(
      Finding(
        .unknownTheme,
        "the archive has no theme “\(name)”\(list)\(rest > 0 ? " and \(rest) more" : "")\(hint)"))
  }

  // MARK: Playback

  /// Sets the playback settings and the background of a scene to those in the manifest.
  func setPlayback(of scene: inout Scene) {
    guard let settings else { return }
    var playback = Playback()
    playback.speed = settings.speed
    playback.isReversed = settings.isReversed
    playback.mode = settings.mode == .bounce ? .bounce : .normal
    playback.isAutomatic = settings.autoplays ?? true
    switch settings.loop {
    case .endless: playback.count = 0
    case .count(let count): playback.count = count
    case nil: break
    }
    playback.isOnHover = settings.playsOnHover
    scene.playback = playback
    scene.background = settings.background.map { color in
      Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }
}
