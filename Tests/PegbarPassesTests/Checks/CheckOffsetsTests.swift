import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of findings about Offset Paths.
@Suite struct CheckOffsetsTests {
  @Test("reports an outline that is contracted beyond its center, in either direction")
  func collapse() throws {
    func ids(_ amount: String, _ rectangleMembers: String = #""d": 1"#) throws -> [String] {
      try imported(
        shapes: rectangle("a", rectangleMembers), item("op", "O", #""a": {"k": \#(amount)}"#),
        fill()
      ).ids
    }
    #expect(try ids("-6") == ["shape/offset-paths"])
    #expect(try ids("-4") == [])
    #expect(try ids("60") == [])
    #expect(try ids("6", #""d": 3"#) == ["shape/offset-paths"])
    #expect(try ids("-60", #""d": 3"#) == [])
    #expect(
      try ids(#"[{"t": 0, "s": [0]}, {"t": 9, "s": [-6]}]"#) == ["shape/offset-paths"])
  }

  @Test("reports an outline with more corners than the limit, where they meet")
  func intricateOffset() throws {
    func ids(_ points: Int) throws -> [String] {
      // Curved sides take long to cut where they meet.
      let list = (0..<points).map { "[\($0 * 10), \($0 % 2 * 9)]" }.joined(separator: ", ")
      func same(_ handle: String) -> String {
        Array(repeating: handle, count: points).joined(separator: ", ")
      }
      let path = item(
        "sh", "P",
        """
        "ks": {"k": {"c": false, "v": [\(list)], "i": [\(same("[-3, 6]"))], "o": [\(same("[3, 6]"))]}}
        """)
      return try imported(shapes: path, item("op", "O", #""a": {"k": 1}"#), fill()).ids
    }
    #expect(try ids(5) == [])
    #expect(try ids(400) == ["shape/offset-paths"])
  }

  private func offsetIDs(_ shape: String, _ members: String, _ more: String...) throws -> [String] {
    let offset = item("op", "O", members)
    return imported(try document([shapeLayer([shape] + more + [offset, fill()])])).ids
  }

  @Test("reports offset corners that are round and torn open")
  func offsets() throws {
    let (round, line) = (#""a": {"k": 4}, "lj": 2"#, #"[[0, 0], [20, 0], [40, 0]]"#)
    func path(_ points: String, isClosed: Bool) -> String {
      let zeros = "[[0, 0], [0, 0], [0, 0]]"
      return item(
        "sh", "P",
        #""ks": {"k": {"c": \#(isClosed), "v": \#(points), "i": \#(zeros), "o": \#(zeros)}}"#)
    }
    let ellipse = item("el", "E", #""p": {"k": [0, 0]}, "s": {"k": [20, 20]}"#)
    let said = ["player/offset-round"]
    #expect(try offsetIDs(path(line, isClosed: false), round) == said)
    #expect(
      try offsetIDs(
        rectangle("R"), #""a": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [4]}]}, "lj": 2"#) == said)
    #expect(
      try offsetIDs(ellipse, round, item("zz", "Z", #""s": {"k": 5}, "r": {"k": 3}"#)) == said)

    #expect(try offsetIDs(ellipse, round) == [])
    #expect(try offsetIDs(rectangle("R", #""r": {"k": 5}"#), round) == [])
    #expect(try offsetIDs(rectangle("R"), round, item("rd", "C", #""r": {"k": 5}"#)) == [])
    #expect(try offsetIDs(rectangle("R"), #""a": {"k": 4}, "lj": 1"#) == [])
    #expect(try offsetIDs(rectangle("R"), #""a": {"k": 0}, "lj": 2"#) == [])
    // Corners of a contracted shape are not torn open.
    #expect(try offsetIDs(rectangle("R"), #""a": {"k": -2}, "lj": 2"#) == [])
    let bare = try imported(shapes: rectangle("R"), item("op", "O", round))
    #expect(bare.ids == [])
  }
}
