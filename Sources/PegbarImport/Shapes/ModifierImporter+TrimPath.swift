internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

extension ModifierImporter {
  /// Percent become fractions, degrees of the offset turns.
  func trim(_ source: TrimPath) -> Trim {
    Trim(
      start: properties.number(source.start, "Start", factor: 0.01),
      end: properties.number(source.end, "End", factor: 0.01, default: 1),
      offset: properties.number(source.offset, "Offset", factor: 1 / 360),
      mode: source.mode == .simultaneously ? .simultaneously : .individually)
  }
}
