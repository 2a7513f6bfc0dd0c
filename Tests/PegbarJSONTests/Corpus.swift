import FoundationEssentials

/// The corpus of animations beside the package, if it is there.
enum Corpus {
  static let root: String = {
    if let path = ProcessInfo.processInfo.environment["PEGBAR_CORPUS"] { return path }
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/\(package)/../shared/corpus"
  }()

  static var isPresent: Bool { FileManager.default.fileExists(atPath: root) }

  /// The paths of all files with an ending, from the corpus folder on, in order.
  static func files(_ ending: String, under folder: String = "") -> [String] {
    let base = folder.isEmpty ? root : root + "/" + folder
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: base)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map {
      folder.isEmpty ? $0 : folder + "/" + $0
    }
  }

  static func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: root + "/" + file)))
  }
}

/// A generator with a seed, so that a failure can be repeated (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
