import Pegbar
import PegbarTestSupport
import Testing

/// Scenes with repetitions, whose times are sums with rounding errors, read back equal.
@Suite struct RepeatedRoundTripTests {
  /// Returns an animation with keyframes at two times in hundredths of a frame, and an expression.
  private static func file(_ first: Int, _ last: Int, _ expression: String) -> [UInt8] {
    Array(
      """
      {"v":"5.9.0","fr":30,"ip":0,"op":120,"w":100,"h":100,"layers":[{"ty":1,"sw":50,"sh":50,
      "sc":"#ff0000","ip":0,"op":120,"ks":{"o":{"a":1,"k":[{"t":\(Double(first) / 100),"s":[41.75]},
      {"t":\(Double(last) / 100),"s":[6.78]}],"x":"var $bm_rt;\\n$bm_rt = \(expression);"}}}]}
      """.utf8)
  }

  @Test(
    "all keyframes of a repetition survive writing and reading",
    arguments: [
      "loopIn('cycle')", "loopIn('pingpong')", "loopIn('offset')", "loopOut('cycle')",
      "loopOut('offset')", "loopOut('cycle', 1)", "loopOutDuration('cycle', 0.31)",
      "loopInDuration('pingpong', 0.47)",
    ])
  func readsBack(_ expression: String) throws {
    for number in 0..<125 {
      let first = 1128 + number * 7919 % 1800
      let bytes = Self.file(first, first + 300 + number * 613 % 2600, expression)
      let options = ConversionOptions(isExact: true)
      let written = try Pegbar.convert(bytes, options: options).sceneJSON
      let read = try Pegbar.convert(written, options: options)
      #expect(read.sceneJSON == written, "\(expression), \(number)")
      #expect(!read.findings.contains { $0.kind.id == "export/scene-invalid" })
    }
  }
}
