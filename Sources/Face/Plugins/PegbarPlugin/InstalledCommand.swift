import Foundation

/// The installed command, from the environment variable `PEGBAR_EXECUTABLE`.
enum InstalledCommand {
  /// Returns the URL of the command, or `nil` if the variable is not set or empty.
  ///
  /// - Throws: A `Missing` error if the file is not executable or does not exist.
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

  /// An error for a missing executable file.
  struct Missing: Error, CustomStringConvertible {
    /// The value of the variable.
    let path: String

    /// The error message.
    var description: String { "PEGBAR_EXECUTABLE is not an executable file: '\(path)'" }
  }
}
