internal import PegbarGeometry
internal import PegbarScene

/// The content of one transaction.
struct TransactionContent {
  /// A value that a layer receives.
  struct Value {
    var actor: TransactionPlan.Actor
    var assignment: LayerAssignment
  }

  /// An animated change.
  struct Change {
    var value: Value
    /// The value before the change.
    var start: LayerSetting
    var timing: Timing
  }

  /// The timing that changes of one transaction share, in frames from its start.
  struct Timing: Hashable {
    var start: Double
    var end: Double
    var curve: Curve
  }

  /// Keyframe animations of a layer.
  struct Animation {
    var actor: TransactionPlan.Actor
    var moves: [Move]
  }

  /// A layer that turns over.
  struct TurnOver {
    var actor: TransactionPlan.Actor
    /// The matrix of the layer at the end.
    var end: SwiftExpression
    var moves: [Move]
  }

  /// The values that change immediately at the start.
  var jumps: [Value] = []
  /// The changes that a transition animates.
  var transitions: [PlannedTransition] = []
  var changes: [Change] = []
  private(set) var animations: [Animation] = []
  /// The instances that play their own timelines.
  var parts: [TransactionPlan.Part] = []
  var turns: [TurnOver] = []
  /// The values that apply after repetitions end or are removed.
  var rests: [Value] = []

  /// `true` if the transaction has no content.
  var isEmpty: Bool { count == 0 }

  /// The number of changes.
  var count: Int {
    jumps.count + transitions.count + changes.count + animations.count + parts.count + turns.count
  }

  /// The content with groups of concurrent animations.
  var grouped: TransactionContent {
    var content = self
    for index in animations.indices {
      content.animations[index].moves = Move.grouped(animations[index].moves)
    }
    for index in turns.indices { content.turns[index].moves = Move.grouped(turns[index].moves) }
    return content
  }

  /// The animations of layers, which other layers may share.
  var users: [SharedMoves.User] {
    animations.map { .init(layer: $0.actor.planned.layer.name, moves: $0.moves) }
      + turns.map { .init(layer: $0.actor.planned.layer.name, moves: $0.moves) }
  }

  /// Returns the content divided by the number of its layer, from 0 to a count.
  func divided(into count: Int, by number: (LayerReference) -> Int) -> [TransactionContent] {
    var parts = Array(repeating: TransactionContent(), count: count)
    for value in jumps { parts[number(value.actor.planned.reference)].jumps.append(value) }
    for transition in transitions {
      parts[number(transition.swap.new.reference)].transitions.append(transition)
    }
    for change in changes {
      parts[number(change.value.actor.planned.reference)].changes.append(change)
    }
    for animation in animations {
      parts[number(animation.actor.planned.reference)].animations.append(animation)
    }
    for part in self.parts { parts[number(part.layer)].parts.append(part) }
    for turn in turns { parts[number(turn.actor.planned.reference)].turns.append(turn) }
    for value in rests { parts[number(value.actor.planned.reference)].rests.append(value) }
    return parts
  }

  /// The layers with changes, in the order of the content; a layer can appear several times.
  var layers: [LayerReference] {
    jumps.map(\.actor.planned.reference) + transitions.map(\.swap.new.reference)
      + changes.map(\.value.actor.planned.reference) + animations.map(\.actor.planned.reference)
      + parts.map(\.layer) + turns.map(\.actor.planned.reference)
      + rests.map(\.actor.planned.reference)
  }

  /// Returns the index of the transition that animates a change, and the value after it.
  func shown<Value>(
    _ chunk: TrackChunk<Value>, _ property: LayerProperty, _ actor: TransactionPlan.Actor,
    at begin: Double
  ) -> (number: Int, value: Value)? {
    for (number, transition) in transitions.enumerated() where transition.concerns(actor) {
      let end = begin + transition.duration
      if property == .isHidden, let value = chunk.jump(at: begin) ?? chunk.jump(at: end) {
        return (number, value)
      }
      if let change = chunk.change(at: begin), transition.shows(property, lasting: change.duration)
      {
        return (number, change.value)
      }
    }
    return nil
  }

  /// Adds animations of a layer.
  mutating func animate(_ actor: TransactionPlan.Actor, _ moves: [Move]) {
    if let last = animations.last, last.actor.planned.reference == actor.planned.reference {
      animations[animations.count - 1].moves += moves
    } else {
      animations.append(Animation(actor: actor, moves: moves))
    }
  }
}

/// The way in which a layer returns to the state before the first transaction.
enum FirstState {
  /// A value to set.
  case assignment(LayerAssignment)
  /// An animation whose first values apply.
  case rewind(CompositionPlan.Planned, Move)
}
