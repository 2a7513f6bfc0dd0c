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

  /// The samples: paths from the package on, `Samples/trim/draw-on.json`, in order.
  package static let samples: [String] = {
    let folder = root.appending(path: "Samples").path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "Samples/" + $0 }
  }()
}
