extension RuleOption {
  /// How large a layer may be that is drawn into a picture of its own.
  static let area = RuleOption("max", 1_000_000, "how many pixels the layer may have")
}
