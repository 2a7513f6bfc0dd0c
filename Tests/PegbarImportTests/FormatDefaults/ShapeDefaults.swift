import PegbarGeometry
import PegbarLottie
import PegbarTestSupport

extension FormatDefault {
  private static func stroke() throws -> Stroke {
    guard case .style(.stroke(let stroke)) = try item("st") else { throw Unexpected() }
    return stroke
  }

  private static func dash(_ members: String) throws -> [DashElement] {
    guard case .style(.stroke(let stroke)) = try item("st", #""d": [{\#(members)}]"#) else {
      throw Unexpected()
    }
    return stroke.dashes
  }

  private static func fill() throws -> Fill {
    guard case .style(.fill(let fill)) = try item("fl") else { throw Unexpected() }
    return fill
  }

  private static func gradientFill(_ members: String = "") throws -> Fill {
    guard case .style(.fill(let fill)) = try item("gf", members) else { throw Unexpected() }
    return fill
  }

  private static func gradient(_ members: String = "") throws -> Gradient {
    guard case .gradient(let gradient) = try gradientFill(members).paint else { throw Unexpected() }
    return gradient
  }

  private static func color(_ paint: Paint) throws -> Property<Color> {
    guard case .color(let color) = paint else { throw Unexpected() }
    return color
  }

  private static func gradientStroke() throws -> Stroke {
    guard case .style(.stroke(let stroke)) = try item("gs") else { throw Unexpected() }
    return stroke
  }

