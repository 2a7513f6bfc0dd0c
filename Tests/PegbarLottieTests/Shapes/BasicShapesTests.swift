import PegbarLottie
import Testing

@Suite struct BasicShapesTests {
  @Test("a rectangle has position, size, roundness and direction")
  func rectangle() throws {
    let (item, log) = try read(
      item: #"{"ty": "rc", "p": {"k": [1, 2]}, "s": {"k": [3, 4]}, "r": {"k": 5}, "d": 3}"#)
    guard case .geometry(.rectangle(let shape)) = item.kind else {
      throw UnexpectedKind(found: "\(item)")
    }
    #expect(shape.position.fixedValue == Vector(x: 1, y: 2))
    #expect(shape.size.fixedValue == Vector(x: 3, y: 4))
    #expect(shape.roundness.fixedValue == 5)
    #expect(shape.isReversed)
    #expect(log.ids.isEmpty)
  }

  @Test("an ellipse has position and size")
  func ellipse() throws {
    let (item, _) = try read(item: #"{"ty": "el", "p": {"k": [1, 2]}, "s": {"k": [3, 4]}}"#)
    guard case .geometry(.ellipse(let shape)) = item.kind else {
      throw UnexpectedKind(found: "\(item)")
    }
    #expect(shape.position.fixedValue == Vector(x: 1, y: 2))
    #expect(shape.size.fixedValue == Vector(x: 3, y: 4))
    #expect(!shape.isReversed)
  }

  @Test("a polystar has points, radii and roundness")
  func polystar() throws {
    let (item, _) = try read(
      item: #"""
        {"ty": "sr", "sy": 2, "pt": {"k": 6}, "p": {"k": [1, 2]}, "r": {"k": 3}, "or": {"k": 4},
         "os": {"k": 5}, "ir": {"k": 6}, "is": {"k": 7}}
        """#)
    guard case .geometry(.polystar(let shape)) = item.kind else {
      throw UnexpectedKind(found: "\(item)")
    }
    #expect(shape.shape == .polygon)
    #expect(shape.points.fixedValue == 6)
    #expect(shape.rotation.fixedValue == 3)
    #expect(shape.outerRadius.fixedValue == 4)
    #expect(shape.outerRoundness.fixedValue == 5)
    #expect(shape.innerRadius.fixedValue == 6)
    #expect(shape.innerRoundness.fixedValue == 7)
  }
}
