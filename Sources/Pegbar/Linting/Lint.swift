internal import PegbarLint
internal import PegbarLottie

/// Reports problems in an animation, and content that is lost when it is imported.
///
/// A file that cannot be read produces findings instead of an error.
///
/// - Parameters:
///   - bytes: A Lottie animation, or a scene written by Pegbar.
///   - animation: The id of the animation in a dotLottie archive; `nil` for the first one in its
///     manifest.
///   - limits: The limits on reading and importing.
/// - Returns: The findings of reading, importing and the lint rules, with their positions.
public func lint(
  _ bytes: [UInt8], animation: String? = nil, limits: Limits = Limits()
) -> [Finding] {
  do throws(ConversionError) {
    return try linted(bytes, animation: animation, limits)
  } catch {
    return error.findings
  }
}

/// The findings of an animation.
///
/// - Parameter hasFile: Whether there is a file at a path, from the folder of the animation on.
/// - Throws: where it cannot be shown at all.
func linted(
  _ bytes: [UInt8], animation: String?, _ limits: Limits,
  hasFile: (_ path: String) -> Bool = { _ in true }
) throws(ConversionError) -> [Finding] {
  try LargeStack.run { () throws(ConversionError) in
    let log = FindingLog()
    let input = try Input.read(bytes, animation: animation, log: log, limits: limits)
    let scene = input.exactScene(name: ConversionOptions().sceneName, log: log)
    switch input.content {
    case .lottie(let document):
      Rules.check(document, byteCount: bytes.count, log: log)
    case .scene:
      break  // The rules are about motion files; a scene is our own output.
    }
    input.fillPositions(of: log)
    log.add(input.imageReferences(in: scene).missing(hasFile))
    return log.findings
  }
}
