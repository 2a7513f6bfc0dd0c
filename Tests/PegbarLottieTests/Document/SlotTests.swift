import PegbarLottie
import Testing

@Suite struct SlotTests {
  private func slot(_ json: String) throws -> Slot {
    let (document, log) = try read(layers: "", rest: #""slots": {"a": {"p": \#(json)}}"#)
    #expect(log.ids.isEmpty)
    let slot = try #require(document.slots.first)
    #expect(slot.id == "a")
    return slot
  }

  @Test("a number is a number", arguments: [#"{"k": 5}"#, #"{"k": [5]}"#, "5"])
  func scalar(json: String) throws {
    let slot = try slot(json)
    #expect(slot.scalar?.fixedValue == 5)
    #expect(slot.vector == nil)
  }

  @Test("three numbers in 0…1 are a color first, and also a vector")
  func color() throws {
    let slot = try slot(#"{"a": 0, "k": [1, 0, 0.5]}"#)
    #expect(slot.color?.fixedValue == Color(red: 1, green: 0, blue: 0.5))
    #expect(slot.vector?.fixedValue == Vector(x: 1, y: 0, z: 0.5))
    guard case .color = slot.values.first else { throw UnexpectedKind(found: "\(slot)") }
  }

  @Test("larger numbers are only a vector")
  func vector() throws {
    let slot = try slot(#"{"a": 0, "k": [100, 100, 100]}"#)
    #expect(slot.vector?.fixedValue == Vector(x: 100, y: 100, z: 100))
    #expect(slot.color == nil)
  }

  @Test("reads keyframes")
  func keyed() throws {
    let slot = try slot(#"{"k": [{"t": 0, "s": [1, 0, 0]}, {"t": 9, "s": [0, 0, 0]}]}"#)
    #expect(slot.color?.keyframes.count == 2)
  }

  @Test("distinguishes gradients, paths, text and images")
  func others() throws {
    let gradient = try slot(#"{"p": 2, "k": {"a": 0, "k": [0, 1, 0, 0, 1, 0, 0, 1]}}"#)
    guard case .gradient(_, stopCount: 2) = gradient.values.first else {
      throw UnexpectedKind(found: "\(gradient)")
    }
    let path = try slot(#"{"k": {"v": [[0, 0]], "i": [[0, 0]], "o": [[0, 0]]}}"#)
    #expect((path.property() as Property<BezierPath>?)?.fixedValue?.count == 1)
    let text = try slot(#"{"k": [{"t": 0, "s": {"t": "Hello", "f": "Arial"}}]}"#)
    #expect((text.property() as Property<TextDocument>?)?.firstValue?.text == "Hello")
    let image = try slot(#"{"id": "i", "w": 1, "h": 1, "p": "a.png"}"#)
    #expect(image.asset != nil && image.values.isEmpty)
  }
}
