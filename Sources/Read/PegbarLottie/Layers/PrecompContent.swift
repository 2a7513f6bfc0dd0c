/// The content of a layer that shows another composition.
package struct PrecompContent: Sendable, Hashable {
  /// The id of the asset (`refId`).
  package var refID: String?
  /// The time inside in **seconds** (`tm`); replaces start time and stretch.
  package var timeRemap: Property<Double>?
  /// The width to which it is clipped, in pixels (`w`).
  package var width: Double?
  /// The height to which it is clipped, in pixels (`h`).
  package var height: Double?
}
