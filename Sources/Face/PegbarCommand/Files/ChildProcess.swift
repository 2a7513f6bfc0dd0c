internal import CPegbarBuild

/// Runs other programs.
enum ChildProcess {
  /// Runs a program that reads bytes, and returns its output and its exit status; `nil` if it cannot
  /// run.
  ///
  /// Both are passed in files, because with pipes both processes could block.
  static func output(
    of command: [String], reading bytes: [UInt8] = []
  ) -> (bytes: [UInt8], status: Int32)? {
    guard let input = tmpfile(), let output = tmpfile() else { return nil }
    defer {
      fclose(input)
      fclose(output)
    }
    guard fwrite(bytes, 1, bytes.count, input) == bytes.count, fflush(input) == 0 else {
      return nil
    }
    rewind(input)
    guard let status = run(command, reading: fileno(input), writing: fileno(output)) else {
      return nil
    }
    rewind(output)
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, output), count > 0 {
      result += buffer[..<count]
    }
    return (result, status)
  }

  /// Runs a program to completion without error output; returns its exit status, or `nil` if it
  /// could not be started.
  private static func run(
    _ command: [String], reading input: Int32, writing output: Int32
  ) -> Int32? {
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
    else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    // The status of a process that a signal ended is that of a shell.
    let signal = status & 0x7f
    return signal == 0 ? status >> 8 & 0xff : 128 + signal
  }
}
