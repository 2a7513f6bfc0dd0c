internal import PegbarContainer
internal import PegbarLottie

/// Returns the IDs of the animations in a dotLottie archive.
///
/// - Parameters:
///   - bytes: A file of any kind.
///   - limits: The limits on reading the archive.
/// - Returns: The IDs, starting with those in the manifest, or `nil` if the file is not an archive.
/// - Throws: A `ConversionError` if the archive cannot be read.
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

/// Returns `true` if the bytes are an animation; damaged files and other JSON are not.
package func isAnimation(
  _ bytes: [UInt8], animation: String? = nil, limits: Limits = Limits()
) -> Bool {
  LargeStack.run {
    Input.isAnimation(bytes, animation: animation, limits: limits)
  }
}
