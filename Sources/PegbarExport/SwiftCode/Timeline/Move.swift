/// One animation of one layer, as the generated code will call it.
struct Move {
  /// What plays it.
  var play = Support.keys
  /// The key path.
  var keyPath = ""
  /// The frames of the keys, as they are spelt.
  var frames: [String] = []
  /// What the values are, and how each is spelt.
  var kind = ValueKind.others
  var values: [SwiftExpression] = []
  /// The path along which a position goes, with a point for each key; nothing where it has values.
  var path: SwiftExpression?
  /// The values where they are plain numbers and few.
  var numbers: [Double] = []
  /// All values as one text, where they are many, and what makes them of it.
  var data: (function: Support, text: String)?
  /// The bounds that the values are fractions of.
  var bounds = ""
  /// The curves: none where all are linear, one where all are the same.
  var curves: [String] = []
  /// How many frames a cycle has that is repeated.
  var cycle = 0.0
  /// How it is repeated, as arguments.
  var repetition: [SwiftExpression.Argument] = []
  /// What the frames are called; nothing where they are those of keys.
  var labels: [String] = []

  /// The whole call, for animations that are never shared.
  var fixed: SwiftExpression?
  /// Whether it is a group of animations.
  var isGroup = false

  /// The call, also with other values; its frames counted from `start` by that name, where it is
  /// given.
  func expression(
    from start: Int? = nil, values: [SwiftExpression]? = nil
  ) -> SwiftExpression {
    if let fixed { return fixed }
    guard labels.isEmpty else {
      return .call("shown", [.init(labels[0], Self.frames(frames, from: start))])
    }
    let times = SwiftExpression.Argument("at", frameList(from: start))
    let keys: [SwiftExpression.Argument] =
      path.map { [.init("", $0), times] } ?? [
        .init("", SwiftLiteral.string(keyPath)), times, .init("", list(values ?? self.values)),
      ]
    let call = SwiftExpression.call(play.rawValue, keys + curves.map { .init("", $0) })
    return repetition.isEmpty ? call : .call("repeated", [.init("", call)] + repetition)
  }

  /// Values as a list, or as the text that they are.
  private func list(_ values: [SwiftExpression]) -> SwiftExpression {
    guard let data else { return kind.list(values, in: bounds) }
    let area = bounds.isEmpty ? [] : [SwiftExpression.Argument("in", bounds)]
    let text = SwiftExpression.Argument("data", "\"\(data.text)\"")
    return .call(data.function.name, [text] + area)
  }

  /// The same for a layer that shows until a frame, as one that shows from 0 on.
  var shownFromZero: Move {
    labels == ["to"] ? Move(play: .shownBetween, frames: ["0"] + frames, labels: ["during"]) : self
  }

  /// Whether there are so many keys that their frames are one text.
  var isLong: Bool { frames.count >= NumberData.fewest }

  private func frameList(from start: Int?) -> SwiftExpression {
    let numbers = frames.compactMap(Double.init)
    guard isLong, numbers.count == frames.count else { return Self.frames(frames, from: start) }
    let text = NumberData.text(numbers.map { $0 - Double(start ?? 0) })
    let origin = start == nil ? [] : [SwiftExpression.Argument("from", "start")]
    return .call("frames", [.init("data", "\"\(text)\"")] + origin)
  }

  /// Frames as times.
  static func frames(_ frames: [String], from start: Int? = nil) -> SwiftExpression {
    .call("frames", frames.map { .init("", Self.frame($0, from: start)) })
  }

  /// A frame, counted from `start` by that name where it is given.
  static func frame(_ text: String, from start: Int?) -> String {
    guard let start, let frame = Int(text) else { return text }
    return frame == start ? "start" : "start + \(frame - start)"
  }

  /// The first frame where all frames are whole: only those can be counted from another one.
  var wholeStart: Int? {
    let whole = frames.compactMap(Int.init)
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
  var signature: String? {
    if isGroup { return fixed?.line }
    guard fixed == nil, labels.isEmpty, bounds.isEmpty, !frames.isEmpty else { return nil }
    return expression(from: wholeStart, values: pattern).line
  }

  /// The values by the name of the factor; nothing where there is none.
  var pattern: [SwiftExpression]? {
    guard let (name, value) = factor else { return nil }
    return numbers.map { number in
      if number == 0 { return .text("0") }
      if name == "amount" { return .text(number == value ? name : "-" + name) }
      return .text("\(SwiftLiteral.number(number * value)) * \(name)")
    }
  }
}
