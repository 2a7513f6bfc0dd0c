import Foundation
import PegbarLottie
import PegbarTestSupport
import Testing

/// Compares the readers with the JSON Schema of the format.
@Suite struct SchemaTests {
  private static let schema: URL = {
    let data =
      ProcessInfo.processInfo.environment["PEGBAR_DATA"].map { URL(fileURLWithPath: $0) }
      ?? Repository.root.deletingLastPathComponent().appendingPathComponent("shared/data")
    return data.appendingPathComponent("lottie-spec/lottie.schema.bundle.json")
  }()

  private static var isPresent: Bool { FileManager.default.fileExists(atPath: schema.path) }

  private typealias Object = [String: Any]

  private func definitions(_ family: String) throws -> Object {
    let data = try Data(contentsOf: Self.schema)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? Object)
    let families = try #require(root["$defs"] as? Object)
    return try #require(families[family] as? Object)
  }

  /// Returns every key and constant of a definition, including those of referenced definitions.
  private func keys(of definition: Any) throws -> [String: Any?] {
    var keys: [String: Any?] = [:]
    if let list = definition as? [Any] {
      for part in list { keys.merge(try self.keys(of: part)) { old, new in old ?? new } }
    }
    guard let object = definition as? Object else { return keys }
    for (key, value) in object["properties"] as? Object ?? [:] {
      keys[key] = .some((value as? Object)?["const"])
    }
    for combination in ["allOf", "oneOf", "anyOf", "if", "then"] {
      guard let parts = object[combination] else { continue }
      keys.merge(try self.keys(of: parts)) { old, new in old ?? new }
    }
    if let reference = object["$ref"] as? String {
      let steps = reference.split(separator: "/").suffix(2).map(String.init)
      if let target = try definitions(steps[0])[steps[1]] {
        keys.merge(try self.keys(of: target)) { old, new in old ?? new }
      }
    }
    return keys
  }

  /// Returns an object with all keys of a definition: constants are kept, other values are null.
  private func sample(_ family: String, _ name: String) throws -> String {
    let definition = try #require(try definitions(family)[name])
    let members = try keys(of: definition).map { key, constant -> String in
      switch constant {
      case .some(let text as String): "\"\(key)\": \"\(text)\""
      case .some(let number as NSNumber): "\"\(key)\": \(number)"
      default: "\"\(key)\": null"
      }
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private func unread(_ json: String) throws -> [String] {
    let (document, _) = try read(json)
    return document.unreadMembers.map { "\(document.path(of: $0.object)).\($0.key)" }
  }

  @Test("recognizes every key of the format schema", .enabled(if: isPresent, "no schema here"))
  func keys() throws {
    let shapes = try definitions("shapes").keys.sorted().filter { $0 != "all-graphic-elements" }
    let layers = try definitions("layers").keys.sorted().filter { $0 != "all-layers" }
    let items = try shapes.map { try sample("shapes", $0) }
    let group = #"{"ty": "gr", "it": [\#(items.joined(separator: ", "))]}"#
    let dash = #"{"ty": "st", "d": [\#(try sample("shapes", "stroke-dash"))]}"#
    let keyframes = [
      ("o", "vector-keyframe"), ("p", "position-keyframe"), ("s", "vector-keyframe"),
      ("a", "base-keyframe"),
    ]
    let transform = try keyframes.map { key, name in
      #""\#(key)": {"a": 1, "k": [{"t": 0, "s": [1]}, \#(try sample("properties", name))]}"#
    }
    let easing = try sample("properties", "easing-handle")
    let gradient = try sample("properties", "gradient-property")
    let path = try sample("properties", "bezier-property")
    let bezier = try sample("values", "bezier")
    let mask = try sample("helpers", "mask")
    let all = """
      {"ty": 4, "ks": {\(transform.joined(separator: ", "))}, "masksProperties": [\(mask)],
       "shapes": [\(group), \(dash), {"ty": "gf", "g": \(gradient)},
        {"ty": "sh", "ks": \(path)}, {"ty": "sh", "ks": {"k": \(bezier)}},
        {"ty": "fl", "o": {"k": [{"t": 0, "s": 1, "o": \(easing), "i": \(easing)}]}},
        {"ty": "gr", "it": [{"ty": "tr", "p": \(try sample("properties", "split-position"))}]}]}
      """
    let samples = [all] + (try layers.map { try sample("layers", $0) })
    let assets = try definitions("assets").keys.sorted().map { try sample("assets", $0) }
    let root = try keys(of: try #require(try definitions("composition")["animation"]))
    let others = root.keys.filter { !["w", "layers", "assets", "markers", "slots"].contains($0) }
      .sorted()
    let json = """
      {"w": 9, \(others.map { "\"\($0)\": null" }.joined(separator: ", ")),
       "layers": [\(samples.joined(separator: ", "))], "assets": [\(assets.joined(separator: ", "))],
       "markers": [\(try sample("helpers", "marker"))],
       "slots": {"a": \(try sample("helpers", "slot"))}}
      """
    let unknown = try unread(json)
    #expect(unknown.isEmpty, "\(unknown)")
    #expect(items.count > 15 && layers.count > 5)
  }

  @Test(
    "records a key that is not part of the format",
    arguments: [
      #"{"ty": 4, "colour": 1}"#, #"{"ty": 4, "ks": {"opacity": 1}}"#,
      #"{"ty": 4, "shapes": [{"ty": "fl", "colour": 1}]}"#,
      #"{"ty": 4, "ks": {"o": {"k": [{"t": 0, "s": 1, "ease": 1}]}}}"#,
      #"{"ty": 4, "masksProperties": [{"shape": 1}]}"#, #"{"ty": 4, "ef": [{"value": 1}]}"#,
    ])
  func unknown(layer: String) throws {
    let (document, _) = try read(layers: layer)
    #expect(document.unreadMembers.count == 1)
  }
}
