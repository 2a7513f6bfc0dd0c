import PegbarBase
import PegbarDiagnostics
import PegbarFrames
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Keyframes that are samples of a spring or an easing.
@Suite struct FindSpringsTests {
  private static func rotation(
    _ keys: [Key<Double>], log: FindingLog = FindingLog()
  ) -> Track<Double>? {
    let scene = Make.scene([
      Make.solid(
        0, Transform(position: .constant(Point(x: 90, y: 90)), rotation: .keyed(Track(keys))))
    ])
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    let layer = normalizer.normalized(scene, log: log).root.layers[0]
    guard case .number(let track)? = layer.tracks.first(where: { $0.property == .rotation })?.keys
    else { return nil }
    return track
  }

  private static func sampled(_ value: (Double) -> Double) -> [Key<Double>] {
    (0...50).map { Key(time: Double($0) / 25, value: value(Double($0) / 25)) }
  }

  /// Returns values from 10 to 50 along a curve.
  private static func values(_ curve: TimingCurve, count: Int) -> [Double] {
    (0..<count).map { 10 + 40 * curve.progress(at: Double($0) / Double(count - 1)) }
  }

  private static func spring(of track: Track<Double>?) -> SpringCurve? {
    guard case .spring(let spring)? = track?.keys.first?.curve else { return nil }
    return spring
  }

  @Test("keyframes at every frame of a spring become that spring, exactly and without a finding")
  func exact() {
    let spring = SpringCurve(stiffness: 196, damping: 19.6)
    let log = FindingLog()
    let track = Self.rotation(
      Self.sampled { $0 < 2 ? -90 + 90 * spring.progress(after: $0) : 0 }, log: log)
    #expect(Self.spring(of: track) == spring)
    #expect(track?.keys.map(\.time) == [0, 2])
    #expect(track?.fidelity == .exact)
    #expect(!log.findings.contains { $0.kind == .curveFound })
  }

  @Test("a spring with initial velocity keeps it")
  func velocity() throws {
    let spring = SpringCurve(stiffness: 120, damping: 12, velocity: 6)
    let track = Self.rotation(Self.sampled { 40 * spring.progress(after: $0) })
    let found = try #require(Self.spring(of: track))
    #expect(abs(found.velocity - 6) < 0.2)
    #expect(abs(found.stiffness - 120) < 3)
  }

  @Test("keeps keyframes of a spring that Core Animation would damp less")
  func overdamped() {
    // With a large initial velocity, the spring overshoots once.
    let spring = SpringCurve(stiffness: 100, damping: 30, velocity: 60)
    let samples = Self.sampled { 40 * spring.progress(after: $0) }
    #expect(samples.contains { $0.value > 41 })
    let track = Self.rotation(samples)
    #expect(Self.spring(of: track) == nil)
    #expect((track?.keys.count ?? 0) > 2)
  }

  @Test("reports the error of an inexact spring")
  func near() throws {
    let spring = SpringCurve(stiffness: 196, damping: 15)
    let log = FindingLog()
    let track = Self.rotation(
      Self.sampled { time in
        let bump = time > 0 && time < 2 ? 0.3 * (time * 20).truncatingRemainder(dividingBy: 1) : 0
        return 90 * spring.progress(after: time) + bump
      }, log: log)
    #expect(Self.spring(of: track) != nil)
    guard case .baked(let error, _)? = track?.fidelity else {
      Issue.record("it is no approximation")
      return
    }
    #expect(error > 0.05 && error < 0.9)
    #expect(log.findings.contains { $0.kind == .curveFound })
  }

  @Test("an overshoot that is not a spring keeps its keyframes")
  func overshoot() {
    let track = Self.rotation([
      Key(time: 0, value: 0), Key(time: 0.2, value: 50), Key(time: 0.3, value: 30),
      Key(time: 0.6, value: 40),
    ])
    #expect(track?.keys.count == 4)
  }

  @Test("keyframes at every frame of a named easing become two keyframes with that easing")
  func easing() {
    let curve = TimingCurve(0.77, 0, 0.175, 1)
    let values = Self.values(curve, count: 61)
    let keys = values.enumerated().map { Key(time: Double($0) / 60, value: $1) }
    let track = Self.rotation(keys)
    #expect(track?.keys.count == 2)
    #expect(track?.keys.first?.curve == .bezier(curve))
    #expect(track?.keys.last?.time == 1)
  }

  @Test("linear motion and sparse samples keep their keyframes")
  func plain() {
    let values = Self.values(TimingCurve(0.77, 0, 0.175, 1), count: 7)
    let sparse = values.enumerated().map { Key(time: Double($0) / 6, value: $1) }
    #expect(Self.rotation(sparse)?.keys.count == 7)
    let wild = (0...60).map { Key(time: Double($0) / 60, value: Double($0 * $0 % 37)) }
    #expect(Self.rotation(wild)?.keys.contains { $0.curve.isSpring } == false)
  }
}
