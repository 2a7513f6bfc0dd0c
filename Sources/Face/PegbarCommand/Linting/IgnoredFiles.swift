/// Which files a repository of Git leaves out, as Git itself says.
///
/// Where there is no repository, or no Git, nothing is left out.
enum IgnoredFiles {
  /// The paths among these that the repository around them ignores.
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

  /// The folder of the repository that a file is in.
  private static func repository(around file: String) -> String? {
    var folder = Files.parent(of: Files.absolute(file))
    while !Files.exists(folder + "/.git") {
      let parent = Files.parent(of: folder)
      if parent == folder { return nil }
      folder = parent
    }
    return folder
  }

  /// What a program writes that gets names with NUL characters between; nothing where it cannot run.
  ///
  /// The names go through a file: a program that writes while it is written to may block both.
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

  /// Runs a program to its end; false where it could not begin.
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
    guard posix_spawnp(&process, command[0], &actions, nil, &arguments, environ) == 0 else {
      return false
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return true
  }
}
