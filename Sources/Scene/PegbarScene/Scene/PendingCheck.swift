package import PegbarDiagnostics

/// A feature found during import that can only be judged on frames of the whole scene.
package struct PendingCheck: Sendable {
  /// The subject of a check, and its layer in the scene.
  package enum Kind: Sendable {
    /// An inverted mask, and a fix that masks the same without inversion.
    case invertedMask(LayerAddress, name: String, wayOut: String)
    /// The Offset Paths modifier of a shape layer, by its name there.
    case offsetPath(LayerAddress, name: String)
    /// A blur or shadow, by its source as stored in the scene.
    case blur(source: String)
  }

  /// The subject of the check.
  package var kind: Kind
  /// The JSON path in the document.
  package var path: JSONPath
  /// The layers and groups that contain it, by the designer's names.
  package var breadcrumb: [String]

  /// Creates a check.
  package init(_ kind: Kind, path: JSONPath, breadcrumb: [String]) {
    self.kind = kind
    self.path = path
    self.breadcrumb = breadcrumb
  }

  /// Returns a finding about it.
  package func finding(
    _ kind: FindingKind, _ message: String, outcome: Finding.Outcome
  ) -> Finding {
    Finding(kind, message, path: path, breadcrumb: breadcrumb, outcome: outcome)
  }
}

/// The result of importing a document.
package struct ImportedScene: Sendable {
  /// The scene.
  package var scene: Scene
  /// The checks that remain to be made on the whole scene.
  package var pendingChecks: [PendingCheck]

  /// Creates an import result.
  package init(scene: Scene, pendingChecks: [PendingCheck]) {
    self.scene = scene
    self.pendingChecks = pendingChecks
  }
}
