import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Positions of characters, computed by hand.
///
/// A is 50 wide, B 30, and a space 20 (hundredths of the size). Each character is drawn as a square
/// of 10 on the baseline.
@Suite struct TextFrameTests {
  private static let square = Path.corners([(0, -10), (10, -10), (10, 0), (0, 0)])

  private static let font = Font(
    name: "F", family: "Family", style: "Bold Italic", ascent: 0.8,
    glyphs: [
      Glyph(character: "A", advance: 50, outline: square),
      Glyph(character: "B", advance: 30, outline: square),
      Glyph(character: " ", advance: 20),
    ])

  private func evaluator(_ content: TextContent, _ font: Font = font) -> TextEvaluator {
    TextEvaluator(content, fonts: [font.name: PreparedFont(font)])
  }

  private func document(
    _ text: String, _ change: (inout TextDocument) -> Void = { _ in }
  ) -> TextDocument {
    var document = TextDocument(text: text, font: "F", size: 100)
    change(&document)
    return document
  }

  /// Returns the pen positions of all characters except spaces.
  private func places(_ content: TextContent) -> [Point] {
    evaluator(content).letters(of: 0, at: 0).map { $0.matrix.apply(.zero) }
  }

  private func places(_ document: TextDocument) -> [Point] {
    places(TextContent(document: .constant(document)))
  }

  private func points(_ numbers: (Double, Double)...) -> [Point] {
    numbers.map { Point(x: $0.0, y: $0.1) }
  }

