import PegbarDiagnostics
import PegbarJSON
import Testing

@Suite struct JSONCursorTests {
  private func read<Result>(
    _ text: String, log: FindingLog = FindingLog(), _ body: (JSONValue) -> Result
  ) throws -> Result {
    try JSONDocument.read(Array(text.utf8), log: log, body)
  }

  @Test("the trail gives the path of every object that was entered, after the tree is gone")
  func trail() throws {
    let text = #"{"layers": [{}, {"a key of more than sixteen bytes": {"k": []}}]}"#
    let (trail, source) = try read(text) { root in
      let layer = root.object?["layers"]?.array?[1].object
      let inner = layer?["a key of more than sixteen bytes"]?.object?["k"]?.array
      return (root.reader.trail, inner?.source)
    }
    let path = trail.path(of: try #require(source))
    #expect(path.description == #"$.layers[1]["a key of more than sixteen bytes"].k"#)
    #expect(trail.path(of: .root).description == "$")
  }

  @Test("findings carry the designer's names, even names that are read after them")
  func breadcrumbs() throws {
    let log = FindingLog()
    try read(#"{"nm": "Main", "layers": [{"ty": "x", "nm": "Arm"}]}"#, log: log) { root in
      guard let composition = root.object, let layer = composition["layers"]?.array?[0].object
      else { return }
      _ = layer["ty"]?.readNumber()
      layer.name(layer["nm"]?.readString() ?? "")
      composition.name(composition["nm"]?.readString() ?? "")
    }
    #expect(log.findings.map(\.kind) == [.wrongType])
    #expect(log.findings.first?.breadcrumb == ["Main", "Arm"])
    #expect(log.findings.first?.path.description == "$.layers[0].ty")
  }

  @Test("another type is reported, null and a missing member are not")
  func wrongType() throws {
    let log = FindingLog()
    try read(#"{"a": "1", "b": null, "c": 1e300}"#, log: log) { root in
      guard let object = root.object else { return }
      #expect(object["a"]?.readNumber() == nil)
      #expect(object["a"]?.readArray() == nil)
      #expect(object["b"] == nil)
      #expect(object["z"] == nil)
      #expect(object["c"]?.readInt() == nil)
    }
    #expect(log.findings.map(\.path.description) == ["$.a", "$.a", "$.c"])
  }

  @Test("numbers come as an array only where all are numbers")
  func numbers() throws {
    try read(#"[[1, 2.5], [1, "2"], [], 3, [1, 2, 3]]"#) { root in
      guard let array = root.array else { return }
      #expect(array[0].numbers == [1, 2.5])
      #expect(array[1].numbers == nil)
      #expect(array[2].numbers == [])
      #expect(array[3].numbers == nil)
      #expect(array[4].pair?.1 == 2)
      #expect(array[2].pair == nil)
    }
  }

  @Test("0 and 1 are truth values")
  func truth() throws {
    let values = try read("[true, 0, 1, false, null]") { $0.array?.map(\.bool) }
    #expect(values == [true, false, true, false, nil])
  }

  @Test("members come in the order of the file, and unread ones are kept")
  func order() throws {
    let (keys, unread) = try read(#"{"b": 1, "a": {"zz": 2}}"#) { root in
      root.object?["a"]?.object.map { inner in
        for (key, _) in inner { inner.reader.unread(key, in: inner.source) }
      }
      return (root.object?.map(\.key.text), root.reader.unreadMembers.map { $0.key })
    }
    #expect(keys == ["b", "a"])
    #expect(unread == ["zz"])
  }
}