  /// Strokes, fills and gradients.
  static let paints: [FormatDefault] = [
    FormatDefault("Stroke `st`", "lc", "round", spec: "round", web: "round", thorVG: "round") {
      try stroke().cap
    },
    FormatDefault("Stroke `st`", "lj", "round", spec: "round", web: "round", thorVG: "round") {
      try stroke().join
    },
    FormatDefault("Stroke `st`", "ml", "4", spec: "0", web: "4", thorVG: "0") {
      try stroke().miterLimit
    },
    FormatDefault("Stroke `st`", "w", "0", spec: "required", web: "fails", thorVG: "0") {
      try stroke().width
    },
    FormatDefault("Stroke `st`", "o", "100", spec: "required", web: "fails", thorVG: "100") {
      try stroke().opacity
    },
    FormatDefault("Stroke `st`", "c", "black", spec: "required", web: "fails", thorVG: "white") {
      try color(stroke().paint)
    },
    FormatDefault("Stroke `st`", "d", "none", spec: "optional", web: "none", thorVG: "none") {
      try stroke().dashes
    },
    FormatDefault("Stroke `st`", "fillEnabled", "yes", thorVG: "yes") {
      try stroke().isEnabled
    },
    FormatDefault(
      "Gradient stroke `gs`", "lc", "round", spec: "round", web: "round", thorVG: "round"
    ) { try gradientStroke().cap },
    FormatDefault(
      "Gradient stroke `gs`", "lj", "round", spec: "round", web: "round", thorVG: "round"
    ) { try gradientStroke().join },
    FormatDefault("Gradient stroke `gs`", "ml", "4", spec: "0", web: "4", thorVG: "0") {
      try gradientStroke().miterLimit
    },
    FormatDefault("Gradient stroke `gs`", "o", "100", spec: "required", web: "fails", thorVG: "100")
    {
      try gradientStroke().opacity
    },
    FormatDefault(
      "Dash", "n", "dash", spec: "dash", web: "treated as a dash or gap length", thorVG: "offset"
    ) { try dash(#""v": {"k": 3}"#).map(\.kind) },
    FormatDefault("Dash", "v", "none", spec: "optional", web: "fails", thorVG: "0") {
      try dash(#""n": "d""#)
    },
    FormatDefault("Fill `fl`", "c", "black", spec: "required", web: "fails", thorVG: "white") {
      try color(fill().paint)
    },
    FormatDefault("Fill `fl`", "o", "100", spec: "required", web: "fails", thorVG: "100") {
      try fill().opacity
    },
    FormatDefault(
      "Fill `fl`", "r", "nonzero", spec: "optional", web: "nonzero", thorVG: "nonzero"
    ) { try fill().rule },
    FormatDefault("Fill `fl`", "fillEnabled", "yes", thorVG: "yes") { try fill().isEnabled },
    FormatDefault(
      "Gradient fill `gf`", "r", "nonzero", spec: "optional", web: "nonzero", thorVG: "nonzero"
    ) { try gradientFill().rule },
    FormatDefault("Gradient fill `gf`", "o", "100", spec: "required", web: "fails", thorVG: "100") {
      try gradientFill().opacity
    },
    FormatDefault("Gradient", "t", "radial", spec: "required", web: "radial", thorVG: "radial") {
      try gradient().kind
    },
    FormatDefault("Gradient", "s", "(0, 0)", spec: "required", web: "fails", thorVG: "(0, 0)") {
      try gradient().start
    },
    FormatDefault("Gradient", "e", "(0, 0)", spec: "required", web: "fails", thorVG: "(0, 0)") {
      try gradient().end
    },
    FormatDefault("Gradient", "h", "0", spec: "optional", web: "0", thorVG: "0") {
      try gradient().highlightLength
    },
    FormatDefault("Gradient", "a", "0", spec: "optional", web: "0", thorVG: "0") {
      try gradient().highlightAngle
    },
    FormatDefault("Gradient", "g", "none", spec: "required", web: "fails", thorVG: "none") {
      try gradient().stops
    },
    FormatDefault(
      "Gradient", "g.p", "2, derived from an array of 8 numbers", spec: "required", web: "0",
      thorVG: "0"
    ) {
      let read = try gradient(#""g": {"k": {"k": [0, 1, 1, 1, 1, 0, 0, 0]}}"#)
      return "\(read.stopCount), derived from an array of 8 numbers"
    },
  ]
}

extension FormatDefault {
  private static func path(_ members: String = "") throws -> PegbarLottie.Path {
    guard case .geometry(.path(let path)) = try item("sh", members) else { throw Unexpected() }
    return path
  }

  private static func vertex(_ members: String) throws -> (path: BezierPath, BezierPath.Vertex) {
    let value = try path(#""ks": {"k": {"v": [[1, 2]]\#(members)}}"#).path.fixedValue
    guard let value, !value.isEmpty else { throw Unexpected() }
    return (value, value[0])
  }

  private static func rectangle() throws -> Rectangle {
    guard case .geometry(.rectangle(let rectangle)) = try item("rc") else { throw Unexpected() }
    return rectangle
  }

  private static func ellipse() throws -> Ellipse {
    guard case .geometry(.ellipse(let ellipse)) = try item("el") else { throw Unexpected() }
    return ellipse
  }

  private static func polystar() throws -> Polystar {
    guard case .geometry(.polystar(let polystar)) = try item("sr") else { throw Unexpected() }
    return polystar
  }

  /// Paths, rectangles, ellipses and polystars, which `d` can reverse.
  static let geometries: [FormatDefault] = [
    FormatDefault("Path `sh`", "ks", "none", spec: "required", web: "fails", thorVG: "none") {
      try path().path
    },
    FormatDefault("Path `sh`", "d", "no", spec: "optional", web: "no", thorVG: "no") {
      try path().isReversed
    },
    FormatDefault("Path value", "c", "no", spec: "no", web: "no", thorVG: "no") {
      try vertex(#", "i": [[0, 0]], "o": [[0, 0]]"#).path.isClosed
    },
    FormatDefault(
      "Path value", "i", "(0, 0)", spec: "required", web: "fails", thorVG: "no path"
    ) { try vertex(#", "o": [[0, 0]]"#).1.inTangent },
    FormatDefault(
      "Path value", "o", "(0, 0)", spec: "required", web: "fails", thorVG: "no path"
    ) { try vertex(#", "i": [[0, 0]]"#).1.outTangent },
    FormatDefault("Rectangle `rc`", "p", "(0, 0)", spec: "required", web: "fails", thorVG: "(0, 0)")
    { try rectangle().position },
    FormatDefault("Rectangle `rc`", "s", "(0, 0)", spec: "required", web: "fails", thorVG: "(0, 0)")
    { try rectangle().size },
    FormatDefault("Rectangle `rc`", "r", "0", spec: "optional", web: "fails", thorVG: "0") {
      try rectangle().roundness
    },
    FormatDefault("Rectangle `rc`", "d", "no", spec: "optional", web: "no", thorVG: "no") {
      try rectangle().isReversed
    },
    FormatDefault("Ellipse `el`", "p", "(0, 0)", spec: "required", web: "fails", thorVG: "(0, 0)") {
      try ellipse().position
    },
    FormatDefault("Ellipse `el`", "s", "(0, 0)", spec: "required", web: "fails", thorVG: "(0, 0)") {
      try ellipse().size
    },
    FormatDefault("Ellipse `el`", "d", "no", spec: "optional", web: "no", thorVG: "no") {
      try ellipse().isReversed
    },
    FormatDefault(
      "Polystar `sr`", "sy", "polygon", spec: "star", web: "polygon", thorVG: "polygon"
    ) { try polystar().shape },
    FormatDefault("Polystar `sr`", "p", "(0, 0)", spec: "required", web: "fails", thorVG: "(0, 0)")
    {
      try polystar().position
    },
    FormatDefault("Polystar `sr`", "pt", "5", spec: "required", web: "fails", thorVG: "0") {
      try polystar().points
    },
    FormatDefault("Polystar `sr`", "r", "0", spec: "required", web: "fails", thorVG: "0") {
      try polystar().rotation
    },
    FormatDefault("Polystar `sr`", "or", "0", spec: "required", web: "fails", thorVG: "0") {
      try polystar().outerRadius
    },
    FormatDefault("Polystar `sr`", "os", "0", spec: "required", web: "fails", thorVG: "0") {
      try polystar().outerRoundness
    },
    FormatDefault(
      "Polystar `sr`", "ir", "0", spec: "required for stars", web: "fails for stars", thorVG: "0"
    ) { try polystar().innerRadius },
    FormatDefault(
      "Polystar `sr`", "is", "0", spec: "required for stars", web: "fails for stars", thorVG: "0"
    ) { try polystar().innerRoundness },
    FormatDefault("Polystar `sr`", "d", "no", spec: "optional", web: "no", thorVG: "no") {
      try polystar().isReversed
    },
  ]
}
