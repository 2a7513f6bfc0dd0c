@testable import PegbarFrames
import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarRaster

struct ImageTests {
  private func scene(_ images: [ImageAsset]) -> Scene {
    Scene(
      name: "a", duration: 1, frameRate: 30,
      root: Composition(name: "", size: Size(width: 20, height: 10), layers: []), images: images)
  }

  private func asset(_ id: String, _ data: ImageAsset.Data) -> ImageAsset {
    ImageAsset(id: id, size: Size(width: 4, height: 2), data: data)
  }

  /// Returns a PNG file of 4 × 2 pixels, red on the left and half transparent green on the right.
  private func png() throws -> [UInt8] {
    PNG.file(
      try drawn([.box(0, 0, 2, 2, .pureRed), .box(2, 0, 2, 2, .pureGreen, opacity: 0.5)], 4, 2))
  }

  private func item(_ asset: ImageAsset) -> DisplayItem {
    .image(
      ImageItem(
        asset: asset, size: Size(width: 8, height: 4),
        matrix: Matrix(a: 2, b: 0, c: 0, d: 2, tx: 2, ty: 1), opacity: 0.5))
  }

  @Test("draws embedded and external PNG images, stretched to their size")
  func images() throws {
    let png = try png()
    let embedded = asset("e", .embedded(mediaType: "image/png", base64: Base64.encode(png)))
    let external = asset("x", .external(path: "images/a.png"))
    var raster = Raster()
    raster.images = RasterImages(scene([embedded, external])) { $0 == "images/a.png" ? png : nil }
    #expect(raster.images.others == 0)
    for image in [embedded, external] {
      let pixels = try drawn([item(image)], 20, 10, raster)
      #expect(pixels.color(5, 5).isNear(Drawn(255, 0, 0, 128)))
      #expect(pixels.color(15, 5).isNear(Drawn(0, 255, 0, 64)))
      #expect(pixels.color(1, 5).alpha == 0 && pixels.color(5, 0).alpha == 0)
    }
  }

  @Test("a missing image and one that is not PNG are labeled boxes, or nothing if requested")
  func boxes() throws {
    let jpeg = asset(
      "j", .embedded(mediaType: "image/jpeg", base64: Base64.encode([0xFF, 0xD8, 0xFF])))
    let missing = asset("m", .external(path: "a/photo.png"))
    var raster = Raster()
    raster.images = RasterImages(scene([jpeg, missing])) { _ in nil }
    #expect(raster.images.others == 1)
    for image in [jpeg, missing] {
      raster.usesSubstitutes = true
      let box = try drawn([item(image)], 20, 10, raster)
      #expect(box.color(5, 4).alpha == 128 && box.color(5, 4).isNear(Drawn(0xDD, 0xDD, 0xDD, 128)))
      raster.usesSubstitutes = false
      #expect(try drawn([item(image)], 20, 10, raster).alphas.allSatisfy { $0 == 0 })
    }
  }

  @Test("the size in the header limits an image before it is decoded")
  func hostileSize() throws {
    let png = try png()
    #expect(DecodedImage(png: png).map { ($0.pixels.width, $0.pixels.height) == (4, 2) } == true)
    for (width, height) in [(0, 5), (100_000, 100_000), (30_000, 30_000), (-1, 5)] {
      var bytes = png
      bytes.replaceSubrange(16..<24, with: width.bigEndianBytes + height.bigEndianBytes)
      #expect(DecodedImage(png: bytes) == nil)
    }
    for count in [0, 8, 24, 33, png.count / 2] {
      // A part of an image is either drawn or not, but nothing else happens.
      _ = DecodedImage(png: Array(png.prefix(count)))
    }
    for index in png.indices {
      var bytes = png
      bytes[index] ^= 0xFF
      _ = DecodedImage(png: bytes)
    }
  }
}
