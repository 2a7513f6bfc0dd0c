internal import PegbarScene

/// A Swift expression as a value, independent of its layout.
indirect enum SwiftExpression: Hashable {
  /// A number.
  case number(Double)
  /// An array literal of numbers on one line.
  case numbers([Double])
  /// A string literal.
  case string(String)
  /// A string literal that contains only plain characters, such as numbers.
  case data(String)
  /// A string literal of path data.
  case path(PathData)
  /// A color; `isTyped` is `true` if the context does not imply the type.
  case color(Color, isTyped: Bool)
  /// A named value of the file.
  case constant(Constant, String)
  /// A layer.
  case layer(LayerReference)
  /// A function that is called with a closure.
  case function(Callee)
  /// A name, a keyword, or other text that is never broken.
  case word(String)
  /// An array literal.
  case list([SwiftExpression])
  /// Values in parentheses, on one line.
  case tuple([SwiftExpression])
  /// Concatenated lists.
  case sum([SwiftExpression])
  /// An expression between two strings.
  case wrapped(String, SwiftExpression, String)
  /// A call.
  case call(Callee, [Argument])
  /// A call on one line, for example of a point.
  case value(Callee, [Argument])
  /// A method call on another expression.
  case chained(SwiftExpression, Callee, [Argument])

  /// A table of named values.
  enum Constant: Hashable {
    case palette, outlines, curves

    /// The text before a name.
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
    /// The label; empty if there is none.
    var label: String
    /// The value.
    var value: SwiftExpression

    /// Creates an argument.
    init(_ label: String, _ value: SwiftExpression) {
      self.label = label
      self.value = value
    }

    /// Creates an argument with a number.
    init(_ label: String, _ number: Double) {
      self.init(label, .number(number))
    }

    /// The text before the value.
    var lead: String { label.isEmpty ? "" : label + ": " }
  }

  /// Returns a call of a shared function.
  static func support(_ function: Support, _ arguments: [Argument] = []) -> SwiftExpression {
    .call(.support(function), arguments)
  }

  /// Returns a call of a shared function with numbers only.
  static func support(_ function: Support, of numbers: [Double]) -> SwiftExpression {
    .value(.support(function), numbers.map { Argument("", $0) })
  }

  /// Returns a call of a shared function on this expression.
  func modified(_ function: Support, _ arguments: [Argument] = []) -> SwiftExpression {
    .chained(self, .support(function), arguments)
  }

  /// `true` if it is a call that can be broken.
  var isCall: Bool { if case .call = self { true } else { false } }

  /// `true` if it is never broken.
  var isWhole: Bool {
    switch self {
    case .number, .numbers, .string, .data, .path, .color, .constant, .layer, .function, .word,
      .tuple, .value:
      true
    case .list, .sum, .wrapped, .call, .chained: false
    }
  }

  /// The expressions that it contains.
  var parts: [SwiftExpression] {
    var parts: [SwiftExpression] = []
    forEachPart { parts.append($0) }
    return parts
  }

  /// Calls a closure with each expression that it contains.
  func forEachPart(_ body: (SwiftExpression) -> Void) {
    switch self {
    case .number, .numbers, .string, .data, .path, .color, .constant, .layer, .function, .word:
      break
    case .list(let parts), .sum(let parts), .tuple(let parts):
      for part in parts { body(part) }
    case .wrapped(_, let inner, _): body(inner)
    case .call(_, let arguments), .value(_, let arguments):
      for argument in arguments { body(argument.value) }
    case .chained(let inner, _, let arguments):
      body(inner)
      for argument in arguments { body(argument.value) }
    }
  }

  /// Returns the sum of a number and those of the expressions that it contains.
  func sum(_ own: Int, _ number: (SwiftExpression) -> Int) -> Int {
    var sum = own
    forEachPart { sum += number($0) }
    return sum
  }

  /// The number of calls and values that it contains, including itself.
  var nodes: Int {
    if case .numbers(let numbers) = self { return numbers.count }
    return sum(1) { $0.nodes }
  }

  /// The function that the expression itself calls.
  var callee: Callee? {
    switch self {
    case .function(let callee), .call(let callee, _), .value(let callee, _),
      .chained(_, let callee, _):
      callee
    case .color(let color, _): .support(color.code == nil ? .rgb : .hex)
    case .number, .numbers, .string, .data, .path, .constant, .layer, .word, .list, .sum, .tuple,
      .wrapped:
      nil
    }
  }
}

/// A function or type that generated code calls.
enum Callee: Hashable {
  /// A shared function.
  case support(Support)
  /// The functions that convert frames to times, from a list or from one text.
  case frames, frameData
  /// A function or type of the file itself or of Core Animation.
  case own(String)

  /// The name in code.
  var name: String {
    switch self {
    case .support(let function): function.name
    case .frames, .frameData: "frames"
    case .own(let name): name
    }
  }

  /// The shared functions that it requires.
  var needs: [Support] {
    switch self {
    case .support(let function): [function]
    case .frames: []
    case .frameData: [.sums]
    case .own: []
    }
  }
}

/// The reference to a layer in a class.
struct LayerReference: Hashable {
  /// The properties on the path to the instance that contains the layer.
  var path: [LayerReference] = []
  /// The name of the layer's property, or of the array of its siblings.
  var name: String
  /// The index among its siblings.
  var number: Int?

  /// Returns the reference to the layer inside an instance at a path.
  func inside(_ path: [LayerReference]) -> LayerReference {
    LayerReference(path: path, name: name, number: number)
  }

  /// The reference to the array of all siblings.
  var array: LayerReference { LayerReference(path: path, name: name) }

  /// The reference as Swift code.
  var text: String {
    (path.map(\.text) + [name + (number.map { "[\($0)]" } ?? "")]).joined(separator: ".")
  }
}
