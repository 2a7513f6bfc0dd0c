internal import PegbarGeometry
internal import PegbarScene

/// What one beat does.
struct BeatContent {
  /// Values that change at once when it begins.
  var jumps: [String] = []
  /// Changes that a transition shows.
  var transitions: [BeatTransition] = []
  /// Changes that take the same time along the same curve.
  var changes: [(duration: Double, curve: Curve, statements: [String])] = []
  /// Animations with keys, by layer.
  var animations: [(actor: BeatPlan.Actor, moves: [Move])] = []
  /// Layers that turn over, each with its matrix at the end.
  var turns: [(actor: BeatPlan.Actor, end: SwiftExpression, moves: [Move])] = []

  /// Values that are there once repetitions are over, or taken away.
  var rests: [String] = []

  /// Whether nothing happens.
  var isEmpty: Bool {
    jumps.isEmpty && transitions.isEmpty && changes.isEmpty && animations.isEmpty
      && turns.isEmpty
  }

  /// Adds a change to those that go with it.
  mutating func change(_ duration: Double, _ curve: Curve, _ statement: String) {
    if let index = changes.firstIndex(where: {
      abs($0.duration - duration) < BeatWindows.margin && $0.curve == curve
    }) {
      changes[index].statements.append(statement)
    } else {
      changes.append((duration, curve, [statement]))
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
    if let last = animations.indices.last, animations[last].actor.planned.name == actor.planned.name
    {
      animations[last].moves += moves
    } else {
      animations.append((actor, moves))
    }
  }
}

/// How a layer is put into the state before the first beat.
enum FirstState {
  /// By setting a value.
  case statement(String)
  /// By the first values of an animation.
  case rewind(layer: String, Move)
}

// What happens in each beat, and what is there before.
extension SceneCode {
  /// The contents of all beats, and the first state of everything that moves.
  mutating func contents(
    of plan: BeatPlan, _ transitions: [BeatTransition]
  ) -> (beats: [BeatContent], first: [FirstState]) {
    var cast = BeatCast(
      plan: plan, contents: Array(repeating: BeatContent(), count: plan.beats.count))
    for transition in transitions {
      cast.contents[transition.beat].transitions.append(transition)
    }
    for actor in plan.actors {
      let turns = TurnPlan(actor.planned.layer) { plan.beat(at: $0, of: actor) }
      for track in actor.planned.layer.tracks
      where turns == nil || !track.property.turnsOrScales {
        add(track, track.keys.track, of: actor, to: &cast)
      }
      if let turns { add(turns, of: actor, to: &cast) }
    }
    return (cast.contents, cast.first)
  }

  private mutating func add(
    _ plan: TurnPlan, of actor: BeatPlan.Actor, to cast: inout BeatCast
  ) {
    let name = actor.planned.name
    func assignment(_ layer: NormalizedLayer) -> String {
      "\(name).transform = \(matrix(of: layer).line)"
    }
    for (index, turn) in plan.turns.enumerated() where cast.contents.indices.contains(turn.beat) {
      if index == 0 { cast.first.append(.statement(assignment(plan.first))) }
      let begin = cast.plan.beats[turn.beat].start - actor.offset
      if turn.jumps, abs(turn.start - begin) < BeatWindows.margin {
        cast.contents[turn.beat].jumps.append(assignment(turn.layer))
        continue
      }
      support.insert(.turnOver)
      let moves = turn.tracks(frame: 1 / frameRate).flatMap {
        animations(for: $0, of: actor.planned, until: turn.limit)
      }
      cast.contents[turn.beat].turns.append((actor, matrix(of: turn.layer), moves))
    }
  }

  /// The matrix of a layer by the function that makes one of its parts.
  private mutating func matrix(of layer: NormalizedLayer) -> SwiftExpression {
    let turns = [("x", layer.rotationX), ("y", layer.rotationY), ("z", layer.rotation)]
    var arguments = turns.filter { $0.1 != 0 }.map {
      SwiftExpression.Argument($0.0, SwiftLiteral.number($0.1))
    }
    let factors = [layer.modelScale.x, layer.modelScale.y, layer.modelScaleZ]
    if factors != [1, 1, 1] {
      arguments.append(.init("scale", "(\(SwiftLiteral.numbers(factors)))"))
    }
    guard !arguments.isEmpty else { return .text("CATransform3DIdentity") }
    support.insert(.matrix)
    return .call("matrix", arguments)
  }

