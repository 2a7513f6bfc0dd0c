internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// The contents of the transactions of a scene, and the state before the first one.
struct TransactionContents {
  private(set) var transactions: [TransactionContent]
  private(set) var first: [FirstState] = []
  private let plan: TransactionPlan
  private let facts: SceneFacts
  private let moves: MoveCode

  init(_ plan: TransactionPlan, _ transitions: [PlannedTransition], in facts: SceneFacts) {
    (self.plan, self.facts) = (plan, facts)
    moves = MoveCode(facts: facts)
    transactions = Array(repeating: TransactionContent(), count: plan.transactions.count)
    for transition in transitions {
      transactions[transition.transaction].transitions.append(transition)
    }
    for actor in plan.actors where !Cancellation.isRequested {
      let turns = TurnPlan(actor.planned.layer) { plan.transaction(at: $0, of: actor) }
      for track in actor.planned.layer.tracks
      where turns == nil || !track.property.turnsOrScales {
        add(track, track.keys.track, of: actor)
      }
      if let turns { add(turns, of: actor) }
    }
    transactions = transactions.map(\.grouped)
    if !transactions.isEmpty { transactions[0].parts = plan.parts }
  }

  /// Returns the origin of the frames of an actor's keyframes.
  private func clock(_ transaction: Int, _ actor: TransactionPlan.Actor) -> TransactionClock {
    TransactionClock(begin: plan.transactions[transaction].start, offset: actor.offset)
  }

  private mutating func add(_ turns: TurnPlan, of actor: TransactionPlan.Actor) {
    func assignment(_ layer: NormalizedLayer) -> LayerAssignment {
      LayerAssignment(actor.planned.reference, "transform", Self.matrix(of: layer))
    }
    for (index, turn) in turns.turns.enumerated()
    where transactions.indices.contains(turn.transaction) {
      if index == 0 { first.append(.assignment(assignment(turns.first))) }
      let begin = plan.transactions[turn.transaction].start - actor.offset
      if turn.jumps, abs(turn.start - begin) < TransactionWindows.margin {
        transactions[turn.transaction].jumps.append(
          .init(actor: actor, assignment: assignment(turn.layer)))
        continue
      }
      let parts = turn.tracks(frame: 1 / facts.times.rate).flatMap {
        moves.animations(
          for: $0, of: actor.planned, until: turn.limit, in: clock(turn.transaction, actor))
      }
      transactions[turn.transaction].turns.append(
        .init(actor: actor, end: Self.matrix(of: turn.layer), moves: parts))
    }
  }

  /// Returns the matrix of a layer, as a call of the function that composes it.
  private static func matrix(of layer: NormalizedLayer) -> SwiftExpression {
    let turns = [("x", layer.rotationX), ("y", layer.rotationY), ("z", layer.rotation)]
    var arguments = turns.filter { $0.1 != 0 }.map { SwiftExpression.Argument($0.0, $0.1) }
    let factors = [layer.modelScale.x, layer.modelScale.y, layer.modelScaleZ]
    if factors != [1, 1, 1] {
      arguments.append(.init("scale", .tuple(factors.map { .number($0) })))
    }
    guard !arguments.isEmpty else { return .word("CATransform3DIdentity") }
    return .support(.matrix, arguments)
  }

  private mutating func add(
    _ track: NormalizedTrack, _ keys: some AnyTrack, of actor: TransactionPlan.Actor
  ) {
    let property = track.property
    let chunks = keys.chunks { plan.transaction(at: $0, of: actor) }
    if chunks.isEmpty { stand(track, keys, of: actor) }
    for (index, whole) in chunks.enumerated() {
      guard plan.transactions.indices.contains(whole.transaction) else { continue }
      var chunk = whole
      // A change that is in progress when its transaction begins continues from its current value.
      if let rest = chunk.track.begun(at: plan.transactions[whole.transaction].start - actor.offset)
      {
        chunk.track = rest
      }
      guard let start = chunk.track.keys.first else { continue }
      let before = assignment(property, start.value, of: actor)
      if let before, set(chunk, property, before, actor) {
        if index == 0 { first.append(.assignment(before)) }
        continue
      }
      var piece = track
      piece.keys.track = chunk.track
      let moves = self.moves.animations(
        for: piece, of: actor.planned, until: chunk.limit, in: clock(chunk.transaction, actor))
      transactions[chunk.transaction].animate(actor, moves)
      if let rest = rest(after: chunk, property, of: actor) {
        transactions[chunk.transaction].rests.append(.init(actor: actor, assignment: rest))
      }
      guard index == 0 else { continue }
      // A change that began before the scene shows its current value.
      let begin = plan.transactions[chunk.transaction].start - actor.offset
      if start.time < begin - TransactionWindows.margin {
        show(chunk.track.value(at: begin).short, as: track, at: begin, on: actor)
      } else if let before, before.setting.value.size <= Self.shortValue {
        // A short value is set. A long value is read from the animation that contains it.
        first.append(.assignment(before))
      } else {
        first += moves.map { .rewind(actor.planned, $0) }
      }
    }
  }

