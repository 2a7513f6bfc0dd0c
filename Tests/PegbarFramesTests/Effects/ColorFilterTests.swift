import PegbarFrames
import PegbarScene
import PegbarTestSupport
import Testing

/// Colors after filters, with values computed by hand.
struct ColorFilterTests {
  private func gray(_ value: Double, alpha: Double = 1) -> Color {
    Color(red: value, green: value, blue: value, alpha: alpha)
  }

  private func expect(_ color: Color, _ parts: [Double], _ tolerance: Double = 1e-9) {
    let own = [color.red, color.green, color.blue, color.alpha]
    #expect(zip(own, parts).allSatisfy { isClose($0, $1, tolerance) }, "\(own)")
  }

  @Test("a fill keeps only the opacity")
  func fill() {
    let filter = ColorFilter.fill(Color(red: 0.2, green: 0.4, blue: 0.6), opacity: 0.5)
    expect(filter.applied(to: gray(1, alpha: 0.5)), [0.2, 0.4, 0.6, 0.25])
  }

  @Test("gray keeps its brightness, and other colors use the mean of their linear light")
  func brightness() {
    #expect(isClose(gray(0.3).brightness, 0.3))
    // A third of the linear light of white: 1.055 · (1/3)^(1/2.4) − 0.055.
    #expect(isClose(Color(red: 1, green: 0, blue: 0).brightness, 0.6125, 1e-4))
  }

  @Test("a tint maps one color to another and blends the result in")
  func tint() {
    let black = Color(red: 0.2, green: 0, blue: 0.4)
    let white = Color(red: 1, green: 0.8, blue: 0)
    func tinted(_ color: Color, _ amount: Double) -> Color {
      ColorFilter.tint(black: black, white: white, amount: amount).applied(to: color)
    }
    expect(tinted(gray(0.25, alpha: 0.5), 1), [0.4, 0.2, 0.3, 0.5])
    expect(tinted(gray(0.25), 0.5), [0.325, 0.225, 0.275, 1])
    expect(tinted(gray(0.25), 0), [0.25, 0.25, 0.25, 1])
  }

  @Test("a tritone passes through its midtone")
  func tritone() {
    let filter = ColorFilter.tritone(
      shadows: .black, midtones: Color(red: 0.8, green: 0.4, blue: 0), highlights: .white,
      amount: 1)
    expect(filter.applied(to: gray(0)), [0, 0, 0, 1])
    expect(filter.applied(to: gray(0.25)), [0.4, 0.2, 0, 1])
    expect(filter.applied(to: gray(0.75)), [0.9, 0.7, 0.5, 1])
  }

  @Test(
    "levels stretch, apply gamma, clamp, and invert",
    arguments: [
      (LevelsEffect.Channel(inputBlack: .constant(0.25), inputWhite: .constant(0.75)), 0.5, 0.5),
      (LevelsEffect.Channel(inputBlack: .constant(0.25), inputWhite: .constant(0.75)), 0.1, 0),
      (LevelsEffect.Channel(gamma: .constant(2)), 0.25, 0.5),
      (LevelsEffect.Channel(outputBlack: .constant(0.5)), 0.5, 0.75),
      (LevelsEffect.Channel(inputBlack: .constant(1), inputWhite: .constant(0)), 0.2, 0.8),
      (LevelsEffect.Channel(gamma: .constant(0)), 0.5, 0),
    ])
  func levels(_ channel: LevelsEffect.Channel, value: Double, result: Double) throws {
    let filter = ColorFilter(.levels(LevelsEffect(green: channel)), at: 0)
    expect(filter.applied(to: gray(value)), [value, result, value, 1])
    let all = ColorFilter(.levels(LevelsEffect(all: channel)), at: 0)
    expect(all.applied(to: gray(value, alpha: 0.5)), [result, result, result, 0.5])
  }

  @Test("a channel is used directly, the luminance with Rec. 709 weights")
  func coverage() {
    let color = Color(red: 0.5, green: 0.25, blue: 1, alpha: 0.5)
    func alpha(_ channel: MatteEffect.Channel) -> Double {
      ColorFilter.coverage(channel).applied(to: color).alpha
    }
    #expect(alpha(.red) == 0.25)
    #expect(alpha(.green) == 0.125)
    #expect(alpha(.blue) == 0.5)
    #expect(alpha(.alpha) == 0.5)
    #expect(isClose(alpha(.luminance), (0.1063 + 0.1788 + 0.0722) / 2))
  }
}
