import PegbarExport
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarSwift

/// Long functions are divided.
@Suite struct FunctionsTests {
  /// Returns code of layers that rotate, each with enough keyframes for a statement of several
  /// lines.
  private static func text(_ names: [String], style: CodeStyle) -> String {
    let layers = names.enumerated().map { number, name in
      let keys = (0...11).map { index in
        (Double(index) / 5, Double(index * index % 17 * (number + 1)) + 0.5)
      }
      return NormalizedLayer(
        name: name, content: .color(.black), bounds: Samples.rect(0, 0, 40, 40),
        tracks: [
          NormalizedTrack(property: .rotation, keys: .number(Samples.track(keys))),
          NormalizedTrack(
            property: .opacity, keys: .number(Samples.track(keys.map { ($0.0, $0.1 / 1000) }))),
        ])
    }
    var options = SwiftCode.Options()
    options.style = style
    return String(
      decoding: SwiftCode.write(Samples.scene("Many", layers), options: options), as: UTF8.self)
  }

  /// Returns the number of lines of each function of the scene, including its declaration.
  private static func functions(_ text: String) -> [(name: Substring, lines: Int)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { start in
      guard let name = lines[start].firstMatch(of: /^  (?:\w+ )*func (\w+)\(.*\{$/)?.output.1,
        let end = lines[start...].firstIndex(of: "  }")
      else { return nil }
      return (name, end - start + 1)
    }
  }

  private static func names(_ name: (Int) -> String) -> [String] { (1...60).map(name) }

  @Test("no function has more than 60 lines", arguments: CodeStyle.allCases)
  func length(style: CodeStyle) {
    let text = Self.text(Self.names { "Layer \($0)" }, style: style)
    let functions = Self.functions(text)
    #expect(functions.count > 10)
    for function in functions { #expect(function.lines <= 60, "\(function.name)") }
  }

  @Test(
    "nor with long names", .slow, arguments: CodeStyle.allCases)
  func lengthOfLongNames(style: CodeStyle) {
    let names = Self.names { "A layer whose long name goes on \($0)" }
    for function in Self.functions(Self.text(names, style: style)) {
      #expect(function.lines <= 60, "\(function.name)")
    }
  }

  @Test("parts are named after their layers", arguments: CodeStyle.allCases)
  func subjects(style: CodeStyle) {
    let names = (1...30).map { "Left wing feather \($0)" } + (1...30).map { "Right leg \($0)" }
    let functions = Self.functions(Self.text(names, style: style)).map(\.name)
    #expect(functions.contains { $0.contains("LeftWingFeather") })
    #expect(functions.contains { $0.contains("RightLeg") })
    #expect(!functions.contains { $0.contains("Part") || $0.contains("Rows") }, "\(functions)")
  }

  @Test("each layer is animated in one of the parts, in order", arguments: CodeStyle.allCases)
  func order(style: CodeStyle) {
    let text = Self.text(Self.names { "Layer \($0)" }, style: style)
    let moved = text.matches(of: /(?:add\(|on: )layers\[(\d+)\]/).compactMap { Int($0.output.1) }
    #expect(moved == Array(0...59))
  }

  @Test(
    "the length of names does not affect the division of code", .slow, arguments: CodeStyle.allCases
  )
  func namesOfAnyLength(style: CodeStyle) {
    let long = Self.text(
      Self.names { "A layer whose name goes on \($0)" }, style: style)
    let short = Self.text(Self.names { "B\($0)" }, style: style)
    #expect(Self.functions(long).count == Self.functions(short).count)
  }
}
