internal import PegbarDiagnostics
internal import PegbarScene

/// What a finding is about.
struct FindingSubject {
  /// The JSON path.
  var source: String
  /// The designer's names that lead there.
  var breadcrumb: [String]

  /// A part of this place.
  func part(_ source: String, _ name: String) -> FindingSubject {
    FindingSubject(source: source, breadcrumb: breadcrumb + [name])
  }

  /// The place of a layer that stands here; what conversion added belongs to what it stands in.
  func inside(_ layer: NormalizedLayer) -> FindingSubject {
    layer.source.isEmpty ? self : part(layer.source, layer.designerName)
  }
}

extension Finding {
  /// What became of a part of a scene.
  init(_ kind: FindingKind, _ message: String, at place: FindingSubject, outcome: Outcome) {
    self.init(
      kind, message, path: JSONPath(parsing: place.source) ?? JSONPath(),
      breadcrumb: place.breadcrumb, outcome: outcome)
  }
}
