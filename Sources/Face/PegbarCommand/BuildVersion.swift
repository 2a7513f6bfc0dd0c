internal import CPegbarBuild
internal import Pegbar

/// What `pegbar --version` says.
enum BuildVersion {
  /// The version, and the commit where the build knows it: `0.1.0 (abcdef123456)`.
  static let text = text(commit: pegbar_build_commit().map { String(cString: $0) })

  /// The version, and a commit where there is one.
  static func text(commit: String?) -> String {
    guard let commit, !commit.isEmpty else { return Pegbar.version }
    return "\(Pegbar.version) (\(commit))"
  }
}
