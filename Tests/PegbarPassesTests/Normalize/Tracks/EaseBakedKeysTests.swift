import PegbarBase
import PegbarDiagnostics
import PegbarFrames
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Keyframes that import sampled from expressions become fewer keyframes with curves.
struct EaseBakedKeysTests {
  private static let curve = TimingCurve(0.4, 0, 0.6, 1)

  /// Returns linear keyframes at every half frame of motion back and forth.
  private static func samples(_ fidelity: Fidelity, noise: Double = 0) -> Track<Point> {
    Track(
      (0...100).map { index in
        let share = Double(index % 50) / 50
        let place = curve.progress(at: share)
        let isBack = (50..<100).contains(index)
        let y = (isBack ? 1 - place : place) * 100 + (index % 2 == 0 ? noise : -noise)
        return Key(time: Double(index) / 50, value: Point(x: 30, y: y))
      }, fidelity: fidelity)
  }

  private func position(_ track: Track<Point>) throws -> Track<Point> {
    let scene = Make.scene([Make.solid(0, Transform(position: .joined(.keyed(track))))])
    Judge.expectSame(Construct("", scene, distance: 0.16))
    let result = try #require(Normalizer().normalized(scene, log: FindingLog()).track(.position))
    guard case .point(let keys) = result.keys else {
      Issue.record("\(result)")
      return Track([])
    }
    return keys
  }

  @Test("linear keyframes that follow a curve between turns become that curve")
  func eased() throws {
    let track = try position(Self.samples(.baked(error: 0.02)))
    #expect(track.keys.map(\.time) == [0, 1, 2])
    #expect(track.keys.dropLast().map(\.curve) == [.bezier(Self.curve), .bezier(Self.curve)])
    guard case .baked(let error, _) = track.fidelity else { return #expect(Bool(false)) }
    #expect(error >= 0.02 && error <= 0.15)
  }

  @Test("linear keyframes that follow a line become its ends")
  func straight() throws {
    let samples = (0...60).map { index in
      let height = Double(index) + (index % 2 == 0 ? 0.01 : -0.01)
      return Key(time: Double(index) / 30, value: Point(x: 30, y: height))
    }
    let track = try position(Track(samples, fidelity: .baked(error: 0.02)))
    #expect(track.keys.map(\.time) == [0, 2])
    guard case .baked(let error, _) = track.fidelity else { return #expect(Bool(false)) }
    #expect(error >= 0.03 && error <= 0.15)
  }

  @Test("keeps source keyframes, and those that follow no curve")
  func others() throws {
    let samples = [
      Self.samples(.exact), Self.samples(.baked(error: 0.1)),
      Self.samples(.baked(error: 0.02), noise: 3),
      // Only normalizing stores a time.
      Self.samples(.baked(error: 0.02, time: 1)),
    ]
    for track in samples {
      let kept = try position(track)
      #expect(kept.keys.count == track.keys.count)
      #expect(kept.keys.allSatisfy { $0.curve == .linear })
      #expect(kept.fidelity == track.fidelity)
    }
  }
}
