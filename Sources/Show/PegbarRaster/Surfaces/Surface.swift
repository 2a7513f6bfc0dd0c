internal import CPegbarCairo
internal import PegbarGeometry
internal import PegbarScene

/// The pixels of an area, on which cairo draws.
final class Surface {
  /// What a pixel contains.
  enum Content {
    /// A color with premultiplied alpha: 32 bits in the order of the machine, alpha highest.
    case color
    /// Alpha only: 8 bits.
    case coverage
  }

  /// The area of the picture.
  private(set) var area: PixelArea
  /// What the pixels contain.
  let content: Content
  /// The map from points of the canvas to pixels of this surface.
  let map: Matrix
  /// The cairo context, whose user space is that of the pixels between operations.
  let context: OpaquePointer
  private let surface: OpaquePointer

  /// Creates an empty surface; `nil` if there is not enough memory.
  ///
  /// - Parameter scale: The number of pixels of a point.
  init?(_ area: PixelArea, _ content: Content, scale: Double) {
    self.area = area
    self.content = content
    map = Matrix.scale(Point(x: scale, y: scale))
      .concatenating(.translation(Point(x: -Double(area.x), y: -Double(area.y))))
    let format =
      switch content {
      case .color: CAIRO_FORMAT_ARGB32
      case .coverage: CAIRO_FORMAT_A8
      }
    guard let width = Int32(exactly: max(area.width, 1)),
      let height = Int32(exactly: max(area.height, 1)),
      let surface = cairo_image_surface_create(format, width, height)
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    (self.surface, self.context) = (surface, context)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Moves the finished pixels to another place of a picture.
  func move(to corner: Point) {
    area.x = Int(exactly: corner.x.rounded()) ?? 0
    area.y = Int(exactly: corner.y.rounded()) ?? 0
  }

  /// The message of an error while drawing, or `nil` if there is none.
  var failure: String? {
    let status = cairo_status(context)
    guard status != CAIRO_STATUS_SUCCESS else { return nil }
    return cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown error"
  }

  /// Calls a closure with the bytes of all rows and the number of bytes of a row.
  func withBytes<Result>(_ body: (UnsafeMutableRawBufferPointer, Int) -> Result) -> Result? {
    cairo_surface_flush(surface)
    guard let start = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let rows = UnsafeMutableRawBufferPointer(start: start, count: stride * area.height)
    defer { cairo_surface_mark_dirty(surface) }
    return body(rows, stride)
  }

  /// Draws all pixels of another surface, in their places.
  func paint(
    _ other: Surface, _ mode: cairo_operator_t = CAIRO_OPERATOR_OVER, opacity: Double = 1
  ) {
    cairo_set_operator(context, mode)
    cairo_set_source_surface(
      context, other.surface, Double(other.area.x - area.x), Double(other.area.y - area.y))
    cairo_paint_with_alpha(context, opacity)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Draws a color in the shape of a coverage, moved by an offset in pixels.
  func paint(_ color: Color, in shape: Surface, offset: Point = .zero) {
    setColor(color)
    cairo_mask_surface(
      context, shape.surface, Double(shape.area.x - area.x) + offset.x,
      Double(shape.area.y - area.y) + offset.y)
  }

  /// Draws a color on all pixels.
  func fill(_ color: Color) {
    setColor(color)
    cairo_paint(context)
  }

  /// Multiplies the alpha of all pixels by an opacity.
  func fade(to opacity: Double) {
    guard opacity < 1 else { return }
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgba(context, 0, 0, 0, opacity)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Sets the color for the next operations.
  func setColor(_ color: Color, opacity: Double = 1) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
  }

  /// Calls a closure while drawing is limited to an outline in pixels, by the non-zero rule.
  func clipped(to path: Path, _ matrix: Matrix, _ body: () -> Void) {
    cairo_save(context)
    trace(path, matrix)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
    body()
    cairo_restore(context)
  }

  /// Draws a surface of cairo at the origin.
  func paint(_ other: OpaquePointer) {
    cairo_set_source_surface(context, other, 0, 0)
    cairo_paint(context)
  }

  /// Draws pixels, stretched to a size in the space of a map to the canvas.
  func paint(_ pixels: Pixels, size: Size, _ matrix: Matrix, opacity: Double) {
    var place = cairo_matrix_t(
      Matrix.scale(
        Point(x: size.width / Double(pixels.width), y: size.height / Double(pixels.height))
      ).concatenating(matrix).concatenating(map))
    pixels.withSurface { picture in
      clipped(to: .rectangle(size), matrix) {
        cairo_set_matrix(context, &place)
        cairo_set_source_surface(context, picture, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_paint_with_alpha(context, opacity)
      }
    }
  }
}

extension Pixels {
  /// Calls a closure with a surface of cairo that has these pixels, which it must not keep.
  fileprivate func withSurface(_ body: (OpaquePointer) -> Void) {
    guard let columns = Int32(exactly: width), let rows = Int32(exactly: height) else { return }
    colors.withUnsafeBytes { bytes in
      // cairo only reads the pixels of a source, although the pointer type is mutable.
      let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      guard let start = start?.assumingMemoryBound(to: UInt8.self),
        let surface = cairo_image_surface_create_for_data(
          start, CAIRO_FORMAT_ARGB32, columns, rows, columns * 4)
      else { return }
      if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS { body(surface) }
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
