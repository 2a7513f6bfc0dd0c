@testable import PegbarFrames
import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarRaster

struct PNGTests {
  /// Returns a picture with many colors and opacities.
  private func picture(_ start: Double = 0) throws -> Pixels {
    var items: [DisplayItem] = []
    for index in 0..<20 {
      let share = Double(index) / 20
      let color = Color(red: share, green: 1 - share, blue: share * share)
      items.append(.box(start + Double(index), 0, 1, 10, color, opacity: (share + 0.05) / 1.05))
    }
    return try drawn(items)
  }

  @Test("a decoder reads the same pixels from a file")
  func decoded() throws {
    let picture = try picture()
    let image = try #require(DecodedImage(png: PNG.file(picture))).pixels
    var raster = Raster()
    let asset = ImageAsset(
      id: "a", size: Size(width: 20, height: 10),
      data: .embedded(mediaType: "image/png", base64: Base64.encode(PNG.file(picture))))
    #expect((image.width, image.height) == (20, 10))
    let scene = Scene(
      name: "a", duration: 1, frameRate: 30,
      root: Composition(name: "", size: Size(width: 20, height: 10), layers: []), images: [asset])
    raster.images = RasterImages(scene) { _ in nil }
    let item = DisplayItem.image(
      ImageItem(asset: asset, size: Size(width: 20, height: 10), matrix: .identity))
    let again = try drawn([item], 20, 10, raster)
    for column in 0..<20 {
      #expect(again.color(column, 5).isNear(picture.color(column, 5), 8), "\(column)")
      #expect(abs(again.color(column, 5).alpha - picture.color(column, 5).alpha) <= 1)
    }
  }

  /// Returns the types and the data of all chunks.
  private func chunks(_ file: [UInt8]) -> [(type: String, data: [UInt8])] {
    var result: [(type: String, data: [UInt8])] = []
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      result.append((type: type, data: Array(rest.dropFirst(8).prefix(count))))
      rest = rest.dropFirst(12 + count)
    }
    return result
  }

  @Test("an animation stores the changed area, and a longer time for equal pictures")
  func animation() throws {
    let empty = try drawn([])
    let box = try drawn([.box(4, 2, 6, 3, .pureRed)])
    var animation = AnimatedPNG(empty, interval: 1.0 / 25, loops: true)
    for picture in [empty, empty, box, box, empty] { animation.append(picture) }
    let chunks = chunks(animation.file)
    #expect(
      chunks.map(\.type) == [
        "IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "tEXt", "IEND",
      ])
    // Three pictures, repeated forever.
    #expect(chunks[2].data == [0, 0, 0, 3, 0, 0, 0, 0])
    let control: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 6, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 2]
    #expect(chunks[5].data == control + [0, 80, 3, 232, 0, 0])
    #expect(chunks[3].data.suffix(6) == [0, 120, 3, 232, 0, 0])
    #expect(chunks[6].data.prefix(4) == [0, 0, 0, 2] && chunks[8].data.prefix(4) == [0, 0, 0, 4])
  }

  @Test("recognizes files that were edited after Pegbar wrote them")
  func edited() throws {
    let file = PNG.file(try picture())
    #expect(PNG.isUnedited(file) == true)
    var other = file
    other[40] ^= 1
    #expect(PNG.isUnedited(other) == false)
    #expect(PNG.isUnedited(file + [0]) == false)
    #expect(PNG.isUnedited(Array("<svg/>".utf8)) == nil && PNG.isUnedited([]) == nil)
    #expect(PNG.isUnedited(PNGFile.signature + Array(repeating: 0, count: 100)) == nil)
    var animation = AnimatedPNG(try picture(), interval: 0.1, loops: false)
    animation.append(try picture(3))
    #expect(PNG.isUnedited(animation.file) == true)
  }
}
