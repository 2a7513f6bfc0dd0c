/// What rules about stickers share: they are what Telegram asks of animated stickers
/// (core.telegram.org/stickers).
enum TelegramSticker {
  /// What happens with one that is not as Telegram asks.
  static let refused = "Telegram refuses the sticker."
}
