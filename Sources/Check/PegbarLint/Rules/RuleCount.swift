package import PegbarDiagnostics

/// What a rule found in several places and reports once.
package struct RuleCount: Sendable {
  /// How much is looked at before what was found is reported.
  package enum Span: Sendable {
    /// A layer with all that it holds.
    case layer
    /// The whole file.
    case file
  }

  /// The place that was found first.
  package let first: SourceID
  /// What is the case there.
  package let words: String
  /// How many places there are.
  package private(set) var places = 0
  /// The numbers of all places together.
  package private(set) var total = 0
  /// The largest number of a place.
  package private(set) var most = 0
  /// How many layers the places are in.
  package private(set) var layers = 0
  private var lastLayer: SourceID?

  /// Begins to count, with nothing counted.
  init(first: SourceID, words: String) {
    self.first = first
    self.words = words
  }

  /// Counts a place.
  mutating func add(_ number: Int, in layer: SourceID?) {
    places += 1
    total += number
    most = max(most, number)
    guard let layer, layer != lastLayer else { return }
    layers += 1
    lastLayer = layer
  }

  /// In how many layers the places are, as a sentence goes on with it.
  package var extent: String {
    switch layers {
    case 0: ""
    case 1: " in one layer"
    default: " in \(layers) layers"
    }
  }
}
