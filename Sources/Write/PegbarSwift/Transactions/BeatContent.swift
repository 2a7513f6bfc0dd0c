internal import PegbarGeometry
internal import PegbarScene

/// What one beat does.
struct BeatContent {
  /// A value that a layer gets.
  struct Value {
    var actor: BeatPlan.Actor
    var assignment: LayerAssignment
  }

  /// A change that is animated.
  struct Change {
    var value: Value
    /// The value before.
    var start: LayerSetting
    var timing: Timing
  }

  /// What changes have in common that are made by one transaction; times in seconds.
  struct Timing: Hashable {
    var delay: Double
    var duration: Double
    var curve: Curve
  }

  /// Animations of a layer with keys.
  struct Animation {
    var actor: BeatPlan.Actor
    var moves: [Move]
  }

  /// A layer that turns over.
  struct TurnOver {
    var actor: BeatPlan.Actor
    /// Its matrix at the end.
    var end: SwiftExpression
    var moves: [Move]
  }

  /// Values that change at once when it begins.
  var jumps: [Value] = []
  /// Changes that a transition shows.
  var transitions: [BeatTransition] = []
  var changes: [Change] = []
  private(set) var animations: [Animation] = []
  /// What instances play by themselves.
  var parts: [BeatPlan.Part] = []
  var turns: [TurnOver] = []
  /// Values that are there once repetitions are over, or taken away.
  var rests: [Value] = []

  /// Whether nothing happens.
  var isEmpty: Bool { count == 0 }

  /// How many moves there are.
  var count: Int {
    jumps.count + transitions.count + changes.count + animations.count + parts.count + turns.count
  }

  /// What animations that go together do, as groups.
  var grouped: BeatContent {
    var content = self
    for index in animations.indices {
      content.animations[index].moves = Move.grouped(animations[index].moves)
    }
    for index in turns.indices { content.turns[index].moves = Move.grouped(turns[index].moves) }
    return content
  }

  /// What layers do in it that others may do, too.
  var users: [SharedMoves.User] {
    animations.map { .init(layer: $0.actor.planned.layer.name, moves: $0.moves) }
      + turns.map { .init(layer: $0.actor.planned.layer.name, moves: $0.moves) }
  }

  /// What some layers do.
  func part(where isPart: (LayerReference) -> Bool) -> BeatContent {
    var part = BeatContent()
    part.jumps = jumps.filter { isPart($0.actor.planned.reference) }
    part.transitions = transitions.filter { isPart($0.swap.new.reference) }
    part.changes = changes.filter { isPart($0.value.actor.planned.reference) }
    part.animations = animations.filter { isPart($0.actor.planned.reference) }
    part.parts = parts.filter { isPart($0.layer) }
    part.turns = turns.filter { isPart($0.actor.planned.reference) }
    part.rests = rests.filter { isPart($0.actor.planned.reference) }
    return part
  }

  /// The layers that do something, in the order of what they do; each may be there several times.
  var layers: [LayerReference] {
    jumps.map(\.actor.planned.reference) + transitions.map(\.swap.new.reference)
      + changes.map(\.value.actor.planned.reference) + animations.map(\.actor.planned.reference)
      + parts.map(\.layer) + turns.map(\.actor.planned.reference)
      + rests.map(\.actor.planned.reference)
  }

  /// The number of the transition that shows a change, and the value after it.
  func shown<Value>(
    _ chunk: TrackChunk<Value>, _ property: LayerProperty, _ actor: BeatPlan.Actor, at begin: Double
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
  mutating func animate(_ actor: BeatPlan.Actor, _ moves: [Move]) {
    if let last = animations.last, last.actor.planned.reference == actor.planned.reference {
      animations[animations.count - 1].moves += moves
    } else {
      animations.append(Animation(actor: actor, moves: moves))
    }
  }
}

/// How a layer is put into the state before the first beat.
enum FirstState {
  /// By setting a value.
  case assignment(LayerAssignment)
  /// By the first values of an animation.
  case rewind(CompositionPlan.Planned, Move)
}
