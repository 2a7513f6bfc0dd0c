internal import PegbarBase

/// The expression that creates a layer, with values that may differ between siblings.
struct SiblingTemplate {
  /// A value that may differ, with its context.
  private struct Leaf {
    /// The label of the argument that is, or contains, the value.
    var label: String
    /// The function that receives the value.
    var callee: Callee?
    var value: SwiftExpression

    /// `true` if the value is a length or an angle, of the type `CGFloat`.
    var isLength: Bool {
      switch callee {
      case .support(.point), .support(.rect), .support(.oval), .support(.disc),
        .support(.boxPath), .support(.roundedPath):
        true
      case .support, .own, .frames, .frameData, nil: ["turn", "scale", "radius"].contains(label)
      }
    }

    /// The type of the value, or `nil` if it is unknown.
    var type: String? {
      switch value.valueKind {
      case .number: label == "opacity" ? "Float" : isLength ? "CGFloat" : nil
      case .text: "String"
      case .color: "CGColor"
      case nil: nil
      }
    }
  }

  private let expression: SwiftExpression
  private let leaves: [Leaf]
  /// The expression without its values.
  private let skeleton: SwiftExpression

  init(_ expression: SwiftExpression) {
    self.expression = expression
    var leaves: [Leaf] = []
    skeleton = expression.mapValues { label, callee, value in
      leaves.append(Leaf(label: label, callee: callee, value: value))
      return .word("_")
    }
    self.leaves = leaves
  }

  /// Returns the indices of values that differ, or `nil` if more than values differs.
  func differences(from other: SiblingTemplate) -> [Int]? {
    guard leaves.count == other.leaves.count, skeleton == other.skeleton else { return nil }
    let places = leaves.indices.filter { leaves[$0].value != other.leaves[$0].value }
    let areAlike = places.allSatisfy { place in
      leaves[place].value.valueKind == other.leaves[place].value.valueKind
    }
    return areAlike ? places : nil
  }

  /// Returns the value at an index.
  func value(at place: Int) -> SwiftExpression { leaves[place].value }

  /// Returns `true` if all values at some indices are lengths or angles.
  func hasLengths(at places: [Int]) -> Bool { places.allSatisfy { leaves[$0].isLength } }

  /// Returns the types of the values at some indices.
  func types(at places: [Int]) -> Set<String?> { Set(places.map { leaves[$0].type }) }

  /// Returns the expression with different values at some indices.
  func expression(_ changes: [(places: [Int], value: SwiftExpression)]) -> SwiftExpression {
    var values = leaves.map(\.value)
    for (places, value) in changes {
      for place in places { values[place] = value }
    }
    var rest = values[...]
    return expression.mapValues { _, _, value in rest.popFirst() ?? value }
  }
}

/// The values of siblings at the same indices.
struct SiblingColumn {
  var places: [Int]
  /// The value of each sibling.
  var values: [SwiftExpression]

  /// Returns the values in which siblings differ, or `nil` if the siblings are not alike.
  static func columns(of templates: [SiblingTemplate]) -> [SiblingColumn]? {
    guard let first = templates.first else { return nil }
    var differing: Set<Int> = []
    for template in templates.dropFirst() {
      guard let places = first.differences(from: template) else { return nil }
      differing.formUnion(places)
    }
    return differing.sorted().grouped { place in templates.map { $0.value(at: place) } }
      .map { SiblingColumn(places: $0.elements, values: $0.key) }
  }

  /// The values as numbers, or `nil` if one of them is not a number.
  var numbers: [Double]? {
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    return numbers.count == values.count ? numbers : nil
  }

  /// The cost of type inference for the values, which is highest for colors.
  var weight: Int {
    values.reduce(0) { weight, value in
      switch value.valueKind {
      case .color: weight + 3
      case .number, .text, nil: weight + 1
      }
    }
  }

  /// The values with explicit types.
  var typedValues: [SwiftExpression] {
    values.map { if case .color(let color, _) = $0 { .color(color, isTyped: true) } else { $0 } }
  }

  /// An array expression of at most two runs of equal values, or `nil` for more runs.
  var runs: SwiftExpression? {
    var runs: [(value: SwiftExpression, count: Int)] = []
    for value in values {
      if runs.last?.value == value {
        runs[runs.count - 1].count += 1
      } else if runs.count == 2 {
        return nil
      } else {
        runs.append((value, 1))
      }
    }
    let parts = runs.map { value, count in
      SwiftExpression.value(
        .own("Array"), [.init("repeating", value), .init("count", Double(count))])
    }
    return .sum(parts)
  }

  /// The range of number strings that count up, or `nil` for other values.
  var range: ClosedRange<Int>? {
    let numbers = values.map { value -> Int? in
      guard case .string(let text) = value, let number = Int(text), "\(number)" == text else {
        return nil
      }
      return number
    }
    guard let first = numbers.first ?? nil, let last = numbers.last ?? nil,
      first <= last, last - first == numbers.count - 1, numbers == (first...last).map({ $0 })
    else { return nil }
    return first...last
  }
}

extension SwiftExpression {
  /// The kind of a value that may differ between siblings.
  fileprivate enum ValueKind {
    case number, text, color
  }

  /// The kind of the value, or `nil` for expressions that may not differ.
  fileprivate var valueKind: ValueKind? {
    switch self {
    case .number: .number
    case .string, .data, .path, .constant(.outlines, _): .text
    case .color, .constant(.palette, _): .color
    case .numbers, .constant(.curves, _), .layer, .function, .word, .list, .tuple, .sum, .wrapped,
      .call, .value, .chained:
      nil
    }
  }

  /// Returns the expression with each value replaced by the result of a closure.
  ///
  /// The closure receives the label of the argument, the function that receives the value, and the
  /// value.
  fileprivate func mapValues(
    labelled label: String = "", in callee: Callee? = nil,
    _ change: (_ label: String, _ callee: Callee?, _ value: SwiftExpression) -> SwiftExpression
  ) -> SwiftExpression {
    func map(_ arguments: [Argument], of callee: Callee) -> [Argument] {
      arguments.map {
        Argument($0.label, $0.value.mapValues(labelled: $0.label, in: callee, change))
      }
    }
    func map(_ elements: [SwiftExpression]) -> [SwiftExpression] {
      elements.map { $0.mapValues(labelled: "[]", in: nil, change) }
    }
    switch self {
    case .number, .string, .data, .path, .color, .constant(.outlines, _), .constant(.palette, _):
      return change(label, callee, self)
    case .numbers, .constant(.curves, _), .layer, .function, .word: return self
    case .list(let elements): return .list(map(elements))
    case .tuple(let elements): return .tuple(map(elements))
    case .sum(let elements): return .sum(map(elements))
    case .wrapped(let start, let inner, let end):
      return .wrapped(start, inner.mapValues(labelled: label, in: callee, change), end)
    case .call(let callee, let arguments): return .call(callee, map(arguments, of: callee))
    case .value(let callee, let arguments): return .value(callee, map(arguments, of: callee))
    case .chained(let inner, let own, let arguments):
      let inner = inner.mapValues(labelled: label, in: callee, change)
      return .chained(inner, own, map(arguments, of: own))
    }
  }
}
