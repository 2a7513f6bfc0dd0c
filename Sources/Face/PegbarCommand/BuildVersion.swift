internal import CPegbarBuild
internal import Pegbar

/// The output of `pegbar --version`.
enum BuildVersion {
  /// The version, followed by the commit if the build records it: `0.1.0 (abcdef123456)`.
  static let text = text(commit: pegbar_build_commit().map { String(cString: $0) })

  /// Returns the version, followed by the commit if there is one.
  static func text(commit: String?) -> String {
    guard let commit, !commit.isEmpty else { return Pegbar.version }
    return "\(Pegbar.version) (\(commit))"
  }
}
