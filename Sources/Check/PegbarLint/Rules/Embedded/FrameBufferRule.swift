public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A frame takes more memory than a small device has.
  package static let frameBuffer = Rule(
    .rule(
      "embedded/frame-buffer", .note,
      RulePage(
        title: "A frame takes a lot of memory",
        meaning: """
          Players on small devices draw into a buffer of four bytes for each pixel of the \
          composition. LVGL asks the app for it.
          """,
        effect: "The animation may not fit into the memory of the device.",
        wayOut: """
          Scale the composition down with File > Scripts > Scale Composition, and export again.
          """)),
    options: [RuleOption("max", 262_144, "how many bytes a frame may take")],
    example: .animation(#""w": 257, "h": 256"#),
    check: .document { run in
      let bytes = (run.document.width * run.document.height * 4).rounded(.up)
      guard bytes > run.number("max") else { return }
      run.report(
        "a frame of \(NumberWords.size(run.document.width, run.document.height)) takes "
          + NumberWords.bytes(bytes, above: run.number("max")), measured: bytes)
    })
}

extension FindingKind {
  /// A frame takes a lot of memory (`embedded/frame-buffer`).
  public static let frameBuffer = Rule.frameBuffer.pageKind
}
