import PegbarJSON
import Testing

@Suite struct JSONWriterTests {
  private func sample(_ style: JSONWriter.Style) -> String {
    var writer = JSONWriter(style: style)
    writer.object { writer in
      writer.member("name", "ball")
      writer.member("size", [100, 0.5])
      writer.member("keys") { writer in
        writer.array { writer in
          writer.object(.oneLine) { writer in
            writer.member("time", 1)
            writer.member("values", [1.0])
            writer.member("holds", true)
          }
          writer.number(.nan)
        }
      }
      writer.key("empty")
      writer.beginObject()
      writer.endObject()
      writer.key("none")
      writer.beginArray()
      writer.endArray()
    }
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test("the readable style has one line per member, and numbers remain on one line")
  func readable() {
    #expect(
      sample(.readable) == """
        {
          "name": "ball",
          "size": [100, 0.5],
          "keys": [
            {"time": 1, "values": [1], "holds": true},
            null
          ],
          "empty": {},
          "none": []
        }

        """)
  }

  @Test("the compact style has no whitespace")
  func compact() {
    #expect(
      sample(.compact)
        == #"{"name":"ball","size":[100,0.5],"keys":[{"time":1,"values":[1],"holds":true},null],"#
        + #""empty":{},"none":[]}"#)
  }

  @Test(
    "escapes text so that it reads back unchanged",
    arguments: [
      ("", #""""#), ("Ball é 🎈", #""Ball é 🎈""#), (#"a"b\c"#, #""a\"b\\c""#),
      ("\n\r\t\u{8}\u{C}\u{0}\u{1F}", #""\n\r\t\b\f\u0000\u001f""#),
      ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#), ("\u{2027}\u{202A}", "\"\u{2027}\u{202A}\""),
    ])
  func escapes(text: String, json: String) {
    var writer = JSONWriter(style: .compact)
    writer.string(text)
    #expect(String(decoding: writer.finish(), as: UTF8.self) == json)
  }

  @Test("what is no number in JSON becomes null")
  func notFinite() {
    var writer = JSONWriter(style: .compact)
    writer.numbers([.nan, .infinity, -.infinity, 1])
    #expect(String(decoding: writer.finish(), as: UTF8.self) == "[null,null,null,1]")
  }
}
