internal import PegbarDiagnostics
internal import PegbarJSON

/// The table of contents of a dotLottie archive (`manifest.json`).
enum Manifest {
  /// The ids of the animations: the one to begin with first, the others in the order of the file.
  ///
  /// - Source: dotLottie 2.0 `initial.animation`, dotLottie 1.0 `activeAnimationId`.
  static func animationIDs(in manifest: [UInt8]) -> [String] {
    // What is wrong with a manifest costs the ids; the container reports that it is missing.
    let ids = try? JSONDocument.read(manifest, log: FindingLog()) { root -> [String] in
      guard let object = root.object else { return [] }
      let first = object["initial"]?.object?["animation"] ?? object["activeAnimationId"]
      let animations = (object["animations"]?.array).map(Array.init) ?? []
      let ids = animations.compactMap { $0.object?["id"]?.string }
      guard let first = first?.string else { return ids }
      return [first] + ids.filter { $0 != first }
    }
    return ids ?? []
  }
}
