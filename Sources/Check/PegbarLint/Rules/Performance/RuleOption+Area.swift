extension RuleOption {
  /// The maximum area of a layer that is drawn into a separate image.
  static let area = RuleOption("max", 1_000_000, "maximum area of the layer, in pixels")
}
