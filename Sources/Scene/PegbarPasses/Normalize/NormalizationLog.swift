internal import PegbarDiagnostics
internal import PegbarScene

/// The subject of a finding.
struct FindingSubject {
  /// The JSON path.
  var source: String
  /// The designer-given names that lead to the subject.
  var breadcrumb: [String]

  /// Returns a part of the subject.
  func part(_ source: String, _ name: String) -> FindingSubject {
    FindingSubject(source: source, breadcrumb: breadcrumb + [name])
  }

  /// Returns a layer within the subject, or the subject itself for a layer that the conversion
  /// added.
  func inside(_ layer: NormalizedLayer) -> FindingSubject {
    layer.source.isEmpty ? self : part(layer.source, layer.designerName)
  }
}

extension Finding {
  /// Creates a finding about the outcome of a part of a scene.
  init(_ kind: FindingKind, _ message: String, at place: FindingSubject, outcome: Outcome) {
    self.init(
      kind, message, path: JSONPath(parsing: place.source) ?? JSONPath(),
      breadcrumb: place.breadcrumb, outcome: outcome)
  }
}

/// The log of a normalization, in which each finding occurs once.
final class NormalizationLog {
  private let log: FindingLog
  private var reported: Set<Finding> = []

  init(_ log: FindingLog) { self.log = log }

  /// Reports the outcome of a part of the scene: an approximation, unless another outcome is given.
  func report(
    _ kind: FindingKind, _ message: String, at place: FindingSubject,
    outcome: Finding.Outcome = .approximated(error: nil)
  ) {
    let finding = Finding(kind, message, at: place, outcome: outcome)
    // A parent may be built for several of its children, but is reported once.
    if reported.insert(finding).inserted { log.add(finding) }
  }

  /// Returns the blend mode, and reports it if Core Animation has only an undocumented filter or
  /// none.
  func blendMode(of mode: BlendMode, _ name: String, _ place: FindingSubject) -> BlendMode {
    switch mode {
    case .normal:
      return .normal
    case .add, .hardMix:
      report(
        .blendModeMissing, "'\(name)' is shown in Normal mode instead of \(mode.title)",
        at: place)
      return .normal
    case .hue, .saturation, .color, .luminosity:
      // CompositingFilters, issue 3: these filters have no effect on iOS.
      report(
        .blendModeMissing, "'\(name)' is shown in Normal mode instead of \(mode.title) on iOS",
        at: place)
      return mode
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight,
      .softLight, .difference, .exclusion, .xor:
      report(
        .blendMode, "'\(name)' uses a compositing filter for \(mode.title) mode", at: place,
        outcome: .kept)
      return mode
    }
  }
}

extension BlendMode {
  /// The name of the mode in After Effects.
  var title: String {
    rawValue.reduce("") { title, letter in
      title.isEmpty ? letter.uppercased() : title + (letter.isUppercase ? " " : "") + String(letter)
    }
  }
}