  private mutating func add(
    _ track: NormalizedTrack, _ keys: some AnyTrack, of actor: BeatPlan.Actor,
    to cast: inout BeatCast
  ) {
    let (plan, property) = (cast.plan, track.property)
    let chunks = keys.chunks { plan.beat(at: $0, of: actor) }
    if chunks.isEmpty { stand(track, keys, of: actor, in: &cast.first) }
    for (index, chunk) in chunks.enumerated() {
      guard plan.beats.indices.contains(chunk.beat), let start = chunk.track.keys.first else {
        continue
      }
      let begin = plan.beats[chunk.beat].start - actor.offset
      let before = assignment(property, start.value, of: actor.planned)
      if let before, set(chunk, property, actor, at: begin, in: &cast.contents[chunk.beat]) {
        if index == 0 { cast.first.append(.statement(statement(before))) }
        continue
      }
      var piece = track
      piece.keys.track = chunk.track
      let moves = animations(for: piece, of: actor.planned, until: chunk.limit)
      cast.contents[chunk.beat].animate(actor, moves)
      if let rest = rest(after: chunk, property, of: actor) {
        cast.contents[chunk.beat].rests.append(rest)
      }
      guard index == 0 else { continue }
      // A short value is set, a long one is taken from the animation that has it anyway.
      if let before, before.statement.utf8.count <= 100 {
        cast.first.append(.statement(statement(before)))
      } else {
        cast.first += moves.map { .rewind(layer: actor.planned.name, $0) }
      }
    }
  }

  /// Sets the value of what does not move until the end of the scene, where that is not the layer's
  /// own: an instance that begins late shows another time than those whose end the layer has.
  private mutating func stand(
    _ track: NormalizedTrack, _ keys: some AnyTrack, of actor: BeatPlan.Actor,
    in first: inout [FirstState]
  ) {
    guard var key = keys.keys.first else { return }
    var layer = actor.planned.layer
    (layer.sublayers, layer.mask) = ([], nil)
    var standing = layer
    standing.setModel(from: track, at: key.time)
    guard standing != layer else { return }
    if let value = assignment(track.property, key.value, of: actor.planned) {
      return first.append(.statement(statement(value)))
    }
    key.curve = .hold
    var end = key
    end.time += 1 / frameRate
    var piece = track
    piece.keys.track = Track([key, end])
    first += animations(for: piece, of: actor.planned, until: nil).map {
      .rewind(layer: actor.planned.name, $0)
    }
  }

  /// Sets what a repetition has come to at the end of the scene, where that is not its last key.
  private mutating func rest<Value>(
    after chunk: TrackChunk<Value>, _ property: LayerProperty, of actor: BeatPlan.Actor
  ) -> String? {
    guard chunk.track.repetition != nil, let last = chunk.track.keys.last else { return nil }
    let value = chunk.track.value(at: duration - actor.offset)
    guard value != last.value else { return nil }
    return assignment(property, value.short, of: actor.planned).map { statement($0) }
  }

  /// Sets what a chunk leads to, unless keys have to play it; tells whether it did.
  private mutating func set<Value>(
    _ chunk: TrackChunk<Value>, _ property: LayerProperty, _ actor: BeatPlan.Actor,
    at begin: Double, in content: inout BeatContent
  ) -> Bool {
    if let (number, value) = content.shown(chunk, property, actor, at: begin),
      let after = assignment(property, value, of: actor.planned)
    {
      content.transitions[number].statements.append(statement(after))
      return true
    }
    if let value = chunk.jump(at: begin), let after = assignment(property, value, of: actor.planned)
    {
      content.jumps.append(statement(after))
      return true
    }
    guard let change = chunk.change(at: begin),
      let after = assignment(property, change.value, of: actor.planned), after.moves
    else { return false }
    if after.isComponent { support.insert(.animate) }
    content.change(change.duration, change.curve, after.change)
    return true
  }

  private mutating func statement(_ assignment: LayerAssignment) -> String {
    if assignment.isComponent { support.insert(.set) }
    return assignment.statement
  }
}

/// What is collected of a plan.
private struct BeatCast {
  let plan: BeatPlan
  var contents: [BeatContent]
  var first: [FirstState] = []
}
