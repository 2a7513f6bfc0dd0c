extension Feature {
  /// The fix for a player without the feature, with commands named as in After Effects.
  ///
  /// It is empty if every player supports the feature.
  package var wayOut: String { Self.pages[self]?.wayOut ?? "" }

  /// A small document that uses the feature, or `nil` if the table of player support does not list
  /// it.
  package var example: RuleExample? { Self.pages[self]?.example }

  /// The pages of the features in the table, with one group per file.
  private static let pages: [Feature: FeaturePage] = {
    let groups = [
      layerPages, shapePages, modifierPages, paintPages, transformPages, keyframePages, maskPages,
      mattePages, blendPages, effectPages, stylePages, textPages, otherPages,
    ]
    return groups.reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }
  }()

  /// `true` if a file has a similar appearance without the feature, so missing support causes a
  /// warning instead of an error.
  package var onlyAdorns: Bool { Self.adornments.contains(self) }

  /// Returns `true` if missing support in a player is not an error.
  ///
  /// The schema of the specification allows expressions, and defines the values next to them.
  func onlyAdorns(for player: Player) -> Bool {
    onlyAdorns || self == .expressions && player == .lottieSpecification
  }

  private static let adornments: Set<Feature> = [
    // Features that are not drawn: sound, data, times for apps, values for expressions, and
    // replaceable values with a default.
    .layerAudio, .layerData, .markers, .effectExpressionControls, .slots,
    // A keyframe form that nearly every player reads, and blur of moving layers.
    .keyframeLegacyE, .motionBlur,
  ]

  /// `true` if the name is plural.
  var isPlural: Bool { Self.plurals.contains(self) }

  private static let plurals: Set<Feature> = [
    .shapeMultipleFills, .shapeMultipleStrokes, .keyframePathVertexMismatch, .keyframeLegacyE,
    .effectExpressionControls, .textAnimators, .expressions, .markers, .slots,
  ]

  /// `true` if the name cannot follow an adjective, because it starts with a quantity or describes
  /// several keyframes.
  var hasQuantifiedName: Bool {
    [.shapeMultipleFills, .shapeMultipleStrokes, .keyframePathVertexMismatch].contains(self)
  }
}
