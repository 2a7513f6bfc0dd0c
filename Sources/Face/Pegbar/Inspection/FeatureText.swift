internal import PegbarLottie

/// Describes the format features that an animation uses, in After Effects terms.
enum FeatureText {
  /// The types of layers, in the order of output.
  private static let layers: [(key: String, noun: String)] = [
    ("shape", "shape layer"), ("solid", "solid"), ("image", "image layer"), ("text", "text layer"),
    ("precomp", "precomposition"), ("null", "null"), ("camera", "camera"), ("light", "light"),
    ("adjustment", "adjustment layer"), ("audio", "audio layer"), ("data", "data layer"),
  ]
  /// The types of shape items, except plain outlines and paints.
  private static let shapes: [(key: String, noun: String)] = [
    ("gf", "gradient fill"), ("gs", "gradient stroke"), ("sr", "polystar"),
    ("tm", "Trim Paths operator"), ("rp", "Repeater"), ("mm", "Merge Paths operator"),
    ("rd", "Round Corners operator"), ("op", "Offset Paths operator"),
    ("pb", "Pucker & Bloat operator"), ("zz", "Zig Zag operator"), ("tw", "Twist operator"),
  ]

  /// Returns the features as one sentence.
  static func text(of census: DocumentCensus, in document: LottieDocument) -> String {
    var words = layers.compactMap { counted(census.layers[$0.key], $0.noun) }
    words += shapes.compactMap { counted(census.shapes[$0.key], $0.noun) }
    words += [
      (census.masks, "mask"), (census.mattes, "track matte"), (census.effects, "effect"),
      (census.styles, "layer style"), (census.expressions, "expression"),
      (document.markers.count, "marker"), (document.fonts.count, "font"),
      (document.glyphs.count, "glyph"), (document.slots.count, "slot"),
      (census.keyframes, "keyframe"),
    ].compactMap { counted($0.0, $0.1) }
    return words.isEmpty ? "No layers or other content." : "Uses \(Words.list(words))."
  }

  private static func counted(_ count: Int?, _ noun: String) -> String? {
    guard let count, count > 0 else { return nil }
    return Words.counted(count, noun)
  }
}
