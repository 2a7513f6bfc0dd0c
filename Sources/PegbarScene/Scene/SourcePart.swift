package import PegbarDiagnostics

/// A part of the source that can only be judged on pictures of the whole scene.
package struct SourcePart: Sendable {
  /// What it is, and where it stands in the scene.
  package enum Kind: Sendable {
    /// An inverted mask, and what masks the same without inverting.
    case invertedMask(LayerAddress, name: String, wayOut: String)
    /// The Offset Paths of a shape layer, by its name there.
    case offsetPath(LayerAddress, name: String)
    /// A blur or shadow, by its source as the scene keeps it.
    case blur(source: String)
  }

  /// What it is.
  package var kind: Kind
  /// Where it stands in the document.
  package var path: JSONPath
  /// Its layers and groups, in the designer's words.
  package var breadcrumb: [String]

  /// Makes a part.
  package init(_ kind: Kind, path: JSONPath, breadcrumb: [String]) {
    self.kind = kind
    self.path = path
    self.breadcrumb = breadcrumb
  }

  /// What there is to say about it.
  package func finding(
    _ kind: FindingKind, _ message: String, outcome: Finding.Outcome
  ) -> Finding {
    Finding(kind, message, path: path, breadcrumb: breadcrumb, outcome: outcome)
  }
}

/// A layer of a scene.
package struct LayerAddress: Hashable, Sendable {
  /// The id of the composition that it stands in; nothing for the main one.
  package var composition: String?
  /// Its id there.
  package var id: LayerID

  /// Makes an address.
  package init(composition: String?, id: LayerID) {
    self.composition = composition
    self.id = id
  }
}

/// What import makes of a document.
package struct ImportedScene: Sendable {
  /// The scene.
  package var scene: Scene
  /// What is left to be judged on the whole scene.
  package var parts: [SourcePart]

  /// Makes a result.
  package init(scene: Scene, parts: [SourcePart]) {
    self.scene = scene
    self.parts = parts
  }
}
