/// The content of a layer that is heard.
package struct AudioContent: Sendable, Hashable {
  /// The id of the asset (`refId`).
  package var refID: String?
  /// How loud, in percent (`au.lv`).
  package var level: Property<Vector>?
  /// The time inside in **seconds** (`tm`).
  package var timeRemap: Property<Double>?
}
