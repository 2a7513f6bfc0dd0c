import Foundation
import PegbarDiagnostics
import PegbarLottie
import PegbarTestSupport
import Testing

/// Any value can be at any location, without crashes or long run times.
@Suite struct RobustnessTests {
  private let everything = #"""
    {"v": "4.0.0", "nm": "a", "w": 9, "h": 9, "fr": 9, "ip": 0, "op": 9, "layers": [
      {"ty": 4, "ind": 1, "nm": "L", "ks": {"p": {"s": true, "x": {"k": 1}, "y": {"k": 2}},
        "o": {"k": [{"t": 0, "s": [1], "e": [2], "o": {"x": [0.1, 0.2], "y": [0]},
          "i": {"x": [1], "y": [1]}, "to": [1, 1], "ti": [1, 1]}, {"t": 5}]}},
        "shapes": [{"ty": "gr", "it": [
          {"ty": "sh", "ks": {"k": [{"t": 0, "s": [{"c": true, "v": [[0, 0]], "i": [[0, 0]],
            "o": [[0, 0]]}]}, {"t": 5}]}},
          {"ty": "gf", "g": {"p": 2, "k": {"k": [0, 1, 0, 0, 1, 0, 0, 0]}}},
          {"ty": "st", "c": {"k": [255, 0, 0]}, "d": [{"n": "d", "v": {"k": 5}}]},
          {"ty": "rp", "tr": {"so": {"k": 1}}}, {"ty": "tr"}]}],
        "masksProperties": [{"mode": "a", "pt": {"k": {"v": [], "i": [], "o": []}}}],
        "ef": [{"ty": 5, "ef": [{"ty": 0, "v": {"k": 1}}]}], "sy": [{"ty": 1, "c": {"k": [1, 1, 1]}}]},
      {"ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "a", "fc": [1, 1, 1]}}]},
        "a": [{"s": {"s": {"k": 1}}, "a": {"o": {"k": 1}}}], "p": {"m": 0}, "m": {"a": {"k": [1, 1]}}}},
      {"ty": 0, "refId": "c", "tm": {"k": 1}}, {"ty": 1, "sc": "#fff"}],
     "assets": [{"id": "c", "layers": [{"ty": 3}]}, {"id": "i", "p": "a.png", "w": 1, "h": 1}],
     "markers": [{"tm": 1, "cm": "{\"a\": 1}", "dr": 1}],
     "fonts": {"list": [{"fName": "a"}]}, "chars": [{"ch": "a", "data": {"shapes": []}}],
     "slots": {"a": {"p": {"k": [1, 1, 1]}}}, "meta": {"k": ["a"]}}
    """#

  /// Returns every variant of a value with `new` at one location.
  private func variants(of value: Any, with new: Any) -> [Any] {
    var all: [Any] = [new]
    if let object = value as? [String: Any] {
      for (key, member) in object {
        for variant in variants(of: member, with: new) {
          var copy = object
          copy[key] = variant
          all.append(copy)
        }
      }
    }
    if let array = value as? [Any] {
      for (index, element) in array.enumerated() {
        for variant in variants(of: element, with: new) {
          var copy = array
          copy[index] = variant
          all.append(copy)
        }
      }
    }
    return all
  }

  private func read(_ value: Any) throws -> LottieDocument? {
    let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    return try LottieDocument.read(Array(data), log: FindingLog())
  }

  @Test(
    "accepts any value at any location", .slow,
    arguments: Tier.some(
      [
        "null", "true", "-1", "1e308", "-1e308", "0.5", #""x""#, #""""#, "[]", "{}", "[[]]",
        "[null]", "[{}]", #"{"k": []}"#, #"[{"t": 0}]"#, #"{"k": {"v": [[1]]}}"#, "[1e308, -1e308]",
      ], every: 8))
  func anything(json: String) throws {
    let new = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    let root = try JSONSerialization.jsonObject(with: Data(everything.utf8))
    var readable = 0
    for variant in variants(of: root, with: new) {
      if let document = try read(variant) {
        readable += 1
        #expect(document.frameRate > 0 && document.outPoint > document.inPoint)
      }
    }
    #expect(readable > 150)
  }

  @Test("any member may be missing")
  func missing() throws {
    let root = try JSONSerialization.jsonObject(with: Data(everything.utf8))
    let mark = "\u{1}gone"
    var readable = 0
    for variant in variants(of: root, with: mark) {
      if try read(removing(mark, from: variant)) != nil { readable += 1 }
    }
    #expect(readable > 150)
  }

  private func removing(_ mark: String, from value: Any) -> Any {
    if let object = value as? [String: Any] {
      return object.filter { $0.value as? String != mark }.mapValues { removing(mark, from: $0) }
    }
    if let array = value as? [Any] { return array.map { removing(mark, from: $0) } }
    return value
  }

  @Test("large files are read whole", .slow)
  func large() throws {
    let keys = (0..<20_000).map { #"{"t": \#(20_000 - $0), "s": [1], "q": 0}"# }
    let items = Array(repeating: #"{"ty": "fl"}"#, count: 20_000)
    let layers = (0..<5_000).map { #"{"ty": 3, "ind": \#($0)}"# }
    let assets = (0..<5_000).map { #"{"id": "\#($0)", "layers": []}"# }
    let json = """
      {"w": 9, "h": 9, "fr": 9, "ip": 0, "op": 9, "assets": [\(assets.joined(separator: ","))],
       "layers": [{"ty": 4, "ks": {"o": {"k": [\(keys.joined(separator: ","))]}},
        "shapes": [\(items.joined(separator: ","))]}, \(layers.joined(separator: ","))]}
      """
    let document = try #require(
      try LottieDocument.read(Array(json.utf8), log: FindingLog()))
    #expect(document.layers.count == 5_001)
    #expect(document.assets.count == 5_000)
  }
}
