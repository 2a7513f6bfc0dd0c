package import Foundation

/// A folder for one test, which is deleted together with the value.
package final class Scratch {
  /// The folder.
  package let folder: URL

  /// Creates an empty folder.
  package init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "pegbar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns the path of a file in the folder.
  package func path(_ name: String) -> String { folder.path + "/" + name }

  /// Returns the names of everything in the folder, in order.
  package func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  /// Returns the text of a file in the folder.
  package func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  /// Returns the bytes of a file in the folder.
  package func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// Writes a file into the folder or a subfolder.
  package func write(_ bytes: [UInt8], to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}
