internal import Pegbar

/// A cache of the configurations above files, which set how files are linted and converted.
final class ConfigurationFiles {
  /// A configuration and its location.
  struct Found {
    /// The path of the configuration file.
    let file: String
    /// The content of the configuration file.
    let configuration: LintConfiguration
    /// `true` if it applies only because another configuration extends it.
    var isExtended = false

    /// The path of the baseline, or `nil` if there is none.
    var baseline: String? { configuration.baseline.map { Files.folder(around: file) + $0 } }

    /// Returns the path of a file relative to the folder of the configuration.
    func path(of file: String) -> String {
      Files.relative(Files.parent(of: Files.absolute(self.file)), to: Files.absolute(file))
    }
  }

  /// The named configuration with those that it extends, used instead of those in folders.
  private let named: [Found]?
  private let isOff: Bool
  private var byFolder: [String: [Found]] = [:]

  /// Creates a cache of configurations.
  ///
  /// - Parameters:
  ///   - file: A named configuration, or `nil` to search in folders.
  ///   - isOff: Whether to ignore all configurations.
  init(named file: String?, isOff: Bool) throws {
    self.isOff = isOff
    named = try file.map(Self.all)
  }

  /// Returns the configurations for a file, with the nearest last.
  func configurations(for file: String) throws -> [Found] {
    if let named { return named }
    return isOff ? [] : try configurations(above: Files.parent(of: Files.absolute(file)))
  }

  private func configurations(above folder: String) throws -> [Found] {
    if let known = byFolder[folder] { return known }
    var folders: [(path: String, own: [Found])] = []
    var found: [Found] = []
    var current = folder
    // Ends at a cached folder, a root configuration, or the file system root.
    while true {
      let own = try Self.own(current)
      folders.append((current, own))
      let parent = Files.parent(of: current)
      if own.last?.configuration.isRoot == true || parent == current { break }
      if let known = byFolder[parent] {
        found = known
        break
      }
      current = parent
    }
    for (path, own) in folders.reversed() {
      found += own
      byFolder[path] = found
    }
    return found
  }

  private static func own(_ folder: String) throws -> [Found] {
    let file = path(in: folder)
    return Files.exists(file) ? try all(file) : []
  }

  private static func path(in folder: String) -> String {
    (folder == "/" ? "" : folder) + "/" + LintConfiguration.fileName
  }

  /// Returns the possible paths of configurations for files: in their folders and above.
  static func places(above files: [String]) -> [String] {
    var folders: Set<String> = []
    for file in files {
      var folder = Files.parent(of: Files.absolute(file))
      while folders.insert(folder).inserted, folder != "/" { folder = Files.parent(of: folder) }
    }
    return folders.map(path(in:))
  }

  /// Returns `true` if there is a configuration in the folder of a file or above.
  static func exist(above file: String) -> Bool {
    places(above: [file]).contains(where: Files.exists)
  }

  /// Reads a configuration and those that it extends, each before the ones that extend it.
  private static func all(_ file: String) throws -> [Found] {
    var reading = ExtendedReading()
    try reading.add(file, chain: [])
    return reading.found
  }

  /// The configurations that a configuration extends, while they are read.
  private struct ExtendedReading {
    private(set) var found: [Found] = []

    /// Adds a configuration after those that it extends.
    ///
    /// - Parameter chain: The configurations that lead to the file, from the first one. The
    ///   recursion is bounded, because their number is limited.
    mutating func add(_ file: String, chain: [String]) throws {
      var own = try read(file)
      own.isExtended = !chain.isEmpty
      let chain = chain + [Files.absolute(file)]
      for base in own.configuration.bases {
        let path = Self.path(of: base, from: file)
        if let problem = problem(with: path, after: chain) {
          let shown = PrintableText.line(base.file)
          throw try failure([(base.place, "the configuration '\(shown)' \(problem)")], in: file)
        }
        try add(path, chain: chain)
      }
      found.append(own)
    }

    /// Returns the path of an extended configuration, absolute if that of the extending one is.
    private static func path(of base: LintConfiguration.Base, from file: String) -> String {
      guard !base.file.hasPrefix("/") else { return base.file }
      let path = Files.folder(around: file) + base.file
      return file.hasPrefix("/") ? Files.absolute(path) : Files.relative(".", to: path)
    }

