import PegbarLottie
import Testing

@Suite struct EasingHandlesTests {
  private func easing(_ members: String) throws -> ([EasingHandles], [String]) {
    let (property, log) = try read(
      vector: #"{"k": [{"t": 0, "s": [0, 0], \#(members)}, {"t": 5, "s": [9, 9]}]}"#)
    return (try #require(property.keyframes.first).easing, log.ids)
  }

  private let handles = EasingHandles(outX: 0.3, outY: 0, inX: 0.7, inY: 1)

  @Test(
    "numbers and arrays with equal components are one easing",
    arguments: [
      #""o": {"x": 0.3, "y": 0}, "i": {"x": 0.7, "y": 1}"#,
      #""o": {"x": [0.3], "y": [0]}, "i": {"x": [0.7], "y": [1]}"#,
      #""o": {"x": [0.3, 0.3], "y": [0, 0]}, "i": {"x": [0.7, 0.7], "y": [1, 1]}"#,
      #""o": {"x": [0.3, 0.3, 0.3], "y": 0}, "i": {"x": [0.7], "y": [1, 1]}"#,
    ])
  func uniform(json: String) throws {
    #expect(try easing(json) == ([handles], []))
  }

  @Test("different components have separate easings")
  func different() throws {
    let (easing, _) = try easing(
      #""o": {"x": [0.3, 0.5], "y": [0, 0]}, "i": {"x": [0.7], "y": [1]}"#)
    #expect(easing == [handles, EasingHandles(outX: 0.5, outY: 0, inX: 0.7, inY: 1)])
  }

  @Test("a segment without handles is linear", arguments: [#""o": null, "i": null"#, #""h": 0"#])
  func linear(json: String) throws {
    let (easing, ids) = try easing(json)
    #expect(easing == [.linear])
    #expect(easing.first?.isLinear == true)
    #expect(ids.isEmpty)
  }

  @Test("clamps and reports times, and allows progress to overshoot")
  func range() throws {
    let (easing, ids) = try easing(
      #""o": {"x": -0.2, "y": -0.5}, "i": {"x": 1.2, "y": 1.5}"#)
    #expect(easing == [EasingHandles(outX: 0, outY: -0.5, inX: 1, inY: 1.5)])
    #expect(ids == ["time/easing-range"])
  }

  @Test("reports out-of-range values of any component once, and limits progress")
  func laterComponents() throws {
    let (easing, ids) = try easing(
      #""o": {"x": [0.2, 1.7], "y": [1e308, 0]}, "i": {"x": [0.8], "y": [-1e308]}"#)
    #expect(
      easing == [
        EasingHandles(outX: 0.2, outY: 1e9, inX: 0.8, inY: -1e9),
        EasingHandles(outX: 1, outY: 0, inX: 0.8, inY: -1e9),
      ])
    #expect(ids == ["time/easing-range"])
  }
}
