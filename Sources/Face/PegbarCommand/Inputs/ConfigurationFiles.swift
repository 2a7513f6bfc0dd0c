internal import Pegbar

/// The configurations above files, each read once: how files are linted and converted.
final class ConfigurationFiles {
  /// A configuration and where it is.
  struct Found {
    /// The path of its file.
    let file: String
    /// What it says.
    let configuration: LintConfiguration

    /// The path of a file from the folder of the configuration on.
    func path(of file: String) -> String {
      Files.relative(Files.parent(of: Files.absolute(self.file)), to: Files.absolute(file))
    }
  }

  /// The one that is named, in the place of those that would be found.
  private let named: Found?
  private let isOff: Bool
  private var byFolder: [String: [Found]] = [:]

  /// - Parameters:
  ///   - file: A configuration that is named; nothing to find them.
  ///   - isOff: Whether none counts.
  init(named file: String?, isOff: Bool) throws {
    self.isOff = isOff
    named = try file.map(Self.read)
  }

  /// The configurations for a file, the nearest last.
  func configurations(for file: String) throws -> [Found] {
    if let named { return [named] }
    return isOff ? [] : try configurations(above: Files.parent(of: Files.absolute(file)))
  }

  private func configurations(above folder: String) throws -> [Found] {
    if let known = byFolder[folder] { return known }
    var folders: [(path: String, own: Found?)] = []
    var found: [Found] = []
    var current = folder
    // Up to a folder that was looked at, a root, or the top.
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

  /// Where configurations of files are looked for: in their folders and above.
  static func places(above files: [String]) -> [String] {
    var folders: Set<String> = []
    for file in files {
      var folder = Files.parent(of: Files.absolute(file))
      while folders.insert(folder).inserted, folder != "/" { folder = Files.parent(of: folder) }
    }
    return folders.map(path(in:))
  }

  /// Whether there is a configuration in the folder of a file, or above.
  static func exist(above file: String) -> Bool {
    places(above: [file]).contains(where: Files.exists)
  }

  /// Reads a configuration; what is wrong with it is said, line by line.
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
  /// How a file is converted, before what the command line says.
  func convertSettings(for file: String) -> ConvertSettings {
    var settings = ConvertSettings()
    for found in self {
      found.configuration.apply(to: &settings, for: found.path(of: file), matches: Self.matches)
    }
    return settings
  }

  /// What is looked for in a file, before what the command line says.
  func settings(for file: String) throws(CommandFailure) -> LintSettings {
    var settings = LintSettings()
    for found in self {
      do throws(SettingError) {
        try found.configuration.apply(
          to: &settings, for: found.path(of: file), matches: Self.matches)
      } catch {
        throw CommandFailure.usage("\(found.file): \(error.message)")
      }
    }
    return settings
  }

  /// Whether a file that was found in a folder is left out.
  func exclude(_ file: String) -> Bool {
    contains { found in
      let path = found.path(of: file)
      return found.configuration.excluded.contains { Self.matches($0, path) }
    }
  }

  /// Whether a pattern means a path, or a folder that it is in.
  static func matches(_ pattern: String, _ path: String) -> Bool {
    PathPattern(pattern).matchesFolder(of: path)
  }
}
