internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

// What moves: one table of layers and their animations.
extension SceneCode {
  /// The function that gives the animations of a composition in its own time.
  mutating func timeline(_ plan: CompositionPlan, isRoot: Bool) {
    text.lines("// MARK: Timeline, in frames\n")
    let moves = plan.layers.map { planned in
      planned.layer.animatedTracks().flatMap { animations(for: $0, of: planned) }
    }
    let alone = lonelyMoves(moves.flatMap { $0 })
    // A group cannot be played at another speed than its members.
    let keepsSpeed = isRoot || !hasOtherSpeeds
    // Rows are played as groups anyway: that a row begins and ends together is told where all do.
    let tells = keepsSpeed && moves.allSatisfy(Move.haveOnePeriod)
    let groups = moves.map { row in
      grouped(row) { tells && $0.signature.map(alone.contains) == true }
    }
    shareMoves(zip(plan.layers, groups).map { ($0.layer.name, $1) }, in: plan)
    var parts: [[UInt8]] = []
    let statements = apart {
      parts = $0.rows(zip(plan.layers, groups).map { Row(planned: $0, moves: $1) })
    }
    text.block("\(isRoot ? hook : "fileprivate ")func timeline(\(Self.adding)) {") { text in
      for number in parts.indices { text.line("addRows\(number + 1)(add)") }
      text.append(statements)
    }
    for (index, part) in parts.enumerated() {
      text.line()
      text.block("private func addRows\(index + 1)(\(Self.adding)) {") { $0.append(part) }
    }
    sharedFunctions()
  }

  /// What a timeline gives its layers and their animations to.
  private static let adding = "_ add: (CALayer, [CAAnimation]) -> Void"

  /// Writes the statements for one layer.
  mutating func row(_ row: Row) {
    let planned = row.planned
    let moves = row.moves.map { spelling($0) }
    if moves.reduce(0, { $0 + $1.size }) <= Limits.statementLength {
      if !moves.isEmpty { text.expression(Self.adding(.list(moves), to: planned.name)) }
    } else {
      text.block("do {") { text in
        text.line("var moves: [CAAnimation] = []")
        for move in moves { text.expression(.call("moves.append", [.init("", move)])) }
        text.expression(Self.adding(.text("moves"), to: planned.name))
      }
    }
    if let played = planned.played {
      text.expression(nested(played, of: planned.name, at: .number(played.begin), to: "add"))
    }
  }

  /// Gives a layer its animations.
  static func adding(_ moves: SwiftExpression, to layer: String) -> SwiftExpression {
    .call("add", [.init("", layer), .init("", moves)])
  }

  /// The animations that play a track.
  ///
  /// - Parameter limit: When they must be gone, in seconds.
  mutating func animations(
    for track: NormalizedTrack, of planned: CompositionPlan.Planned, until limit: Double? = nil
  ) -> [Move] {
    keyLimit = limit
    let keyPath = planned.keyPath(of: track.property)
    if track.property == .scale, case .point(let keys) = track.keys {
      return [
        numbers(keyPath + ".x", keys.map(\.x), .scaleX),
        numbers(keyPath + ".y", keys.map(\.y), .scaleY),
      ]
    }
    return [animation(keyPath, for: track, of: planned)]
  }

  private mutating func animation(
    _ keyPath: String, for track: NormalizedTrack, of planned: CompositionPlan.Planned
  ) -> Move {
    switch track.keys {
    case .number(let keys): numbers(keyPath, keys, track.property)
    case .point(let keys): points(keyPath, keys, track.property, planned)
    case .color(let keys): animation(keyPath, keys, .others) { .text($0.keySpelling($1)) }
    case .colors(let keys):
      animation(keyPath, keys, .others) { code, value in
        .texts(value.values.map { code.keySpelling($0) })
      }
    case .numbers(let keys):
      animation(keyPath, keys, .locations) { .texts($1.values.map(SwiftLiteral.number)) }
    case .path(let keys):
      outlines(keyPath, keys, form(of: planned.layer))
    case .flag(let keys):
      shown(keyPath, keys) ?? animation(keyPath, keys, .others) { .text($1.description) }
    }
  }

  /// The span in which a layer shows, where it appears and disappears once at most.
  private mutating func shown(_ keyPath: String, _ track: Track<Bool>) -> Move? {
    let table = KeyTable(track, until: keyLimit)
    guard keyPath == "hidden", table.isStepped, track.repetition == nil,
      table.values.count == table.times.count
    else { return nil }
    let times = table.times.map(frame)
    let (function, label): (Support, String)
    switch table.values {
    case [true, false]: (function, label) = (.shownFrom, "from")
    case [false, true]: (function, label) = (.shownTo, "to")
    // From 0 to another frame may mean: until that frame.
    case [true, false, true] where times[1] != "0":
      (function, label) = (.shownBetween, "during")
    case _: return nil
    }
    support.insert(function, .seconds)
    return Move(play: function, frames: Array(times.dropFirst()), labels: [label])
  }

  private mutating func numbers(
    _ keyPath: String, _ keys: Track<Double>, _ property: LayerProperty
  ) -> Move {
    let kind = property.facts.unit == .degrees ? ValueKind.degrees : .numbers
    var move = animation(keyPath, keys, kind) { .number($1) }
    let values = KeyTable(keys).values
    setNumbers(of: &move, values, by: 1)
    if move.data == nil { move.numbers = values }
    return move
  }

  /// Outlines that become others.
  private mutating func outlines(
    _ keyPath: String, _ keys: Track<Path>, _ form: PathForm
  ) -> Move {
    if form == .oval { return ovals(keyPath, keys) }
    if form == .rounded { return animation(keyPath, keys, .others) { $0.outline($1, form: form) } }
    return animation(keyPath, keys, .paths) { .text($0.pathData($1, form: form)) }
  }

