package import PegbarScene

/// The decoded images of a scene.
package struct RasterImages: Sendable {
  private let decoded: [String: DecodedImage]
  /// The number of images that are drawn as labeled boxes, because they are missing or not PNG.
  package let boxes: Int
  /// The number of images with another format than PNG.
  package let others: Int

  /// No images.
  package init() { (decoded, boxes, others) = ([:], 0, 0) }

  /// Decodes the images of a scene.
  ///
  /// - Parameter contents: Returns the bytes of the file at a path relative to the source's folder,
  ///   or `nil` without a usable file.
  package init(_ scene: Scene, _ contents: (_ path: String) -> [UInt8]?) {
    var decoded: [String: DecodedImage] = [:]
    var (missing, others, pixels) = (0, 0, 0)
    for image in scene.images {
      let bytes: [UInt8]? =
        switch image.data {
        case .embedded(_, let base64): Base64.decode(base64)
        case .external(let path): contents(path)
        }
      guard let bytes, !bytes.isEmpty else {
        missing += 1
        continue
      }
      guard pixels < Self.largest, let picture = DecodedImage(png: bytes) else {
        others += 1
        continue
      }
      pixels += picture.pixels.colors.count
      decoded[image.id] = picture
    }
    (self.decoded, boxes, self.others) = (decoded, missing + others, others)
  }

  /// The maximum number of pixels after which no image is decoded.
  private static let largest = 1 << 26

  subscript(id: String) -> DecodedImage? { decoded[id] }
}
