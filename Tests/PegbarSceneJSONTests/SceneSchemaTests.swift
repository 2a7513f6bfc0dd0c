import Foundation
import PegbarDiagnostics
import PegbarGeometry
import PegbarJSON
import PegbarScene
import PegbarSceneJSON
import PegbarTestSupport
import Testing

@Suite("The schema of scene JSON")
struct SceneSchemaTests {
  // MARK: Complete

  /// Every key under `properties`, and every text in an `enum` or `const`.
  private static func words(
    _ value: JSONValue, _ keys: inout Set<String>, _ cases: inout Set<String>
  ) {
    for element in value.array.map(Array.init) ?? [] { words(element, &keys, &cases) }
    guard let object = value.object else { return }
    for (key, member) in object {
      if key == "properties", let properties = member.object {
        keys.formUnion(properties.map(\.key.text))
      }
      if key == "enum" || key == "const" {
        let values = member.array.map(Array.init) ?? [member]
        cases.formUnion(values.compactMap(\.string))
      }
      words(member, &keys, &cases)
    }
  }

  /// The keys and the texts of the schema.
  private static func words() throws -> (keys: Set<String>, cases: Set<String>) {
    var keys: Set<String> = []
    var cases: Set<String> = []
    try JSONDocument.read(SceneJSON.schema, log: FindingLog()) { words($0, &keys, &cases) }
    return (keys, cases)
  }

  @Test("the samples use every member and every case of the schema")
  func samplesUseEverything() throws {
    let text =
      String(decoding: SceneJSON.write(SceneSamples.exact), as: UTF8.self)
      + String(decoding: SceneJSON.write(SceneSamples.normalized), as: UTF8.self)
    let (keys, cases) = try Self.words()
    // Whoever writes a file adds the checksum.
    #expect(keys.filter { !text.contains("\"\($0)\": ") } == ["checksum"])
    // What changes nothing is left out.
    let defaultValue: Set = [
      "exact", "normal", "nonZero", "butt", "miter", "both", "onOriginal", "below", "corner",
      "regular", "fraction", "characters", "square", "left",
    ]
    #expect(cases.subtracting(defaultValue).filter { !text.contains("\"\($0)\"") } == [])
  }

  @Test("the schema contains every property, blend mode and mode")
  func schemaKnowsEveryCase() throws {
    let cases = try Self.words().cases
    let known =
      Property.allCases.map(\.rawValue) + LayerProperty.allCases.map(\.rawValue)
      + BlendMode.allCases.map(\.rawValue)
      + Mask.Mode.allCases.map(\.rawValue) + Matte.Mode.allCases.map(\.rawValue)
      + NormalizedMask.Mode.allCases.map(\.rawValue) + Trim.Mode.allCases.map(\.rawValue)
      + FillRule.allCases.map(\.rawValue) + Stroke.Cap.allCases.map(\.rawValue)
      + Stroke.Join.allCases.map(\.rawValue) + Gradient.Kind.allCases.map(\.rawValue)
      + Polystar.Kind.allCases.map(\.rawValue)
    #expect(known.filter { !cases.contains($0) } == [])
  }

  // MARK: Validation with an independent validator

  /// Whether `python3` with the package `jsonschema` is in the path.
  static let hasValidator: Bool = (try? python(["-c", "import jsonschema"])) != nil

  struct PythonFailed: Error {}

