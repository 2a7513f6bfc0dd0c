import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarSwift

/// Layers whose back is never visible.
@Suite struct SingleSidedTests {
  /// A view with the eye 900 points above (120, 100).
  private static let host = NormalizedLayer(
    name: "view", bounds: Samples.rect(0, 0, 240, 200), anchor: Point(x: 120, y: 100),
    position: Point(x: 120, y: 100), perspective: 900)

  private static func flap(
    _ property: LayerProperty, _ keys: [(Double, Double)], _ curve: Curve = .linear,
    at position: Point = Point(x: 120, y: 40)
  ) -> NormalizedLayer {
    NormalizedLayer(
      name: "Flap", bounds: Samples.rect(0, 0, 180, 120), anchor: Point(x: 90, y: 0),
      position: position,
      tracks: [NormalizedTrack(property: property, keys: .number(Samples.track(keys, curve)))])
  }

  // The hinge is 60 above the eye: edge-on at atan(60 / 900) = 3.8 degrees beyond a quarter turn.
  @Test(
    "a rotation is front-facing while the eye is in front of its plane",
    arguments: [(-90.0, 0.0, true), (-93, 80, true), (-94, 0, false), (0, 90, false)])
  func pitch(from: Double, to: Double, isSingle: Bool) {
    let flap = Self.flap(.rotationX, [(0, from), (1, to)])
    #expect(flap.showsItsFrontAlone(in: Self.host) == isSingle)
  }

  @Test("a rotation about y is viewed from the other side of its axis")
  func yaw() {
    let flap = Self.flap(.rotationY, [(0, 91), (1, 0)], at: Point(x: 60, y: 100))
    #expect(flap.showsItsFrontAlone(in: Self.host))
    let other = Self.flap(.rotationY, [(0, 91), (1, 0)], at: Point(x: 180, y: 100))
    #expect(!other.showsItsFrontAlone(in: Self.host))
  }

  @Test("a spring includes its first overshoot, and other motion is undetermined")
  func springs() {
    let soft = Curve.spring(SpringCurve(stiffness: 196, damping: 19.6))
    #expect(Self.flap(.rotationX, [(0, -90), (1, 0)], soft).showsItsFrontAlone(in: Self.host))
    let wild = Curve.spring(SpringCurve(stiffness: 196, damping: 0))
    #expect(!Self.flap(.rotationX, [(0, -90), (1, 0)], wild).showsItsFrontAlone(in: Self.host))
    var moving = Self.flap(.rotationX, [(0, -90), (1, 0)])
    moving.tracks.append(
      NormalizedTrack(property: .zPosition, keys: .number(Samples.track([(0.0, 0.0), (1, 9)]))))
    #expect(!moving.showsItsFrontAlone(in: Self.host))
    var flat = Self.host
    flat.perspective = nil
    #expect(!Self.flap(.rotationX, [(0, -90), (1, 0)]).showsItsFrontAlone(in: flat))
  }
}
