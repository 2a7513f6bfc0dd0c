/// The shared parts of rules about Telegram's requirements for animated stickers
/// (core.telegram.org/stickers).
enum TelegramSticker {
  /// The effect of a violated requirement.
  static let refused = "Telegram rejects the sticker."
}
