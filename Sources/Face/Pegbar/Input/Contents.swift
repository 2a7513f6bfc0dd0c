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
  try AnimationFile(bytes, limits: limits).animations
}

/// Returns `true` if the bytes are an animation; damaged files and other JSON are not.
package func isAnimation(
  _ bytes: [UInt8], animation: String? = nil, limits: Limits = Limits()
) -> Bool {
  LargeStack.run {
    Input.isAnimation(AnimationFile(bytes, limits: limits), animation: animation, limits: limits)
  }
}

/// Returns `true` if a file contains an animation with an ID; damaged files and other JSON do not.
package func isAnimation(_ file: AnimationFile, animation: String?) -> Bool {
  LargeStack.run { Input.isAnimation(file, animation: animation, limits: Limits()) }
}
