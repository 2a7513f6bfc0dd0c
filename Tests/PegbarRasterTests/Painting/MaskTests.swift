@testable import PegbarFrames
import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarRaster

struct MaskTests {
  /// Returns the alpha of a full rectangle behind a mask, at columns 2, 7, 12 and 17.
  private func alphas(_ mask: MaskItem) throws -> [Int] {
    let pixels = try drawn([.group([.box(0, 0, 20, 10, .pureRed)]) { $0.mask = mask }])
    return [2, 7, 12, 17].map { pixels.color($0, 5).alpha }
  }

  /// Returns a mask of 10 columns from a start.
  private func mask(
    from start: Double, _ mode: Mask.Mode, opacity: Double = 1, isInverted: Bool = false
  ) -> PathMask {
    PathMask(
      path: .rectangle(Rect(x: start, y: 0, width: 10, height: 10)), mode: mode,
      isInverted: isInverted, opacity: opacity, expansion: 0)
  }

  private func isNear(_ one: [Int], _ two: [Int]) -> Bool {
    one.count == two.count && zip(one, two).allSatisfy { abs($0 - $1) <= 2 }
  }

  @Test(
    "masks are applied in order",
    arguments: [
      (Mask.Mode.add, [255, 255, 255, 0]), (.subtract, [255, 128, 128, 0]),
      (.intersect, [0, 128, 0, 0]), (.lighten, [255, 255, 128, 0]), (.darken, [0, 128, 0, 0]),
      (.difference, [255, 128, 128, 0]),
    ])
  func modes(_ mode: Mask.Mode, _ expected: [Int]) throws {
    let opacity = mode == .add ? 1 : 0.5
    let found = try alphas(
      .paths([mask(from: 0, .add), mask(from: 5, mode, opacity: opacity)], .identity))
    var expected = expected
    // What is outside of the first mask cannot be subtracted from.
    if mode == .subtract { expected[2] = 0 }
    #expect(isNear(found, expected), "\(mode): \(found)")
  }

  @Test("a first mask that removes something starts with everything")
  func first() throws {
    #expect(try alphas(.paths([mask(from: 5, .subtract)], .identity)) == [255, 0, 0, 255])
    #expect(try alphas(.paths([mask(from: 5, .intersect)], .identity)) == [0, 255, 255, 0])
  }

  @Test("an inverted mask shows the outside, and an expansion moves its edge")
  func inverted() throws {
    var mask = mask(from: 5, .add, isInverted: true)
    #expect(try alphas(.paths([mask], .identity)) == [255, 0, 0, 255])
    mask.expansion = 4
    #expect(try alphas(.paths([mask], .identity)) == [0, 0, 0, 0])
    mask.expansion = -4
    #expect(try alphas(.paths([mask], .identity)) == [255, 255, 255, 255])
    mask.isInverted = false
    mask.expansion = 4
    #expect(try alphas(.paths([mask], .identity)) == [255, 255, 255, 255])
  }

  @Test(
    "a matte shows its alpha or brightness",
    arguments: [
      (Matte.Mode.alpha, [128, 128, 255, 0]), (.alphaInverted, [127, 127, 0, 255]),
      (.luma, [27, 27, 255, 0]), (.lumaInverted, [228, 228, 0, 255]),
    ])
  func mattes(_ mode: Matte.Mode, _ expected: [Int]) throws {
    // Red has a brightness of 0.2126.
    let items: [DisplayItem] = [
      .box(0, 0, 10, 10, .pureRed, opacity: 0.5), .box(10, 0, 5, 10, .white),
    ]
    let found = try alphas(.matte(mode, items))
    #expect(isNear(found, expected), "\(found)")
  }

  @Test("xor excludes coverage in an alpha matte")
  func exclusive() throws {
    let items: [DisplayItem] = [
      .box(0, 0, 10, 10, .pureRed),
      .group([.box(5, 0, 10, 10, .white)]) { $0.blendMode = .xor },
    ]
    #expect(try alphas(.matte(.alpha, items)) == [255, 0, 255, 0])
    let shown = try drawn(items)
    #expect(shown.color(7, 5) == Drawn(255, 255, 255))
  }
}
