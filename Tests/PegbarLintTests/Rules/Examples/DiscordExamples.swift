@testable import PegbarLint

/// Examples of rules about Discord stickers.
enum DiscordExamples {
  static let table: [String: RuleExamples] = [
    "discord/sticker": discordSticker
  ]

  private static var discordSticker: RuleExamples {
    RuleExamples(
      found: [
        .animation(#""w": 320, "h": 320, "op": 151"#),
        .animation(#""w": 320, "h": 320"#).inFile(of: 524_289),
      ],
      silent: [.animation(#""w": 320, "h": 320, "op": 150"#).inFile(of: 524_288)])
  }
}
