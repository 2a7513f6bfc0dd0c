import Testing

@testable import Pegbar

/// The differences that `--max-error` measures.
@Suite struct ExcessTests {
  @Test("every difference counts, not only distances")
  func parts() {
    var measure = ConversionMeasure(frames: 10)
    (measure.distance, measure.color) = (0.2, 0.01)
    #expect(measure.excess(over: 0.25) == nil)
    #expect(measure.excess(over: 0.1)?.contains("differ by 0.2 pt (limit: 0.1 pt)") == true)
    for change: (inout ConversionMeasure) -> Void in [
      { $0.difference = "3 items instead of 2" }, { $0.uncompared = 1 }, { $0.color = 0.05 },
      { $0.distance = .infinity }, { $0.distance = .nan }, { $0.color = .nan },
    ] {
      var other = measure
      change(&other)
      #expect(other.excess(over: 100) != nil)
    }
  }
}
