/// The documentation page that describes every member of scene JSON.
enum SceneReference {
  /// The page in Markdown.
  static var page: String {
    let root = SceneSchema.root
    var text = """
      # Members of scene JSON

      The object types of scene JSON, with their members and the forms of the values.

      ## Overview

      <doc:SceneJSONFormat> describes the purpose of the format. `pegbar explain schema` prints the
      JSON schema from which this page is generated.

      """
    for (scene, title) in zip(root["oneOf"]?.elements ?? [], ["Exact scene", "Normalized scene"]) {
      text += section(title, scene)
    }
    for (name, node) in root["$defs"]?.members ?? [] { text += section(name, node) }
    return text
  }

  private static func section(_ title: String, _ node: SchemaNode) -> String {
    var text = "\n### \(title)\n\n\(description(of: node))\n"
    let variants = node["oneOf"]?.elements.filter { $0["properties"] != nil } ?? []
    if variants.isEmpty, node["properties"] == nil {
      return node["description"] == nil ? text : text + "\nForm: \(form(of: node)).\n"
    }
    for variant in variants.isEmpty ? [node] : variants {
      if !variants.isEmpty { text += "\n\(description(of: variant))\n" }
      text += "\n| member | form | default | |\n| --- | --- | --- | --- |\n"
      let required = Set(variant["required"]?.elements.compactMap(\.text) ?? [])
      for (name, member) in variant["properties"]?.members ?? [] {
        let defaultValue = member["default"].map { "`\($0.json)`" } ?? ""
        text += "| `\(name)` | \(form(of: member)) | "
        text += required.contains(name) ? "required" : defaultValue
        text += " | \(member["description"]?.text ?? "") |\n"
      }
    }
    return text
  }

  private static func description(of node: SchemaNode) -> String {
    node["description"]?.text
      ?? "\(form(of: node).prefix(1).uppercased() + form(of: node).dropFirst())."
  }

  /// Returns a short description of the form of a value.
  private static func form(of node: SchemaNode) -> String {
    if let reference = node["$ref"]?.text {
      return String(reference.dropFirst("#/$defs/".count))
    }
    if let constant = node["const"] { return "`\(constant.json)`" }
    if let cases = node["enum"]?.elements {
      return cases.map { "`\($0.json)`" }.joined(separator: ", ")
    }
    if let parts = node["allOf"]?.elements { return parts.first.map(form) ?? "value" }
    if let kinds = node["anyOf"]?.elements ?? node["oneOf"]?.elements {
      return kinds.map { kind in
        kind["properties"]?.members.first?.value["const"].map { "type `\($0.json)`" }
          ?? form(of: kind)
      }.joined(separator: " or ")
    }
    switch node["type"]?.text {
    case "array": return "list of \(node["items"].map(form) ?? "values")"
    case "integer": return "whole number"
    case "boolean": return "flag"
    case "string": return "text"
    case let type: return type ?? "value"
    }
  }
}
