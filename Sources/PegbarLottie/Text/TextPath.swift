/// The mask along which a text runs.
///
/// - Source: Lottie `t.p`; After Effects "Path Options".
package struct TextPath: Sendable, Hashable {
  /// The number of the mask in the layer, from 0 (`m`).
  package var maskIndex: Int
  /// Where the text begins, in pixels along the path (`f`).
  package var firstMargin: Property<Double>
  /// How far before the end it ends, in pixels (`l`).
  package var lastMargin: Property<Double>
  /// Whether it is stretched from margin to margin (`a`).
  package var forceAlignment: Property<Double>
  /// Whether letters stand on the path at right angles (`p`).
  package var isPerpendicular: Property<Double>
  /// Whether it runs backwards (`r`).
  package var isReversed: Property<Double>
}
