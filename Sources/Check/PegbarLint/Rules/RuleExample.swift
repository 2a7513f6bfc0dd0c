internal import PegbarContainer
package import PegbarDiagnostics
internal import PegbarLottie

/// A small document that demonstrates the finding of a rule.
package struct RuleExample: Sendable {
  /// The relevant part of the document, for the page.
  package internal(set) var excerpt: String
  /// The whole document as JSON.
  package let json: String
  /// The file of the document.
  package internal(set) var file: LintedFile
  /// The values of the rule's options, by name.
  package private(set) var options: [String: RuleOption.Value] = [:]
  /// The severity of the finding, if it differs from that of the rule.
  package internal(set) var severity: Severity?

  /// Returns the example with an option of its rule, which the page includes.
  func setting(_ option: String, to value: RuleOption.Value) -> RuleExample {
    var example = self
    example.options[option] = value
    example.excerpt = "with \(option) = \(value.shown): \(excerpt)"
    return example
  }

  /// Returns the example in an archive with these entries.
  ///
  /// Its page lists the contents of the archive.
  ///
  /// - Parameter manifest: The contents of `manifest.json`, which is added to the entries.
  func inArchive(
    _ entries: [ArchiveContents.Entry], manifest: String? = nil
  ) -> RuleExample {
    var example = self
    let all = (manifest == nil ? [] : [ArchiveContents.Entry(name: "manifest.json")]) + entries
    example.file.name = "example.lottie"
    example.file.isArchive = true
    example.file.archive = LintedArchive(
      ArchiveContents(entries: all, manifest: manifest.map { Array($0.utf8) }))
    let lines = [manifest.map { "manifest.json: \($0)" }].compactMap(\.self) + entries.map(\.name)
    example.excerpt = lines.joined(separator: "\n")
    return example
  }

  /// Returns the example as the animation `day` of an archive that contains other files.
  ///
  /// - Parameter files: The contents of the other files, by path.
  func inArchive(manifest: String, files: [String: String]) -> RuleExample {
    var example = inArchive(
      (["a/day.json"] + files.keys.sorted()).map { ArchiveContents.Entry(name: $0) },
      manifest: manifest)
    example.file.animation = "day"
    example.file.parts = DotLottieArchive(manifest: Array(manifest.utf8)) { _ in
      files.mapValues { Array($0.utf8) }
    }
    let lines = files.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
    example.excerpt = (lines + ["a/day.json: \(excerpt)"]).joined(separator: "\n")
    return example
  }

  /// Returns an example of an archive with a manifest and entries with these names.
  static func archive(manifest: String, _ names: String...) -> RuleExample {
    animation("").inArchive(names.map { ArchiveContents.Entry(name: $0) }, manifest: manifest)
  }

  /// Creates an example with a whole document and the part that the page includes.
  init(_ excerpt: String, json: String) {
    self.excerpt = excerpt
    self.json = json
    let bytes = Array(json.utf8)
    file = LintedFile(name: "example.json", byteCount: bytes.count, text: bytes)
  }

  /// Returns an example of an animation with members that replace the default ones.
  ///
  /// The members must not end with a comma.
  static func animation(_ members: String, layers: String = layer) -> RuleExample {
    RuleExample("{\(members)}", json: document(members, layers: layers))
  }

  /// Returns an example with members of one layer.
  ///
  /// Missing members are added.
  static func layer(_ members: String) -> RuleExample { layers([members]) }

  /// Returns an example with the members of several layers, front to back.
  static func layers(_ layers: [String], with members: String = "") -> RuleExample {
    let all = layers.map(complete)
    let excerpt =
      layers.count == 1
      ? "{\(layers[0])}" : "\"layers\": [\(layers.map { "{\($0)}" }.joined(separator: ", "))]"
    return RuleExample(
      members.isEmpty ? excerpt : "\(members), \(excerpt)",
      json: document(members, layers: all.joined(separator: ", ")))
  }

  /// Returns an example with the items of a shape layer.
  static func shapes(_ items: String) -> RuleExample {
    RuleExample(
      items, json: document("", layers: complete("\"ty\": 4, \"shapes\": [\(items)]")))
  }

  /// The default members of a layer, for those that an example does not specify.
  private static let defaults: [(key: String, value: String)] = [
    ("ty", "3"), ("nm", "\"Layer\""), ("ip", "0"), ("op", "60"), ("st", "0"), ("ks", "{}"),
  ]

  private static let layer = complete("")

  private static func complete(_ members: String) -> String {
    object(members, defaults)
  }

  private static func document(_ members: String, layers: String) -> String {
    let size = [
      ("v", "\"5.7.0\""), ("nm", "\"Animation\""), ("fr", "30"), ("ip", "0"), ("op", "60"),
      ("w", "100"), ("h", "100"),
    ]
    let given = members.isEmpty ? "" : members + ", "
    return object("\(given)\"layers\": [\(layers)]", size)
  }

  /// Returns an object with members, and with default members for the missing keys.
  private static func object(_ members: String, _ defaults: [(key: String, value: String)])
    -> String
  {
    let keys = topLevelKeys(of: members)
    let added = defaults.filter { !keys.contains($0.key) }.map { "\"\($0.key)\": \($0.value)" }
    return "{" + (added + (members.isEmpty ? [] : [members])).joined(separator: ", ") + "}"
  }

  /// Returns the keys of members that are not inside other objects or arrays.
  private static func topLevelKeys(of members: String) -> Set<String> {
    var keys: Set<String> = []
    var depth = 0
    var text: String?
    var last = ""
    for character in members {
      if let open = text {
        if character == "\"" { (last, text) = (open, nil) } else { text = open + String(character) }
        continue
      }
      switch character {
      case "\"": text = ""
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      case ":" where depth == 0: keys.insert(last)
      default: break
      }
    }
    return keys
  }
}
