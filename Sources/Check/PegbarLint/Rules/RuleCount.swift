package import PegbarDiagnostics

/// The findings of a rule at several locations, which are reported once.
package struct RuleCount: Sendable {
  /// The part of the file after which findings are reported.
  package enum Span: Sendable {
    /// A layer with its contents.
    case layer
    /// The whole file.
    case file
  }

  /// The first location.
  package let first: SourceID
  /// The message for the first location.
  package let words: String
  /// The number of locations.
  package private(set) var places = 0
  /// The sum of the numbers of all locations.
  package private(set) var total = 0
  /// The largest number of a location.
  package private(set) var most = 0
  /// The number of layers with locations.
  package private(set) var layers = 0
  private var lastLayer: SourceID?

  /// Creates an empty count.
  init(first: SourceID, words: String) {
    self.first = first
    self.words = words
  }

  /// Counts a location.
  mutating func add(_ number: Int, in layer: SourceID?) {
    places += 1
    total += number
    most = max(most, number)
    guard let layer, layer != lastLayer else { return }
    layers += 1
    lastLayer = layer
  }

  /// The number of layers with locations, as a phrase at the end of a clause.
  package var extent: String {
    switch layers {
    case 0: ""
    case 1: " in 1 layer"
    default: " in \(layers) layers"
    }
  }
}
