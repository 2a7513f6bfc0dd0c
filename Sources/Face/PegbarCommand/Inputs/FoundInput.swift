internal import Pegbar

/// An input file of a command.
struct FoundInput: Hashable, Sendable {
  /// The path as given and displayed; `-` for the standard input.
  var path: String
  /// The folders between the searched folder and the file, with a trailing slash; empty for named
  /// files.
  var folder = ""
  /// `true` if the file was found in a folder instead of named, so that it may not be an animation.
  var isFound = false
  /// `true` if the file was named but is treated as found.
  var isNamed = false

  /// `true` if the input is the standard input.
  var isStandardInput: Bool { path == "-" }

  /// The file name without folders; empty for the standard input.
  var name: String { isStandardInput ? "" : Files.name(of: path) }

  /// `true` if the file may be JSON other than an animation, by its extension.
  var isJSON: Bool { path.lowercased().hasSuffix(".json") }

  /// Returns `true` if a failure to read the file is ignored, because it was found and is other
  /// JSON, or text that does not look like an animation.
  ///
  /// - Parameter bytes: The contents of the file.
  func isPassedOver(for reason: Finding?, _ bytes: [UInt8]) -> Bool {
    isFound && isJSON && reason?.isAboutOtherText(bytes) ?? false
  }

  /// Returns the error message for the file, in the format that editors recognize.
  func message(_ error: ConversionError) -> String {
    "\(path):\(error.finding.position == nil ? " " : "")\(error)"
  }

  /// Returns the contents; one byte beyond the limit identifies a larger file.
  func read(_ limits: Limits = Limits()) throws(FileError) -> [UInt8] {
    try Files.read(path, limit: limits.fileSize)
  }

  /// Returns the file, opened once for several of its animations.
  func opened(
    by opened: OpenedInput, _ limits: Limits
  ) throws(CommandFailure) -> AnimationFile {
    do throws(FileError) { return try opened.file(of: self, limits) } catch {
      throw .unreadable(error.message)
    }
  }

  /// `true` if the file is treated as an animation; other JSON that was found is not.
  var isAnimation: Bool {
    guard isFound, isJSON else { return true }
    guard let bytes = try? read() else { return false }
    return Pegbar.isAnimation(bytes)
  }

  /// Returns `true` if the file is an archive, whose animations have IDs.
  func isArchive(_ limits: Limits) -> Bool {
    guard !isJSON, !isStandardInput, let bytes = try? read(limits) else { return false }
    return AnimationFile(bytes, limits: limits).isArchive
  }

  /// Returns the state of an image file that the animation refers to, relative to its folder.
  func imageState(_ reference: String) -> ImageFileState {
    let file = Self.imagePath(reference, besides: path)
    guard Files.exists(file) else { return .missing }
    return Files.size(of: file) == 0 ? .empty : .present
  }

  /// Returns the bytes of an image file that the animation refers to, or `nil` without one.
  func imageContents(_ reference: String, _ limits: Limits) -> [UInt8]? {
    Self.imageContents(reference, besides: path, limits)
  }

  /// Returns the bytes of an image file that an animation at a path refers to, or `nil` without one.
  ///
  /// Only files inside the folder of the animation are read, so that an animation cannot show others.
  static func imageContents(
    _ reference: String, besides path: String, _ limits: Limits
  ) -> [UInt8]? {
    let file = imagePath(reference, besides: path)
    guard path != "-", !reference.contains("://"), !Files.isSpecial(file),
      let folder = Files.resolved(Files.absolute(Files.folder(around: path))),
      let target = Files.resolved(file),
      target.hasPrefix(OutputDestination.folderPath(folder)),
      let bytes = try? Files.read(file, limit: limits.imageSize), bytes.count <= limits.imageSize
    else { return nil }
    return bytes
  }

  private static func imagePath(_ reference: String, besides path: String) -> String {
    let relative = String(reference.map { $0 == "\\" ? "/" : $0 })
    return relative.hasPrefix("/") ? relative : Files.folder(around: path) + relative
  }
}

/// Caches which files are animations, so that each is read once.
///
/// It is a class, because plans query it repeatedly while they are created.
final class InputVerdicts {
  private var known: [FoundInput: Bool] = [:]

