@testable import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

struct SVGWriterTests {
  private let triangle = Path.corners([(0, 0), (10, 0), (10, 10)])

  /// Returns the text between the opening and the closing tag of the document.
  private func body(_ items: [DisplayItem]) -> String {
    let frame = Frame(size: Size(width: 20, height: 10), items: items)
    let text = String(decoding: SVGWriter.svg(frame), as: UTF8.self)
    let opening =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 10\" width=\"20\" height=\"10\">"
    #expect(text.hasPrefix(opening))
    #expect(text.hasSuffix("</svg>\n"))
    return String(text.dropFirst(opening.count).dropLast("</svg>\n".count))
  }

  private func filled(_ color: Color = .black, opacity: Double = 1) -> PathItem {
    PathItem(
      path: triangle, matrix: .identity, tool: .fill(.nonZero), paint: .color(color),
      opacity: opacity)
  }

  @Test("writes a fill as one path, transformed onto the canvas")
  func fill() {
    var item = filled(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5), opacity: 0.5)
    item.matrix = .translation(Point(x: -1, y: 0.5))
    item.tool = .fill(.evenOdd)
    #expect(
      body([.path(item)])
        == "<path d=\"M-1 .5L9 .5L9 10.5Z\" fill=\"#ff8000\" fill-opacity=\".25\""
        + " fill-rule=\"evenodd\"/>")
  }

  @Test("scales a stroke uniformly, or keeps its matrix")
  func stroke() {
    var item = filled(.white)
    item.tool = .stroke(
      StrokeLine(width: 2, cap: .round, join: .bevel, dashes: [3, 1], dashPhase: 1))
    item.path = .corners([(0, 0), (1, 0)], isClosed: false)
    item.matrix = .scale(Point(x: 2, y: 2))
    #expect(
      body([.path(item)])
        == "<path d=\"M0 0L2 0\" fill=\"none\" stroke=\"#fff\" stroke-width=\"4\""
        + " stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-dasharray=\"6 2\""
        + " stroke-dashoffset=\"2\"/>")
    item.matrix = .scale(Point(x: 2, y: 1))
    item.tool = .stroke(StrokeLine(width: 1))
    #expect(
      body([.path(item)])
        == "<path d=\"M0 0L1 0\" transform=\"matrix(2 0 0 1 0 0)\" fill=\"none\""
        + " stroke=\"#fff\"/>")
  }

  @Test("writes curves with both control points, including the closing curve")
  func curves() {
    let circle = Ellipse(center: .constant(.zero), size: .constant(Point(x: 2, y: 2)))
    var item = filled()
    item.path = circle.path(at: 0)
    #expect(
      body([.path(item)])
        == "<path d=\"M0-1C.5519-1 1-.5519 1 0C1 .5519 .5519 1 0 1C-.5519 1-1 .5519-1 0"
        + "C-1-.5519-.5519-1 0-1Z\" fill=\"#000\"/>")
  }

  @Test("defines equal gradients once")
  func gradients() {
    var item = filled()
    item.paint = .gradient(
      FrameGradient(
        kind: .radial, start: .zero, end: Point(x: 3, y: 4), focus: Point(x: 1, y: 0),
        stops: [
          .init(offset: 0, color: .white),
          .init(offset: 1, color: Color(red: 0, green: 0, blue: 0, alpha: 0.5)),
        ]))
    let path = "<path d=\"M0 0L10 0L10 10Z\" fill=\"url(#g0)\"/>"
    #expect(
      body([.path(item), .path(item)])
        == "<defs><radialGradient id=\"g0\" cx=\"0\" cy=\"0\" r=\"5\" fx=\"1\" fy=\"0\""
        + " gradientUnits=\"userSpaceOnUse\"><stop offset=\"0\" stop-color=\"#fff\"/>"
        + "<stop offset=\"1\" stop-color=\"#000\" stop-opacity=\".5\"/></radialGradient></defs>"
        + path + path)
  }

  @Test("writes opacity, blend modes and clips of groups")
  func groups() {
    let clip = ClipItem(path: triangle, matrix: .identity)
    let group = GroupItem(
      children: [.path(filled())], opacity: 0.5, blendMode: .colorDodge, clip: clip)
    #expect(
      body([.group(group)])
        == "<defs><clipPath id=\"c0\"><path d=\"M0 0L10 0L10 10Z\"/></clipPath></defs>"
        + "<g clip-path=\"url(#c0)\" opacity=\".5\" style=\"mix-blend-mode:color-dodge\">"
        + "<path d=\"M0 0L10 0L10 10Z\" fill=\"#000\"/></g>")
  }

  @Test("writes a single outline that shows its inside as a clip")
  func plainMask() {
    let group = GroupItem(
      children: [.path(filled())], mask: .paths([PathMask(path: triangle)], .identity))
    #expect(body([.group(group)]).contains("<g clip-path=\"url(#c0)\">"))
  }

  private let area = " x=\"-16\" y=\"-16\" width=\"52\" height=\"42\""
  private let outline = "<path d=\"M0 0L10 0L10 10Z\""

  private func definitions(_ mask: MaskItem) -> String {
    let text = body([.group(GroupItem(children: [.path(filled())], mask: mask))])
    return String(
      text[..<(text.firstRange(of: "</defs>")?.lowerBound ?? text.endIndex)].dropFirst(6))
  }

  @Test("writes added masks in white and subtracted ones in black")
  func addSubtract() {
    let masks = [
      PathMask(path: triangle, opacity: 0.5), PathMask(path: triangle, mode: .subtract),
    ]
    #expect(
      definitions(.paths(masks, .identity))
        == "<mask id=\"m0\" maskUnits=\"userSpaceOnUse\"\(area)><rect\(area)/>"
        + "\(outline) fill=\"#fff\" fill-opacity=\".5\"/>\(outline) fill=\"#000\"/></mask>")
  }

  @Test("the coverage starts full if the first mask removes area", arguments: Mask.Mode.allCases)
  func start(mode: Mask.Mode) {
    let isFull = [.subtract, .intersect, .darken].contains(mode)
    let text = definitions(.paths([PathMask(path: triangle, mode: mode, opacity: 0.5)], .identity))
    #expect(text.contains("<rect\(area) fill=\"#fff\"/>") == isFull)
  }

  @Test("intersects the current coverage and cuts an inverted area out of white")
  func intersectInverted() {
    let masks = [PathMask(path: triangle, mode: .intersect, isInverted: true, opacity: 0.5)]
    let open = "maskUnits=\"userSpaceOnUse\"\(area)>"
    #expect(
      definitions(.paths(masks, .identity))
        == "<mask id=\"m0\" \(open)<rect\(area) fill=\"#fff\"/>\(outline) fill=\"#000\"/></mask>"
        + "<mask id=\"m1\" \(open)<rect\(area) fill=\"#fff\" fill-opacity=\".5\""
        + " mask=\"url(#m0)\"/></mask>"
        + "<mask id=\"m2\" \(open)<g mask=\"url(#m1)\"><rect\(area) fill=\"#fff\"/></g></mask>")
  }

  @Test("expansion adds a stroke in the color of the area, contraction in the other")
  func expansion() {
    func text(_ expansion: Double) -> String {
      definitions(.paths([PathMask(path: triangle, expansion: expansion)], .identity))
    }
    let line = " stroke-width=\"4\" stroke-linejoin=\"round\"/>"
    #expect(text(2).contains("\(outline) fill=\"none\" stroke=\"#fff\"\(line)"))
    #expect(text(-2).contains("\(outline) fill=\"none\" stroke=\"#000\"\(line)"))
  }

  @Test("writes an inverted matte as white minus the content of the matte")
  func mattes() {
    let items = [DisplayItem.path(filled())]
    let type = "mask-type=\"alpha\" style=\"mask-type:alpha\""
    let units = "maskUnits=\"userSpaceOnUse\"\(area)"
    let source = "<mask id=\"m0\" \(type) \(units)>\(outline) fill=\"#000\"/></mask>"
    #expect(definitions(.matte(.alpha, items)) == source)
    #expect(
      definitions(.matte(.alphaInverted, items))
        == source + "<mask id=\"m1\" \(units)><rect\(area) fill=\"#fff\"/>"
        + "<rect\(area) fill=\"#000\" mask=\"url(#m0)\"/></mask>")
    #expect(!definitions(.matte(.luma, items)).contains("alpha"))
  }

  @Test("blends xor content in white by exclusion if only its coverage matters")
  func exclusiveCoverage() {
    let items: [DisplayItem] = [
      .path(filled()), .group(GroupItem(children: [.path(filled())], blendMode: .xor)),
    ]
    let exclusion = "<g style=\"mix-blend-mode:exclusion\"><g filter=\"url(#f0)\">"
    let mask = definitions(.matte(.alpha, items))
    #expect(mask.contains("<g style=\"isolation:isolate\"><rect\(area)/><g filter=\"url(#f0)\">"))
    #expect(mask.contains(exclusion))
    #expect(mask.hasSuffix("><rect\(area) mask=\"url(#m0)\"/></mask>"))
    // It also applies inside a group of the mask, but not if a filter depends on the colors.
    let group = [DisplayItem.group(GroupItem(children: items, opacity: 0.5))]
    #expect(definitions(.matte(.alphaInverted, group)).contains(exclusion))
    let gray = FrameFilter.color(.coverage(.luminance))
    let colored = [DisplayItem.group(GroupItem(children: items, filters: [gray]))]
    #expect(!definitions(.matte(.alpha, colored)).contains("exclusion"))
    #expect(!definitions(.matte(.luma, items)).contains("exclusion"))
    #expect(!body(items).contains("exclusion"))
  }

  @Test("writes Difference masks with exclusion, which is xor of white on black")
  func difference() {
    let masks = [PathMask(path: filled().path), PathMask(path: filled().path, mode: .difference)]
    #expect(definitions(.paths(masks, .identity)).contains("mix-blend-mode:exclusion"))
  }

  @Test("escapes text from files")
  func escaping() {
    let asset = ImageAsset(
      id: "i", size: Size(width: 1, height: 1), data: .external(path: "a\"><&\u{1}\u{FFFE}é.png"))
    let item = ImageItem(asset: asset, size: Size(width: 2, height: 3), matrix: .identity)
    #expect(
      body([.image(item)])
        == "<image width=\"2\" height=\"3\" preserveAspectRatio=\"none\""
        + " href=\"a&quot;&gt;&lt;&amp;é.png\"/>")
  }

  @Test(
    "writes numbers with at most five decimals and no exponent",
    arguments: [
      (0.1 + 0.2, ".3"), (-0.000001, "0"), (1e-5, ".00001"), (-12.50, "-12.5"),
      (123_456_789.125, "123456789.125"), (1e300, "1000000000"), (.nan, "0"), (-0.05, "-.05"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    var item = filled()
    item.tool = .stroke(StrokeLine(width: 1, dashes: [5], dashPhase: value))
    let expected = value == 0 ? "" : " stroke-dashoffset=\"\(text)\""
    #expect(body([.path(item)]).hasSuffix("stroke-dasharray=\"5\"\(expected)/>"))
  }
}
