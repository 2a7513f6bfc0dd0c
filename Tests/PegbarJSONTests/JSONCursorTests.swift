import PegbarDiagnostics
import PegbarJSON
import Testing

@Suite struct JSONCursorTests {
  private func read<Result>(
    _ text: String, log: FindingLog = FindingLog(), _ body: (JSONValue) -> Result
  ) throws -> Result {
    try JSONDocument.read(Array(text.utf8), log: log, body)
  }

  @Test("the trail gives the path of every visited object after the tree is released")
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

  @Test("findings contain layer names, even those that are read later")
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

  @Test("reports another type, but not null or a missing member")
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

  @Test("reads an array of numbers only if all elements are numbers")
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

  @Test("accepts 0 and 1 as Boolean values")
  func truth() throws {
    let values = try read("[true, 0, 1, false, null]") { $0.array?.map(\.bool) }
    #expect(values == [true, false, true, false, nil])
  }

  @Test("iterates members in file order and keeps unread ones")
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
