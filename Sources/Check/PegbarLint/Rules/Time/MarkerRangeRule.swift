public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Marker outside the animation's time range.
  package static let markerRange = Rule(
    .rule(
      "time/marker-range", .warning,
      RulePage(
        title: "Marker outside the animation's time range",
        meaning: """
          The marker is before the first frame or after the last frame of the animation, or has a \
          negative duration.
          """,
        effect: "An app that plays from marker to marker displays nothing or the wrong part.",
        wayOut: "Move the marker into the work area, and set its Duration to 0 or more.")),
    example: .animation(#""markers": [{"cm": "end", "tm": 90, "dr": 0}]"#),
    check: .document { run in
      let (first, last) = (run.document.inPoint, run.document.outPoint)
      for marker in run.document.markers {
        let isInside = marker.time >= first && marker.time <= last
        guard !isInside || marker.duration < 0 else { continue }
        let time = NumberWords.frame(marker.time)
        run.report(
          isInside
            ? "the marker “\(marker.name)” has a duration of "
              + "\(NumberWords.frame(marker.duration)) frames"
            : "the marker “\(marker.name)” is at frame \(time), but the animation runs from frame "
              + "\(NumberWords.frame(first)) to \(NumberWords.frame(last))", at: marker.source)
      }
    })
}

extension FindingKind {
  /// Marker outside the animation's time range (`time/marker-range`).
  public static let markerRange = Rule.markerRange.pageKind
}
