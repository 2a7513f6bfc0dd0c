internal import PegbarScene

// What moves: one table of layers and their animations.
extension SceneCode {
  /// The function that gives the animations of a composition in its own time.
  mutating func timeline(_ plan: CompositionPlan, isRoot: Bool) {
    text.line("// MARK: Timeline, in frames")
    text.line()
    let moves = plan.layers.map { planned in
      planned.layer.tracks.map { (track: $0, moves: animations(for: $0, of: planned)) }
    }
    let groups = moves.map { grouped($0.flatMap(\.moves), onlyRepeated: true) }
    shareMoves(zip(plan.layers, groups).map { ($0.layer.name, $1) }, in: plan)
    let outer = text
    text = SwiftText(depth: outer.level + 1)
    for (index, planned) in plan.layers.enumerated() {
      for (track, moves) in moves[index] where moves.isEmpty {
        text.line("// Core Animation cannot play '\(track.property.rawValue)' of \(planned.name).")
      }
      row(planned, groups[index])
    }
    let rows = text.bytes
    text = outer
    support.insert(.timeline)
    text.block("\(isRoot ? "private" : "fileprivate") func timeline() -> Timeline {") { text in
      guard !rows.isEmpty else { return text.line("Timeline()") }
      text.line("var timeline = Timeline()")
      text.append(rows)
      text.line("return timeline")
    }
    sharedFunctions()
  }

  /// How many bytes one statement may have; type-checking time grows with the square of it.
  private static let statementLimit = 12_000

  private mutating func row(_ planned: CompositionPlan.Planned, _ moves: [Move]) {
    let moves = moves.map { spelling($0) }
    if moves.reduce(0, { $0 + $1.size }) <= Self.statementLimit {
      add(moves, to: planned)
    } else {
      support.insert(.splitRows)
      for move in moves { add([move], to: planned) }
    }

    guard case .instance(_, let begin, let rate) = planned.layer.content,
      planned.instance?.isAnimated == true
    else { return }
    support.insert(.nestedTimeline)
    let speed = rate.isFinite && rate > 0 ? rate : 1
    text.line(
      "timeline.add(\(planned.name).timeline(), begin: \(SwiftLiteral.number(begin)), "
        + "rate: \(SwiftLiteral.number(speed)))")
  }

  private mutating func add(_ moves: [SwiftExpression], to planned: CompositionPlan.Planned) {
    guard !moves.isEmpty else { return }
    let arguments = [.text(planned.name)] + moves
    text.expression(.call("timeline.add", arguments.map { .init("", $0) }))
  }

  /// The animations that play a track; none where Core Animation has no key path for it.
  mutating func animations(
    for track: NormalizedTrack, of planned: CompositionPlan.Planned
  ) -> [Move] {
    guard var keyPath = track.property.coreAnimation?.keyPath else { return [] }
    // A layer of one colour is no shape layer.
    if track.property == .fillColor, planned.type == "CALayer" { keyPath = "backgroundColor" }
    switch track.keys {
    case .number(let keys):
      return [numbers(keyPath, keys, track.property)]
    case .point(let keys):
      return points(keyPath, keys, track.property, planned)
    case .color(let keys):
      return [animation(keyPath, keys, .colors) { .text($0.spelling($1)) }]
    case .colors(let keys):
      return [
        animation(keyPath, keys, .gradients) { code, value in
          .texts(value.values.map { code.spelling($0) })
        }
      ]
    case .numbers(let keys):
      return [
        animation(keyPath, keys, .locations) { .texts($1.values.map(SwiftLiteral.number)) }
      ]
    case .path(let keys):
      return [
        animation(keyPath, keys, .paths) { .text(Self.pathData($1, keepsCurves: true)) }
      ]
    case .flag(let keys):
      if keyPath == "hidden", let shown = shown(keys) { return [shown] }
      return [animation(keyPath, keys, .flags) { .text(SwiftLiteral.flag($1)) }]
    }
  }

  /// The span in which a layer shows, where it appears and disappears once at most.
  private mutating func shown(_ track: Track<Bool>) -> Move? {
    let table = KeyTable(track)
    guard table.isStepped, track.repetition == nil, table.values.count == table.times.count else {
      return nil
    }
    let times = table.times.map(frame)
    let arguments: [SwiftExpression.Argument]
    switch table.values {
    case [true, false]: arguments = [.init("from", .text(times[1]))]
    case [false, true]: arguments = [.init("to", .text(times[1]))]
    case [true, false, true]:
      arguments = [.init("from", .text(times[1])), .init("to", .text(times[2]))]
    case _: return nil
    }
    support.insert(.shown)
    return Move(fixed: .call("shown", arguments))
  }

  private mutating func numbers(
    _ keyPath: String, _ keys: Track<Double>, _ property: Property
  ) -> Move {
    let isTurn = [.rotation, .rotationX, .rotationY].contains(property)
    var move = animation(keyPath, keys, isTurn ? .degrees : .numbers) {
      .text(SwiftLiteral.number($1))
    }
    move.numbers = KeyTable(keys).values
    return move
  }

