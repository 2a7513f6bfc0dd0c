@testable import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// SVG filters.
struct SVGFilterTests {
  /// Returns the definitions of a document with one filtered group.
  private func filter(_ filters: FrameFilter...) throws -> String {
    let item = PathItem(
      path: .corners([(0, 0), (10, 0), (10, 10)]), matrix: .identity, tool: .fill(.nonZero),
      paint: .color(.black))
    let frame = Frame(
      size: Size(width: 20, height: 10),
      items: [.group(GroupItem(children: [.path(item)], filters: filters, opacity: 0.5))])
    let text = String(decoding: SVGWriter.svg(frame), as: UTF8.self)
    #expect(text.contains("</defs><g filter=\"url(#f0)\" opacity=\".5\"><path"))
    let start = try #require(text.firstRange(of: "<filter"))
    let end = try #require(text.firstRange(of: "</filter>"))
    return String(text[start.lowerBound..<end.lowerBound])
  }

  /// Returns the start of a filter that extends beyond the canvas by `rim` on each side.
  private func opening(rim: Int) -> String {
    "<filter id=\"f0\" filterUnits=\"userSpaceOnUse\" x=\"-\(rim)\" y=\"-\(rim)\" "
      + "width=\"\(20 + 2 * rim)\" height=\"\(10 + 2 * rim)\" "
      + "color-interpolation-filters=\"sRGB\">"
  }

  @Test("writes a fill as a matrix")
  func fill() throws {
    let color = Color(red: 1, green: 0.5, blue: 0)
    #expect(
      try filter(.color(.fill(color, opacity: 0.25))) == opening(rim: 16)
        + "<feColorMatrix in=\"SourceGraphic\" result=\"r1\" "
        + "values=\"0 0 0 0 1 0 0 0 0 .5 0 0 0 0 0 0 0 0 .25 0\"/>")
  }

  @Test("blurs, offsets, and colors a shadow, and places it below")
  func shadow() throws {
    let shadow = FrameShadow(
      color: Color(red: 0, green: 0, blue: 1, alpha: 0.5), offset: Point(x: 3, y: -1),
      deviation: Size(width: 2, height: 1))
    #expect(
      try filter(.dropShadow(shadow)) == opening(rim: 26)
        + "<feGaussianBlur in=\"SourceGraphic\" result=\"r1\" stdDeviation=\"2 1\"/>"
        + "<feOffset in=\"r1\" result=\"r2\" dx=\"3\" dy=\"-1\"/>"
        + "<feFlood result=\"r3\" flood-color=\"#00f\" flood-opacity=\".5\"/>"
        + "<feComposite in=\"r3\" result=\"r4\" in2=\"r2\" operator=\"in\"/>"
        + "<feMerge result=\"r5\"><feMergeNode in=\"r4\"/><feMergeNode in=\"SourceGraphic\"/>"
        + "</feMerge>")
  }

  @Test("each filter uses the result of the previous one")
  func chain() throws {
    let blur = Size(width: 1, height: 0)
    #expect(
      try filter(.blur(blur), .blur(blur)) == opening(rim: 22)
        + "<feGaussianBlur in=\"SourceGraphic\" result=\"r1\" stdDeviation=\"1 0\"/>"
        + "<feGaussianBlur in=\"r1\" result=\"r2\" stdDeviation=\"1 0\"/>")
  }

  @Test("writes a tint as linear light, grayscale, color map, and blend")
  func tint() throws {
    let text = try filter(
      .color(
        .tint(black: .black, white: Color(red: 1, green: 0, blue: 0.5), amount: 0.75)))
    #expect(text.contains("color-interpolation-filters=\"linearRGB\" values=\".33333 .33333"))
    #expect(text.contains("<feFuncR type=\"table\" tableValues=\"0 1\"/>"))
    #expect(text.contains("<feFuncB type=\"table\" tableValues=\"0 .5\"/>"))
    #expect(
      text.hasSuffix(
        "<feComposite in=\"SourceGraphic\" result=\"r3\" in2=\"r2\" operator=\"arithmetic\" "
          + "k2=\".25\" k3=\".75\"/>"))
  }

  @Test("limits an infinite extent")
  func reach() throws {
    #expect(try filter(.blur(Size(width: 1e9, height: 0))).hasPrefix(opening(rim: 40)))
  }
}
