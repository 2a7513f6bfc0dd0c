import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarFrames

/// The times at which selectors begin or end to select a character.
struct SelectorBreaksTests {
  /// Returns the breaks of the second of four characters.
  ///
  /// A range of two characters moves in from the left and out to the right in six seconds.
  private static func breaks(
    _ curve: Curve = .linear, _ change: (inout TextSelector) -> Void = { _ in }
  ) -> [Double] {
    var selector = TextSelector()
    selector.units = .index
    selector.end = .constant(2)
    selector.offset = .keyed(
      Track([Key(time: 0, value: -2, curve: curve), Key(time: 6, value: 4)]))
    change(&selector)
    let font = Font(
      name: "F", family: "Family", ascent: 0.8,
      glyphs: [Glyph(character: "A", advance: 60, outline: Path([]))])
    let document = TextDocument(text: "AAAA", font: "F", size: 50, fill: .black)
    let text = TextEvaluator(
      TextContent(
        document: .constant(document), animators: [TextAnimator(name: "", selector: selector)]),
      fonts: ["F": PreparedFont(font)])
    return SelectorBreaks(text, of: 0, at: (0...60).map { Double($0) / 10 + 0.03 }).times(of: 1)
  }

  private func expect(_ breaks: [Double], _ expected: [Double]) {
    #expect(
      breaks.count == expected.count && zip(breaks, expected).allSatisfy { isClose($0, $1, 1e-9) },
      "\(breaks), not \(expected)")
  }

  @Test("a square has breaks at the edges of each character")
  func square() { expect(Self.breaks(), [1, 2, 3, 4]) }

  @Test("ramps, triangles and curves have breaks at the middle of each character")
  func shapes() {
    expect(Self.breaks { $0.shape = .rampUp }, [1.5, 3.5])
    expect(Self.breaks { $0.shape = .rampDown }, [1.5, 3.5])
    for shape in [TextSelector.Shape.triangle, .round, .smooth] {
      expect(Self.breaks { $0.shape = shape }, [1.5, 2.5, 3.5])
    }
  }

  @Test("smoothness moves the breaks of a character closer together")
  func smoothness() {
    expect(
      Self.breaks {
        $0.shape = .rampUp
        $0.smoothness = .constant(0.5)
      }, [1.5, 2, 3, 3.5])
  }

  @Test("an eased range has breaks at the times of its curve")
  func eased() {
    let curve = TimingCurve(0.6, 0.1, 0.3, 1)
    let breaks = Self.breaks(.bezier(curve))
    #expect(breaks.count == 4)
    for (time, share) in zip(breaks, [1, 2, 3, 4]) {
      #expect(isClose(curve.progress(at: time / 6) * 6, Double(share), 1e-9))
    }
  }

  @Test("a static range has no breaks")
  func still() { expect(Self.breaks { $0.offset = .constant(0) }, []) }
}
