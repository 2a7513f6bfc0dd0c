internal import CPegbarBuild

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
      let answer = answer(of: ["git", "-C", folder, "check-ignore", "-z", "--stdin"], to: asked)
      let names = Set(ListOptions.lines(of: answer))
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

  /// Returns the output of a program for a list of names separated by NUL; empty if it cannot run.
  ///
  /// The names are passed in a file, because with pipes both processes could block.
  private static func answer(of command: [String], to names: [String]) -> [UInt8] {
    guard let input = tmpfile(), let output = tmpfile() else { return [] }
    defer {
      fclose(input)
      fclose(output)
    }
    let bytes = Array(names.joined(separator: "\0").utf8) + [0]
    guard fwrite(bytes, 1, bytes.count, input) == bytes.count, fflush(input) == 0 else { return [] }
    rewind(input)
    guard run(command, reading: fileno(input), writing: fileno(output)) else { return [] }
    rewind(output)
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, output), count > 0 {
      result += buffer[..<count]
    }
    return result
  }

  /// Runs a program to completion; returns `false` if it could not be started.
  private static func run(_ command: [String], reading input: Int32, writing output: Int32) -> Bool
  {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    guard posix_spawnp(&process, command[0], &actions, nil, &arguments, pegbar_environment()) == 0
    else {
      return false
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return true
  }
}
