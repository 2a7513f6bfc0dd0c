package import PegbarDiagnostics
package import PegbarJSON

extension LottieDocument {
  /// Reads an animation.
  ///
  /// A broken part costs that part and a finding. The result is nil, with the finding
  /// `format/not-a-lottie`, where there is nothing to show at all.
  ///
  /// - Throws: a `JSONSyntaxError` where the bytes are not JSON.
  package static func read(
    _ bytes: [UInt8], log: FindingLog
  ) throws(JSONSyntaxError) -> LottieDocument? {
    try JSONDocument.read(bytes, log: log) { _ in nil }
  }
}
