internal import PegbarContainer
internal import PegbarLottie

/// The ids of the animations in a dotLottie archive.
///
/// - Parameters:
///   - bytes: A file of any kind.
///   - limits: The limits on reading the archive.
/// - Returns: The ids, those in the manifest first; `nil` if the file is not an archive.
/// - Throws: `ConversionError` if the archive cannot be read.
public func animations(
  in bytes: [UInt8], limits: Limits = Limits()
) throws(ConversionError) -> [String]? {
  do throws(ContainerError) {
    return try Container.animations(
      in: bytes, limits: limits, animationIDs: DotLottieManifest.animationIDs(in:))
  } catch {
    throw ConversionError(error.finding)
  }
}

extension Finding {
  /// Whether the file is JSON that is meant to be something else than an animation.
  package var isAboutOtherJSON: Bool { kind == .notALottie }
}

/// Whether bytes are an animation, and not other JSON; what is damaged is none.
package func isAnimation(
  _ bytes: [UInt8], animation: String? = nil, limits: Limits = Limits()
) -> Bool {
  LargeStack.run {
    Input.isAnimation(bytes, animation: animation, limits: limits)
  }
}