    /// Returns the reason why a configuration cannot be extended, or `nil` if it can.
    private func problem(with file: String, after chain: [String]) -> String? {
      if chain.contains(where: { Files.isSame($0, file) }) { return "extends this file (cycle)" }
      guard Files.exists(file) else { return "does not exist" }
      if Files.isDirectory(file) { return "is a folder" }
      let limit = Limits.extendedConfigurations
      return found.count + chain.count > limit ? "exceeds the limit of \(limit) files" : nil
    }
  }

  /// Reads a configuration; throws an error with one line per problem.
  private static func read(_ file: String) throws -> Found {
    let bytes = try Files.read(file, limit: Limits().fileSize)
    let (configuration, wrong) = LintConfiguration.read(bytes)
    guard wrong.isEmpty else { throw failure(wrong, in: file) }
    return Found(file: file, configuration: configuration)
  }

  /// Returns an error with a line for each finding about a configuration.
  private static func failure(_ findings: [Finding], in file: String) -> CommandFailure {
    let shown = PrintableText.line(file)
    let lines = findings.map { finding in
      "\(shown):\(finding.position.map { "\($0):" } ?? "") \(finding.message)"
    }
    return .usage(lines.joined(separator: "\n"))
  }

  /// Returns an error about problems in a configuration, with their positions.
  private static func failure(
    _ problems: [LintConfiguration.Problem], in file: String
  ) throws -> CommandFailure {
    let bytes = try Files.read(file, limit: Limits().fileSize)
    return failure(LintConfiguration.findings(about: problems, in: bytes), in: file)
  }
}

// Settings whose files are missing.
extension ConfigurationFiles {
  /// Throws an error if a configured baseline does not exist.
  func checkBaselines(for files: [String]) throws {
    var seen: Set<String> = []
    for found in try files.compactMap({ try configurations(for: $0).baselineSource })
    where seen.insert(found.file).inserted {
      guard let file = found.baseline, !Files.exists(file) else { continue }
      let shown = PrintableText.line(found.configuration.baseline ?? "")
      throw try Self.failure(
        [(LintConfiguration.baselinePath, "the baseline '\(shown)' does not exist")],
        in: found.file)
    }
  }

  /// Throws an error if an override matches none of the files, although their configuration is in a
  /// searched folder.
  func checkOverrides(for files: [String], below folders: [String]) throws {
    let roots = folders.map { OutputDestination.folderPath(Files.absolute($0)) }
    var order: [Found] = []
    var paths: [String: [String]] = [:]
    for file in files {
      for found in try configurations(for: file) {
        if paths[found.file] == nil { order.append(found) }
        paths[found.file, default: []].append(found.path(of: file))
      }
    }
    // A configuration that others extend can be for files of other folders.
    for found in order
    where !found.isExtended && roots.contains(where: Files.absolute(found.file).hasPrefix) {
      let problems = found.configuration.unmatchedOverrides(
        among: paths[found.file] ?? [], matches: PathPattern.matchesFolder)
      if !problems.isEmpty { throw try Self.failure(problems, in: found.file) }
    }
  }
}

extension [ConfigurationFiles.Found] {
  /// Returns the conversion settings for a file, without the command line.
  func convertSettings(for file: String) -> ConvertSettings {
    var settings = ConvertSettings()
    for found in self {
      found.configuration.apply(
        to: &settings, for: found.path(of: file), matches: PathPattern.matchesFolder)
    }
    return settings
  }

  /// Returns `true` if the app provides the image files of a file, without the command line.
  func provideImages(for file: String) -> Bool {
    compactMap { found in
      found.configuration.providesImages(
        for: found.path(of: file), matches: PathPattern.matchesFolder)
    }.last ?? false
  }

  /// Returns the lint settings for a file, without the command line.
  func settings(for file: String) throws(CommandFailure) -> LintSettings {
    var settings = LintSettings()
    for found in self {
      do throws(SettingError) {
        try found.configuration.apply(
          to: &settings, for: found.path(of: file), matches: PathPattern.matchesFolder)
      } catch {
        throw CommandFailure.usage("\(found.file): \(error.message)")
      }
    }
    return settings
  }

  /// Returns `true` if a file that was found in a folder is excluded.
  func exclude(_ file: String) -> Bool {
    contains { found in
      let path = found.path(of: file)
      return found.configuration.excluded.contains { PathPattern.matchesFolder($0, of: path) }
    }
  }
}
