internal import Pegbar

/// A file that a command works on.
struct FoundInput: Hashable, Sendable {
  /// The path as it is given and shown; `-` for the standard input.
  var path: String
  /// The folders between the searched folder and the file, with a slash at the end; empty for files
  /// that were named.
  var folder = ""
  /// Whether it was found in a folder, and not named: then it may be something else.
  var isFound = false
  /// Whether it was named all the same, and only counts as found.
  var isNamed = false

  /// Whether the bytes come from the standard input.
  var isStandardInput: Bool { path == "-" }

  /// The file name without folders; empty for the standard input.
  var name: String { isStandardInput ? "" : Files.name(of: path) }

  /// Whether other JSON than animations may have such a name.
  var isJSON: Bool { path.lowercased().hasSuffix(".json") }

  /// Whether nothing is said of the file where it cannot be shown for a reason: it was found, and is other JSON
  /// than an animation.
  func isPassedOver(for reason: Finding?) -> Bool {
    isFound && isJSON && reason?.isAboutOtherJSON ?? false
  }

  /// Why nothing of the file can be shown, as editors read it.
  func message(_ error: ConversionError) -> String {
    "\(path):\(error.finding.position == nil ? " " : "")\(error)"
  }

  /// The bytes; of a file larger than its limit one more than that, which tells.
  func read(_ limits: Limits = Limits()) throws(FileError) -> [UInt8] {
    try Files.read(path, limit: limits.fileSize)
  }

  /// Whether it counts as an animation: other JSON that was found is none.
  var isAnimation: Bool {
    guard isFound, isJSON else { return true }
    guard let bytes = try? read() else { return false }
    return Pegbar.isAnimation(bytes)
  }

  /// Whether the file is an archive, whose animations have names.
  func isArchive(_ limits: Limits) -> Bool {
    guard !isJSON, !isStandardInput, let bytes = try? read(limits) else { return false }
    return (try? Pegbar.animations(in: bytes, limits: limits)) ?? nil != nil
  }

  /// Whether there is a file at a path that the animation names, from its own folder on.
  func hasFile(_ reference: String) -> Bool {
    let own = Files.folder(around: path)
    let relative = String(reference.map { $0 == "\\" ? "/" : $0 })
    return Files.exists(relative.hasPrefix("/") ? relative : own + relative)
  }
}

/// Which files count as animations: each is looked at once.
///
/// A class, because plans that are being made ask again and again.
final class InputVerdicts {
  private var known: [FoundInput: Bool] = [:]

  func isAnimation(_ input: FoundInput) -> Bool {
    if let verdict = known[input] { return verdict }
    let verdict = input.isAnimation
    known[input] = verdict
    return verdict
  }
}

/// What was found at paths.
struct FoundInputs {
  /// The files, in the order of the paths, and in folders by name.
  var inputs: [FoundInput] = []
  /// Why some could not be looked at.
  var failures: [FileError] = []
  /// Whether a path leads to a folder.
  var hasFolders = false

  /// What tells the files from all others of the machine.
  var identities: Set<FileIdentity> { Set(inputs.compactMap { Files.identity(of: $0.path) }) }

  /// The extensions of animations.
  private static let extensions: Set<String> = ["json", "lottie", "lot", "tgs"]

  private let exclusions: Exclusions
  private let extensions: Set<String>
  private var seen: Set<String> = []

  /// Looks for animations, or for files with other extensions, at paths.
  init(
    at paths: [String], exclusions: Exclusions, extensions: Set<String> = Self.extensions
  ) {
    self.exclusions = exclusions
    self.extensions = extensions
    for path in paths {
      if path != "-", Files.isDirectory(path) {
        hasFolders = true
        search(path, below: "", depth: 0)
      } else {
        add(FoundInput(path: path))
      }
    }
  }

  /// Takes what was named as if it had been found in a folder: what has another ending is left out.
  mutating func takeAsFound() {
    inputs = inputs.compactMap { input in
      guard !input.isStandardInput else { return input }
      guard hasExtension(input.name) else { return nil }
      var input = input
      input.isFound = true
      input.isNamed = true
      return input
    }
  }

  /// Leaves out what was found in folders and is written or read for another purpose, such as reports.
  mutating func leaveOut(_ paths: [String]) {
    let others = Set(paths.map(Files.absolute))
    inputs.removeAll { $0.isFound && others.contains(Files.absolute($0.path)) }
  }

  /// Whether a name ends as those of the files that are looked for.
  private func hasExtension(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }

  /// A file that is named twice counts once.
  private mutating func add(_ input: FoundInput) {
    if seen.insert(input.path).inserted { inputs.append(input) }
  }

  private mutating func search(_ folder: String, below relative: String, depth: Int) {
    guard depth < Limits.folderDepth else {
      failures.append(FileError(folder, because: "more folders in folders than are searched"))
      return
    }
    let entries: [FolderEntry]
    do throws(FileError) { entries = try Files.entries(of: folder) } catch {
      failures.append(error)
      return
    }
    for entry in entries where !exclusions.contain(entry.name, at: relative + entry.name) {
      let name = entry.name
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if !entry.isUTF8 {
        if entry.isUnnamedFolder || hasExtension(name) {
          failures.append(FileError(path, because: "the name is not UTF-8; rename it"))
        }
      } else if Files.isDirectory(path) {
        // A link to a folder may lead back to where it stands.
        if !Files.isLink(path) {
          search(path, below: relative + name + "/", depth: depth + 1)
        }
      } else if hasExtension(name), !Files.isSpecial(path) {
        add(FoundInput(path: path, folder: relative, isFound: true))
      }
    }
  }
}
