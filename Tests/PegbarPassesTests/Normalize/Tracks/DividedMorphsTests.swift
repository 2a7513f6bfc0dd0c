import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarPasses

/// Morphs that play the same whether control points move along lines or turn.
@Suite struct DividedMorphsTests {
  /// Returns an open curve of 100 points whose control points have an angle in degrees.
  private static func curve(_ angle: Double, at origin: Point = .zero) -> Path {
    let (sine, cosine) = sineAndCosine(degrees: angle)
    let handle = Point(x: cosine, y: sine) * 40
    let end = Point(x: 100, y: 0)
    return Path([
      Contour(
        [
          PathVertex(point: origin, inControl: origin, outControl: origin + handle),
          PathVertex(
            point: origin + end, inControl: origin + end - handle, outControl: origin + end),
        ], isClosed: false)
    ])
  }

  private static func keys(_ from: Path, _ to: Path, curve: Curve = Make.ease) -> [Key<Path>] {
    let path = Animated.keyed(
      Track([Key(time: 0, value: from, curve: curve), Key(time: 1, value: to)]))
    let divided = DividedMorphs(tolerance: 0.25, frameRate: 30, budget: WorkBudget(1_000_000))
      .divided(path)
    return divided.track?.keys ?? []
  }

  @Test("turning control points get keyframes at frames, on the outlines of the source")
  func turning() throws {
    let (from, to) = (Self.curve(0), Self.curve(90))
    let keys = Self.keys(from, to)
    #expect(keys.count > 4)
    guard case .bezier(let ease) = Make.ease else { return }
    for key in keys {
      #expect(abs((key.time * 30).rounded() - key.time * 30) < 1e-9)
      #expect(key.value == .interpolate(from, to, ease.progress(at: key.time)))
    }
    // Between keyframes, the easing is the same as before.
    for (key, next) in zip(keys, keys.dropFirst()) {
      let share = key.curve.progress(at: 0.5)
      let whole = ease.progress(at: (key.time + next.time) / 2)
      let (start, end) = (ease.progress(at: key.time), ease.progress(at: next.time))
      #expect(abs(start + (end - start) * share - whole) < 1e-6)
    }
  }

  @Test("more keyframes are needed for a larger turn, and few for a small one")
  func amounts() {
    #expect(Self.keys(Self.curve(0), Self.curve(4)).count == 2)
    #expect(
      Self.keys(Self.curve(0), Self.curve(30)).count
        < Self.keys(Self.curve(0), Self.curve(150)).count)
  }

  @Test("outlines that only move or grow are not divided")
  func straight() {
    #expect(Self.keys(Self.curve(30), Self.curve(30, at: Point(x: 50, y: 20))).count == 2)
    let grown = Path(
      Self.curve(30).contours.map { contour in
        Contour(
          contour.vertices.map {
            PathVertex(
              point: $0.point * 3, inControl: $0.inControl * 3, outControl: $0.outControl * 3)
          }, isClosed: false)
      })
    #expect(Self.keys(Self.curve(30), grown).count == 2)
    let corner = Path([
      Contour(Self.curve(0).contours[0].vertices.map { PathVertex($0.point) }, isClosed: false)
    ])
    #expect(Self.keys(corner, Self.curve(80)).count == 2)
  }

  @Test(
    "holds and overshooting curves are kept",
    arguments: [Curve.hold, .bezier(.init(0.3, 1.6, 0.5, 1))])
  func others(curve: Curve) {
    #expect(
      Self.keys(Self.curve(0), Self.curve(90), curve: curve).map(\.curve) == [curve, .linear])
  }
}
