package import Foundation

/// The files of this repository, for tests.
package enum Repository {
  /// The folder of the package.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the path of a file in the package.
  package static func path(_ relative: String) -> String { root.appending(path: relative).path }

  /// Returns the bytes of a file in the package.
  package static func bytes(_ relative: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: relative)))
  }

  /// Returns the bytes of a documentation article by name, without `.md`.
  package static func article(_ name: String) throws -> [UInt8] {
    try bytes("Sources/Face/Pegbar/Pegbar.docc/Articles/\(name).md")
  }

  /// The paths of the samples relative to the package, in order: `Samples/trim/draw-on.json`.
  package static let samples: [String] = files(in: "Samples").filter { $0.hasSuffix(".json") }

  /// Returns the paths of the files in a folder and its subfolders, relative to the package, in
  /// order.
  package static func files(in folder: String) -> [String] {
    let path = root.appending(path: folder).path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { folder + "/" + $0 }
  }
}
