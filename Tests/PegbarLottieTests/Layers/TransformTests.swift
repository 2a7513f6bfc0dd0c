import PegbarLottie
import Testing

@Suite struct TransformTests {
  private func transform(_ members: String) throws -> (transform: Transform, ids: [String]) {
    let (layer, log) = try read(layer: #"{"ty": 3, "ks": {\#(members)}}"#)
    return (layer.transform, log.ids)
  }

  @Test("a missing transform changes nothing")
  func defaults() throws {
    let (layer, log) = try read(layer: #"{"ty": 3}"#)
    let transform = layer.transform
    #expect(transform.anchor.fixedValue == .zero)
    #expect(transform.scale.fixedValue == Vector(x: 100, y: 100, z: 100))
    #expect(transform.opacity.fixedValue == 100)
    #expect(transform.rotation.fixedValue == 0)
    #expect(transform.rotationX == nil && transform.orientation == nil)
    #expect(log.ids.isEmpty)
  }

  @Test("a position is one property")
  func joined() throws {
    guard case .joined(let position) = try transform(#""p": {"k": [1, 2, 3]}"#).transform.position
    else { throw UnexpectedKind(found: "split") }
    #expect(position.fixedValue == Vector(x: 1, y: 2, z: 3))
  }

  @Test(
    "a position is split if x and y are properties",
    arguments: [
      #""p": {"s": true, "x": {"k": 1}, "y": {"k": 2}, "z": {"k": 3}}"#,
      #""p": {"x": {"k": 1}, "y": {"k": 2}, "z": {"k": 3}}"#,
      #""p": {"s": 1, "x": {"k": 1}, "y": 2, "z": {"k": 3}, "k": [9, 9]}"#,
    ])
  func split(json: String) throws {
    guard case .split(let x, let y, let z) = try transform(json).transform.position else {
      throw UnexpectedKind(found: "joined")
    }
    #expect([x.fixedValue, y.fixedValue, z?.fixedValue] == [1, 2, 3])
  }

  @Test("x of a joined position is its expression")
  func expression() throws {
    let (transform, ids) = try transform(#""p": {"k": [1, 2], "x": "value"}"#)
    guard case .joined(let position) = transform.position else {
      throw UnexpectedKind(found: "split")
    }
    #expect(position.expression == "value")
    #expect(ids.isEmpty)
  }

  @Test("reads the 3D parts of a transform")
  func threeD() throws {
    let (transform, _) = try transform(
      #""rx": {"k": 1}, "ry": {"k": 2}, "rz": {"k": 3}, "or": {"k": [4, 5, 6]}"#)
    #expect(transform.rotationX?.fixedValue == 1)
    #expect(transform.rotationY?.fixedValue == 2)
    #expect(transform.rotation.fixedValue == 3)
    #expect(transform.orientation?.fixedValue == Vector(x: 4, y: 5, z: 6))
  }

  @Test("skew has an amount and a direction")
  func skew() throws {
    let (transform, _) = try transform(#""sk": {"k": 10}, "sa": {"k": 20}"#)
    #expect(transform.skew.fixedValue == 10)
    #expect(transform.skewAxis.fixedValue == 20)
  }
}
