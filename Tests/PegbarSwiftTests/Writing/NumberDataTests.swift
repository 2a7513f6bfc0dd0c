import Foundation
import Testing

@testable import PegbarSwift

/// Lists of numbers as text.
@Suite struct NumberDataTests {
  /// Reads numbers like the generated code.
  private static func read(_ text: String, by stride: Int) -> [Double] {
    let scanner = Scanner(string: text)
    var list = Array(repeating: 0.0, count: stride)
    while let step = scanner.scanDouble() { list.append(list[list.count - stride] + step) }
    return Array(list.dropFirst(stride))
  }

  /// Returns a number in the notation of the data.
  private static func decimal(_ value: Double, digits: Int) -> String {
    var writer = NumberWriter()
    writer.add(value, digits: digits)
    return writer.text
  }

  @Test("numbers are differences, separated by spaces and minus signs")
  func distances() {
    #expect(NumberData.text([1, 1.5, 1.25, -3]) == "1 .5-.25-4.25")
    #expect(NumberData.text([10, 20, 11, 19, 11, 20], by: 2) == "10 20 1-1 0 1")
    #expect(NumberData.text([]) == "")
  }

  @Test("a point separates a number only from one that already has a point")
  func points() {
    #expect(NumberData.text([1.5, 1.75, 2, 2.5, 12.5, 12.75]) == "1.5.25.25.5 10 .25")
    #expect(Self.read("1.5.25.25.5 10 .25", by: 1) == [1.5, 1.75, 2, 2.5, 12.5, 12.75])
  }

  @Test(
    "a number of any size has no unnecessary digits",
    arguments: [
      (0.0, "0"), (-0.5, "-.5"), (0.00001, ".00001"), (120, "120"), (-12.3456789, "-12.34568"),
      (-92_233_720_368_547.75808, "-92233720368547.77"),
    ])
  func decimals(_ value: Double, _ text: String) {
    #expect(Self.decimal(value, digits: 5) == text)
  }

  /// The shared function that reads the text supports no exponents; `Limits.largestNumber` is 1e9.
  @Test(
    "uses only digits, points, minus signs and spaces, even for the largest numbers",
    arguments: [
      [1e9, -1e9, 1e9], [999_999_999.999_99, -999_999_999.999_99], [1e-5, -1e-5, 1e-9, 0, -0.0],
      [123_456_789.123_456_789, -987_654_321.987_654_321, 1.0 / 3],
    ])
  func plainNumbers(_ values: [Double]) {
    let texts = values.map { Self.decimal($0, digits: 5) } + [NumberData.text(values)]
    for text in texts { #expect(text.allSatisfy { "0123456789.- ".contains($0) }, "\(text)") }
    for (value, text) in zip(values, texts) {
      #expect(abs((Double(text) ?? .nan) - value) <= 0.50001e-5, "\(text)")
    }
  }

  @Test("numbers read back unchanged", arguments: [1, 2])
  func reading(stride: Int) {
    var random = SystemRandomNumberGenerator()
    let values = (0..<400).map { _ in
      (Double.random(in: -1e4...1e4, using: &random) * 1e5).rounded() / 1e5
    }
    let read = Self.read(NumberData.text(values, by: stride), by: stride)
    #expect(read.count == values.count)
    for (left, right) in zip(read, values) { #expect(abs(left - right) < 2e-9) }
  }

  @Test("no number has an exponent unless its size requires one")
  func decimals() {
    #expect(Self.decimal(0.00001, digits: 5) == ".00001")
    #expect(Self.decimal(-0.00012, digits: 5) == "-.00012")
    #expect(Self.decimal(-0.000001, digits: 5) == "0")
    #expect(Self.decimal(120, digits: 5) == "120")
    #expect(Self.decimal(1.5, digits: 0) == "2")
    #expect(Self.decimal(1e10, digits: 5) == "10000000000")
    #expect(Self.decimal(-9_007_199_254_740_992, digits: 5) == "-9007199254740992")
    for value in [1e300, .infinity] {
      #expect(Self.decimal(value, digits: 5) == "1000000000000000000")
    }
  }
}
