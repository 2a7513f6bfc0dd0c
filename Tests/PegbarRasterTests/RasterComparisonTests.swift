import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarFrames
@testable import PegbarRaster

struct RasterComparisonTests {
  private let size = Size(width: 40, height: 20)

  private func pair(_ first: [DisplayItem], _ second: [DisplayItem]) -> FramePair {
    FramePair(
      Frame(size: size, items: first), Frame(size: size, items: second), label: "0.5 s")
  }

  private let comparison = RasterComparison(Raster(), Raster(), names: ("old", "new"))

  @Test("shows both versions and marks the pixels that differ, in a box")
  func picture() throws {
    let pair = pair(
      [.box(0, 0, 40, 20, .pureBlue)], [.box(0, 0, 40, 20, .pureBlue), .box(20, 8, 4, 4, .pureRed)])
    #expect(try comparison.difference(pair) == 16.0 / 800)
    let picture = try comparison.picture(of: [pair, pair])
    // Pictures are 8 pixels apart, and 18 pixels are for each label.
    #expect((picture.width, picture.height) == (104, 146))
    let mark = Drawn(217, 26, 26)
    for column in [8, 56] {
      #expect(picture.color(column + 21, 8 + 9) == Drawn(0, 0, 255))
      #expect(picture.color(column + 21, 54 + 9) == Drawn(255, 0, 0))
      #expect(picture.color(column + 21, 100 + 9).isNear(mark))
      #expect(picture.color(column + 5, 100 + 15).isNear(Drawn(0, 0, 255, 85)))
      // The line of the box is 3 pixels around the difference, half of it in this pixel.
      #expect(picture.color(column + 17, 100 + 10).red > 60)
    }
    // Labels are drawn without fonts of the machine.
    #expect((30..<46).contains { row in (8..<48).contains { picture.color($0, row).alpha > 100 } })
  }

  @Test("pictures of different sizes differ entirely, and both are shown")
  func sizes() throws {
    let other = Frame(size: Size(width: 20, height: 30), items: [.box(0, 0, 20, 30, .pureRed)])
    let pair = FramePair(Frame(size: size, items: []), other, label: "0 s")
    #expect(try comparison.difference(pair) == 1)
    let picture = try comparison.picture(of: [pair])
    #expect((picture.width, picture.height) == (56, 176))
  }
}
