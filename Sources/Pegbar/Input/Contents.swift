internal import PegbarContainer
internal import PegbarDiagnostics
internal import PegbarLottie

/// The ids of the animations in a dotLottie archive.
///
/// - Parameter bytes: A file of any kind.
/// - Returns: The ids, that of the animation it shows first at the front; nothing for files that are
///   no archive.
/// - Throws: a `ConversionError` where the archive cannot be read.
public func animations(in bytes: [UInt8]) throws(ConversionError) -> [String]? {
  do throws(ContainerError) {
    return try Container.animations(in: bytes, animationIDs: DotLottieManifest.animationIDs(in:))
  } catch {
    throw ConversionError(error.finding)
  }
}

extension Finding {
  /// Whether the file is JSON that is meant to be something else than an animation.
  package var isAboutOtherJSON: Bool { kind == .notALottie }
}

/// Whether bytes are an animation, and not other JSON; what is damaged is none.
package func isAnimation(_ bytes: [UInt8], animation: String? = nil) -> Bool {
  do throws(ConversionError) {
    switch try Input.read(bytes, animation: animation, log: FindingLog()).content {
    case .lottie: return true
    case .scene: return false
    }
  } catch {
    return false
  }
}
