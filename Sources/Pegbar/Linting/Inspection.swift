internal import PegbarDiagnostics
internal import PegbarJSON
internal import PegbarLint

/// Counts what a file holds; for comparing with other counts of the same file.
package enum Inspection {
  /// The counts as JSON; nothing where the file is no Lottie animation.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - animation: The id of the animation of a dotLottie archive; the one it shows first without.
  package static func json(
    of bytes: [UInt8], animation: String? = nil
  ) throws(ConversionError) -> [UInt8]? {
    let input = try Input.read(bytes, animation: animation, log: FindingLog())
    guard case .lottie(let document) = input.content else { return nil }
    let census = DocumentCensus(document)
    var writer = JSONWriter(style: .readable)
    writer.object { writer in
      for (key, counts) in [("layers", census.layers), ("shapes", census.shapes)] {
        writer.member(key) { writer in
          writer.object(.oneLine) { writer in
            for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
              writer.member(name, count)
            }
          }
        }
      }
      writer.member("keyframes", census.keyframes)
      writer.member("textKeyframes", census.textKeyframes)
      writer.member("masks", census.masks)
      writer.member("mattes", census.mattes)
      writer.member("effects", census.effects)
      writer.member("styles", census.styles)
      writer.member("expressions", census.expressions)
    }
    return writer.finish()
  }
}
