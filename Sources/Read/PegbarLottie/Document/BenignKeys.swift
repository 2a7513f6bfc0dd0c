import PegbarJSON

extension JSONObject {
  /// Records an unread member, unless its key is known to have no effect.
  func skip(_ key: JSONKey) {
    if !isBenign(key) { reader.unread(key, in: source) }
  }
}

/// Returns `true` if a key has no effect on rendering in any object.
private func isBenign(_ key: JSONKey) -> Bool {
  switch key {
  // Metadata of After Effects and Bodymovin: indices, counts and unused names.
  case "ix", "cix", "np", "mn", "ind", "l", "n", "nm", "a", "k", "ty": true
  // Names for web pages: element ID, class and tag.
  case "ln", "cl", "tg": true
  // Redundant flags: hidden, has masks, and blend mode and 3D of parts that have neither.
  case "hd", "hasMask", "bm", "ddd": true
  // Caches of lottie-web in files that were saved during playback.
  case "__complete", "_render", "completed", "hix", "__fnct", "__used", "_placeholder": true
  case "finalSize", "finalText", "finalLineHeight", "boxWidth", "justifyOffset", "lineWidths",
    "yOffset":
    true
  case "loaded", "monoCase", "sansCase", "helper", "cache", "keyframeMetadata", "bezierData": true
  // Metadata of tools: Telegram, LottieFiles, relottie and older exporters.
  case "tgs", "props", "bounds", "singleShape", "closed", "metadata", "mb", "hidden": true
  default: false
  }
}
