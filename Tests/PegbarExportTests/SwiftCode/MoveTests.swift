import PegbarScene
import Testing

@testable import PegbarExport

/// Times in frames, and animations that several layers have.
@Suite struct MoveTests {
  private static func layer(_ name: String, _ keys: [(Double, Double)]) -> NormalizedLayer {
    NormalizedLayer(
      name: name, bounds: Samples.rect(0, 0, 1, 1),
      tracks: [NormalizedTrack(property: .rotation, keys: .number(Samples.track(keys)))])
  }

  private static func text(_ scene: NormalizedScene) -> String {
    String(decoding: SwiftCode.write(scene, options: SwiftCode.Options()), as: UTF8.self)
  }

  @Test(
    "a time is the shortest number of frames that gives it again",
    arguments: [(0.0, "0"), (0.633333, "38"), (-1, "-60"), (0.675, "40.5"), (0.1234, "7.404")])
  func frames(time: Double, frames: String) {
    #expect(SceneCode(Samples.scene("A", []), options: .init()).frame(time) == frames)
  }

  @Test("every microsecond is met by some number of frames")
  func exact() {
    var scene = Samples.scene("A", [])
    scene.frameRate = 29.97
    let code = SceneCode(scene, options: .init())
    for step in stride(from: 0.0, to: 3_000_000, by: 7919) {
      let time = step / 1e6
      let frames = Double(code.frame(time)) ?? -1
      #expect((frames * 1e6 / 29.97 + 0.001).rounded(.down) / 1e6 == time)
    }
  }

  @Test("the same keys at another time, the other way round, are one function")
  func shared() {
    let written = Self.text(
      Samples.scene(
        "Wave",
        [
          Self.layer("Arm 1", [(0, 0), (0.5, 47), (1, 0)]),
          Self.layer("Arm 2", [(0.25, 0), (0.75, -47), (1.25, 0)]),
        ]))
    #expect(written.contains("timeline.add(arm1, Self.armTurn(47, at: 0))"))
    #expect(written.contains("timeline.add(arm2, Self.armTurn(-47, at: 15))"))
    #expect(written.contains("at: [start, start + 30, start + 60]"))
    #expect(written.contains("degrees(0, amount, 0)"))
  }

  @Test("a scene in which everything moves evenly has no curves")
  func even() {
    let scene = Samples.scene("Wave", [Self.layer("Arm", [(0, 0), (1, 5)])])
    #expect(!Self.text(scene).contains("Curve"))
  }

  @Test("different keys share nothing")
  func different() {
    let written = Self.text(
      Samples.scene(
        "Wave",
        [
          Self.layer("Arm 1", [(0, 0), (0.5, 47), (1, 0)]),
          Self.layer("Arm 2", [(0, 0), (0.5, 48), (1, 1)]),
        ]))
    #expect(!written.contains("armTurn"))
  }

  @Test("path data has no exponents and parts numbers by a minus where it can")
  func pathData() {
    let path = Samples.polygon([(0.5, -1), (-0.00001, 12), (0.00012, 0.03)])
    #expect(
      SceneCode.pathData(path, keepsCurves: false) == "\"M.5-1 L-.00001 12 .00012 .03 Z\"")
  }
}
