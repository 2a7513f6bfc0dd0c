import PegbarJSON

extension JSONObject {
  /// Notes a member that a reader does not know, unless it is known to mean nothing.
  func skip(_ key: JSONKey) {
    if !isBenign(key) { reader.unread(key, in: source) }
  }
}

/// Whether a key means nothing for the picture, in whatever object it stands.
private func isBenign(_ key: JSONKey) -> Bool {
  switch key {
  // Bookkeeping of After Effects and Bodymovin: indices, counts, names that nobody reads.
  case "ix", "cix", "np", "mn", "ind", "l", "n", "nm", "a", "k", "ty": true
  // Names for web pages: element id, class, tag.
  case "ln", "cl", "tg": true
  // Flags that repeat what is known: hidden, has masks, blend mode and 3D of parts without any.
  case "hd", "hasMask", "bm", "ddd": true
  // Caches of lottie-web in files that were saved while they played.
  case "__complete", "_render", "completed", "hix", "__fnct", "__used", "_placeholder": true
  case "finalSize", "finalText", "finalLineHeight", "boxWidth", "justifyOffset", "lineWidths",
    "yOffset":
    true
  case "loaded", "monoCase", "sansCase", "helper", "cache", "keyframeMetadata", "bezierData": true
  // Notes of tools: Telegram, LottieFiles, relottie, older exporters.
  case "tgs", "props", "bounds", "singleShape", "closed", "metadata", "mb", "hidden": true
  default: false
  }
}
