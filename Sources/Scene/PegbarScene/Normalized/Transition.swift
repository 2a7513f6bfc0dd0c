/// A transition from one layer to another, as `CATransition` shows it.
///
/// It describes what the tracks of both layers do together. Frames are drawn from the tracks alone,
/// so removing a transition changes no frame.
public struct Transition: Hashable, Sendable {
  /// How the new layer comes.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  public enum Kind: Hashable, Sendable {
    /// It appears while the old one disappears.
    case fade
    /// It slides in from an edge and pushes the old one away.
    case push(Edge)
  }

  /// An edge of what holds both, as `CATransitionSubtype` calls it.
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

  /// How the new layer comes.
  public var kind: Kind
  /// The name of the layer that goes.
  public var old: String
  /// The name of the layer that comes; both have one superlayer.
  public var new: String
  /// When it begins, in seconds of the composition.
  public var time: Double
  /// How long it takes, in seconds.
  public var duration: Double
  /// Along what it goes.
  public var curve: Curve

  /// Makes a transition.
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
    "One layer that takes the place of another; the tracks of both say what shows."
  package static let blank = Transition(
    .fade, from: "", to: "", time: 0, duration: 1, curve: .linear)
  package static let isShort = true
  package static let fields: [Field<Transition>] = [
    .type(\.kind),
    .union("kind", \.kind),
    .value("from", \.old, "The name of the layer that goes.", .essential),
    .value("to", \.new, "The name of the layer that comes.", .essential),
    .value("time", \.time, "When it begins, in seconds.", .essential),
    .value("duration", \.duration, "How long it takes, in seconds.", .essential, .positive),
    .value("curve", \.curve, "Along what it goes.", .always),
  ]
}

extension Transition.Kind: SceneUnion {
  package static let blanks: [Transition.Kind] = [.fade, .push(.left)]
  private static let edge = FieldFacts(
    "subtype", "The edge from which a push comes.", .essential)

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