  /// The maximum length of a value to set instead of reading it from an animation.
  private static let shortValue = 60

  /// Sets the value of a property that is constant until the end of the scene, if it is not the
  /// layer's own.
  ///
  /// An instance that begins late shows a different time than the instances whose final state the
  /// layer has.
  private mutating func stand(
    _ track: NormalizedTrack, _ keys: some AnyTrack, of actor: TransactionPlan.Actor
  ) {
    guard let key = keys.keys.first else { return }
    var layer = actor.planned.layer
    (layer.sublayers, layer.mask) = ([], nil)
    var standing = layer
    standing.setModel(from: track, at: key.time)
    guard standing != layer else { return }
    show(key.value, as: track, at: key.time, on: actor)
  }

  /// Shows a value before the first transaction, either set directly or as the first value of an
  /// animation.
  private mutating func show(
    _ value: some TrackValue, as track: NormalizedTrack, at time: Double,
    on actor: TransactionPlan.Actor
  ) {
    if let assignment = assignment(track.property, value, of: actor) {
      return first.append(.assignment(assignment))
    }
    let keys = [
      Key(time: time, value: value, curve: .hold),
      Key(time: time + 1 / facts.times.rate, value: value, curve: .hold),
    ]
    var piece = track
    piece.keys.track = Track(keys)
    first += moves.animations(for: piece, of: actor.planned).map { .rewind(actor.planned, $0) }
  }

  /// Returns the value of a repetition at the end of the scene, unless it is that of the last
  /// keyframe.
  private func rest<Value>(
    after chunk: TrackChunk<Value>, _ property: LayerProperty, of actor: TransactionPlan.Actor
  ) -> LayerAssignment? {
    guard chunk.track.repetition != nil, let last = chunk.track.keys.last else { return nil }
    let value = chunk.track.value(at: facts.duration - actor.offset)
    guard value != last.value else { return nil }
    return assignment(property, value.short, of: actor)
  }

  /// Sets the value at the end of a chunk; returns `false` if it requires keyframes.
  private mutating func set<Value>(
    _ chunk: TrackChunk<Value>, _ property: LayerProperty, _ before: LayerAssignment,
    _ actor: TransactionPlan.Actor
  ) -> Bool {
    let begin = plan.transactions[chunk.transaction].start - actor.offset
    if let (number, value) = transactions[chunk.transaction].shown(
      chunk, property, actor, at: begin),
      let after = assignment(property, value, of: actor)
    {
      transactions[chunk.transaction].transitions[number].assignments.append(after)
      return true
    }
    if let value = chunk.jump(at: begin), let after = assignment(property, value, of: actor) {
      transactions[chunk.transaction].jumps.append(.init(actor: actor, assignment: after))
      return true
    }
    guard let change = chunk.change, change.start > begin - TransactionWindows.margin,
      let after = assignment(property, change.value, of: actor),
      after.setting.animate != nil
    else { return false }
    let times = facts.times.counted(from: plan.transactions[chunk.transaction].start)
    let timing = TransactionContent.Timing(
      start: max(times.frame(change.start + actor.offset), 0),
      end: times.frame(change.start + change.duration + actor.offset), curve: change.curve)
    transactions[chunk.transaction].changes.append(
      .init(
        value: .init(actor: actor, assignment: after), start: before.setting, timing: timing))
    return true
  }

  private func assignment(
    _ property: LayerProperty, _ value: any TrackValue, of actor: TransactionPlan.Actor
  ) -> LayerAssignment? {
    LayerAssignment(property, value, of: actor.planned, in: facts)
  }
}
