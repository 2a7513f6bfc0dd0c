/// What strokes of one colour and with a gradient have in common.
///
/// - Source: Lottie shapes `"ty": "st"` and `"gs"`.
package struct StrokeStyle: Sendable, Hashable {
  /// How open ends look (`lc`).
  package enum Cap: Int, Sendable, Hashable, CaseIterable {
    /// Ends at the end of the path.
    case butt = 1
    /// Ends with a half circle.
    case round = 2
    /// Ends with half a square.
    case square = 3
  }

  /// How corners look (`lj`).
  package enum Join: Int, Sendable, Hashable, CaseIterable {
    /// Pointed, up to the miter limit.
    case miter = 1
    /// Rounded.
    case round = 2
    /// Cut off.
    case bevel = 3
  }

  /// The width in pixels (`w`).
  package var width: Property<Double>
  /// The opacity in percent (`o`).
  package var opacity: Property<Double>
  /// How open ends look (`lc`).
  package var cap: Cap = .butt
  /// How corners look (`lj`).
  package var join: Join = .miter
  /// How long a pointed corner may be, as a multiple of the width (`ml2`, else `ml`).
  package var miterLimit: Property<Double>
  /// The dashes in the order of the file (`d`); empty for a solid line.
  package var dashes: [DashElement] = []
  /// Whether it is switched on (`fillEnabled`).
  package var isEnabled = true
}
