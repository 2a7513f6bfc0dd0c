internal import PegbarScene

/// An expression of Swift as a value: what it says, not how it is laid out.
indirect enum SwiftExpression: Hashable {
  /// A number.
  case number(Double)
  /// An array literal of numbers, which is never broken.
  case numbers([Double])
  /// A string literal.
  case string(String)
  /// A string literal of plain characters alone, such as numbers.
  case data(String)
  /// A string literal of path data.
  case path(PathData)
  /// A colour; `isTyped` where nothing else says that it is one.
  case color(Color, isTyped: Bool)
  /// A value that the file has a name for.
  case constant(Constant, String)
  /// A layer.
  case layer(LayerReference)
  /// A function that is called with a closure.
  case function(Callee)
  /// A name, a keyword, or anything else that is never broken.
  case word(String)
  /// An array literal.
  case list([SwiftExpression])
  /// Values in parentheses, which are never broken.
  case tuple([SwiftExpression])
  /// Lists that are joined.
  case sum([SwiftExpression])
  /// An expression between other words.
  case wrapped(String, SwiftExpression, String)
  /// A call.
  case call(Callee, [Argument])
  /// A call that is never broken, such as a point.
  case value(Callee, [Argument])
  /// A call on what another expression gives.
  case chained(SwiftExpression, Callee, [Argument])

  /// A table of values that have names.
  enum Constant: Hashable {
    case palette, outlines, curves

    /// What stands before a name.
    var prefix: String {
      switch self {
      case .palette: "Palette."
      case .outlines: "Outline."
      case .curves: "."
      }
    }
  }

  /// An argument of a call.
  struct Argument: Hashable {
    /// The label; empty where there is none.
    var label: String
    /// The value.
    var value: SwiftExpression

    /// Makes an argument.
    init(_ label: String, _ value: SwiftExpression) {
      self.label = label
      self.value = value
    }

    /// A number.
    init(_ label: String, _ number: Double) {
      self.init(label, .number(number))
    }

    /// What stands before the value.
    var lead: String { label.isEmpty ? "" : label + ": " }
  }

  /// A call of a shared function.
  static func support(_ function: Support, _ arguments: [Argument] = []) -> SwiftExpression {
    .call(.support(function), arguments)
  }

  /// A call of a shared function with numbers alone.
  static func support(_ function: Support, of numbers: [Double]) -> SwiftExpression {
    .value(.support(function), numbers.map { Argument("", $0) })
  }

  /// A call on this, by a shared function.
  func modified(_ function: Support, _ arguments: [Argument] = []) -> SwiftExpression {
    .chained(self, .support(function), arguments)
  }

  /// Whether it is a call that may be broken.
  var isCall: Bool { if case .call = self { true } else { false } }

  /// Whether it is never broken.
  var isWhole: Bool {
    switch self {
    case .number, .numbers, .string, .data, .path, .color, .constant, .layer, .function, .word,
      .tuple, .value:
      true
    case .list, .sum, .wrapped, .call, .chained: false
    }
  }

  /// The expressions of which it consists.
  var parts: [SwiftExpression] {
    switch self {
    case .number, .numbers, .string, .data, .path, .color, .constant, .layer, .function, .word: []
    case .list(let parts), .sum(let parts), .tuple(let parts): parts
    case .wrapped(_, let inner, _): [inner]
    case .call(_, let arguments), .value(_, let arguments): arguments.map(\.value)
    case .chained(let inner, _, let arguments): [inner] + arguments.map(\.value)
    }
  }

  /// What it calls itself.
  var callee: Callee? {
    switch self {
    case .function(let callee), .call(let callee, _), .value(let callee, _),
      .chained(_, let callee, _):
      callee
    case .color: .support(.rgb)
    case .number, .numbers, .string, .data, .path, .constant, .layer, .word, .list, .sum, .tuple,
      .wrapped:
      nil
    }
  }
}

/// What generated code calls.
enum Callee: Hashable {
  /// A shared function.
  case support(Support)
  /// What makes times of frames, one by one and of one text.
  case frames, frameData
  /// A function or a type of the file itself or of Core Animation.
  case own(String)

  /// What it is called.
  var name: String {
    switch self {
    case .support(let function): function.name
    case .frames, .frameData: "frames"
    case .own(let name): name
    }
  }

  /// The shared functions that it needs.
  var needs: [Support] {
    switch self {
    case .support(let function): [function]
    case .frames: []
    case .frameData: [.sums]
    case .own: []
    }
  }
}

/// How a class calls one of its layers.
struct LayerReference: Hashable {
  /// The properties on the way to the instance that has it.
  var path: [LayerReference] = []
  /// Its property; that of all siblings where it is one of them.
  var name: String
  /// Which of its siblings it is.
  var number: Int?

  /// The same as a property of what another layer shows.
  func inside(_ path: [LayerReference]) -> LayerReference {
    LayerReference(path: path, name: name, number: number)
  }

  /// The property that has all siblings.
  var array: LayerReference { LayerReference(path: path, name: name) }

  /// As Swift.
  var text: String {
    (path.map(\.text) + [name + (number.map { "[\($0)]" } ?? "")]).joined(separator: ".")
  }
}
