import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// The amounts of a selector for four units, compared with formulas.
@Suite struct TextSelectorTests {
  private func amounts(_ change: (inout TextSelector) -> Void) -> [Double] {
    var selector = TextSelector()
    change(&selector)
    let range = SelectedRange(selector, unitCount: 4, at: 0)
    return (0..<4).map { range.amount(of: $0) }
  }

  private func expect(_ amounts: [Double], _ expected: [Double]) {
    #expect(
      zip(amounts, expected).allSatisfy { isClose($0, $1, 1e-9) }, "\(amounts) not \(expected)")
  }

  @Test func everything() { expect(amounts { _ in }, [1, 1, 1, 1]) }

  @Test("a square covers a unit partially")
  func square() {
    expect(amounts { $0.start = .constant(0.375) }, [0, 0.5, 1, 1])
    expect(amounts { $0.end = .constant(0.375) }, [1, 0.5, 0, 0])
    // A range within one unit covers it by its own length.
    expect(
      amounts {
        $0.start = .constant(0.3)
        $0.end = .constant(0.4)
      }, [0, 0.4, 0, 0])
  }

  @Test("start and end are interchangeable, and the offset moves both")
  func order() {
    expect(
      amounts {
        $0.start = .constant(0.5)
        $0.end = .constant(0)
        $0.offset = .constant(0.25)
      }, [0, 1, 1, 0])
  }

  @Test("indices count units, and a range without an end extends to the last one")
  func indices() {
    expect(
      amounts {
        $0.units = .index
        $0.start = .constant(1.5)
      }, [0, 0.5, 1, 1])
    expect(
      amounts {
        $0.units = .index
        $0.end = .constant(2)
      }, [1, 1, 0, 0])
  }

  @Test("evaluates shapes at the middle of each unit")
  func shapes() {
    expect(amounts { $0.shape = .rampUp }, [0.125, 0.375, 0.625, 0.875])
    expect(amounts { $0.shape = .rampDown }, [0.875, 0.625, 0.375, 0.125])
    expect(amounts { $0.shape = .triangle }, [0.25, 0.75, 0.75, 0.25])
    // √(1 − x²) for x = −3/4, −1/4 …
    expect(
      amounts { $0.shape = .round },
      [0.661437827766148, 0.968245836551854, 0.968245836551854, 0.661437827766148])
    // (1 + cos(180° + 360°·x)) / 2 for x = 1/8, 3/8 …
    expect(
      amounts { $0.shape = .smooth },
      [0.146446609406726, 0.853553390593274, 0.853553390593274, 0.146446609406726])
  }

  @Test("an empty range is an edge for ramps and zero for other shapes")
  func empty() {
    func at(_ shape: TextSelector.Shape) -> [Double] {
      amounts {
        $0.shape = shape
        $0.start = .constant(0.5)
        $0.end = .constant(0.5)
      }
    }
    expect(at(.square), [0, 0, 0, 0])
    expect(at(.rampUp), [0, 0, 1, 1])
    expect(at(.rampDown), [1, 1, 0, 0])
    expect(at(.triangle), [0, 0, 0, 0])
    expect(at(.round), [0, 0, 0, 0])
    expect(at(.smooth), [0, 0, 0, 0])
  }

  @Test("the amount is a factor that can be negative")
  func amount() {
    expect(
      amounts {
        $0.amount = .constant(-0.5)
        $0.end = .constant(0.5)
      }, [-0.5, -0.5, 0, 0])
  }

  @Test("smoothness steepens the middle of the amounts")
  func smoothness() {
    // (share − 0.25) / 0.5
    expect(
      amounts {
        $0.shape = .rampUp
        $0.smoothness = .constant(0.5)
      }, [0, 0.25, 0.75, 1])
    // With no smoothness, shares of at least one half are 1.
    expect(
      amounts {
        $0.shape = .rampUp
        $0.smoothness = .constant(0)
      }, [0, 0, 1, 1])
  }

  @Test("ease shapes the amounts along the curve of its values")
  func ease() {
    let curve = TimingCurve(0.5, 0, 0.5, 1)
    expect(
      amounts {
        $0.shape = .rampUp
        $0.easeHigh = .constant(0.5)
        $0.easeLow = .constant(0.5)
      }, [0.125, 0.375, 0.625, 0.875].map { curve.progress(at: $0) })
    let other = TimingCurve(0, 0.4, 1, 0.7)
    expect(
      amounts {
        $0.shape = .rampUp
        $0.easeHigh = .constant(-0.3)
        $0.easeLow = .constant(-0.4)
      }, [0.125, 0.375, 0.625, 0.875].map { other.progress(at: $0) })
  }
}
