import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarExport

@Suite struct SupportCallsTests {
  private static func text(_ tracks: [NormalizedTrack], curves: [NamedCurve] = []) -> String {
    let layer = NormalizedLayer(name: "Arm", bounds: Samples.rect(0, 0, 1, 1), tracks: tracks)
    let scene = Samples.scene("Wave", [layer], curves: curves)
    return String(decoding: SwiftCode.write(scene, options: SwiftCode.Options()), as: UTF8.self)
  }

  private static func fades(_ count: Int, _ curve: TimingCurve) -> [NormalizedTrack] {
    let properties: [LayerProperty] = [
      .opacity, .positionX, .positionY, .scaleX, .scaleY, .zPosition,
    ]
    return properties.prefix(count).enumerated().map { index, property in
      let last = Double(index) + 1
      return NormalizedTrack(
        property: property, keys: .number(Samples.track([(0, 0), (last, 1)], .bezier(curve))))
    }
  }

  @Test("a shared function is made, or has a text under a mark with its name")
  func sources() {
    let made: Set<Support> = [
      .place, .gradient, .filled, .stroked, .outline, .oval, .keys, .evenKeys, .sums, .repeated,
      .joined, .setContentsScale, .aim,
    ]
    for function in Support.allCases {
      #expect(function.source.contains("func ") != made.contains(function), "\(function)")
    }
  }

  @Test("a short function stands in a file only where its calls spare more than it takes")
  func idle() {
    func idle(_ count: Int) -> Set<Support> {
      var calls = SupportCalls()
      let spellings = [
        SupportSpelling([.point], .text("point(1, 2)")),
        SupportSpelling([], .text("CGPoint(x: 1, y: 2)")),
      ]
      for _ in 0..<count { calls.insert(spellings, taken: spellings[0]) }
      return calls.idle
    }
    #expect(idle(2) == [.point])
    #expect(idle(20).isEmpty)
  }

  @Test("what something else needs is never idle")
  func needed() {
    var calls = SupportCalls()
    let spellings = [
      SupportSpelling([.point], .text("point(1, 2)")),
      SupportSpelling([], .text("CGPoint(x: 1, y: 2)")),
    ]
    calls.insert(spellings, taken: spellings[0])
    calls.insert(.point)
    #expect(calls.idle.isEmpty)
  }

  @Test("a curve whose name only tells its numbers is spelt as them where it is used little")
  func curves() {
    let curve = TimingCurve(0.634, 0, 0.56, 1)
    let named = [NamedCurve(name: "ease in out 63x44", curve: curve)]
    let few = Self.text(Self.fades(3, curve), curves: named)
    #expect(few.contains(", [0.634, 0, 0.56, 1])"))
    #expect(!few.contains("extension [Float]"))
    let many = Self.text(Self.fades(6, curve), curves: named)
    #expect(many.contains(", .easeInOut63x44)"))
    #expect(many.contains("static var easeInOut63x44: Self { [0.634, 0, 0.56, 1] }"))
    let known = Self.text(
      Self.fades(1, curve), curves: [NamedCurve(name: "easyEase", curve: curve)])
    #expect(known.contains("static var easyEase: Self { [0.634, 0, 0.56, 1] }"))
  }

  @Test("a file in which no animation has several curves takes one")
  func oneCurve() {
    let text = Self.text(Self.fades(2, Samples.ease))
    #expect(text.contains("_ curve: [Float]? = nil"))
    #expect(!text.contains("func seconds"))
  }

  @Test("control points that mirror the one before are left out where that pays")
  func mirrored() {
    let wave = Path([
      Contour(
        (0..<4).map { index in
          let x = Double(index) * 10
          return PathVertex(
            point: Point(x: x, y: 0), inControl: Point(x: x - 3, y: 4),
            outControl: Point(x: x + 3, y: -4))
        }, isClosed: false)
    ])
    #expect(PathData(wave, keepsCurves: false).text.contains("s"))
    #expect(!PathData(wave, keepsCurves: false, notation: .relative).text.contains("s"))
  }
}
