import PegbarLottie
import Testing

@Suite struct SlotVariationTests {
  private func slot(_ json: String) throws -> Slot {
    try #require(
      try read(layers: "", rest: #""slots": {"a": {"p": \#(json)}}"#).document.slots.first)
  }

  @Test("numbers that hide or do nothing become others, and colours that are alike differ")
  func unremarkable() throws {
    #expect(try slot(#"{"a": 0, "k": 0}"#).unremarkable(0)?.scalar?.fixedValue != 0)
    #expect(try slot(#"{"a": 0, "k": 100}"#).unremarkable(0)?.scalar?.fixedValue != 100)
    let scale = try slot(#"{"a": 0, "k": [100, 100]}"#).unremarkable(0)?.vector?.fixedValue
    #expect(scale?.x != 100 && scale?.y != 100)
    let color = try slot(#"{"a": 0, "k": [1, 0, 0.5]}"#)
    let others = (0..<20).map { color.unremarkable($0)?.color?.fixedValue }
    #expect(Set(others.map { "\(String(describing: $0))" }).count == 20)
    #expect(others.allSatisfy { $0.map { 0...1 ~= $0.red && 0...1 ~= $0.blue } == true })
  }

  @Test("what moves by itself, and texts, stay as they are")
  func fixed() throws {
    let moving = #"{"a": 1, "k": [{"t": 0, "s": [1]}, {"t": 9, "s": [2]}]}"#
    #expect(try slot(moving).unremarkable(0) == nil)
    let text = #"{"k": [{"t": 0, "s": {"t": "Hi", "f": "F", "s": 9, "fc": [0, 0, 0]}}]}"#
    #expect(try slot(text).unremarkable(0) == nil)
    #expect(try slot(text).varied(1, of: 0) != nil)
  }

  @Test("slots that change together can be told apart: no change is a multiple of another")
  func apart() throws {
    let number = try slot(#"{"a": 0, "k": 50}"#)
    let changes = (0..<30).map { index in
      (1...3).map { step in (number.varied(step, of: index)?.scalar?.fixedValue ?? 50) - 50 }
    }
    #expect(changes.allSatisfy { $0.allSatisfy { $0 != 0 } })
    for (first, left) in changes.enumerated() {
      for right in changes[(first + 1)...] {
        let across = (left[0] * right[1] - left[1] * right[0]).magnitude
        let along = (left[0] * right[2] - left[2] * right[0]).magnitude
        #expect(max(across, along) > 0.1)
      }
    }
  }
}
