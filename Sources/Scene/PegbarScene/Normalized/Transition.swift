/// A transition from one layer to another, as `CATransition` renders it.
///
/// It describes the combined effect of both layers' tracks. Frames are drawn from the tracks alone,
/// so removing a transition changes no frame.
public struct Transition: Hashable, Sendable {
  /// The kind of transition.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Kind: Hashable, Sendable {
    /// The new layer appears while the old one disappears.
    case fade
    /// The new layer slides in from an edge and pushes the old one out.
    case push(Edge)
  }

  /// An edge of the superlayer of both, with the names of `CATransitionSubtype`.
  public enum Edge: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// The upper edge.
    case top = "fromTop"
    /// The lower edge.
    case bottom = "fromBottom"
    /// The left edge.
    case left = "fromLeft"
    /// The right edge.
    case right = "fromRight"
  }

  /// The kind of transition.
  public var kind: Kind
  /// The name of the outgoing layer.
  public var old: String
  /// The name of the incoming layer; both have the same superlayer.
  public var new: String
  /// The start time, in seconds of the composition.
  public var time: Double
  /// The duration in seconds.
  public var duration: Double
  /// The easing.
  public var curve: Curve

  /// Creates a transition.
  public init(
    _ kind: Kind, from old: String, to new: String, time: Double, duration: Double, curve: Curve
  ) {
    self.kind = kind
    self.old = old
    self.new = new
    self.time = time
    self.duration = duration
    self.curve = curve
  }
}

extension Transition: SceneRecord {
  package static let documentation =
    "A transition from one layer to another; the tracks of both layers determine the result."
  package static let blank = Transition(
    .fade, from: "", to: "", time: 0, duration: 1, curve: .linear)
  package static let isShort = true
  package static let fields: [Field<Transition>] = [
    .type(\.kind),
    .union("kind", \.kind),
    .value("from", \.old, "The name of the outgoing layer.", .essential),
    .value("to", \.new, "The name of the incoming layer.", .essential),
    .value("time", \.time, "The start time, in seconds.", .essential),
    .value("duration", \.duration, "The duration, in seconds.", .essential, .positive),
    .value("curve", \.curve, "The timing curve.", .always),
  ]
}

extension Transition.Kind: SceneUnion {
  package static let blanks: [Transition.Kind] = [.fade, .push(.left)]
  private static let edge = FieldFacts(
    "subtype", "The edge from which a push enters.", .essential)

  package var unionCase: UnionCase<Self> {
    switch self {
    case .fade: UnionCase("fade", "The new layer appears over the old one.") { _, _ in .fade }
    case .push(let edge):
      UnionCase("push", "The new layer pushes the old one out.") { change, _ in
        .push(change.option(edge, .left, Self.edge))
      }
    }
  }
}
