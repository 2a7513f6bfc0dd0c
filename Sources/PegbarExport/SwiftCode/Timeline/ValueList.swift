/// What the values of keys are, which tells how a list of them is spelt.
enum ValueKind {
  case numbers
  case degrees
  case points
  /// Points as fractions of bounds.
  case unitPoints
  case locations
  case paths
  /// Paths, of which some are told by what changes.
  case morphs
  case ovals
  /// Colours, lists of them, and flags.
  case others

  /// What makes the same values of one text; nothing where none does.
  var ofData: Support? {
    switch self {
    case .numbers: .numberData
    case .degrees: .degreeData
    case .points: .pointData
    case .unitPoints: .unitPointData
    case .ovals: .ovalData
    case .locations, .paths, .morphs, .others: nil
    }
  }

  /// The spellings of a list, the one that calls the most functions first.
  ///
  /// - Parameter bounds: What points are fractions of.
  func lists(_ values: [SwiftExpression], in bounds: String? = nil) -> [ValueList] {
    let texts = values.map(\.line)
    switch self {
    case .numbers:
      return [
        ValueList([.numbers], values, .call), ValueList([], values, .array(" as [CGFloat]")),
      ]
    case .degrees:
      return [
        ValueList([.degrees], values, .call),
        ValueList([.radians], values, .array(".map(radians)")),
        ValueList([], values, .array(".map { $0 * CGFloat.pi / 180 }")),
      ]
    case .points:
      return [
        ValueList([.points], values, .call),
        ValueList([.point], texts.map { .text("point" + $0) }, .array("")),
        ValueList([], texts.map { .text(Self.point($0)) }, .array("")),
      ]
    case .unitPoints:
      let end = ", in: \(bounds ?? ""))"
      let points = texts.map { SwiftExpression.text("unitPoint" + $0.dropLast() + end) }
      return [
        ValueList([.unitPoints], values, .call, bounds: bounds),
        ValueList([.unitPoint], points, .array("")),
      ]
    case .locations: return [ValueList([], values, .array(" as [[NSNumber]]"))]
    case .paths:
      return [
        ValueList([.paths], values, .call),
        ValueList([.outline], values, .array(".map(outline)")),
      ]
    case .morphs: return [ValueList([.morph], values, .call)]
    case .ovals, .others: return [ValueList([], values, .array(""))]
    }
  }

  /// `(1, 2)` as a point without a short function.
  private static func point(_ pair: String) -> String {
    let numbers = pair.dropFirst().dropLast().split(separator: ",")
    guard let x = numbers.first, let y = numbers.last else { return pair }
    return "CGPoint(x: \(x), y:\(y))"
  }
}

/// A list of values in one of its spellings.
struct ValueList {
  /// What makes a list of its elements.
  enum Form {
    /// The function that is called.
    case call
    /// An array, with what stands after it.
    case array(String)
  }

  /// The shared functions that it calls.
  var calls: [Support]
  /// The elements.
  var values: [SwiftExpression]
  var form: Form
  /// The bounds that the values are fractions of.
  var bounds: String?

  init(_ calls: [Support], _ values: [SwiftExpression], _ form: Form, bounds: String? = nil) {
    (self.calls, self.values, self.form, self.bounds) = (calls, values, form, bounds)
  }

  /// The list with other elements.
  func expression(_ values: [SwiftExpression]) -> SwiftExpression {
    switch form {
    case .call:
      let arguments = values.map { SwiftExpression.Argument("", $0) }
      let area = bounds.map { [SwiftExpression.Argument("in", $0)] } ?? []
      return .call(calls.first?.name ?? "", arguments + area)
    case .array(""): return .list(values)
    case .array(let suffix): return .suffixed(.list(values), suffix)
    }
  }

  /// The list as a spelling of its values.
  var spelling: SupportSpelling { SupportSpelling(calls, expression(values)) }
}

extension SceneCode {
  /// The list in the spelling in which it is written.
  func list(among lists: [ValueList]) -> ValueList {
    lists.first { inlined.isDisjoint(with: $0.calls) } ?? lists[lists.count - 1]
  }
}
