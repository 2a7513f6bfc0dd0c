internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// Percent become fractions, degrees of the offset turns.
  func trim(_ source: TrimPath) -> Trim {
    Trim(
      start: number(source.start, "Start", factor: 0.01),
      end: number(source.end, "End", factor: 0.01, default: 1),
      offset: number(source.offset, "Offset", factor: 1 / 360),
      mode: source.mode == .simultaneously ? .simultaneously : .individually)
  }
}
