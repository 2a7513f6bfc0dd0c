internal import PegbarScene

/// A text or an image that takes the place of another one.
struct TransitionPlan {
  /// What goes and what comes, as the scene's class calls them.
  var old: String
  var new: String
  /// What the designer calls them.
  var names: (old: String, new: String)
  /// The edge from which the new one pushes the old one; nothing where they fade.
  var edge: Edge?
  /// When it begins, in seconds of the scene.
  var start: Double
  /// How long it takes, in seconds.
  var duration: Double
  /// Along what it goes.
  var curve: Curve
  /// Where the new one stands then.
  var place: Point
  /// How far both slide, in points.
  var distance = 0.0

  /// An edge of what holds both, as `CATransitionSubtype` calls them.
  enum Edge: String {
    case top = "fromTop"
    case bottom = "fromBottom"
    case left = "fromLeft"
    case right = "fromRight"
  }

  /// Finds the swaps among layers that move.
  static func transitions(of actors: [BeatPlan.Actor]) -> [TransitionPlan] {
    let candidates = actors.filter(\.canSwap)
    // A pair each; nobody can tell swaps among hundreds of texts.
    guard candidates.count <= 40 else { return [] }
    let found = candidates.flatMap { old -> [TransitionPlan] in
      candidates.compactMap { new in
        guard old.planned.name != new.planned.name, old.planned.host == new.planned.host,
          old.prefix == new.prefix
        else { return nil }
        return fade(old, new) ?? push(old, new)
      }
    }
    return found.sorted { $0.start < $1.start }
  }

  /// One goes while the other comes, at the same place.
  private static func fade(_ old: BeatPlan.Actor, _ new: BeatPlan.Actor) -> TransitionPlan? {
    guard old.planned.layer.position == new.planned.layer.position,
      !old.planned.layer.movesFromItsPlace, !new.planned.layer.movesFromItsPlace,
      let going = old.segments(of: .opacity).first(where: { $0.end == 0 && $0.start > 0 }),
      new.segments(of: .opacity).contains(where: {
        $0.start == 0 && $0.end > 0 && $0.isTogether(with: going)
      })
    else { return nil }
    return TransitionPlan(old, new, edge: nil, going.time, going.curve, new.planned.layer.position)
  }

  /// Both slide the same way, and the new one ends where the old one began.
  private static func push(_ old: BeatPlan.Actor, _ new: BeatPlan.Actor) -> TransitionPlan? {
    for going in old.points(of: .position) {
      let way = going.end - going.start
      guard (way.x == 0) != (way.y == 0),
        new.points(of: .position).contains(where: {
          $0.end == going.start && $0.end - $0.start == way && $0.isTogether(with: going)
        })
      else { continue }
      let edge: Edge = way.y > 0 ? .top : way.y < 0 ? .bottom : way.x > 0 ? .left : .right
      var plan = TransitionPlan(old, new, edge: edge, going.time, going.curve, going.start)
      plan.distance = abs(way.x + way.y)
      return plan
    }
    return nil
  }

  private init(
    _ old: BeatPlan.Actor, _ new: BeatPlan.Actor, edge: Edge?, _ time: TimeRange, _ curve: Curve,
    _ place: Point
  ) {
    (self.old, self.new) = (old.planned.name, new.planned.name)
    names = (old.planned.layer.name, new.planned.layer.name)
    self.edge = edge
    start = time.start + old.offset
    duration = ((time.end - time.start) * 1e6).rounded() / 1e6
    self.curve = curve
    self.place = place
  }
}

/// One change of a value.
private struct Change<Value: TrackValue> {
  var time: TimeRange
  var start: Value
  var end: Value
  var curve: Curve

  func isTogether<Other>(with other: Change<Other>) -> Bool {
    abs(time.start - other.time.start) < BeatPlan.margin
      && abs(time.end - other.time.end) < BeatPlan.margin && curve == other.curve
  }
}

extension Track {
  fileprivate var changes: [Change<Value>] {
    guard repetition == nil else { return [] }
    return zip(keys, keys.dropFirst()).compactMap { key, next in
      guard key.value != next.value, next.time > key.time, key.curve != .hold,
        !key.curve.isSpring
      else { return nil }
      return Change(
        time: TimeRange(start: key.time, end: next.time), start: key.value, end: next.value,
        curve: key.curve)
    }
  }
}

extension BeatPlan.Actor {
  /// Whether it is a text or an image.
  fileprivate var canSwap: Bool {
    switch planned.layer.content {
    case .text, .image: true
    case .none, .color, .shape, .gradient, .instance: false
    }
  }

  /// What the name of a layer of the same composition begins with.
  var prefix: Substring {
    planned.name[..<(planned.name.lastIndex(of: ".") ?? planned.name.startIndex)]
  }

  fileprivate func segments(of property: Property) -> [Change<Double>] {
    guard
      case .number(let keys)? = planned.layer.tracks.first(where: { $0.property == property })?
        .keys
    else { return [] }
    return keys.changes
  }

  fileprivate func points(of property: Property) -> [Change<Point>] {
    guard
      case .point(let keys)? = planned.layer.tracks.first(where: { $0.property == property })?
        .keys
    else { return [] }
    return keys.changes
  }
}

extension NormalizedLayer {
  fileprivate var movesFromItsPlace: Bool {
    tracks.contains { [.position, .positionX, .positionY].contains($0.property) }
  }
}
