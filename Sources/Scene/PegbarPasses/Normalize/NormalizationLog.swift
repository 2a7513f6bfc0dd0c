internal import PegbarDiagnostics
internal import PegbarScene

/// What a finding is about.
struct FindingSubject {
  /// The JSON path.
  var source: String
  /// The designer's names that lead there.
  var breadcrumb: [String]

  /// A part of it.
  func part(_ source: String, _ name: String) -> FindingSubject {
    FindingSubject(source: source, breadcrumb: breadcrumb + [name])
  }

  /// A layer that stands in it; what conversion added belongs to what it stands in.
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

/// What is said about a normalization; the same thing once.
final class NormalizationLog {
  private let log: FindingLog
  private var reported: Set<Finding> = []

  init(_ log: FindingLog) { self.log = log }

  /// Says what became of a part of the scene: it comes near, unless another outcome is given.
  func report(
    _ kind: FindingKind, _ message: String, at place: FindingSubject,
    outcome: Finding.Outcome = .approximated(error: nil)
  ) {
    let finding = Finding(kind, message, at: place, outcome: outcome)
    // A parent is made once for each of its neighbouring children; it is spoken of once.
    if reported.insert(finding).inserted { log.add(finding) }
  }

  /// The blend mode, reported where Core Animation has only an undocumented filter or none.
  func blendMode(of mode: BlendMode, _ name: String, _ place: FindingSubject) -> BlendMode {
    switch mode {
    case .normal:
      return .normal
    case .add, .hardMix:
      report(
        .blendModeMissing, "'\(name)' is shown in the blend mode Normal instead of \(mode.title)",
        at: place)
      return .normal
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight,
      .softLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .xor:
      report(
        .blendMode, "'\(name)' uses the compositing filter for \(mode.title)", at: place,
        outcome: .kept)
      return mode
    }
  }
}

extension BlendMode {
  /// What After Effects calls the mode.
  var title: String {
    rawValue.reduce("") { title, letter in
      title.isEmpty ? letter.uppercased() : title + (letter.isUppercase ? " " : "") + String(letter)
    }
  }
}