  /// Ellipses that become others.
  private mutating func ovals(_ keyPath: String, _ keys: Track<Path>) -> Move {
    let paths = KeyTable(keys, until: keyLimit).values
    var move = animation(keyPath, keys, .ovals) { code, path in
      code.outline(path, form: .oval)
    }
    setNumbers(of: &move, paths.flatMap { Oval($0)?.numbers ?? [] }, by: 4)
    return move
  }

  private mutating func points(
    _ keyPath: String, _ keys: Track<Point>, _ property: LayerProperty,
    _ planned: CompositionPlan.Planned
  ) -> Move {
    if property.canFollowPaths, keys.hasMotionPaths { return along(keys) }
    // Anchors and gradients are in fractions of the bounds, everything else is in points.
    let isFraction = property.isFractionOfBounds
    var move = animation(
      keyPath, keys, isFraction ? .unitPoints : .points,
      in: isFraction ? "\(planned.name).bounds" : ""
    ) { .text("(\(SwiftLiteral.numbers($1.numbers)))") }
    setNumbers(of: &move, KeyTable(keys).values.flatMap(\.numbers), by: 2)
    return move
  }

  /// A motion along a path: one of its lines or curves for each segment.
  private mutating func along(_ keys: Track<Point>) -> Move {
    var move = animation(LayerProperty.position.facts.keyPath, keys, .others) { _, _ in .text("") }
    let table = KeyTable(keys, until: keyLimit)
    guard !table.isStepped else { return move }
    var contour = Contour(table.values.map { PathVertex($0) }, isClosed: false)
    for (index, path) in table.motionPaths.enumerated() {
      guard let path else { continue }
      contour.vertices[index].outControl = path.control1
      contour.vertices[index + 1].inControl = path.control2
    }
    support.insert(.along, .outline)
    move.play = .along
    move.values = []
    move.path = .call(
      "outline", [.init("", pathData(Path([contour]), form: .still))])
    return move
  }

  /// Spells the values of many keys as one text; each has as many numbers as `stride` says.
  private mutating func setNumbers(of move: inout Move, _ numbers: [Double], by stride: Int) {
    guard let function = move.data?.function else { return }
    move.data = (function, NumberData.text(numbers, by: stride))
    move.values = []
  }

  /// One animation; a value is spelt by `spell`.
  mutating func animation<Value>(
    _ keyPath: String, _ track: Track<Value>, _ kind: ValueKind, in bounds: String = "",
    spell: (inout SceneCode, Value) -> SwiftExpression
  ) -> Move {
    if let move = sprung(keyPath, track, kind, spell: spell) { return move }
    let table = KeyTable(track, until: keyLimit)
    let play: Support = table.isStepped ? .steps : .keys
    support.insert(play, .seconds)
    let isSpread = track.repetition != nil && !track.keys.contains { $0.curve == .hold }
    let isOpen = table.isStepped && table.times.count == table.values.count
    var frames = isSpread ? cycleFrames(table.times) : table.times.map(frame)
    if isOpen { frames = Self.closed(Self.opened(frames)) }
    var move = Move(play: play, keyPath: keyPath, frames: frames, kind: kind, bounds: bounds)
    if table.values.count >= NumberData.fewest, let data = kind.ofData {
      support.insert(data)
      move.data = (data, "")
    } else {
      if let function = kind.ofFew { support.insert(function) }
      move.values = table.values.map { spell(&self, $0) }
    }
    if move.isLong {
      support.insert(.sums)
      hasFrameData = true
    }
    if let first = table.curves.first, table.curves.contains(where: { $0 != .linear }) {
      // The first curve serves all segments that the others leave.
      let rest = table.curves.drop { $0 == first }
      move.curves = ([first] + rest).map { spelling($0) }
    }
    guard let repetition = track.repetition else { return move }
    let count = repetition.count
    let length = (table.times.last ?? 0) - (table.times.first ?? 0)
    move.cycle = cycle(length)
    move.repetition = [
      .init("every", spelling(cycle: move.cycle, length)),
      .init("count", count.isInfinite ? ".infinity" : SwiftLiteral.number(count)),
    ]
    if repetition.autoreverses { move.repetition.append(.init("autoreverses", "true")) }
    if repetition.isCumulative { move.repetition.append(.init("isCumulative", "true")) }
    return move
  }

  /// The animation of a track that is one spring; nothing for others, and for a spring that Core
  /// Animation would play otherwise.
  private mutating func sprung<Value>(
    _ keyPath: String, _ track: Track<Value>, _ kind: ValueKind,
    spell: (inout SceneCode, Value) -> SwiftExpression
  ) -> Move? {
    guard track.repetition == nil, track.keys.count == 2, let first = track.keys.first,
      let last = track.keys.last, case .spring(let spring) = first.curve, last.time > first.time,
      kind != .unitPoints, !spring.isOverdamped
    else { return nil }
    support.insert(.sprung, .seconds)
    if let function = kind.ofFew { support.insert(function) }
    var arguments: [SwiftExpression.Argument] = [
      .init("", SwiftLiteral.string(keyPath)),
      .init("at", Move.frames([frame(first.time), frame(last.time)])),
      .init("", kind.list([first, last].map { spell(&self, $0.value) })),
    ]
    if spring.mass != 1 { arguments.append(.init("mass", spring.mass)) }
    arguments.append(.init("stiffness", spring.stiffness))
    arguments.append(.init("damping", spring.damping))
    if spring.velocity != 0 { arguments.append(.init("velocity", spring.velocity)) }
    return Move(fixed: .call("sprung", arguments))
  }
}
