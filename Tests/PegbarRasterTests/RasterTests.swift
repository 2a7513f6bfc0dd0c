@testable import PegbarFrames
import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarRaster

struct RasterTests {
  @Test("draws items back to front at the size of the canvas")
  func plain() throws {
    let pixels = try drawn([.box(2, 2, 8, 6, .pureRed), .box(6, 4, 10, 6, .pureBlue)])
    #expect((pixels.width, pixels.height) == (20, 10))
    #expect(pixels.color(1, 5) == Drawn(0, 0, 0, 0))
    #expect(pixels.color(3, 3) == Drawn(255, 0, 0))
    #expect(pixels.color(8, 6) == Drawn(0, 0, 255))
    #expect(pixels.color(18, 1) == Drawn(0, 0, 0, 0))
  }

  @Test("scales the canvas to a width, and the height with it")
  func scaled() throws {
    var raster = Raster()
    raster.width = 50
    let pixels = try drawn([.box(10, 5, 10, 5, .pureRed)], 20, 10, raster)
    #expect((pixels.width, pixels.height) == (50, 25))
    #expect(pixels.color(24, 20).alpha == 0 && pixels.color(26, 20) == Drawn(255, 0, 0))
    // Half of the row 12 is covered.
    #expect(abs(pixels.color(40, 12).alpha - 128) < 10)
  }

  @Test("the background is below all items and can be transparent")
  func background() throws {
    var raster = Raster()
    raster.background = Color(red: 0, green: 1, blue: 0, alpha: 0.5)
    let pixels = try drawn([.box(0, 0, 10, 10, .pureRed, opacity: 0.5)], 20, 10, raster)
    #expect(pixels.color(15, 5).isNear(Drawn(0, 255, 0, 128)))
    #expect(pixels.color(5, 5).isNear(Drawn(170, 85, 0, 191)))
  }

  @Test("the opacity of a group applies to the whole")
  func groupOpacity() throws {
    let boxes: [DisplayItem] = [.box(0, 0, 12, 10, .pureRed), .box(8, 0, 12, 10, .pureBlue)]
    let pixels = try drawn([.group(boxes) { $0.opacity = 0.5 }])
    for column in [2, 10, 18] { #expect(abs(pixels.color(column, 5).alpha - 128) <= 1) }
    #expect(pixels.color(10, 5).isNear(Drawn(0, 0, 255, 128)))
  }

  @Test("a clip hides what is outside, also in groups that are blended")
  func clip() throws {
    let clip = ClipItem(path: .rectangle(Rect(x: 4, y: 2, width: 6, height: 4)), matrix: .identity)
    for mode in [BlendMode.normal, .multiply] {
      let boxes: [DisplayItem] = [.box(0, 0, 20, 10, .pureRed), .box(0, 0, 6, 10, .pureBlue)]
      let pixels = try drawn(
        [
          .group(boxes) { ($0.clip, $0.blendMode) = (clip, mode) }
        ])
      #expect(pixels.color(4, 2) == Drawn(0, 0, 255) && pixels.color(9, 5) == Drawn(255, 0, 0))
      for (column, row) in [(3, 3), (10, 3), (5, 1), (5, 6)] {
        #expect(pixels.color(column, row).alpha == 0)
      }
    }
  }

  @Test("refuses pictures with too many pixels, with their size")
  func tooLarge() {
    var raster = Raster()
    for (width, size) in [(40_000.0, "40000 × 20000"), (16_000, "16000 × 8000")] {
      raster.width = width
      let error = #expect(throws: RasterError.self) { try drawn([], 20, 10, raster) }
      #expect(error?.message.contains("\(size) pixels; use a smaller width") == true)
    }
    raster.width = nil
    let vast = Frame(size: Size(width: 1e12, height: 1e300), items: [])
    #expect(throws: RasterError.self) { try raster.picture(of: vast) }
  }

  @Test("groups whose pixels exceed the limit are left out, which is reported")
  func manyGroups() throws {
    // Each group needs its own pixels, because it has an opacity.
    let group = DisplayItem.group([.box(0, 0, 20, 10, .pureRed)]) { $0.opacity = 0.5 }
    var frame = Frame(
      size: Size(width: 20, height: 10), items: Array(repeating: group, count: 6))
    var raster = Raster()
    raster.groupPixels = 1000
    #expect(try raster.picture(of: frame).isTruncated)
    frame.items.removeLast()
    #expect(try !raster.picture(of: frame).isTruncated)
  }

  @Test("numbers that no surface has draw something or nothing, but never fail")
  func extremeNumbers() throws {
    let extremes = [0, -1, 1e-300, 1e9, -1e9, 1e300, -.infinity, .infinity, .nan]
    var items: [DisplayItem] = []
    for (index, one) in extremes.enumerated() {
      for two in extremes {
        let matrix = Matrix(a: one, b: two, c: 0.5, d: one, tx: two, ty: one)
        var line = PathItem(
          filling: .rectangle(Size(width: 8, height: 8)), matrix, .color(.pureRed))
        items.append(.path(line))
        line.tool = .stroke(
          StrokeLine(
            width: two, cap: .square, join: .miter, miterLimit: one, dashes: [one, two],
            dashPhase: two))
        items.append(.path(line))
        line.paint = .gradient(
          FrameGradient(
            kind: index % 2 == 0 ? .linear : .radial, start: Point(x: one, y: two),
            end: Point(x: two, y: 1), focus: Point(x: 1, y: one),
            stops: [.init(offset: 0, color: .pureRed), .init(offset: one, color: .pureBlue)]))
        items.append(.path(line))
        items.append(
          .group([.path(line)]) {
            $0.filters = [
              .blur(Size(width: one, height: two)),
              .outline(.pureRed, Size(width: two, height: one)),
            ]
            $0.opacity = 0.5
            $0.clip = ClipItem(path: .rectangle(Size(width: 9, height: 9)), matrix: matrix)
          })
      }
    }
    for item in items { _ = try drawn([item]) }
    let box = DisplayItem.box(0, 0, 20, 10, .pureGreen)
    #expect(try drawn(items + [box]).color(10, 5) == Drawn(0, 255, 0))
  }

  @Test("the difference is the share of pixels that differ by more than 32")
  func difference() throws {
    let plain = try drawn([.box(0, 0, 20, 10, .gray(100))])
    let near = try drawn([.box(0, 0, 20, 10, .gray(132))])
    let part = try drawn([.box(0, 0, 20, 10, .gray(100)), .box(0, 0, 5, 10, .gray(133))])
    #expect(plain.difference(from: plain) == 0 && plain.difference(from: near) == 0)
    #expect(plain.difference(from: part) == 0.25)
    #expect(plain.difference(from: try drawn([], 10, 10)) == 1)
  }
}
