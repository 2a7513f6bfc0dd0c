internal import ArgumentParser
internal import Pegbar

/// `pegbar verify`.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Says whether generated Swift files are up to date.",
    usage: "pegbar verify <files> ... [<source>]",
    discussion: """
      The first line of a generated file says of what it was made. It is held against that source, \
      which is looked for in the folder of the file, and converted again with the same options.

      The sources may stand in another folder: name that one last. One source alone can be named, \
      too, for files that were all made of it.

      Exit codes: 0 all up to date, 1 something is stale, 2 usage, 3 a file cannot be read, was not \
      generated, has no source, or was made of another one.
      """)

  @Argument(
    help: "Generated .swift files; last their source or its folder, where it is not beside them.")
  var files: [String]

  func validate() throws {
    let others = files.filter { !Self.isSwift($0) }
    guard others.count <= 1, others.isEmpty || files.last == others.first, files != others else {
      throw ValidationError("Name .swift files, and after them the source if need be.")
    }
  }

  func run() throws {
    let source = files.last.flatMap { Self.isSwift($0) ? nil : $0 }
    var worst = ExitStatus.success
    for file in files where Self.isSwift(file) {
      do {
        let reasons = try staleness(of: file, source: source)
        if !reasons.isEmpty, worst == .success { worst = .findings }
      } catch let failure as CommandFailure {
        if let message = failure.message { Console.error(message) }
        worst = .unreadable
      }
    }
    if worst != .success { throw CommandFailure(status: worst, message: nil) }
  }

  /// Prints what became of one file.
  private func staleness(of path: String, source given: String?) throws -> [Staleness] {
    guard let file = GeneratedFile(try read(path)) else {
      throw CommandFailure.unreadable(
        "\(path): has no first line that says of what pegbar made it")
    }
    let source = try self.source(of: file, at: path, given: given)
    let name = Files.name(of: source)
    let reasons = file.staleness(source: try read(source), name: name)
    // A source that has another name and the same bytes was renamed.
    if reasons.contains(where: \.isAboutSource), !file.isNamed(after: name) {
      throw CommandFailure.unreadable(
        "\(path): was made of '\(file.sourceName)', and '\(name)' is something else; "
          + "name its source: pegbar verify \(path) SOURCE")
    }
    guard !reasons.isEmpty else {
      try Console.print("\(path): up to date")
      return []
    }
    for reason in reasons { try Console.print("\(path): stale: \(reason)") }
    try Console.print("  make it again: \(Self.command(for: file, at: path, source: source))")
    return reasons
  }

  /// What is given, unless that is a folder: then the file in it, or beside the generated one, that
  /// the header names.
  private func source(
    of file: GeneratedFile, at path: String, given: String?
  ) throws -> String {
    if let given, !Files.isDirectory(given) { return given }
    let name = file.sourceName
    // A header can be edited: nothing but a file of that folder is looked at.
    guard !name.isEmpty, name != "..", name != ".", !name.utf8.contains(UInt8(ascii: "/")) else {
      throw CommandFailure.unreadable("\(path): name its source: pegbar verify \(path) SOURCE")
    }
    let own = String(path.dropLast(Files.name(of: path).count))
    let place = (given.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? own) + name
    guard Files.exists(place) else {
      throw CommandFailure.unreadable(
        "\(place): is not there; name the source: pegbar verify \(path) SOURCE")
    }
    return place
  }

  /// The command line that writes the file again.
  private static func command(
    for file: GeneratedFile, at path: String, source: String
  ) -> String {
    let isHost = file.flags.contains("--host")
    let folder = path.dropLast(Files.name(of: path).count)
    let output = isHost ? folder.isEmpty ? "./" : String(folder) : path
    let words = ["pegbar", "convert", source] + file.flags + ["-o", output]
    return words.map(quoted).joined(separator: " ")
  }

  /// A word for a shell.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_./,=".unicodeScalars.contains($0))
    }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }

  private func read(_ path: String) throws -> [UInt8] {
    do throws(FileError) { return try Files.read(path) } catch {
      throw CommandFailure.unreadable(error.message)
    }
  }

  private static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }
}
