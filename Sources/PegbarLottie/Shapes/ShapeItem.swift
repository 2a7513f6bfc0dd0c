package import PegbarJSON

/// One line of a shape layer's contents.
///
/// Paints apply to the paths before them in the same list; modifiers likewise.
/// - Source: Lottie `shapes` and `it`.
package struct ShapeItem: Sendable, Hashable {
  /// What it is (`ty`).
  package var kind: Kind
  /// The designer's name (`nm`).
  package var name: String?
  /// The name that After Effects gives to its kind (`mn`).
  package var matchName: String?
  /// Whether it is switched off (`hd`).
  package var isHidden: Bool
  /// How it mixes with what lies behind (`bm`); groups and paints only.
  package var blendMode: BlendMode?
  /// Names the item in findings.
  package var source: SourceID

  /// What a line of a shape layer's contents is.
  package indirect enum Kind: Sendable, Hashable {
    /// Items under one transform (`gr`).
    case group(Group)
    /// A drawn path (`sh`).
    case path(Path)
    /// A rectangle (`rc`).
    case rectangle(Rectangle)
    /// An ellipse (`el`).
    case ellipse(Ellipse)
    /// A star or a polygon (`sr`).
    case polystar(Polystar)
    /// A fill of one colour (`fl`).
    case fill(Fill)
    /// A stroke of one colour (`st`).
    case stroke(Stroke)
    /// A fill with a gradient (`gf`).
    case gradientFill(GradientFill)
    /// A stroke with a gradient (`gs`).
    case gradientStroke(GradientStroke)
    /// Shortens paths (`tm`).
    case trim(TrimPath)
    /// Copies what stands before it (`rp`).
    case repeater(Repeater)
    /// Rounds the corners of paths (`rd`).
    case roundedCorners(RoundedCorners)
    /// Combines paths (`mm`).
    case mergePaths(MergePaths)
    /// Moves outlines outwards or inwards (`op`).
    case offsetPath(OffsetPath)
    /// Pulls vertices towards the centre or away from it (`pb`).
    case puckerBloat(PuckerBloat)
    /// Makes outlines jagged or wavy (`zz`).
    case zigZag(ZigZag)
    /// Turns the middle more than the edge (`tw`).
    case twist(Twist)
    /// Hides the paths before it from the paints (`no`).
    case noStyle(NoStyle)
    /// Another `ty`; empty where it is missing.
    case unknown(String)
  }
}
