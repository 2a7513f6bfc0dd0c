public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Frame that exceeds the memory of a small device.
  package static let frameBuffer = Rule(
    .rule(
      "embedded/frame-buffer", .note,
      RulePage(
        title: "Frame that requires a lot of memory",
        meaning: """
          Players on small devices draw into a buffer with 4 bytes for each pixel of the \
          composition. LVGL requires the app to provide this buffer.
          """,
        effect: "The animation might not fit in the device's memory.",
        wayOut: """
          Scale the composition down (File > Scripts > Scale Composition), and export again.
          """)),
    options: [RuleOption("max", 262_144, "maximum memory for a frame, in bytes")],
    example: .animation(#""w": 257, "h": 256"#),
    check: .document { run in
      let bytes = (run.document.width * run.document.height * 4).rounded(.up)
      guard bytes > run.number("max") else { return }
      run.report(
        "a frame of \(NumberWords.size(run.document.width, run.document.height)) requires "
          + NumberWords.bytes(bytes, above: run.number("max")), measured: bytes)
    })
}

extension FindingKind {
  /// Frame that requires a lot of memory (`embedded/frame-buffer`).
  public static let frameBuffer = Rule.frameBuffer.pageKind
}
