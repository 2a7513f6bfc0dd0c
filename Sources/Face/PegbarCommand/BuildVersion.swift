internal import CPegbarBuild
internal import Pegbar

/// The version of this build, and the files that it may have written.
enum BuildVersion {
  /// The output of `pegbar --version`: the version, followed by the commit if the build records it:
  /// `0.1.0 (abcdef123456)`.
  static let text = text(commit: pegbar_build_commit().map { String(cString: $0) })

  /// Returns the version, followed by the commit if there is one.
  static func text(commit: String?) -> String {
    guard let commit, !commit.isEmpty else { return Pegbar.version }
    return "\(Pegbar.version) (\(commit))"
  }

  /// Returns `true` if this build, or one with the same output, may have written a file.
  ///
  /// A release is identified by its version. A build without a commit can differ from the one before,
  /// so files older than its executable count as those of another build.
  static func mayHaveWritten(_ path: String) -> Bool {
    guard pegbar_build_commit() == nil, let built, let status = Files.status(of: path) else {
      return true
    }
    let written = status.changeTime
    return (written.tv_sec, written.tv_nsec) >= (built.tv_sec, built.tv_nsec)
  }

  /// The time of the last change to the executable, or `nil` if its path is unknown.
  private static let built: timespec? = {
    #if os(Linux)
      Files.status(of: "/proc/self/exe")?.changeTime
    #else
      CommandLine.arguments.first.flatMap { Files.status(of: $0)?.changeTime }
    #endif
  }()
}
