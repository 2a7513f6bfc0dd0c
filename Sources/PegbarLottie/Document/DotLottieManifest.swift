internal import PegbarDiagnostics
internal import PegbarJSON

/// The `manifest.json` of a dotLottie archive.
///
/// - Source: dotlottie.io specification 1.0 (`activeAnimationId`) and 2.0 (`initial.animation`).
package enum DotLottieManifest {
  /// The ids of the animations, the one to be shown first at the front.
  ///
  /// Empty where the bytes are no manifest; the container reports that, so nothing is said here.
  package static func animationIDs(in bytes: [UInt8]) -> [String] {
    let ids = try? JSONDocument.read(bytes, log: FindingLog()) { root in
      guard let manifest = root.object else { return [String]() }
      let initial = manifest["initial"]?.object?["animation"] ?? manifest["activeAnimationId"]
      let listed = manifest["animations"]?.array?.compactMap { $0.object?["id"]?.string } ?? []
      guard let first = initial?.string else { return listed }
      return [first] + listed.filter { $0 != first }
    }
    return ids ?? []
  }
}
