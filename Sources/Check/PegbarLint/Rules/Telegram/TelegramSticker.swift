/// What rules about stickers share: they are what Telegram asks of animated stickers
/// (core.telegram.org/stickers).
enum TelegramSticker {
  /// What happens with one that is not as Telegram asks.
  static let refused = "Telegram refuses the sticker."
  /// One that is.
  static let example = RuleExample.animation(#""tgs": 1, "w": 512, "h": 512, "fr": 60"#)
    .inFile(of: 2000, isGzip: true)
}
