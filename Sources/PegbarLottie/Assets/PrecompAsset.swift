/// A composition that layers show.
package struct PrecompAsset: Sendable, Hashable {
  /// The layers in the order of the file: the first is in front (`layers`).
  package var layers: [Layer]
  /// A frame rate of its own (`fr`), which players ignore.
  package var frameRate: Double?
}
