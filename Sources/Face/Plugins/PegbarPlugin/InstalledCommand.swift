import Foundation

/// The command that the environment names: `PEGBAR_EXECUTABLE`.
enum InstalledCommand {
  /// Where it is; nothing where the variable is not set or empty.
  ///
  /// - Throws: where there is no executable file.
  static func url(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> URL? {
    guard let path = environment["PEGBAR_EXECUTABLE"], !path.isEmpty else { return nil }
    let file = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
      !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: file.path)
    else { throw Missing(path: path) }
    return file
  }

  /// There is no executable file.
  struct Missing: Error, CustomStringConvertible {
    /// The value of the variable.
    let path: String

    /// What is said.
    var description: String { "PEGBAR_EXECUTABLE names no executable file: '\(path)'" }
  }
}
