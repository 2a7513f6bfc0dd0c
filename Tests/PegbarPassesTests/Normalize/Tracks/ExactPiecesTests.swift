import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarPasses

/// Keyframes that match samples exactly.
struct ExactPiecesTests {
  private static let curve = TimingCurve(0.7, 0, 0.2, 1)

  private static func keys(
    of value: (Double) -> Double, at times: [Double], easing: [EasedSegment] = [],
    atMost limit: Int = .max
  ) -> [Key<Double>]? {
    ExactPieces(
      times.map { Sample(time: $0, value: value($0)) }, easing: easing, Distance.of
    ).keys(atMost: limit)
  }

  private static let times = (0...40).map { Double($0) / 20 }

  @Test("pieces extend from break to break")
  func straight() throws {
    let breakTime = 0.6180339
    let keys = try #require(
      Self.keys(
        of: { $0 < breakTime ? 5 : 5 + ($0 - breakTime) * 8 },
        at: (Self.times + [breakTime]).sorted()))
    #expect(keys.map(\.time) == [0, breakTime, 2])
    #expect(keys.map(\.value) == [5, 5, 5 + (2 - breakTime) * 8])
    #expect(keys.allSatisfy { $0.curve == .linear })
  }

  @Test("a piece has the easing of its part of the source segment")
  func eased() throws {
    let segment = EasedSegment(start: 0, end: 2, curve: Self.curve)
    // A value that moves between the source values at one third and two thirds.
    let (low, high) = (Self.times[14], Self.times[26])
    func value(_ time: Double) -> Double {
      segment.progress(at: min(max(time, low), high)) * 100
    }
    let other = EasedSegment(start: 0, end: 3, curve: TimingCurve(0.1, 0.2, 0.3, 1))
    let keys = try #require(
      Self.keys(of: value, at: Self.times, easing: [other, segment]))
    #expect(keys.map(\.time) == [0, low, high, 2])
    #expect(keys[1].curve == segment.curve(from: low, to: high))
  }

  @Test("a jump is a piece without intermediate samples")
  func jump() throws {
    let jump = Self.times[11]
    let keys = try #require(
      Self.keys(
        of: { $0 < jump ? 1 : 2 }, at: (Self.times + [jump - 1e-6]).sorted()))
    #expect(keys.map(\.time) == [0, jump - 1e-6, jump, 2])
  }

  @Test("breaks between samples, everywhere, or above the limit result in no pieces")
  func others() {
    #expect(Self.keys(of: { $0 * $0 }, at: Self.times) == nil)
    #expect(Self.keys(of: { max($0, 0.51) }, at: Self.times) == nil)
    #expect(Self.keys(of: { abs($0 - 1) }, at: Self.times, atMost: 2) == nil)
    #expect(Self.keys(of: { abs($0 - 1) }, at: Self.times, atMost: 3)?.count == 3)
  }
}
