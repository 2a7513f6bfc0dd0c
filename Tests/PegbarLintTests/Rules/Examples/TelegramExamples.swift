import PegbarDiagnostics
@testable import PegbarLint

/// Examples of rules about Telegram stickers.
enum TelegramExamples {
  static let table: [String: RuleExamples] = [
    "tgs/canvas": tgsCanvas,
    "tgs/container": tgsContainer,
    "tgs/duration": tgsDuration,
    "tgs/frame-rate": tgsFrameRate,
    "tgs/size": tgsSize,
  ]

  /// A sticker that satisfies Telegram's requirements.
  private static let sticker = RuleExample.animation(#""tgs": 1, "w": 512, "h": 512, "fr": 60"#)
    .inFile(of: 2000, isGzip: true)

  private static var tgsCanvas: RuleExamples {
    RuleExamples(
      silent: [sticker, .animation(#""w": 100, "h": 100"#)])
  }

  private static var tgsContainer: RuleExamples {
    RuleExamples(
      found: [
        RuleExample.animation("").inFile(of: 2000, isGzip: true)
          .excerpted("an animation without \"tgs\": 1, compressed with gzip"),
        .animation(#""tgs": 1"#),
      ],
      silent: [sticker])
  }

  private static var tgsDuration: RuleExamples {
    RuleExamples(
      silent: [.animation(#""fr": 60, "op": 180"#), .animation(#""fr": 30, "op": 90"#)])
  }

  private static var tgsFrameRate: RuleExamples {
    RuleExamples(
      found: [.animation(#""fr": 30"#).reported(at: .warning)],
      silent: [.animation(#""fr": 60"#)])
  }

  private static var tgsSize: RuleExamples {
    RuleExamples(
      found: [sticker.inFile(of: 65_537, isGzip: true)],
      silent: [
        sticker.inFile(of: 65_536, isGzip: true),
        // The file is not compressed yet.
        sticker.inFile(of: 100_000),
      ])
  }
}
