internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Generates the animations of layers' tracks.
struct MoveCode {
  let facts: SceneFacts

  /// Returns the animations of a track.
  ///
  /// - Parameters:
  ///   - limit: The time at which they must be removed, in seconds of the layer's composition.
  ///   - transaction: The transaction from whose start frames are counted; `nil` to count from time 0.
  func animations(
    for track: NormalizedTrack, of planned: CompositionPlan.Planned, until limit: Double? = nil,
    in transaction: TransactionClock? = nil
  ) -> [Move] {
    guard !Cancellation.isRequested else { return [] }
    let times = transaction.map { facts.times.counted(from: $0.begin) } ?? facts.times
    let maker = TrackCode(
      facts: facts, planned: planned, limit: limit, times: times, offset: transaction?.offset ?? 0)
    let keyPath = planned.keyPath(of: track.property)
    if track.property == .scale, case .point(let keys) = track.keys {
      return [
        maker.numbers(keyPath + ".x", keys.map(\.x), .scaleX),
        maker.numbers(keyPath + ".y", keys.map(\.y), .scaleY),
      ]
    }
    return [maker.animation(keyPath, for: track)]
  }
}

/// The origin of the frames in a transaction.
struct TransactionClock {
  /// The start of the transaction, in seconds of the scene.
  var begin: Double
  /// The time at which the time of the layer's composition is 0, in seconds of the scene.
  var offset: Double
}

/// Generates the animations of one track.
private struct TrackCode {
  let facts: SceneFacts
  /// The layer of the track.
  let planned: CompositionPlan.Planned
  /// The time at which the animation must be removed, in seconds.
  let limit: Double?
  let times: FrameTimes
  /// The time at which the time of the layer's composition is 0, in seconds of the scene.
  let offset: Double

  /// Returns a time of the layer's composition in the time in which frames are counted.
  private func time(_ time: Double) -> Double {
    offset == 0 ? time : (time + offset).inNanoseconds
  }

  private func frame(_ time: Double) -> Double { times.frame(self.time(time)) }

  func animation(_ keyPath: String, for track: NormalizedTrack) -> Move {
    switch track.keys {
    case .number(let keys): numbers(keyPath, keys, track.property)
    case .point(let keys): points(keyPath, keys, track.property)
    case .color(let keys): animation(keyPath, keys, .others, spell: facts.key)
    case .colors(let keys):
      rows(keyPath, keys, of: .colorData, \.numbers) { .list($0.values.map(facts.key)) }
    case .numbers(let keys):
      rows(keyPath, keys, of: .locationData, \.values) { .list($0.values.map { .number($0) }) }
    case .path(let keys): outlines(keyPath, keys, planned.form)
    case .flag(let keys):
      shown(keyPath, keys) ?? animation(keyPath, keys, .others) { .word($0.description) }
    }
  }

  /// Returns the time range of a layer that appears and disappears at most once, or `nil` for other
  /// layers.
  private func shown(_ keyPath: String, _ track: Track<Bool>) -> Move? {
    let table = KeyTable(track, until: limit)
    guard keyPath == "hidden", table.isStepped, track.repetition == nil,
      table.values.count == table.times.count
    else { return nil }
    let frames = table.times.map(frame)
    let (function, label): (Support, String)
    switch table.values {
    case [true, false]: (function, label) = (.shownFrom, "from")
    case [false, true]: (function, label) = (.shownTo, "to")
    // A range from 0 to another frame is reserved for a layer that is visible until that frame.
    case [true, false, true] where frames[1] != 0: (function, label) = (.shownBetween, "during")
    case _: return nil
    }
    return Move(play: function, frames: Array(frames.dropFirst()), label: label)
  }

  func numbers(_ keyPath: String, _ keys: Track<Double>, _ property: LayerProperty) -> Move {
    let kind = property.facts.unit == .degrees ? ValueKind.degrees : .numbers
    var move = animation(keyPath, keys, kind) { .number($0) }
    let values = KeyTable(keys).values
    move.setNumbers(values, by: 1)
    if move.data == nil { move.numbers = values }
    return move
  }

  /// Returns the animation of gradient colors or locations, as one text if they are many and
  /// contain no parameter.
  private func rows<Value>(
    _ keyPath: String, _ track: Track<Value>, of function: Support, _ numbers: (Value) -> [Double],
    spell: (Value) -> SwiftExpression
  ) -> Move {
    var move = animation(
      keyPath, track, function == .locationData ? .locations : .others, spell: spell)
    let rows = KeyTable(track, until: limit).values.map(numbers)
    let length = rows.first?.count ?? 0
    // Each number in a list is about a seventh as long as a keyframe in most other lists.
    guard rows.count * length >= 7 * NumberData.fewest, facts.parameters.colors.isEmpty,
      rows.allSatisfy({ $0.count == length })
    else { return move }
    move.data = (function, "")
    move.parts = function == .colorData ? length / 4 : length
    move.setNumbers(rows.flatMap { $0 }, by: length)
    return move
  }

  /// Returns the animation of paths.
  private func outlines(_ keyPath: String, _ keys: Track<Path>, _ form: PathForm) -> Move {
    switch form {
    case .known([.ellipse]):
      let paths = KeyTable(keys, until: limit).values
      var move = animation(keyPath, keys, .ovals) { facts.outlines.outline($0, form: form) }
      move.setNumbers(
        paths.flatMap(\.contours).flatMap { KnownOutline.ellipse.numbers(of: $0) ?? [] }, by: 4)
      return move
    case .known:
      return animation(keyPath, keys, .others) { facts.outlines.outline($0, form: form) }
    case .still, .curves:
      let paths = KeyTable(keys, until: limit).values
      guard let lists = facts.outlines.list(paths, form: form) else {
        return animation(keyPath, keys, .paths) { facts.outlines.data($0, form: form) }
      }
      var move = animation(keyPath, keys, .paths) { _ in .word("") }
      move.kind = .pathList
      move.values = lists
      return move
    }
  }

