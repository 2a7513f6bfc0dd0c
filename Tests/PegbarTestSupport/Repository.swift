package import Foundation

/// The files of this repository, for tests.
package enum Repository {
  /// The folder of the package.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The path of a file of the package.
  package static func path(_ relative: String) -> String { root.appending(path: relative).path }

  /// The bytes of a file of the package.
  package static func bytes(_ relative: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: relative)))
  }

  /// The bytes of an article of the documentation, by its name without `.md`.
  package static func article(_ name: String) throws -> [UInt8] {
    try bytes("Sources/Face/Pegbar/Pegbar.docc/Articles/\(name).md")
  }

  /// The samples: paths from the package on, `Samples/trim/draw-on.json`, in order.
  package static let samples: [String] = files(in: "Samples").filter { $0.hasSuffix(".json") }

  /// The files in a folder of the package and below it: paths from the package on, in order.
  package static func files(in folder: String) -> [String] {
    let path = root.appending(path: folder).path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { folder + "/" + $0 }
  }
}
