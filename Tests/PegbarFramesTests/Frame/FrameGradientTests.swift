@testable import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

struct FrameGradientTests {
  private func gray(_ value: Double, _ alpha: Double = 1) -> Color {
    Color(red: value, green: value, blue: value, alpha: alpha)
  }

  private func merged(
    _ colors: [(Double, Double)], _ alphas: [(Double, Double)]
  ) -> [FrameGradient.Stop] {
    GradientStops(
      colors: colors.map { .init(offset: $0.0, color: gray($0.1)) },
      alphas: alphas.map { .init(offset: $0.0, alpha: $0.1) }
    ).merged
  }

  @Test("merges colors and opacities at the offsets of both")
  func union() {
    #expect(
      merged([(0, 0), (1, 1)], [(0.5, 1), (0.75, 0)]) == [
        .init(offset: 0, color: gray(0, 1)), .init(offset: 0.5, color: gray(0.5, 1)),
        .init(offset: 0.75, color: gray(0.75, 0)), .init(offset: 1, color: gray(1, 0)),
      ])
  }

  @Test("a gradient without opacities is opaque, and without colors it does not exist")
  func single() {
    #expect(merged([(0.2, 1)], []) == [.init(offset: 0.2, color: gray(1))])
    #expect(merged([], [(0, 1)]).isEmpty)
  }

  @Test("two stops at one offset keep a hard edge")
  func edge() {
    #expect(
      merged([(0.5, 0), (0.5, 1)], [(0, 0), (1, 1)]) == [
        .init(offset: 0, color: gray(0, 0)), .init(offset: 0.5, color: gray(0, 0.5)),
        .init(offset: 0.5, color: gray(1, 0.5)), .init(offset: 1, color: gray(1, 1)),
      ])
  }

  @Test("raises an offset to that of the preceding stop if smaller")
  func disorder() {
    #expect(
      merged([(0.5, 0), (0.2, 1)], []) == [
        .init(offset: 0.5, color: gray(0)), .init(offset: 0.5, color: gray(1)),
      ])
  }

  @Test(
    "the highlight moves the focus, but never onto the edge",
    arguments: [(0.5, 0.0, 0.0, 5.0), (2, 0, 0, 9.9), (-0.5, 0, 0, -5), (0.5, 90, -5, 0)]
      as [(Double, Double, Double, Double)])
  func focus(length: Double, angle: Double, x: Double, y: Double) {
    let gradient = Gradient(
      kind: .radial, start: .constant(Point(x: 1, y: 1)), end: .constant(Point(x: 1, y: 11)),
      highlightLength: .constant(length), highlightAngle: .constant(angle),
      stops: .constant(GradientStops(colors: [.init(offset: 0, color: .black)])))
    let focus = FrameGradient(gradient, at: 0)?.focus
    #expect(isClose(focus ?? .zero, Point(x: 1 + x, y: 1 + y)))
  }
}
