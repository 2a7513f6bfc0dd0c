internal import PegbarExport

/// What is written about scene JSON, from the fields of its types.
package enum ScenePages {
  /// The JSON schema of the format.
  package static var schema: String { String(decoding: SceneJSON.schema, as: UTF8.self) }

  /// The page of the documentation that names every member.
  package static var article: FindingPages.Article {
    FindingPages.Article(name: "SceneJSONMembers.md", text: SceneJSON.reference)
  }
}
