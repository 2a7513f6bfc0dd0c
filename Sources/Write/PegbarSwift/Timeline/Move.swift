/// One animation of one layer, as the generated code will call it.
struct Move {
  /// What plays it.
  var play = Support.keys
  /// The key path.
  var keyPath = ""
  /// The frames of the keys.
  var frames: [Double] = []
  /// What the values are.
  var kind = ValueKind.others
  var values: [SwiftExpression] = []
  /// The path along which a position goes, with a point for each key; nothing where it has values.
  var path: SwiftExpression?
  /// The values where they are plain numbers and few.
  var numbers: [Double] = []
  /// All values as one text, where they are many, and what makes them of it.
  var data: (function: Support, text: String)?
  /// How many parts each of these values has, where that must be told.
  var parts: Int?
  /// The layer of whose bounds the values are fractions.
  var bounds: LayerReference?
  /// The curves: none where all are linear, one where all are the same.
  var curves: [SwiftExpression] = []
  var repetition: Repetition?
  /// What the frames are called; nothing where they are those of keys.
  var label: String?
  /// The whole call, for animations that are never shared.
  var fixed: SwiftExpression?
  /// The animations of a group.
  var members: [Move] = []

  /// How an animation is repeated.
  struct Repetition: Hashable {
    /// How long a cycle lasts, in seconds.
    var cycle: SwiftExpression
    /// The same in frames.
    var frames: Double
    /// Whether rounding to microseconds, as times are, leaves it what it is.
    var isRound: Bool
    var count: Double
    var autoreverses: Bool
    var isCumulative: Bool

    /// What is told of it; the length of a cycle only where nothing else says that.
    func arguments(sayingCycle saysCycle: Bool = true) -> [SwiftExpression.Argument] {
      var arguments: [SwiftExpression.Argument] = saysCycle ? [.init("every", cycle)] : []
      arguments.append(.init("count", count.isInfinite ? .word(".infinity") : .number(count)))
      if autoreverses { arguments.append(.init("autoreverses", .word("true"))) }
      if isCumulative { arguments.append(.init("isCumulative", .word("true"))) }
      return arguments
    }
  }

  /// Whether it is a group of animations.
  var isGroup: Bool { !members.isEmpty }

  /// The call, also with other values; its frames counted from `start` by that name, where it is
  /// given.
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
    let call = SwiftExpression.support(play, keys + curves.map { .init("", $0) })
    guard let repetition else { return call }
    return .support(.repeated, [.init("", call)] + repetition.arguments())
  }

  /// Animations that begin, end and repeat together; most cycles are as long as their keys.
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

  /// Values as a list, or as the text that they are.
  private func list(_ values: [SwiftExpression]) -> SwiftExpression {
    let area = bounds.map { [SwiftExpression.Argument("in", .layer($0))] } ?? []
    guard let data else { return kind.list(values, in: area) }
    let parts = parts.map { [SwiftExpression.Argument("by", Double($0))] } ?? area
    return .call(.support(data.function), [.init("data", .data(data.text))] + parts)
  }

  /// The same for a layer that shows until a frame, as one that shows from 0 on.
  var shownFromZero: Move {
    label == "to" ? Move(play: .shownBetween, frames: [0] + frames, label: "during") : self
  }

  /// Whether there are so many keys that their frames are one text.
  private var isLong: Bool { frames.count >= NumberData.fewest }

  private func frameList(from start: Int?) -> SwiftExpression {
    guard isLong else { return Self.frames(frames, from: start) }
    let text = NumberData.text(frames.map { $0 - Double(start ?? 0) })
    let origin = start == nil ? [] : [SwiftExpression.Argument("from", .word("start"))]
    return .call(.frameData, [.init("data", .data(text))] + origin)
  }

  /// Frames as times.
  static func frames(_ frames: [Double], from start: Int? = nil) -> SwiftExpression {
    .call(.frames, frames.map { .init("", Self.frame($0, from: start)) })
  }

  /// A frame, counted from `start` by that name where it is given.
  static func frame(_ frame: Double, from start: Int?) -> SwiftExpression {
    guard let start else { return .number(frame) }
    let later = frame - Double(start)
    return .word(later == 0 ? "start" : "start + \(SwiftLiteral.number(later))")
  }

  /// The first frame where all frames are whole: only those can be counted from another one.
  var wholeStart: Int? {
    let whole = frames.compactMap { Int(exactly: $0) }
    return whole.count == frames.count ? whole.first : nil
  }

  /// What a function with the same keys is given, and what it is called there: the amount that all
  /// numbers but 0 are or are the opposite of, or else which way they go first, 1 or −1.
  var factor: (name: String, value: Double)? {
    guard let first = numbers.first(where: { $0 != 0 }) else { return nil }
    let isAmount = numbers.allSatisfy { $0 == 0 || abs($0) == abs(first) }
    return isAmount ? ("amount", first) : ("side", first < 0 ? -1 : 1)
  }

  /// What animations have in common that one function can make.
  var signature: SwiftExpression? {
    if isGroup { return group }
    guard fixed == nil, label == nil, bounds == nil, !frames.isEmpty else { return nil }
    return expression(from: wholeStart, values: pattern)
  }

  /// The values by the name of the factor; nothing where there is none.
  var pattern: [SwiftExpression]? {
    guard let (name, value) = factor else { return nil }
    return numbers.map { number in
      if number == 0 { return .word("0") }
      if name == "amount" { return .word(number == value ? name : "-" + name) }
      return .word("\(SwiftLiteral.number(number * value)) * \(name)")
    }
  }
}
