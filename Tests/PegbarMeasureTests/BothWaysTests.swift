import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarFrames
@testable import PegbarMeasure

/// Comparisons cover both sides, both axes, and all content.
@Suite struct BothWaysTests {
  @Test("a box covers exactly its area of the canvas")
  func extents() {
    let whole = Make.solid(
      0, Transform(position: .constant(.zero), scale: .constant(Point(x: 2, y: 2.5))))
    // 120 by 100 of 200 by 200 points.
    let extents = LayerExtents(Make.scene([whole]), groups: [[0]])
    let area = extents.extent(of: 0)?.area ?? 0
    #expect(abs(area - 0.3) < 0.01)
    // Two adjacent boxes of one layer cover every cell.
    let twice = Make.drawing(
      [
        Make.geometry(Make.path([(-20, -20), (80, -20), (80, 180), (-20, 180)])),
        Make.geometry(Make.path([(80, -20), (180, -20), (180, 180), (80, 180)])),
      ], [Make.fill([0]), Make.fill([1])])
    let all = LayerExtents(Make.scene([twice]), groups: [[0]])
    #expect(all.extent(of: 0)?.area == 1)
  }

  @Test("counts outlines that are missing on either side")
  func distance() {
    let box = Make.path([(0, 0), (10, 0), (10, 10), (0, 10)])
    var more = box
    more.contours += Make.path([(50, 0), (60, 0), (60, 10), (50, 10)]).contours
    let area = Rect(x: 0, y: 0, width: 200, height: 200)
    var effort = 0
    for (left, right) in [(box, more), (more, box)] {
      #expect(OutlineDistance.between(left, right, in: area, effort: &effort) > 40)
    }
  }

  @Test("compares shadows in width and height")
  func shadows() {
    func frame(_ deviation: Size) -> Frame {
      var frame = SceneEvaluator(Make.scene([Make.solid(0)])).frame(at: 0)
      let shadow = FrameShadow(color: .black, offset: .zero, deviation: deviation)
      frame.items = [.group(GroupItem(children: frame.items, filters: [.dropShadow(shadow)]))]
      return frame
    }
    let plain = frame(Size(width: 5, height: 5))
    for other in [Size(width: 8, height: 5), Size(width: 5, height: 8)] {
      #expect(abs(FrameDifference(plain, frame(other)).distance - 3) < 1e-9)
    }
  }
}
