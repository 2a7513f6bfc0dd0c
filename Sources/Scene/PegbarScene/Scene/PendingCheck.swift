package import PegbarDiagnostics

/// Something that import met and that can only be judged on pictures of the whole scene.
package struct PendingCheck: Sendable {
  /// What is checked, and its layer in the scene.
  package enum Kind: Sendable {
    /// An inverted mask, and what masks the same without inverting.
    case invertedMask(LayerAddress, name: String, wayOut: String)
    /// The Offset Paths of a shape layer, by its name there.
    case offsetPath(LayerAddress, name: String)
    /// A blur or shadow, by its source as the scene keeps it.
    case blur(source: String)
  }

  /// What is checked.
  package var kind: Kind
  /// Its JSON path in the document.
  package var path: JSONPath
  /// Its layers and groups, in the designer's words.
  package var breadcrumb: [String]

  /// Makes a check.
  package init(_ kind: Kind, path: JSONPath, breadcrumb: [String]) {
    self.kind = kind
    self.path = path
    self.breadcrumb = breadcrumb
  }

  /// A finding about it.
  package func finding(
    _ kind: FindingKind, _ message: String, outcome: Finding.Outcome
  ) -> Finding {
    Finding(kind, message, path: path, breadcrumb: breadcrumb, outcome: outcome)
  }
}

/// What import makes of a document.
package struct ImportedScene: Sendable {
  /// The scene.
  package var scene: Scene
  /// What is left to be checked on the whole scene.
  package var pendingChecks: [PendingCheck]

  /// Makes a result.
  package init(scene: Scene, pendingChecks: [PendingCheck]) {
    self.scene = scene
    self.pendingChecks = pendingChecks
  }
}
