@testable import PegbarFrames
import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarRaster

struct FilterTests {
  private func filtered(
    _ items: [DisplayItem], _ filters: FrameFilter..., width: Double = 20, height: Double = 10
  ) throws -> Pixels {
    try drawn([.group(items) { $0.filters = filters }], width, height)
  }

  /// Levels that change every channel.
  private static let levels = FrameLevels(
    all: .init(inputBlack: 0.1, inputWhite: 0.9, gamma: 1.5, outputBlack: 0, outputWhite: 1),
    red: .init(inputBlack: 0, inputWhite: 0.8, gamma: 1, outputBlack: 0.2, outputWhite: 1),
    green: .init(inputBlack: 0, inputWhite: 1, gamma: 0.7, outputBlack: 1, outputWhite: 0),
    blue: .init(inputBlack: 0.3, inputWhite: 1, gamma: 1, outputBlack: 0, outputWhite: 0.9),
    alpha: .init(inputBlack: 0, inputWhite: 1, gamma: 1, outputBlack: 0, outputWhite: 0.5))

  static let filters: [ColorFilter] = [
    .fill(Color(red: 0.2, green: 0.4, blue: 0.6), opacity: 0.5),
    .tint(black: .pureBlue, white: Color(red: 1, green: 1, blue: 0.5), amount: 0.75),
    .tritone(shadows: .black, midtones: .pureGreen, highlights: .white, amount: 1),
    .levels(levels), .coverage(.red), .coverage(.luminance), .coverage(.alpha), .coverage(.blue),
  ]

  @Test("colors change as the filter defines", arguments: filters)
  func colors(_ filter: ColorFilter) throws {
    for color in [
      Color(red: 0.8, green: 0.3, blue: 0.6), Color(red: 0.1, green: 0.9, blue: 0.5, alpha: 0.6),
      .white,
    ] {
      let pixels = try filtered([.box(0, 0, 20, 10, color)], .color(filter))
      let expected = filter.applied(to: color)
      func byte(_ value: Double) -> Int { Int((value * 255).rounded()) }
      let drawn = pixels.color(5, 5)
      #expect(
        drawn.isNear(
          Drawn(
            byte(expected.red), byte(expected.green), byte(expected.blue), byte(expected.alpha)), 4),
        "\(filter): \(drawn), not \(expected)")
    }
  }

  @Test("a blur distributes alpha as a Gaussian, along each axis", arguments: [0.8, 1.5, 2.5, 6])
  func blur(_ deviation: Double) throws {
    // The blur of an edge is the integral of the Gaussian.
    let pixels = try filtered(
      [.box(-100, -100, 150, 300, .pureRed)], .blur(Size(width: deviation, height: 0)), width: 100)
    for distance in stride(from: -3 * deviation, through: 3 * deviation, by: deviation) {
      let column = Int((50 + distance).rounded())
      let place = (Double(column) + 0.5 - 50) / deviation
      let expected = 255 * (1 - Self.normal(place))
      let drawn = Double(pixels.color(column, 5).alpha)
      #expect(abs(drawn - expected) < 6, "\(deviation) at \(distance): \(drawn), not \(expected)")
    }
    let upright = try filtered(
      [.box(-100, -100, 300, 105, .pureRed)], .blur(Size(width: 0, height: deviation)))
    #expect(abs(upright.color(10, 4).alpha - 255 + upright.color(10, 5).alpha) < 4)
    #expect(upright.color(10, 4).alpha < 250 && upright.color(10, 4) == upright.color(3, 4))
  }

  /// Returns the share of a normal distribution below a value (Abramowitz and Stegun, 26.2.17).
  private static func normal(_ value: Double) -> Double {
    guard value >= 0 else { return 1 - normal(-value) }
    let t = 1 / (1 + 0.2316419 * value)
    let factors = [0.319381530, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
    let sum = factors.reversed().reduce(0) { ($0 + $1) * t }
    return 1 - sum * power(2.718281828, -value * value / 2) / (2 * Double.pi).squareRoot()
  }

  @Test("content outside of the canvas is blurred into it")
  func outside() throws {
    let pixels = try filtered(
      [.box(-10, 0, 10, 10, .pureRed)], .blur(Size(width: 3, height: 0)))
    #expect(pixels.color(0, 5).alpha > 80 && pixels.color(12, 5).alpha < 3)
  }

  @Test("a drop shadow is below the picture, moved, or alone")
  func dropShadow() throws {
    var shadow = FrameShadow(
      color: Color(red: 0, green: 0, blue: 1, alpha: 0.5), offset: Point(x: 6, y: 2),
      deviation: Size(width: 0, height: 0))
    let both = try filtered([.box(2, 2, 8, 4, .pureRed)], .dropShadow(shadow))
    #expect(both.color(5, 4) == Drawn(255, 0, 0) && both.color(3, 7).alpha == 0)
    #expect(both.color(14, 6).isNear(Drawn(0, 0, 255, 128)) && both.color(9, 5) == Drawn(255, 0, 0))
    shadow.isAlone = true
    let alone = try filtered([.box(2, 2, 8, 4, .pureRed)], .dropShadow(shadow))
    #expect(alone.color(5, 3).alpha == 0 && alone.color(9, 5).isNear(Drawn(0, 0, 255, 128)))
  }

  @Test("an inner shadow covers only the inside of the picture")
  func innerShadow() throws {
    let shadow = FrameShadow(
      color: .pureBlue, offset: Point(x: 3, y: 0), deviation: Size(width: 0, height: 0))
    let pixels = try filtered([.box(4, 2, 12, 6, .pureRed)], .innerShadow(shadow))
    #expect(pixels.color(5, 5) == Drawn(0, 0, 255) && pixels.color(8, 5) == Drawn(255, 0, 0))
    #expect(pixels.color(2, 5).alpha == 0 && pixels.color(17, 5).alpha == 0)
  }

  @Test("an outline extends around the picture by its width, almost as a circle")
  func outline() throws {
    let pixels = try filtered(
      [.box(28, 28, 4, 4, .pureRed)], .outline(.pureBlue, Size(width: 20, height: 20)), width: 60,
      height: 60)
    #expect(pixels.color(30, 30) == Drawn(255, 0, 0))
    #expect(pixels.color(9, 30) == Drawn(0, 0, 255) && pixels.color(7, 30).alpha == 0)
    #expect(pixels.color(30, 9) == Drawn(0, 0, 255) && pixels.color(30, 7).alpha == 0)
    // The corner is 20 / √2 away.
    #expect(pixels.color(15, 15) == Drawn(0, 0, 255) && pixels.color(11, 11).alpha == 0)
  }

  @Test("filters apply in order, and their distances scale with the picture")
  func chain() throws {
    let shadow = FrameShadow(
      color: .pureBlue, offset: Point(x: 6, y: 0), deviation: Size(width: 0, height: 0),
      isAlone: true)
    let group = DisplayItem.group([.box(2, 2, 4, 6, .pureRed)]) {
      $0.filters = [.dropShadow(shadow), .color(.fill(.pureGreen, opacity: 1))]
    }
    var raster = Raster()
    raster.width = 40
    let pixels = try drawn([group], 20, 10, raster)
    #expect(pixels.color(20, 10) == Drawn(0, 255, 0) && pixels.color(6, 10).alpha == 0)
  }
}