  @discardableResult
  private static func python(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw PythonFailed() }
    return String(decoding: data, as: UTF8.self)
  }

  /// Whether each of the documents is valid.
  private func validate(_ documents: [String]) throws -> [Bool] {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "\(UUID()).json")
    try Data("[\(documents.joined(separator: ","))]".utf8).write(to: file)
    let schema = folder.appending(path: "\(UUID()).json")
    try Data(SceneJSON.schema).write(to: schema)
    defer { for url in [file, schema] { try? FileManager.default.removeItem(at: url) } }
    let script = """
      import json, jsonschema, sys
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      for document in json.load(open(sys.argv[2])):
        print("valid" if validator.is_valid(document) else "invalid")
      """
    let output = try Self.python(["-c", script, schema.path(), file.path()])
    return output.split(separator: "\n").map { $0 == "valid" }
  }

  @Test(
    "written scenes are valid", .slow,
    .enabled(if: hasValidator, "needs python3 with the package jsonschema"))
  func writtenIsValid() throws {
    var documents = [
      SceneJSON.write(SceneSamples.exact), SceneJSON.write(SceneSamples.normalized),
    ]
    for seed in UInt64(0)..<(Tier.isFull ? 20 : 2) {
      var random = RandomScenes(seed: seed)
      documents.append(SceneJSON.write(random.exactScene()))
      documents.append(SceneJSON.write(random.normalizedScene()))
    }
    let valid = try validate(documents.map { String(decoding: $0, as: UTF8.self) })
    #expect(valid == Array(repeating: true, count: documents.count))
  }

  private static func scene(_ layer: String, kind: String = "exact", more: String = "") -> String {
    """
    {"pegbar": 1, "kind": "\(kind)", "name": "", "duration": 1, "frameRate": 1, \(more)
     "root": {"name": "", "size": [1, 1], "layers": [{"name": "a", \(layer)}]}}
    """
  }

  private static let exact = #""id": 0, "window": [0, 1]"#
  private static let normalized = #""bounds": [0, 0, 1, 1]"#

  @Test(
    "scenes that violate the format are invalid",
    .enabled(if: hasValidator, "needs python3 with the package jsonschema"))
  func brokenIsInvalid() throws {
    let exact = [
      #""window": [0, 1]"#,
      #""id": 0, "window": [0, "never"]"#,
      Self.exact + #", "opacty": 1"#,
      Self.exact + #", "opacity": {"keys": []}"#,
      Self.exact + #", "opacity": {"keys": [{"time": 0}]}"#,
      Self.exact + #", "opacity": {"keys": [{"time": 0, "value": [1, 2]}]}"#,
      Self.exact + #", "opacity": {"keys": [{"time": 0, "value": 1, "curve": [0, 0, 2, 1]}]}"#,
      Self.exact + #", "blendMode": "dissolve""#,
      Self.exact + #", "transform": {"position": [1, 2, 3]}"#,
      Self.exact + #", "transform": {"position": {"x": 1}}"#,
      Self.exact + #", "content": {"type": "color", "color": [0, 0, 0]}"#,
      Self.exact + #", "content": {"type": "solid", "size": [-1, 1], "color": [0, 0, 0]}"#,
      Self.exact + #", "content": {"type": "instance", "definition": "a", "rate": 0}"#,
      Self.exact
        + #", "content": {"type": "shapes", "nodes": [{"type": "fill", "name": "a"}]}"#,
      Self.normalized,
    ]
    let normalized = [
      #""bounds": [0, 0, 0, 1]"#,
      Self.normalized + #", "window": [0, 1]"#,
      Self.normalized + #", "opacity": {"keys": [{"time": 0, "value": 1}]}"#,
      Self.normalized + #", "tracks": [{"property": "skew", "keys": [{"time": 0, "value": 1}]}]"#,
      Self.normalized
        + #", "tracks": [{"property": "opacity", "keys": [{"time": 0, "value": [1, 1]}]}]"#,
      Self.normalized + #", "content": {"type": "fill", "color": [0, 0, 0], "path": [[0, 0]]}"#,
      Self.normalized + #", "content": {"type": "instance", "definition": "a", "rate": -1}"#,
    ]
    let broken =
      exact.map { Self.scene($0) } + normalized.map { Self.scene($0, kind: "normalized") } + [
        "{}", "[]", Self.scene(Self.exact, kind: "other"),
        Self.scene(Self.exact, more: #""definitions": [{"name": "", "size": [1, 1]}],"#),
        Self.scene(Self.exact).replacing(#""pegbar": 1"#, with: #""pegbar": 2"#),
      ]
    let whole = [
      Self.scene(Self.exact), Self.scene(Self.normalized, kind: "normalized"),
    ]
    let valid = try validate(broken + whole)
    #expect(zip(broken, valid).filter { $1 }.map(\.0) == [])
    #expect(valid.suffix(2) == [true, true])
  }
}
