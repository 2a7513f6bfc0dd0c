internal import Pegbar

/// A cache of the configurations above files, which set how files are linted and converted.
final class ConfigurationFiles {
  /// A configuration and its location.
  struct Found {
    /// The path of the configuration file.
    let file: String
    /// The content of the configuration file.
    let configuration: LintConfiguration

    /// Returns the path of a file relative to the folder of the configuration.
    func path(of file: String) -> String {
      Files.relative(Files.parent(of: Files.absolute(self.file)), to: Files.absolute(file))
    }
  }

  /// The named configuration, used instead of those in folders.
  private let named: Found?
  private let isOff: Bool
  private var byFolder: [String: [Found]] = [:]

  /// Creates a cache of configurations.
  ///
  /// - Parameters:
  ///   - file: A named configuration, or `nil` to search in folders.
  ///   - isOff: Whether to ignore all configurations.
  init(named file: String?, isOff: Bool) throws {
    self.isOff = isOff
    named = try file.map(Self.read)
  }

  /// Returns the configurations for a file, with the nearest last.
  func configurations(for file: String) throws -> [Found] {
    if let named { return [named] }
    return isOff ? [] : try configurations(above: Files.parent(of: Files.absolute(file)))
  }

  private func configurations(above folder: String) throws -> [Found] {
    if let known = byFolder[folder] { return known }
    var folders: [(path: String, own: Found?)] = []
    var found: [Found] = []
    var current = folder
    // Ends at a cached folder, a root configuration, or the file system root.
    while true {
      let own = try Self.own(current)
      folders.append((current, own))
      let parent = Files.parent(of: current)
      if own?.configuration.isRoot == true || parent == current { break }
      if let known = byFolder[parent] {
        found = known
        break
      }
      current = parent
    }
    for (path, own) in folders.reversed() {
      if let own { found.append(own) }
      byFolder[path] = found
    }
    return found
  }

  private static func own(_ folder: String) throws -> Found? {
    let file = path(in: folder)
    return Files.exists(file) ? try read(file) : nil
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

  /// Reads a configuration; throws an error with one line per problem.
  private static func read(_ file: String) throws -> Found {
    let bytes = try Files.read(file, limit: Limits().fileSize)
    let (configuration, wrong) = LintConfiguration.read(bytes)
    guard wrong.isEmpty else {
      let shown = PrintableText.line(file)
      let lines = wrong.map { finding in
        "\(shown):\(finding.position.map { "\($0):" } ?? "") \(finding.message)"
      }
      throw CommandFailure.usage(lines.joined(separator: "\n"))
    }
    return Found(file: file, configuration: configuration)
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
