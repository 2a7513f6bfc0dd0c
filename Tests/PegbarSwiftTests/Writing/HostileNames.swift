import PegbarScene

/// Names that attempt code injection or clash with declarations.
enum HostileNames {
  static let texts: [String] = [
    "", " ", "1", "123 go", "class", "self", "Self", "init", "Type", "layer", "other", "bounds",
    "position", "opacity", "sublayers", "mask", "play", "progress", "timeline", "keys", "outline",
    "description", "hash", "value", "arm", "Arm", "ARM", "arm 2", "arm2", "Arm-2", "arm_2",
    "\"; fatalError(); \"", "\\(fatalError())", "a\nfatalError()", "a\r\nb", "a\u{2028}b",
    "*/ x /*",
    "//", "`class`", "\u{0}", "\u{202E}evil", "🙂", "👩‍👩‍👧", "é", "e\u{301}", "E\u{301}",
    "ß", "ẞ", "ﬁ", "ǅ", "İ", "ı", "рука", "手", "يد", "हाथ", "ᾳ", "𝒳", "_", "__", "$0", "#if",
    "@objc",
    "make card", "card", "sceneDuration", "\u{FE0F}", "\u{AD}x", "\u{3164}", "x\u{200D}y", "²", "½",
    "min", "max", "precondition failure", "points", "unit point", "grouped", "image provider",
    "Any", "Palette", "CALayer", "whole", "a.b.c", "100%", "\u{1F1E9}\u{1F1EA}",
    String(repeating: "long ", count: 2000), String(repeating: "\"\\", count: 500),
  ]

  /// One animated layer for each text.
  static var layers: [NormalizedLayer] {
    texts.map {
      NormalizedLayer(
        name: $0, content: .color(.black), bounds: Samples.rect(0, 0, 1, 1),
        tracks: [
          NormalizedTrack(property: .opacity, keys: .number(Samples.track([(0, 0), (1, 1)])))
        ])
    }
  }
}