  @Test("positions characters by advance and tracking")
  func line() {
    #expect(isClose(places(document("ABA")), points((0, 0), (50, 0), (80, 0))))
    #expect(
      isClose(places(document("AB A") { $0.tracking = 0.1 }), points((0, 0), (60, 0), (130, 0))))
  }

  @Test(
    "justifies lines without trailing spaces and without the last tracking")
  func justification() {
    let text = "AB \rA"
    #expect(
      isClose(
        places(document(text) { $0.justification = .right }), points((-80, 0), (-30, 0), (-50, 121))
      ))
    #expect(
      isClose(
        places(
          document(text) {
            $0.justification = .center
            $0.tracking = 0.1
          }), points((-45, 0), (15, 0), (-25, 121))))
    // Point text has no width to justify to.
    #expect(
      isClose(
        places(document("A\rB") { $0.justification = .justifyLastRight }), points((0, 0), (0, 121)))
    )
  }

  @Test("baselines are a line height apart, raised by the baseline shift")
  func lines() {
    let placed = places(
      document("A\u{3}B\r\nA") {
        $0.lineHeight = 30
        $0.baselineShift = 4
      })
    // The first line break advances by one point more than the others.
    #expect(isClose(placed, points((0, -4), (0, 27), (0, 57))))
  }

  @Test("a box wraps lines at spaces, starts at its ascent and justifies lines")
  func box() {
    let box = Rect(x: 10, y: 20, width: 120, height: 50)
    #expect(
      isClose(
        places(document("A A B") { $0.box = box }), points((10, 100), (80, 100), (10, 221))))
    #expect(
      isClose(
        places(
          document("A B AB") {
            $0.box = box
            $0.justification = .justifyLastRight
          }), points((10, 100), (100, 100), (50, 221), (100, 221))))
    // A word wider than the box is broken at any character, in finite time.
    #expect(
      isClose(
        places(document("AB") { $0.box = Rect(x: 0, y: 0, width: 10, height: 0) }),
        points((0, 80), (0, 201))))
  }

  @Test("capitals replace lowercase letters, small capitals at 70%")
  func capitals() {
    let all = evaluator(TextContent(document: .constant(document("ab") { $0.capitals = .all })))
    #expect(isClose(all.letters(of: 0, at: 0).map { $0.matrix.tx }.last ?? 0, 50))
    let small = evaluator(
      TextContent(document: .constant(document("bB") { $0.capitals = .small })))
    #expect(isClose(small.letters(of: 0, at: 0).map { $0.matrix.tx }.last ?? 0, 21))
  }

  @Test("animators move, scale and rotate about the middle of a character")
  func animators() {
    var animator = TextAnimator(name: "A")
    animator.position = .constant(Point(x: 3, y: 5))
    animator.scale = .constant(Point(x: 2, y: 2))
    animator.rotation = .constant(90)
    let content = TextContent(document: .constant(document("A")), animators: [animator])
    // The pen is 25 before the middle. Doubled and rotated clockwise, it is 50 above it.
    #expect(isClose(places(content), points((25 + 3, -50 + 5))))
  }

  @Test("words rotate about the middle of the word")
  func words() {
    var animator = TextAnimator(name: "A")
    animator.scale = .constant(.zero)
    let content = TextContent(
      document: .constant(document("AB A")), animators: [animator], grouping: .words)
    #expect(isClose(places(content), points((40, 0), (40, 0), (125, 0))))
  }

  @Test("changes only selected characters, in units of characters, words or lines")
  func basis() {
    func moved(_ basis: TextSelector.Basis, from start: Double) -> [Double] {
      var selector = TextSelector()
      selector.basis = basis
      selector.units = .index
      selector.start = .constant(start)
      var animator = TextAnimator(name: "A", selector: selector)
      animator.position = .constant(Point(x: 0, y: 7))
      let content = TextContent(
        document: .constant(document("A BA\rB") { $0.lineHeight = 100 }), animators: [animator])
      return places(content).map { $0.y < 100 ? $0.y : $0.y - 101 }
    }
    #expect(moved(.characters, from: 2) == [0, 7, 7, 7])
    #expect(moved(.charactersExcludingSpaces, from: 2) == [0, 0, 7, 7])
    #expect(moved(.words, from: 1) == [0, 7, 7, 7])
    #expect(moved(.lines, from: 1) == [0, 0, 0, 7])
  }

  @Test("a random order is a permutation and always the same")
  func random() {
    func amounts() -> [Double] {
      var selector = TextSelector()
      selector.isRandom = true
      selector.shape = .rampUp
      var animator = TextAnimator(name: "A", selector: selector)
      animator.position = .constant(Point(x: 0, y: 8))
      return places(
        TextContent(document: .constant(document("AAAA")), animators: [animator])
      ).map(\.y)
    }
    #expect(amounts() == amounts())
    #expect(amounts().sorted() == [1, 3, 5, 7])
    #expect(amounts() != [1, 3, 5, 7])
  }

  @Test("tracking of an animator keeps a centered line centered")
  func tracking() {
    var animator = TextAnimator(name: "A")
    animator.tracking = .constant(10)
    let content = TextContent(
      document: .constant(document("AAA") { $0.justification = .center }), animators: [animator])
    #expect(isClose(places(content), points((-85, 0), (-25, 0), (35, 0))))
  }

  @Test("colors, opacities and widths follow the amount")
  func paint() throws {
    var selector = TextSelector()
    selector.amount = .constant(0.5)
    var animator = TextAnimator(name: "A", selector: selector)
    animator.fillColor = .constant(Color(red: 1, green: 0, blue: 0))
    animator.strokeWidth = .constant(4)
    animator.opacity = .constant(0)
    let content = TextContent(
      document: .constant(
        document("A") {
          $0.stroke = .white
          $0.strokeWidth = 1
        }), animators: [animator])
    let letter = try #require(evaluator(content).letters(of: 0, at: 0).first)
    #expect(letter.paint.fill == Color(red: 0.5, green: 0, blue: 0))
    #expect(letter.paint.strokeWidth == 3)
    #expect(letter.paint.opacity == 0.5)
  }

  @Test("adds hue, saturation and brightness")
  func shifts() throws {
    var animator = TextAnimator(name: "A")
    animator.fillHue = .constant(120)
    animator.fillBrightness = .constant(-0.5)
    let content = TextContent(
      document: .constant(document("A") { $0.fill = Color(red: 1, green: 0, blue: 0) }),
      animators: [animator])
    let letter = try #require(evaluator(content).letters(of: 0, at: 0).first)
    #expect(letter.paint.fill == Color(red: 0, green: 0.5, blue: 0))
  }

  @Test("centers characters on a path, perpendicular to it")
  func path() {
    let way = Path.corners([(0, 0), (0, 100), (100, 100)], isClosed: false)
    var path = TextPath(path: .constant(way), firstMargin: .constant(10))
    // The middles of both characters are on the first side, which runs down. The pen of A is at 10,
    // that of B at 60.
    var content = TextContent(document: .constant(document("AB")), path: path)
    #expect(isClose(places(content), points((0, 10), (0, 60))))
    path.isReversed = .constant(true)
    content.path = path
    #expect(isClose(places(content), points((90, 100), (40, 100))))
    path.isReversed = .constant(false)
    path.isPerpendicular = .constant(false)
    content.path = path
    #expect(isClose(places(content), points((-25, 35), (-15, 75))))
  }

  @Test("a forced alignment distributes characters from margin to margin")
  func forced() {
    let way = Path.corners([(0, 0), (200, 0)], isClosed: false)
    let content = TextContent(
      document: .constant(document("AAA")),
      path: TextPath(path: .constant(way), forcesAlignment: .constant(true)))
    #expect(isClose(places(content), points((0, 0), (75, 0), (150, 0)), 1e-6))
  }

  @Test("text without outlines is a line of characters in its font")
  func systemFont() throws {
    let font = Font(name: "F", family: "Family", style: "Bold Italic")
    let scene = Scene(
      name: "S", duration: 1, frameRate: 25,
      root: Composition(
        name: "R", size: Size(width: 10, height: 10),
        layers: [
          Layer(
            id: LayerID(0), name: "T",
            content: .text(
              TextContent(document: .constant(document("A & B") { $0.justification = .center }))),
            window: Samples.always)
        ]), fonts: [font])
    let frame = SceneEvaluator(scene).frame(at: 0)
    guard case .text(let item) = try #require(frame.items.first) else {
      Issue.record("\(frame.items)")
      return
    }
    #expect((item.text, item.alignment, item.weight) == ("A & B", .center, "700"))
    #expect(item.isItalic)
    let svg = String(decoding: SVGWriter.svg(frame), as: UTF8.self)
    #expect(svg.contains("font-family=\"'Family', sans-serif\""))
    #expect(svg.contains(">A &amp; B</text>"))
  }

  @Test("keyframes of documents hold, and characters with one paint form one outline")
  func keyedDocument() {
    let track = Track(
      [
        Key(time: 0, value: document("A"), curve: .hold),
        Key(time: 1, value: document("BB"), curve: .hold),
      ])
    let scene = Scene(
      name: "S", duration: 2, frameRate: 25,
      root: Composition(
        name: "R", size: Size(width: 10, height: 10),
        layers: [
          Layer(
            id: LayerID(0), name: "T", content: .text(TextContent(document: .keyed(track))),
            window: Samples.always)
        ]), fonts: [Self.font])
    func contours(_ time: Double) -> [Int] {
      SceneEvaluator(scene).frame(at: time).items.map {
        if case .path(let item) = $0 { item.path.contours.count } else { -1 }
      }
    }
    #expect(contours(0.99) == [1])
    #expect(contours(1) == [2])
  }
}