  private mutating func points(
    _ keyPath: String, _ keys: Track<Point>, _ property: Property,
    _ planned: CompositionPlan.Planned
  ) -> [Move] {
    func pair(_ point: Point) -> SwiftExpression {
      .text("(\(SwiftLiteral.number(point.x)), \(SwiftLiteral.number(point.y)))")
    }
    if property == .scale {
      return [
        numbers(keyPath + ".x", keys.map(\.x), .scaleX),
        numbers(keyPath + ".y", keys.map(\.y), .scaleY),
      ]
    }
    // Anchors and gradients are in fractions of the bounds, everything else is in points.
    guard property == .anchor || property == .gradientStart || property == .gradientEnd else {
      // A long list of tuples takes a compiler long; nobody reads it anyway.
      guard keys.keys.count > 200 else {
        return [animation(keyPath, keys, .points) { pair($1) }]
      }
      return [
        animation(keyPath, keys, .pairs) {
          .text("\(SwiftLiteral.number($1.x)), \(SwiftLiteral.number($1.y))")
        }
      ]
    }
    var animations = [(keyPath: keyPath, keys: keys)]
    if case .gradient(let gradient) = planned.layer.content, gradient.kind == .radial,
      property != .anchor
    {
      animations = radial(property, keys, gradient, planned)
    }
    return animations.map { keyPath, keys in
      animation(keyPath, keys, .unitPoints, in: "\(planned.name).bounds") { pair($1) }
    }
  }

  /// One animation; a value is spelt by `spell` and all of them by the function `values`.
  private mutating func animation<Value>(
    _ keyPath: String, _ track: Track<Value>, _ values: Support, in bounds: String? = nil,
    spell: (inout SceneCode, Value) -> SwiftExpression
  ) -> Move {
    if let move = sprung(keyPath, track, values, spell: spell) { return move }
    let table = KeyTable(track)
    let play: Support = table.isStepped ? .steps : .keys
    support.formUnion([play, values])
    var move = Move(
      play: play, keyPath: keyPath, frames: table.times.map(frame), function: values,
      values: table.values.map { spell(&self, $0) })
    if let bounds { move.bounds = bounds }
    if let first = table.curves.first, table.curves.contains(where: { $0 != .linear }) {
      usesCurves = true
      let isOne = table.curves.allSatisfy { $0 == first }
      move.curves = (isOne ? [first] : table.curves).map { spelling($0) }
    }
    guard let repetition = track.repetition else { return move }
    move.repetition = [
      .init(
        "count",
        .text(repetition.count.isInfinite ? ".infinity" : SwiftLiteral.number(repetition.count))),
      .init("autoreverses", .text(SwiftLiteral.flag(repetition.autoreverses))),
      .init("isCumulative", .text(SwiftLiteral.flag(repetition.isCumulative))),
    ]
    return move
  }
}

extension Track {
  /// The keys with other values.
  fileprivate func map<Other>(_ change: (Value) -> Other) -> Track<Other> {
    Track<Other>(
      keys.map { Key(time: $0.time, value: change($0.value), curve: $0.curve) },
      repetition: repetition, fidelity: fidelity)
  }
}

// Radial gradients: Core Animation's end follows from both of the scene's points.
extension SceneCode {
  /// The animations that a track of one of the two points gives.
  private func radial(
    _ property: Property, _ keys: Track<Point>, _ gradient: NormalizedGradient,
    _ planned: CompositionPlan.Planned
  ) -> [(keyPath: String, keys: Track<Point>)] {
    let tracks = planned.layer.tracks
    if property == .gradientEnd {
      guard case .point(let starts) = tracks.first(where: { $0.property == .gradientStart })?.keys
      else {
        return [
          (
            "endPoint", keys.map { gradient.coreAnimationEnd(start: gradient.start, end: $0) }
          )
        ]
      }
      return [("endPoint", Self.combine(starts, keys, gradient))]
    }
    guard !tracks.contains(where: { $0.property == .gradientEnd }) else {
      return [("startPoint", keys)]
    }
    return [
      ("startPoint", keys),
      ("endPoint", keys.map { gradient.coreAnimationEnd(start: $0, end: gradient.end) }),
    ]
  }

  /// The ends for keys of both points; straight lines between where their times differ.
  private static func combine(
    _ starts: Track<Point>, _ ends: Track<Point>, _ gradient: NormalizedGradient
  ) -> Track<Point> {
    if starts.keys.map(\.time) == ends.keys.map(\.time) {
      let keys = zip(starts.keys, ends.keys).map { start, end in
        Key(
          time: end.time, value: gradient.coreAnimationEnd(start: start.value, end: end.value),
          curve: end.curve)
      }
      return Track(keys, repetition: ends.repetition, fidelity: ends.fidelity)
    }
    let times = Set((starts.keys + ends.keys).map(\.time)).sorted()
    let keys = times.map { time in
      Key(
        time: time,
        value: gradient.coreAnimationEnd(start: value(starts, time), end: value(ends, time)))
    }
    return Track(keys, fidelity: .approximate)
  }

  private static func value(_ track: Track<Point>, _ time: Double) -> Point {
    guard let next = track.keys.firstIndex(where: { $0.time > time }) else {
      return track.keys.last?.value ?? .zero
    }
    guard next > 0 else { return track.keys[0].value }
    let key = track.keys[next - 1]
    guard key.curve != .hold else { return key.value }
    let end = track.keys[next]
    return .interpolate(key.value, end.value, (time - key.time) / (end.time - key.time))
  }
}
