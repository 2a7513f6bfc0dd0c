internal import Pegbar

/// The files of two versions to compare, by name.
struct ComparedFiles: Sendable {
  /// A version of a file.
  enum Version: Sendable {
    /// A file at a path.
    case file(String)
    /// A file of a Git revision: the folder of the command, and the object `REV:./name`.
    case git(folder: String, object: String)

    /// Returns the contents.
    func read(_ limits: Limits) throws(CommandFailure) -> [UInt8] {
      switch self {
      case .file(let path): return try Files.readInput(path, limit: limits.fileSize)
      case .git(let folder, let object):
        let shown = ChildProcess.output(of: ["git", "-C", folder, "show", object])
        guard let shown, shown.status == 0 else {
          throw .unreadable("\(object): Git cannot show this file")
        }
        return shown.bytes
      }
    }
  }

  /// A file with its versions.
  struct Pair: Sendable {
    let name: String
    /// `true` if the file was found in a folder instead of named.
    let isFound: Bool
    var old: Version?
    var new: Version?
  }

  /// The pairs by name.
  private(set) var pairs: [Pair] = []

  /// Pairs the files of two folders by their relative paths, or two files.
  init(from old: String, to new: String) throws(CommandFailure) {
    switch (Files.isDirectory(old), Files.isDirectory(new)) {
    case (false, false):
      pairs = [Pair(name: "\(old) → \(new)", isFound: false, old: .file(old), new: .file(new))]
    case (true, true):
      add(Self.found(in: old), \.old)
      add(Self.found(in: new), \.new)
    case (true, false), (false, true):
      throw .usage("'\(old)' and '\(new)' must both be files or both be folders")
    }
  }

  /// Pairs a file, or the files in a folder, with their versions at a Git revision.
  init(at path: String, since revision: String) throws(CommandFailure) {
    guard Files.isDirectory(path) else {
      let (folder, name) = (Files.parent(of: Files.absolute(path)), Files.name(of: path))
      pairs = [
        Pair(
          name: path, isFound: false, old: .git(folder: folder, object: "\(revision):./\(name)"),
          new: .file(path))
      ]
      return
    }
    let command = ["git", "-C", path, "ls-tree", "-r", "-z", "--name-only", revision, "--", "."]
    guard let listed = ChildProcess.output(of: command), listed.status == 0 else {
      throw .usage("'\(revision)' is not a revision of a Git repository that contains '\(path)'")
    }
    let names = ListOptions.lines(of: listed.bytes).filter(FoundInputs.isAnimationName)
    add(
      names.map { ($0, .git(folder: path, object: "\(revision):./\($0)")) }, \.old)
    add(Self.found(in: path), \.new)
  }

  private static func found(in folder: String) -> [(name: String, version: Version)] {
    FoundInputs(at: [folder], exclusions: Exclusions([])).inputs.map {
      ($0.folder + $0.name, .file($0.path))
    }
  }

  private mutating func add(
    _ files: [(name: String, version: Version)], _ side: WritableKeyPath<Pair, Version?>
  ) {
    var places: [String: Int] = [:]
    for (place, pair) in pairs.enumerated() { places[pair.name] = place }
    for (name, version) in files {
      if let place = places[name] {
        pairs[place][keyPath: side] = version
      } else {
        pairs.append(Pair(name: name, isFound: true))
        pairs[pairs.count - 1][keyPath: side] = version
      }
    }
    pairs.sort { $0.name < $1.name }
  }
}

extension ComparedFiles.Pair {
  /// Returns the result for the file, or `nil` for JSON that is no animation.
  func result(animation: String?, _ limits: Limits) -> ComparisonReport.File? {
    do throws(CommandFailure) {
      let before = try old?.read(limits)
      let after = try new?.read(limits)
      // Other JSON in a folder has no layers to compare.
      let isAnimation = [before, after].contains { $0.map { Pegbar.isAnimation($0) } ?? false }
      if isFound, name.lowercased().hasSuffix(".json"), !isAnimation { return nil }
      guard let before else { return ComparisonReport.File(name: name, outcome: .added) }
      guard let after else { return ComparisonReport.File(name: name, outcome: .removed) }
      return ComparisonReport.File(
        name: name, outcome: Self.outcome(before, after, animation, limits))
    } catch {
      return ComparisonReport.File(name: name, outcome: .unreadable(error.message ?? ""))
    }
  }

  private static func outcome(
    _ before: [UInt8], _ after: [UInt8], _ animation: String?, _ limits: Limits
  ) -> ComparisonReport.Outcome {
    var version = "old"
    do throws(ConversionError) {
      let old = try Comparison.scene(before, animation: animation, limits: limits)
      version = "new"
      let new =
        before == after ? old : try Comparison.scene(after, animation: animation, limits: limits)
      return .compared(Comparison(old, new, limits: limits))
    } catch {
      return .unreadable("\(version) version: \(error)")
    }
  }
}
