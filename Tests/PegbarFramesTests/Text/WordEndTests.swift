import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarFrames

/// The ends of words.
@Suite struct WordEndTests {
  @Test("words end at line breaks")
  func words() {
    let square = Make.path([(0, -10), (10, -10), (10, 0), (0, 0)])
    let font = Font(
      name: "F", family: "F", style: "R", ascent: 0.8,
      glyphs: [Glyph(character: "A", advance: 50, outline: square)])
    var selector = TextSelector()
    selector.basis = .words
    selector.units = .index
    selector.start = .constant(1)
    var animator = TextAnimator(name: "A", selector: selector)
    animator.position = .constant(Point(x: 7, y: 0))
    let document = TextDocument(text: "A\rA", font: "F", size: 100)
    let letters = TextEvaluator(
      TextContent(document: .constant(document), animators: [animator]),
      fonts: ["F": PreparedFont(font)]
    ).letters(of: 0, at: 0)
    #expect(letters.map { $0.matrix.apply(.zero).x } == [0, 7])
  }
}
