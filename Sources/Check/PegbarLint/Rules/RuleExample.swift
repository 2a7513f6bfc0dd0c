internal import PegbarContainer
package import PegbarDiagnostics

/// A small document that shows what a rule finds.
package struct RuleExample: Sendable {
  /// What of the document matters, as its page shows it.
  package internal(set) var excerpt: String
  /// The whole document as JSON.
  package let json: String
  /// What is known about its file.
  package internal(set) var file: LintedFile
  /// What options of the rule are set to, by name.
  package private(set) var options: [String: RuleOption.Value] = [:]
  /// The level of what is found, where that is not the level of the rule.
  package internal(set) var severity: Severity?

  /// The example where an option of its rule is set, which its page says.
  func setting(_ option: String, to value: RuleOption.Value) -> RuleExample {
    var example = self
    example.options[option] = value
    example.excerpt = "with \(option) = \(value.shown): \(excerpt)"
    return example
  }

  /// The example in an archive with these entries, whose page shows the archive.
  ///
  /// - Parameter manifest: The text of `manifest.json`, which is an entry, too.
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

  /// An archive with a manifest, and with entries that have these names.
  static func archive(manifest: String, _ names: String...) -> RuleExample {
    animation("").inArchive(names.map { ArchiveContents.Entry(name: $0) }, manifest: manifest)
  }

  /// A whole document, of which the page shows a part.
  init(_ excerpt: String, json: String) {
    self.excerpt = excerpt
    self.json = json
    let bytes = Array(json.utf8)
    file = LintedFile(name: "example.json", byteCount: bytes.count, text: bytes)
  }

  /// Members of an animation, in the place of those it has otherwise; without a comma at the end.
  static func animation(_ members: String, layers: String = layer) -> RuleExample {
    RuleExample("{\(members)}", json: document(members, layers: layers))
  }

  /// Members of one layer; what it lacks is added.
  static func layer(_ members: String) -> RuleExample { layers([members]) }

  /// Layers by their members, front to back.
  static func layers(_ layers: [String], with members: String = "") -> RuleExample {
    let all = layers.map(complete)
    let excerpt =
      layers.count == 1
      ? "{\(layers[0])}" : "\"layers\": [\(layers.map { "{\($0)}" }.joined(separator: ", "))]"
    return RuleExample(
      members.isEmpty ? excerpt : "\(members), \(excerpt)",
      json: document(members, layers: all.joined(separator: ", ")))
  }

  /// The items of a shape layer.
  static func shapes(_ items: String) -> RuleExample {
    RuleExample(
      items, json: document("", layers: complete("\"ty\": 4, \"shapes\": [\(items)]")))
  }

  /// The members that every layer of an animation has, where an example does not give them.
  private static let usual: [(key: String, value: String)] = [
    ("ty", "3"), ("nm", "\"Layer\""), ("ip", "0"), ("op", "60"), ("st", "0"), ("ks", "{}"),
  ]

  private static let layer = complete("")

  private static func complete(_ members: String) -> String {
    object(members, usual)
  }

  private static func document(_ members: String, layers: String) -> String {
    let size = [
      ("v", "\"5.7.0\""), ("nm", "\"Animation\""), ("fr", "30"), ("ip", "0"), ("op", "60"),
      ("w", "100"), ("h", "100"),
    ]
    let given = members.isEmpty ? "" : members + ", "
    return object("\(given)\"layers\": [\(layers)]", size)
  }

  /// An object with members, and those of the usual ones whose key is not among them.
  private static func object(_ members: String, _ usual: [(key: String, value: String)]) -> String {
    let keys = topLevelKeys(of: members)
    let added = usual.filter { !keys.contains($0.key) }.map { "\"\($0.key)\": \($0.value)" }
    return "{" + (added + (members.isEmpty ? [] : [members])).joined(separator: ", ") + "}"
  }

  /// The keys of members that are not inside of other objects or arrays.
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
