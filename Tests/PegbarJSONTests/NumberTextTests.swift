import PegbarBase
import PegbarJSON
import Testing

@Suite struct NumberTextTests {
  @Test(
    "writes a number in its shortest form",
    arguments: [
      (0, "0"), (-0.0, "0"), (3, "3"), (-3, "-3"), (0.5, "0.5"), (-0.05, "-0.05"),
      (0.1 + 0.2, "0.30000000000000004"), (0.333, "0.333"), (1.000001, "1.000001"),
      (0.000001, "0.000001"), (0.0000001, "1e-07"), (1e15, "1000000000000000"),
      (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
      (1e20, "1e+20"), (123456.789, "123456.789"), (1.0 / 3, "0.3333333333333333"),
      (Double.leastNonzeroMagnitude, "5e-324"), (.infinity, "inf"),
    ] as [(Double, String)])
  func shortest(number: Double, text: String) {
    #expect(NumberText.text(number) == text)
  }

  @Test("every number reads back unchanged, in at most as many characters as Swift uses")
  func roundTrip() {
    var random = SystemRandomNumberGenerator()
    for round in 0..<20_000 {
      let bits = Double(bitPattern: random.next())
      let decimals = Double(Int.random(in: -9_999_999...9_999_999)) / [1, 10, 1000, 1e6][round % 4]
      for number in [bits, decimals] where number.isFinite {
        let text = NumberText.text(number)
        #expect(Double(text) == number)
        if abs(number) >= 1e-4 { #expect(text.utf8.count <= number.description.utf8.count) }
      }
    }
  }

  @Test(
    "writes integers of every size in full",
    arguments: [(0, "0"), (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808")])
  func integers(number: Int, text: String) {
    var bytes: [UInt8] = []
    NumberText.append(number, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }
}
