extension Feature {
  /// The remedy where a player lacks it, with commands named as in After Effects; empty where every
  /// player has it.
  package var wayOut: String { Self.pages[self]?.wayOut ?? "" }

  /// A small document that uses it; nothing for a feature that the table of player support lacks.
  package var example: RuleExample? { Self.pages[self]?.example }

  /// The pages of the features of the table, a group in each file.
  private static let pages: [Feature: FeaturePage] = {
    let groups = [
      layerPages, shapePages, modifierPages, paintPages, transformPages, keyframePages, maskPages,
      mattePages, blendPages, effectPages, stylePages, textPages, otherPages,
    ]
    return groups.reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }
  }()

  /// Whether a file without it looks much the same, so that a player that lacks it is worth a warning
  /// and no error.
  package var onlyAdorns: Bool { Self.adornments.contains(self) }

  /// Whether it is worth no error for one player.
  ///
  /// The schema of the specification allows expressions, and defines the values beside them.
  func onlyAdorns(for player: Player) -> Bool {
    onlyAdorns || self == .expressions && player == .lottieSpecification
  }

  private static let adornments: Set<Feature> = [
    // No picture: sound, data, times for apps, values for expressions, and values that can be
    // replaced but are there.
    .layerAudio, .layerData, .markers, .effectExpressionControls, .slots,
    // How values are written, which nearly every player reads; blur while something moves.
    .keyframeLegacyE, .motionBlur,
  ]

  /// Whether its title is in the plural.
  var isPlural: Bool { Self.plurals.contains(self) }

  private static let plurals: Set<Feature> = [
    .shapeMergePaths, .shapeMultipleFills, .shapeMultipleStrokes, .keyframePathVertexMismatch,
    .keyframeLegacyE, .blendBasic, .blendAdvanced, .effectExpressionControls, .styleOther,
    .textAnimators, .expressions, .markers, .slots,
  ]
}
