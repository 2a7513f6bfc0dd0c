internal import PegbarDiagnostics
internal import PegbarScene

extension NormalizationLog {
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
      .softLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      report(
        .blendMode, "'\(name)' uses the compositing filter for \(mode.title)", at: place,
        outcome: .kept)
      return mode
    }
  }
}
