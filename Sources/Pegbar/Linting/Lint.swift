public import PegbarDiagnostics
internal import PegbarLint
internal import PegbarLottie

/// Says what is wrong with an animation, and what of it will not survive.
///
/// A file that cannot be read has a finding, too; nothing is thrown.
///
/// - Parameter bytes: A Lottie animation, or a scene that was written by Pegbar.
/// - Returns: The findings of reading, importing and of the rules, with their places.
public func lint(_ bytes: [UInt8]) -> [Finding] {
  let log = FindingLog()
  do throws(ConversionError) {
    let input = try Input.read(bytes, log: log)
    let scene = input.exactScene(name: ConversionOptions().sceneName, log: log)
    switch input.content {
    case .lottie(let document):
      Rules.check(
        LintSubject(document: document, scene: scene, byteCount: bytes.count), log: log)
    case .scene:
      break  // The rules are about motion files; a scene is our own output.
    }
    input.fillPositions(of: log)
    return log.findings
  } catch {
    return error.findings
  }
}
