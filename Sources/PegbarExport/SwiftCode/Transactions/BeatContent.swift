internal import PegbarGeometry
internal import PegbarScene

/// What one beat does.
struct BeatContent {
  /// Changes that take the same time along the same curve.
  struct Change {
    var duration: Double
    var curve: Curve
    var statements: [SwiftNode]
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
  var jumps: [SwiftNode] = []
  /// Changes that a transition shows.
  var transitions: [BeatTransition] = []
  private(set) var changes: [Change] = []
  private(set) var animations: [Animation] = []
  var turns: [TurnOver] = []
  /// Values that are there once repetitions are over, or taken away.
  var rests: [SwiftNode] = []

  /// Whether nothing happens.
  var isEmpty: Bool {
    jumps.isEmpty && transitions.isEmpty && changes.isEmpty && animations.isEmpty
      && turns.isEmpty
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

  /// Adds a change to those that go with it.
  mutating func change(_ duration: Double, _ curve: Curve, _ statement: SwiftNode) {
    if let index = changes.firstIndex(where: {
      abs($0.duration - duration) < BeatWindows.margin && $0.curve == curve
    }) {
      changes[index].statements.append(statement)
    } else {
      changes.append(Change(duration: duration, curve: curve, statements: [statement]))
    }
  }

  /// The number of the transition that shows a change, and the value after it.
  fileprivate func shown<Value>(
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
  case statement(SwiftNode)
  /// By the first values of an animation.
  case rewind(CompositionPlan.Planned, Move)
}

/// What happens in each beat of a scene, and what is there before.
struct BeatContents {
  private(set) var beats: [BeatContent]
  private(set) var first: [FirstState] = []
  private let plan: BeatPlan
  private let facts: SceneFacts
  private let moves: MoveCode

  init(_ plan: BeatPlan, _ transitions: [BeatTransition], in facts: SceneFacts) {
    (self.plan, self.facts) = (plan, facts)
    moves = MoveCode(facts: facts)
    beats = Array(repeating: BeatContent(), count: plan.beats.count)
    for transition in transitions { beats[transition.beat].transitions.append(transition) }
    for actor in plan.actors {
      let turns = TurnPlan(actor.planned.layer) { plan.beat(at: $0, of: actor) }
      for track in actor.planned.layer.tracks
      where turns == nil || !track.property.turnsOrScales {
        add(track, track.keys.track, of: actor)
      }
      if let turns { add(turns, of: actor) }
    }
    beats = beats.map(\.grouped)
  }

  private mutating func add(_ turns: TurnPlan, of actor: BeatPlan.Actor) {
    func assignment(_ layer: NormalizedLayer) -> SwiftNode {
      .statement(Self.matrix(of: layer), before: "\(actor.planned.reference.text).transform = ")
    }
    for (index, turn) in turns.turns.enumerated() where beats.indices.contains(turn.beat) {
      if index == 0 { first.append(.statement(assignment(turns.first))) }
      let begin = plan.beats[turn.beat].start - actor.offset
      if turn.jumps, abs(turn.start - begin) < BeatWindows.margin {
        beats[turn.beat].jumps.append(assignment(turn.layer))
        continue
      }
      let parts = turn.tracks(frame: 1 / facts.times.rate).flatMap {
        moves.animations(for: $0, of: actor.planned, until: turn.limit)
      }
      beats[turn.beat].turns.append(
        .init(actor: actor, end: Self.matrix(of: turn.layer), moves: parts))
    }
  }

  /// The matrix of a layer by the function that makes one of its parts.
  private static func matrix(of layer: NormalizedLayer) -> SwiftExpression {
    let turns = [("x", layer.rotationX), ("y", layer.rotationY), ("z", layer.rotation)]
    var arguments = turns.filter { $0.1 != 0 }.map { SwiftExpression.Argument($0.0, $0.1) }
    let factors = [layer.modelScale.x, layer.modelScale.y, layer.modelScaleZ]
    if factors != [1, 1, 1] {
      arguments.append(.init("scale", .tuple(factors.map { .number($0) })))
    }
    guard !arguments.isEmpty else { return .word("CATransform3DIdentity") }
    return .call(.support(.matrix), arguments)
  }

  private mutating func add(
    _ track: NormalizedTrack, _ keys: some AnyTrack, of actor: BeatPlan.Actor
  ) {
    let property = track.property
    let chunks = keys.chunks { plan.beat(at: $0, of: actor) }
    if chunks.isEmpty { stand(track, keys, of: actor) }
    for (index, chunk) in chunks.enumerated() {
      guard plan.beats.indices.contains(chunk.beat), let start = chunk.track.keys.first else {
        continue
      }
      let before = assignment(property, start.value, of: actor)
      if let before, set(chunk, property, actor) {
        if index == 0 { first.append(.statement(before.statement)) }
        continue
      }
      var piece = track
      piece.keys.track = chunk.track
      let moves = self.moves.animations(for: piece, of: actor.planned, until: chunk.limit)
      beats[chunk.beat].animate(actor, moves)
      if let rest = rest(after: chunk, property, of: actor) {
        beats[chunk.beat].rests.append(rest)
      }
      guard index == 0 else { continue }
      // A short value is set, a long one is taken from the animation that has it anyway.
      if let before, before.statement.size <= Self.shortStatement {
        first.append(.statement(before.statement))
      } else {
        first += moves.map { .rewind(actor.planned, $0) }
      }
    }
  }

  /// How long a statement may be that is rather written than the call of an animation.
  private static let shortStatement = 100

  /// Sets the value of what does not move until the end of the scene, where that is not the layer's
  /// own: an instance that begins late shows another time than those whose end the layer has.
  private mutating func stand(
    _ track: NormalizedTrack, _ keys: some AnyTrack, of actor: BeatPlan.Actor
  ) {
    guard var key = keys.keys.first else { return }
    var layer = actor.planned.layer
    (layer.sublayers, layer.mask) = ([], nil)
    var standing = layer
    standing.setModel(from: track, at: key.time)
    guard standing != layer else { return }
    if let value = assignment(track.property, key.value, of: actor) {
      return first.append(.statement(value.statement))
    }
    key.curve = .hold
    var end = key
    end.time += 1 / facts.times.rate
    var piece = track
    piece.keys.track = Track([key, end])
    first += moves.animations(for: piece, of: actor.planned).map { .rewind(actor.planned, $0) }
  }

  /// Sets what a repetition has come to at the end of the scene, where that is not its last key.
  private func rest<Value>(
    after chunk: TrackChunk<Value>, _ property: LayerProperty, of actor: BeatPlan.Actor
  ) -> SwiftNode? {
    guard chunk.track.repetition != nil, let last = chunk.track.keys.last else { return nil }
    let value = chunk.track.value(at: facts.duration - actor.offset)
    guard value != last.value else { return nil }
    return assignment(property, value.short, of: actor)?.statement
  }

  /// Sets what a chunk leads to, unless keys have to play it; tells whether it did.
  private mutating func set<Value>(
    _ chunk: TrackChunk<Value>, _ property: LayerProperty, _ actor: BeatPlan.Actor
  ) -> Bool {
    let begin = plan.beats[chunk.beat].start - actor.offset
    if let (number, value) = beats[chunk.beat].shown(chunk, property, actor, at: begin),
      let after = assignment(property, value, of: actor)
    {
      beats[chunk.beat].transitions[number].statements.append(after.statement)
      return true
    }
    if let value = chunk.jump(at: begin), let after = assignment(property, value, of: actor) {
      beats[chunk.beat].jumps.append(after.statement)
      return true
    }
    guard let change = chunk.change(at: begin),
      let after = assignment(property, change.value, of: actor), after.moves
    else { return false }
    beats[chunk.beat].change(change.duration, change.curve, after.change)
    return true
  }

  private func assignment(
    _ property: LayerProperty, _ value: any TrackValue, of actor: BeatPlan.Actor
  ) -> LayerAssignment? {
    LayerAssignment(property, value, of: actor.planned, in: facts)
  }
}
