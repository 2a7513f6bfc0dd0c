import PegbarScene
import Testing

@Suite("Frame grid")
struct FrameGridTests {
  /// Returns the frame of a time, and asserts that it has at most three decimals.
  private func frame(_ time: Double, _ grid: FrameGrid) -> Double {
    let frame = time * grid.rate
    let short = (frame * 1000).rounded() / 1000
    #expect(abs(frame - short) < 1e-6, "\(frame)")
    return short
  }

  @Test(
    "a time has the nearest frame with three decimals",
    arguments: [(1.0 / 3, 10.0), (0.411_533_2, 12.346), (-0.411_533_2, -12.346), (0.0, 0.0)])
  func nearest(time: Double, expected: Double) {
    let grid = FrameGrid(rate: 30)
    #expect(frame(grid.time(time), grid) == expected)
  }

  @Test("a frame is never later than its exact time, and stays the same")
  func down() {
    for rate in [12, 23.976, 24, 25, 29.97, 30, 60, 120] {
      let grid = FrameGrid(rate: rate)
      for index in 0..<500 {
        let (time, exact) = (grid.time(Double(index) / rate), Double(index) / rate)
        #expect(time <= exact + 1.1e-12 && time > exact - 1.1e-9)
        #expect(grid.time(time) == time)
      }
    }
  }

  @Test("a time between two frames stays between them, unless only its last digits differ")
  func between() {
    let grid = FrameGrid(rate: 30)
    let frame = grid.seconds(15)
    #expect(grid.time(frame + 5e-6) == grid.seconds(15.001))
    #expect(grid.time(frame - 5e-6) == grid.seconds(14.999))
    #expect(grid.time(frame + 1e-6) == frame)
    #expect(grid.time(frame - 1e-6) == frame)
  }

  @Test("a jump happens at a frame, before it or after it, as its exact times do")
  func jumps() {
    let grid = FrameGrid(rate: 30)
    let frame = grid.seconds(15)
    #expect(grid.times([0, frame - 1e-6, frame, 1]) == [0, frame, frame, 1])
    #expect(grid.times([0, frame, frame + 1e-6, 1]) == [0, frame, grid.seconds(15.001), 1])
    #expect(grid.times([frame, frame]) == [frame, frame])
    #expect(grid.times([]) == [])
  }

  @Test("several keyframes within a thousandth of a frame stay in order")
  func dense() {
    let grid = FrameGrid(rate: 30)
    let start = 14.571_428 / 30
    let times = [0, 3e-6, 1.5e-5, 1.6e-5, 1.6e-5, 2e-5, 9e-5].map { start + $0 }
    let rounded = grid.times(times)
    #expect(zip(rounded, rounded.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(rounded[3] == rounded[4])
    #expect(zip(times, rounded).allSatisfy { abs($0 - $1) < 1e-4 })
  }

  @Test("a rate with the error of single precision is that of the composition")
  func rates() {
    #expect(FrameGrid(rate: 29.970_001_220_703_1).rate == 29.97)
    #expect(FrameGrid(rate: 29.97).rate == 29.97)
    #expect(FrameGrid(rate: 24000.0 / 1001).rate == 24000.0 / 1001)
    // 1000 frames at the rate in the file are frame 1000.
    let grid = FrameGrid(rate: 29.970_001_220_703_1)
    #expect(frame(grid.time(1000 / 29.970_001_220_703_1), grid) == 1000)
  }

  @Test(
    "a slow or invalid rate has times in nanoseconds",
    arguments: [1, 5, 0, -1, Double.nan, .infinity])
  func unusual(rate: Double) {
    let grid = FrameGrid(rate: rate)
    #expect(grid.rate == (rate > 0 && rate.isFinite ? rate : 1))
    #expect(grid.time(0.123_456_789_9) == 0.123_456_789)
    #expect(grid.time(.nan) == 0)
    #expect(grid.time(1e300).isFinite)
  }
}