  private func points(_ keyPath: String, _ keys: Track<Point>, _ property: LayerProperty) -> Move {
    let table = KeyTable(keys, until: limit)
    if property.canFollowPaths, keys.hasMotionPaths, !table.isStepped { return along(keys, table) }
    // Anchor points and gradients use fractions of the bounds; other properties use points.
    let isFraction = property.isFractionOfBounds
    let kind = property == .size ? ValueKind.sizes : .points
    var move = animation(keyPath, keys, isFraction ? .unitPoints : kind) {
      .tuple($0.numbers.map { .number($0) })
    }
    if isFraction { move.bounds = planned.reference }
    move.setNumbers(table.values.flatMap(\.numbers), by: 2)
    return move
  }

  /// Returns an animation along a path, with a line or curve for each segment.
  private func along(_ keys: Track<Point>, _ table: KeyTable<Point>) -> Move {
    var move = animation(LayerProperty.position.facts.keyPath, keys, .others) { _ in .word("") }
    var contour = Contour(table.values.map { PathVertex($0) }, isClosed: false)
    for (index, path) in table.motionPaths.enumerated() {
      guard let path else { continue }
      contour.vertices[index].outControl = path.control1
      contour.vertices[index + 1].inControl = path.control2
    }
    move.play = .along
    move.values = []
    move.path = .support(
      .outline, [.init("", facts.outlines.data(Path([contour]), form: .still))])
    return move
  }

  /// Returns one animation, whose values `spell` converts to expressions.
  private func animation<Value>(
    _ keyPath: String, _ track: Track<Value>, _ kind: ValueKind,
    spell: (Value) -> SwiftExpression
  ) -> Move {
    if let move = sprung(keyPath, track, kind, spell: spell) { return move }
    let table = KeyTable(track, until: limit)
    let isSpread = track.repetition != nil && !track.keys.contains { $0.curve == .hold }
    let isOpen = table.isStepped && table.times.count == table.values.count
    var frames =
      isSpread ? times.cycleFrames(table.times.map(time)) : table.times.map(frame)
    if isOpen { frames = FrameTimes.closed(FrameTimes.opened(frames)) }
    var move = Move(
      play: table.isStepped ? .steps : .keys, keyPath: keyPath, frames: frames, kind: kind)
    move.fewestInData = facts.fewestInData
    if table.values.count >= facts.fewestInData, let data = kind.ofData {
      move.data = (data, "")
    } else {
      move.values = table.values.map(spell)
    }
    if let last = table.curves.last, table.curves.contains(where: { $0 != .linear }) {
      // The last curve applies to all remaining segments.
      let others = (table.curves.lastIndex { $0 != last }).map { table.curves[...$0] } ?? []
      if others.count < CurveNames.mostRead {
        move.curves = (others + [last]).map(facts.curves.spelling)
      } else {
        move.curveData = NumberData.text(table.curves.flatMap(CurveNames.points), by: 4)
      }
    }
    move.repetition = track.repetition.map { repetition in
      let length = (table.times.last ?? 0) - (table.times.first ?? 0)
      let cycle = times.cycle(length)
      return Move.Repetition(
        cycle: times.spelling(cycle: cycle, length), frames: cycle,
        isRound: abs(length * 1e9 - (length * 1e9).rounded()) < 1e-3, count: repetition.count,
        autoreverses: repetition.autoreverses,
        isCumulative: repetition.isCumulative)
    }
    return move
  }

  /// Returns the animation of a track that is one spring.
  ///
  /// Returns `nil` for other tracks, and for a spring that Core Animation plays differently.
  private func sprung<Value>(
    _ keyPath: String, _ track: Track<Value>, _ kind: ValueKind,
    spell: (Value) -> SwiftExpression
  ) -> Move? {
    guard track.repetition == nil, track.keys.count == 2, let first = track.keys.first,
      let last = track.keys.last, case .spring(let spring) = first.curve, last.time > first.time,
      kind != .unitPoints, !spring.isOverdamped
    else { return nil }
    var arguments: [SwiftExpression.Argument] = [
      .init("", .string(keyPath)),
      .init("at", Move.frames([first, last].map { frame($0.time) })),
      .init("", kind.list([first, last].map { spell($0.value) })),
    ]
    if spring.mass != 1 { arguments.append(.init("mass", spring.mass)) }
    arguments.append(.init("stiffness", spring.stiffness))
    arguments.append(.init("damping", spring.damping))
    if spring.velocity != 0 { arguments.append(.init("velocity", spring.velocity)) }
    return Move(fixed: .support(.sprung, arguments))
  }
}

extension Double {
  /// The time in whole nanoseconds, if it differs only by the rounding error of a sum.
  var inNanoseconds: Double {
    let rounded = (self * 1e9).rounded() / 1e9
    return abs(rounded - self) < 1e-12 ? rounded : self
  }
}

extension Move {
  /// Writes the values of many keyframes as one text, with `stride` numbers for each value.
  fileprivate mutating func setNumbers(_ numbers: [Double], by stride: Int) {
    guard let function = data?.function else { return }
    data = (function, NumberData.text(numbers, by: stride))
    values = []
  }
}
