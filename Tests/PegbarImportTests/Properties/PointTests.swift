import PegbarBase
import PegbarGeometry
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of points: motion paths, and different easing for x and y.
@Suite struct PointTests {
  private func position(_ value: String) throws -> (AnimatedPoint, [String]) {
    let result = try imported(layers: solid(ks: #""p": \#(value)"#))
    return (try result.layer().transform.position, result.ids)
  }

  private let uneven = #""o": {"x": [0.2, 0.8], "y": [0, 0]}, "i": {"x": [0.5, 0.5], "y": [1, 1]}"#

  @Test("handles of a motion path become absolute")
  func motionPath() throws {
    let (position, ids) = try position(
      """
      {"k": [{"t": 0, "s": [10, 20, 0], "to": [5, 0, 0], "ti": [0, -7, 0]}, \
      {"t": 30, "s": [40, 60, 0]}]}
      """)
    guard case .joined(.keyed(let track)) = position else { throw Unexpected() }
    #expect(
      track.keys[0].motionPath
        == MotionPath(control1: Point(x: 15, y: 20), control2: Point(x: 40, y: 53)))
    #expect(track.keys[1].motionPath == nil)
    #expect(ids == [])
  }

  @Test("a motion path that returns to its start is animated")
  func loop() throws {
    let (position, _) = try position(
      #"{"k": [{"t": 0, "s": [1, 1], "to": [9, 0], "ti": [0, 9]}, {"t": 9, "s": [1, 1]}]}"#)
    #expect(position.constant == nil)
  }

  @Test("handles of a hold keyframe form no motion path")
  func holdWithHandles() throws {
    let (position, _) = try position(
      #"{"k": [{"t": 0, "s": [1, 1], "h": 1, "to": [9, 0], "ti": [0, 9]}, {"t": 9, "s": [5, 5]}]}"#)
    guard case .joined(.keyed(let track)) = position else { throw Unexpected() }
    #expect(track.keys.map(\.motionPath) == [nil, nil])
    #expect(track.keys[0].curve == .hold)
  }

  @Test("x and y with different easing get separate keyframes")
  func split() throws {
    let (position, ids) = try position(
      #"{"k": [{"t": 0, "s": [0, 1], \#(uneven)}, {"t": 30, "s": [10, 1]}]}"#)
    guard case .split(.keyed(let x), let y) = position else { throw Unexpected() }
    #expect(x.keys[0].curve == .bezier(TimingCurve(0.2, 0, 0.5, 1)))
    #expect(y == .constant(1))
    #expect(ids == [])
  }

  @Test("each axis has its own curve")
  func splitCurves() throws {
    let (position, _) = try position(
      #"{"k": [{"t": 0, "s": [0, 1], \#(uneven)}, {"t": 30, "s": [10, 9]}]}"#)
    guard case .split(_, .keyed(let y)) = position else { throw Unexpected() }
    #expect(y.keys[0].curve == .bezier(TimingCurve(0.8, 0, 0.5, 1)))
  }

  @Test("linear curves in different notations have the same easing")
  func linearInTwoWays() throws {
    let (position, _) = try position(
      """
      {"k": [{"t": 0, "s": [0, 1], "o": {"x": [0.2, 0.3], "y": [0.2, 0.3]}, \
      "i": {"x": [0.5, 0.6], "y": [0.5, 0.6]}}, {"t": 30, "s": [10, 9]}]}
      """)
    guard case .joined(.keyed(let track)) = position else { throw Unexpected() }
    #expect(track.keys[0].curve == .linear)
  }

  @Test("a different easing of the third component is ignored")
  func thirdComponent() throws {
    let (position, ids) = try position(
      """
      {"k": [{"t": 0, "s": [0, 1, 0], "o": {"x": [0.2, 0.2, 0.9], "y": [0, 0, 0]}, \
      "i": {"x": [0.5, 0.5, 0.5], "y": [1, 1, 1]}}, {"t": 30, "s": [10, 9, 0]}]}
      """)
    guard case .joined = position else { throw Unexpected() }
    #expect(ids == [])
  }

  @Test("a motion path and different easing per axis cannot both be kept")
  func unevenMotionPath() throws {
    let (position, ids) = try position(
      """
      {"k": [{"t": 0, "s": [0, 1], \(uneven)}, \
      {"t": 9, "s": [10, 9], "to": [5, 0], "ti": [0, 5]}, {"t": 30, "s": [0, 0]}]}
      """)
    guard case .joined = position else { throw Unexpected() }
    #expect(ids == ["property/component-easing"])
  }

  @Test("keeps separated dimensions, and joins constant ones to a point")
  func separated() throws {
    let (moving, _) = try position(
      #"{"s": true, "x": {"k": [{"t": 0, "s": [0]}, {"t": 30, "s": [9]}]}, "y": {"k": 4}}"#)
    guard case .split(.keyed(let x), .constant(4)) = moving else { throw Unexpected() }
    #expect(x.keys.map(\.time) == [0, 1])
    let (still, _) = try position(#"{"s": true, "x": {"k": 3}, "y": {"k": 4}}"#)
    #expect(still == .constant(Point(x: 3, y: 4)))
  }
}