  func isAnimation(_ input: FoundInput) -> Bool {
    if let verdict = known[input] { return verdict }
    let verdict = input.isAnimation
    known[input] = verdict
    return verdict
  }
}

/// The files found at paths.
struct FoundInputs {
  /// The files, in the order of the paths, and sorted by name in folders.
  var inputs: [FoundInput] = []
  /// The errors of paths that could not be read.
  var failures: [FileError] = []
  /// The searched folders, as given.
  private(set) var folders: [String] = []
  /// The number of files and folders that exclusions match.
  private(set) var excludedCount = 0
  /// The links to files outside of the searched folders, which are not followed.
  private(set) var outsideLinks: [String] = []

  /// `true` if a path leads to a folder.
  var hasFolders: Bool { !folders.isEmpty }

  /// The identities of the files.
  var identities: Set<FileIdentity> { Set(inputs.compactMap { Files.identity(of: $0.path) }) }

  /// The extensions of animations.
  private static let extensions: Set<String> = ["json", "lottie", "lot", "tgs"]

  private let exclusions: Exclusions
  private let extensions: Set<String>
  private var seen: Set<String> = []

  /// Searches paths for animations, or for files with other extensions.
  init(
    at paths: [String], exclusions: Exclusions, extensions: Set<String> = Self.extensions
  ) {
    self.exclusions = exclusions
    self.extensions = extensions
    for path in paths {
      if path != "-", Files.isDirectory(path) {
        folders.append(path)
        search(path, below: "", depth: 0)
      } else {
        add(FoundInput(path: path))
      }
    }
  }

  /// Treats named files as found in a folder, and drops those with other extensions.
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

  /// Drops found files that are read or written for another purpose, such as reports.
  mutating func leaveOut(_ paths: [String]) {
    let others = Set(paths.map(Files.absolute))
    inputs.removeAll { $0.isFound && others.contains(Files.absolute($0.path)) }
  }

  /// Returns `true` if a file name has the extension of an animation.
  static func isAnimationName(_ name: String) -> Bool {
    FoundInputs(at: [], exclusions: Exclusions([])).hasExtension(name)
  }

  /// Returns `true` if a name has one of the requested extensions.
  private func hasExtension(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }

  /// Adds a file, unless its path was added before.
  private mutating func add(_ input: FoundInput) {
    if seen.insert(input.path).inserted { inputs.append(input) }
  }

  private mutating func search(_ folder: String, below relative: String, depth: Int) {
    guard depth < Limits.folderDepth else {
      let limit = "the nesting depth exceeds the limit of \(Limits.folderDepth) folders"
      failures.append(FileError(folder, because: limit))
      return
    }
    let entries: [FolderEntry]
    do throws(FileError) { entries = try Files.entries(of: folder) } catch {
      failures.append(error)
      return
    }
    for entry in entries {
      let name = entry.name
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      guard !exclusions.contain(name, at: relative + name) else {
        let isCandidate = hasExtension(name) || Files.isDirectory(path)
        if isCandidate, exclusions.match(relative + name) { excludedCount += 1 }
        continue
      }
      if !entry.isUTF8 {
        if entry.isUnnamedFolder || hasExtension(name) {
          failures.append(
            FileError(path, because: "invalid UTF-8 in the name; rename the file or folder"))
        }
      } else if Files.isDirectory(path) {
        // A link to a folder can lead to one of its parent folders.
        if !Files.isLink(path) {
          search(path, below: relative + name + "/", depth: depth + 1)
        }
      } else if hasExtension(name), !Files.isSpecial(path) {
        if leadsOut(path) {
          outsideLinks.append(path)
        } else {
          add(FoundInput(path: path, folder: relative, isFound: true))
        }
      }
    }
  }

  /// Returns `true` if a path is a link to a file outside of the folder that is searched.
  private func leadsOut(_ path: String) -> Bool {
    // Opening a link that leads nowhere is an error.
    guard Files.isLink(path), let target = Files.resolved(path),
      let folder = folders.last.flatMap(Files.resolved)
    else { return false }
    return !target.hasPrefix(OutputDestination.folderPath(folder))
  }
}
