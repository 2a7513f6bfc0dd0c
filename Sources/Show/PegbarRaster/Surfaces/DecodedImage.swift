internal import CPegbarCairo

/// The pixels of an image of a scene.
struct DecodedImage: Sendable {
  /// The pixels.
  let pixels: Pixels

  /// The maximum number of pixels; the bytes of an image do not limit them.
  private static let largest = 1 << 25

  /// Creates an image from a PNG file; `nil` for other files and for too many pixels.
  init?(png: [UInt8]) {
    // The size is in the header, and checked before pixels are decoded.
    guard png.count >= 33, png.starts(with: PNGFile.signature) else { return nil }
    let (width, height) = (Self.number(png[16..<20]), Self.number(png[20..<24]))
    guard width > 0, height > 0, width <= 32_767, height <= 32_767,
      width * height <= Self.largest, let source = Self.decoded(png)
    else { return nil }
    defer { cairo_surface_destroy(source) }
    // Drawn on a surface, files with other depths and without alpha become colors of 32 bits.
    guard cairo_surface_status(source) == CAIRO_STATUS_SUCCESS,
      let surface = Surface(PixelArea(width: width, height: height), .color, scale: 1)
    else { return nil }
    surface.paint(source)
    guard let pixels = try? surface.pixels else { return nil }
    self.pixels = pixels
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Bytes that cairo reads in parts.
  private struct Source {
    var rest: UnsafeRawBufferPointer
  }

  private static func decoded(_ png: [UInt8]) -> OpaquePointer? {
    png.withUnsafeBytes { bytes in
      var source = Source(rest: bytes)
      return withUnsafeMutablePointer(to: &source) { source in
        cairo_image_surface_create_from_png_stream(
          { closure, target, count in
            guard let source = closure?.assumingMemoryBound(to: Source.self), let target,
              source.pointee.rest.count >= Int(count)
            else { return CAIRO_STATUS_READ_ERROR }
            let part = UnsafeRawBufferPointer(rebasing: source.pointee.rest.prefix(Int(count)))
            UnsafeMutableRawBufferPointer(start: target, count: Int(count)).copyMemory(from: part)
            source.pointee.rest = UnsafeRawBufferPointer(
              rebasing: source.pointee.rest.dropFirst(Int(count)))
            return CAIRO_STATUS_SUCCESS
          }, source)
      }
    }
  }
}
