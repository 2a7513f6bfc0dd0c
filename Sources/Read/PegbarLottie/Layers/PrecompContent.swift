/// The content of a precomposition layer.
package struct PrecompContent: Sendable, Hashable {
  /// The ID of the asset (`refId`).
  package var refID: String?
  /// The time remap in **seconds** (`tm`), which replaces start time and stretch.
  package var timeRemap: Property<Double>?
  /// The width of the clip rectangle, in pixels (`w`).
  package var width: Double?
  /// The height of the clip rectangle, in pixels (`h`).
  package var height: Double?
}
