/// One animation of one layer, in the form of its call in generated code.
struct Move {
  /// The function that creates the animation.
  var play = Support.keys
  /// The key path.
  var keyPath = ""
  /// The frames of the keyframes.
  var frames: [Double] = []
  /// The kind of the values.
  var kind = ValueKind.others
  var values: [SwiftExpression] = []
  /// The path of a position animation, with a point for each keyframe; `nil` for an animation of
  /// values.
  var path: SwiftExpression?
  /// The values, if they are few plain numbers.
  var numbers: [Double] = []
  /// All values as one text, and the function that parses it, if there are many values.
  var data: (function: Support, text: String)?
  /// The number of components of each value, if it must be specified.
  var parts: Int?
  /// The layer whose bounds the values are fractions of.
  var bounds: LayerReference?
  /// The curves: empty if all are linear, one if all are equal.
  var curves: [SwiftExpression] = []
  /// The control points of all curves as one text, if there are many different curves.
  var curveData: String?
  var repetition: Repetition?
  /// The label of the frames, or `nil` for those of keyframes.
  var label: String?
  /// The complete call of an animation that is never shared.
  var fixed: SwiftExpression?
  /// The minimum number of keyframes whose frames are written as text.
  var fewestInData = NumberData.fewest
  /// The animations of a group.
  var members: [Move] = []

  /// The repetition of an animation.
  struct Repetition: Hashable {
    /// The duration of a cycle, in seconds.
    var cycle: SwiftExpression
    /// The duration of a cycle, in frames.
    var frames: Double
    /// `true` if rounding to nanoseconds does not change the duration.
    var isRound: Bool
    var count: Double
    var autoreverses: Bool
    var isCumulative: Bool

    /// Returns the arguments for the repetition, with the duration of a cycle only if it is not
    /// implied.
    func arguments(sayingCycle saysCycle: Bool = true) -> [SwiftExpression.Argument] {
      var arguments: [SwiftExpression.Argument] = saysCycle ? [.init("every", cycle)] : []
      arguments.append(.init("count", count.isInfinite ? .word(".infinity") : .number(count)))
      if autoreverses { arguments.append(.init("autoreverses", .word("true"))) }
      if isCumulative { arguments.append(.init("isCumulative", .word("true"))) }
      return arguments
    }
  }

  /// `true` if it is a group of animations.
  var isGroup: Bool { !members.isEmpty }

  /// Returns the call, optionally with other values, and with frames relative to `start` if
  /// specified.
  func expression(
    from start: Int? = nil, values: [SwiftExpression]? = nil
  ) -> SwiftExpression {
    if let fixed { return fixed }
    if isGroup { return group }
    if let label { return .support(play, [.init(label, Self.frames(frames, from: start))]) }
    let times = SwiftExpression.Argument("at", frameList(from: start))
    let keys: [SwiftExpression.Argument] =
      path.map { [.init("", $0), times] } ?? [
        .init("", .string(keyPath)), times, .init("", list(values ?? self.values)),
      ]
    var call = SwiftExpression.support(play, keys + curves.map { .init("", $0) })
    if let curveData {
      call = .support(.eased, [.init("", call), .init("", .data(curveData))])
    }
    guard let repetition else { return call }
    return .support(.repeated, [.init("", call)] + repetition.arguments())
  }

  /// The call of animations that begin, end, and repeat together; the cycle is usually as long as
  /// the keyframes.
  private var group: SwiftExpression {
    let calls = members.map { member in
      var once = member
      once.repetition = nil
      return SwiftExpression.Argument("", once.expression())
    }
    let first = members[0]
    let length = (first.frames.last ?? 0) - (first.frames.first ?? 0)
    let repetition = first.repetition.map {
      $0.arguments(sayingCycle: $0.frames != length || !$0.isRound)
    }
    return .support(.joined, calls + (repetition ?? []))
  }

  /// Returns values as a list or as the text that contains them.
  private func list(_ values: [SwiftExpression]) -> SwiftExpression {
    let area = bounds.map { [SwiftExpression.Argument("in", .layer($0))] } ?? []
    guard let data else { return kind.list(values, in: area) }
    let parts = parts.map { [SwiftExpression.Argument("by", Double($0))] } ?? area
    return .call(.support(data.function), [.init("data", .data(data.text))] + parts)
  }

  /// The animation of a layer that is visible until a frame, written as visible from 0 on.
  var shownFromZero: Move {
    label == "to" ? Move(play: .shownBetween, frames: [0] + frames, label: "during") : self
  }

  /// `true` if there are enough keyframes to write their frames as one text.
  private var isLong: Bool { frames.count >= fewestInData }

  private func frameList(from start: Int?) -> SwiftExpression {
    guard isLong else { return Self.frames(frames, from: start) }
    let text = NumberData.text(frames.map { $0 - Double(start ?? 0) })
    let origin = start == nil ? [] : [SwiftExpression.Argument("from", .word("start"))]
    return .call(.frameData, [.init("data", .data(text))] + origin)
  }

  /// Returns frames as times.
  static func frames(_ frames: [Double], from start: Int? = nil) -> SwiftExpression {
    .call(.frames, frames.map { .init("", Self.frame($0, from: start)) })
  }

  /// Returns a frame, relative to `start` if specified.
  static func frame(_ frame: Double, from start: Int?) -> SwiftExpression {
    guard let start else { return .number(frame) }
    let later = frame - Double(start)
    return .word(later == 0 ? "start" : "start + \(SwiftLiteral.number(later))")
  }

  /// The first frame, or `nil` if a frame is not whole and frames therefore cannot be relative.
  var wholeStart: Int? {
    let whole = frames.compactMap { Int(exactly: $0) }
    return whole.count == frames.count ? whole.first : nil
  }

  /// The argument of a function for animations with the same keyframes, and the name of its
  /// parameter.
  ///
  /// The factor is the amount if all numbers except 0 have the same magnitude. Otherwise it is the
  /// sign of the first such number, 1 or −1.
  var factor: (name: String, value: Double)? {
    guard let first = numbers.first(where: { $0 != 0 }) else { return nil }
    let isAmount = numbers.allSatisfy { $0 == 0 || abs($0) == abs(first) }
    return isAmount ? ("amount", first) : ("side", first < 0 ? -1 : 1)
  }

  /// The expression that animations have in common if one function can create them.
  var signature: SwiftExpression? {
    if isGroup { return group }
    guard fixed == nil, label == nil, bounds == nil, !frames.isEmpty else { return nil }
    return expression(from: wholeStart, values: pattern)
  }

  /// The values in terms of the factor, or `nil` without a factor.
  var pattern: [SwiftExpression]? {
    guard let (name, value) = factor else { return nil }
    return numbers.map { number in
      if number == 0 { return .word("0") }
      if name == "amount" { return .word(number == value ? name : "-" + name) }
      return .word("\(SwiftLiteral.number(number * value)) * \(name)")
    }
  }
}
