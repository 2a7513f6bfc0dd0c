extension Feature {
  /// Whether a file without it looks much the same, so that a player which lacks it loses little.
  var onlyAdorns: Bool {
    switch self {
    // No picture: sound, data, names and times for apps, and values that can be replaced.
    case .layerAudio, .layerData, .markers, .slots, .effectExpressionControls: true
    // The way it is written; blur while something moves.
    case .keyframeLegacyE, .motionBlur: true
    default: false
    }
  }

  /// The remedy where a player lacks it.
  var wayOut: String { "" }

  /// A piece of a document that uses it.
  var example: String { "" }
}
