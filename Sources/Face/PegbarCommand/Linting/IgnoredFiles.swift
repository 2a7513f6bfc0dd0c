/// Finds the files that Git ignores, according to Git itself.
///
/// Without a repository or without Git, no file is ignored.
enum IgnoredFiles {
  /// Returns the paths that the surrounding repository ignores.
  static func among(_ paths: [String]) -> Set<String> {
    var ignored: Set<String> = []
    let folders = Dictionary(grouping: paths) { repository(around: $0) }
    for case (let folder?, let paths) in folders {
      let asked = paths.map { Files.relative(folder, to: Files.absolute($0)) }
      let names =
        ChildProcess.output(
          of: ["git", "-C", folder, "check-ignore", "-z", "--stdin"],
          reading: Array(asked.joined(separator: "\0").utf8) + [0]
        ).map { Set(ListOptions.lines(of: $0.bytes)) } ?? []
      ignored.formUnion(zip(paths, asked).filter { names.contains($1) }.map(\.0))
    }
    return ignored
  }

  /// Returns the folder of the repository that contains a file.
  private static func repository(around file: String) -> String? {
    var folder = Files.parent(of: Files.absolute(file))
    while !Files.exists(folder + "/.git") {
      let parent = Files.parent(of: folder)
      if parent == folder { return nil }
      folder = parent
    }
    return folder
  }
}
