internal import CPegbarCairo
internal import PegbarGeometry

/// The outlines of a line of letters in a font of the machine.
struct Letters {
  /// A font.
  struct Font: Hashable {
    /// The name of the family.
    var family: String
    /// `true` for bold letters.
    var isBold = false
    /// `true` for italic letters.
    var isItalic = false

    /// The font that is part of cairo.
    static let builtIn = Font(family: "@cairo:sans-serif")
  }

  /// The font size, at which outlines are precise enough for any scale.
  static let size = 256.0

  /// The outlines in the order of the letters, from the origin on the baseline.
  private(set) var outline = Path()
  /// The width of the line, including the space after each letter.
  private(set) var width = 0.0

  /// Creates outlines; `nil` if the font cannot be used.
  ///
  /// - Parameter spacing: The space after each letter, at the font size of ``size``.
  init?(_ text: String, font: Font, spacing: Double = 0) {
    // cairo limits letters to the area of a surface only when they are drawn.
    guard let surface = Surface(PixelArea(width: 1, height: 1), .coverage, scale: 1) else {
      return nil
    }
    let context = surface.context
    cairo_select_font_face(
      context, font.family, font.isItalic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL,
      font.isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, Self.size)
    guard let options = cairo_font_options_create() else { return nil }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    // Letters with space between them are placed one by one.
    let parts = spacing == 0 ? [text] : text.map(String.init)
    for part in parts {
      var extents = cairo_text_extents_t()
      cairo_text_extents(context, part, &extents)
      cairo_move_to(context, width, 0)
      cairo_text_path(context, part)
      width += extents.x_advance + (spacing == 0 ? 0 : spacing)
    }
    guard surface.failure == nil, width.isFinite, let copy = cairo_copy_path(context) else {
      return nil
    }
    defer { cairo_path_destroy(copy) }
    outline = Path(copy.pointee)
  }
}

extension Path {
  /// Creates a path from that of cairo.
  fileprivate init(_ path: cairo_path_t) {
    self.init()
    guard path.status == CAIRO_STATUS_SUCCESS, let data = path.data else { return }
    let count = Int(path.num_data)
    var index = 0
    while index < count {
      let header = data[index].header
      let length = Int(header.length)
      guard length > 0, index + length <= count else { return }
      let points = (1..<max(length, 1)).map { offset in
        Point(x: data[index + offset].point.x, y: data[index + offset].point.y)
      }
      add(header.type, points)
      index += length
    }
  }

  private mutating func add(_ type: cairo_path_data_type_t, _ points: [Point]) {
    switch (type, points.count) {
    case (CAIRO_PATH_MOVE_TO, 1...):
      contours.append(Contour([PathVertex(points[0])], isClosed: false))
    case (CAIRO_PATH_LINE_TO, 1...):
      addVertex(PathVertex(points[0]))
    case (CAIRO_PATH_CURVE_TO, 3...):
      guard let contour = contours.indices.last,
        let vertex = contours[contour].vertices.indices.last
      else { return }
      contours[contour].vertices[vertex].outControl = points[0]
      addVertex(PathVertex(point: points[2], inControl: points[1], outControl: points[2]))
    default:
      guard let contour = contours.indices.last else { return }
      contours[contour].isClosed = true
    }
  }

  private mutating func addVertex(_ vertex: PathVertex) {
    guard let contour = contours.indices.last else { return }
    contours[contour].vertices.append(vertex)
  }
}
