import PegbarTestSupport
import Testing

@testable import Pegbar

/// The text that looks like an animation, although it cannot be parsed.
@Suite struct AnimationScanTests {
  private static func isAnimation(_ text: String) -> Bool {
    AnimationScan(Array(text.utf8)).isAnimation
  }

  @Test(
    "finds the members of an animation in text with errors",
    arguments: [
      #"{"layers": [], "w": 10"#,
      #"{"v": "5.12.1", "fr": 30, "ip": 0, "op": 60,"#,
      #"{"w": 10, "h": 10, "nm": "cut", "fr" :"#,
      #"{"assets": [{"p": "a // b"}], /* "x */ "op": 1, "layers": [,]}"#,
      "{\n// a \"comment\n\"ip\": 0, 'x', \"layers\" : [}",
      "{\n\"nm\": \"open,\n\"op\": 60, \"layers\": [",
      "{\"fr\": 30,\n<<<<<<< a\n\"op\": 60,\n=======\n\"op\": 90,\n>>>>>>> b\n\"layers\": []}",
      #"var data = {"layers": [], "ddd": 0};"#,
      #"{"pegbar": 1, "scene": "#,
    ])
  func animations(_ text: String) {
    #expect(Self.isAnimation(text))
    #expect(AnimationScan(text.utf16.flatMap { [UInt8($0 & 0xFF), 0] }).isAnimation)
  }

  @Test(
    "ignores other text, and members that are not at the top level",
    arguments: [
      "", "[1,2", "{{#each}} {\"a\": {{b}} }", "{\n  // comment\n  \"strict\": true,\n}",
      #"{"layers": [{"ip": 0, "op": 60, "w": 1, "h": 2, "fr": 3}],}"#,
      #"{"w": 10, "h": 20,}"#, #"{"name": "layers", "text": "\"op\": 1, \"layers\": 2",}"#,
      #"[{"layers": [], "op": 1, "w": 3},]"#, "{\"a\": \"\\", "/*",
    ])
  func others(_ text: String) { #expect(!Self.isAnimation(text)) }

  @Test("scans a limited part of long text")
  func limit() {
    let blank = [UInt8](repeating: 0x20, count: 1000)
    let text = Array(#"{"layers": [], "op": 1,"#.utf8)
    #expect(AnimationScan(blank.dropLast(text.count) + text, limit: 1000).isAnimation)
    #expect(!AnimationScan(blank + text, limit: 1000).isAnimation)
  }
}
