package import PegbarDiagnostics
package import PegbarScene

/// Turns an exact scene into one that keyframes alone can play.
package struct Normalizer {
  /// The largest distance in composition points by which a sampled value may miss the source.
  package var tolerance: Double

  /// Makes a normalizer.
  package init(tolerance: Double = 0.25) {
    self.tolerance = tolerance
  }
}
