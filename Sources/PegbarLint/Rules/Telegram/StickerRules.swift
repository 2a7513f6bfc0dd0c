internal import PegbarDiagnostics
internal import PegbarLottie

// What Telegram asks of animated stickers (core.telegram.org/stickers).

extension Rule {
  private static let effect = "Telegram refuses the sticker."

  /// The file is larger than Telegram takes.
  static let tgsSize = Rule(
    .rule(
      "tgs/size", .error,
      Words(
        title: "The sticker is too large",
        meaning: "Telegram takes stickers of at most 64 kilobytes after compression.",
        effect: effect,
        wayOut: """
          Use fewer keyframes and vertices, delete layers that are never seen, and export again with \
          Bodymovin-TG.
          """)),
    options: [RuleOption("max", 65_536, "how many bytes the compressed file may have")],
    found: [sticker.inFile(of: 65_537, isGzip: true)],
    silent: [
      sticker.inFile(of: 65_536, isGzip: true),
      // Not compressed yet.
      sticker.inFile(of: 100_000),
    ],
    check: .document { run in
      guard run.file.isGzip, Double(run.file.byteCount) > run.number("max") else { return }
      run.report(
        "the file has \(run.file.byteCount) bytes, more than "
          + NumberWords.number(run.number("max")))
    })

  /// The canvas has another size.
  static let tgsCanvas = Rule(
    .rule(
      "tgs/canvas", .error,
      Words(
        title: "The sticker has the wrong size",
        meaning: """
          Animated stickers have exactly 512 × 512 pixels; icons of sticker sets have 100 × 100.
          """,
        effect: effect,
        wayOut: "Make a composition of 512 × 512 pixels and put the old one into it.")),
    found: [.animation(#""w": 500, "h": 500"#)],
    silent: [sticker, .animation(#""w": 100, "h": 100"#)],
    check: .document { run in
      let (width, height) = (run.document.width, run.document.height)
      guard width != height || width != 512 && width != 100 else { return }
      run.report(
        "the sticker has \(NumberWords.size(width, height)) instead of 512 × 512")
    })

  /// It lasts longer than Telegram takes.
  static let tgsDuration = Rule(
    .rule(
      "tgs/duration", .error,
      Words(
        title: "The sticker is too long",
        meaning: "Animated stickers last at most three seconds.",
        effect: effect,
        wayOut: "Shorten the work area to three seconds, 180 frames at 60 frames a second.")),
    options: [RuleOption("max", 3, "how many seconds the sticker may last")],
    found: [.animation(#""fr": 60, "op": 181"#)],
    silent: [.animation(#""fr": 60, "op": 180"#), .animation(#""fr": 30, "op": 90"#)],
    check: .document { run in
      let seconds = run.document.seconds
      guard seconds > run.number("max") else { return }
      run.report(
        "the sticker lasts \(NumberWords.frame(seconds)) seconds, longer than "
          + NumberWords.number(run.number("max")))
    })

  /// It has another frame rate.
  static let tgsFrameRate = Rule(
    .rule(
      "tgs/frame-rate", .error,
      Words(
        title: "The sticker has the wrong frame rate",
        meaning: "Animated stickers have 60 frames a second. Older rules allowed 30 as well.",
        effect: effect,
        wayOut: "Set Frame Rate to 60 in Composition Settings, then export again.")),
    found: [.animation(#""fr": 25"#), .animation(#""fr": 30"#)],
    silent: [.animation(#""fr": 60"#)],
    check: .document { run in
      let rate = run.document.frameRate
      guard rate != 60 else { return }
      run.report(
        "the sticker has \(NumberWords.number(rate)) frames a second instead of 60", key: "fr",
        severity: rate == 30 ? .warning : nil)
    })

  /// It is not in the form of a sticker.
  static let tgsContainer = Rule(
    .rule(
      "tgs/container", .error,
      Words(
        title: "The file is no .tgs file",
        meaning: """
          A sticker is compressed with gzip, and the animation in it has the member `tgs` with the \
          value 1.
          """,
        effect: effect,
        wayOut: "Export with Bodymovin-TG, which writes both.")),
    found: [
      .animation(#""tgs": 1"#), .animation("").inFile(of: 2000, isGzip: true),
    ],
    silent: [sticker],
    check: .document { run in
      if !run.file.isGzip {
        run.report("the file is not compressed with gzip")
      } else if !run.document.isSticker {
        run.report("the animation has no member 'tgs' with the value 1")
      }
    })

  private static let sticker = RuleExample.animation(#""tgs": 1, "w": 512, "h": 512, "fr": 60"#)
    .inFile(of: 2000, isGzip: true)

  /// Discord does not take it as a sticker.
  static let discordSticker = Rule(
    .rule(
      "discord/sticker", .error,
      Words(
        title: "Discord does not take the file as a sticker",
        meaning: """
          Lottie stickers on Discord have 320 × 320 pixels, at most 512 kilobytes, and last at most \
          five seconds. Only verified and partnered servers may upload them.
          """,
        effect: "The upload fails.",
        wayOut:
          "Make a composition of 320 × 320 pixels, shorten it to five seconds, and export again.")),
    standing: .optional,
    found: [
      .animation(#""w": 512, "h": 512"#), .animation(#""w": 320, "h": 320, "op": 151"#),
      .animation(#""w": 320, "h": 320"#).inFile(of: 524_289),
    ],
    silent: [.animation(#""w": 320, "h": 320, "op": 150"#).inFile(of: 524_288)],
    check: .document { run in
      let document = run.document
      if document.width != 320 || document.height != 320 {
        run.report(
          "the sticker has \(NumberWords.size(document.width, document.height)) instead of "
            + "320 × 320")
      }
      if document.seconds > 5 {
        run.report(
          "the sticker lasts \(NumberWords.frame(document.seconds)) seconds, longer than 5")
      }
      if run.file.byteCount > 524_288 {
        run.report("the file has \(run.file.byteCount) bytes, more than 524288")
      }
    })
}
