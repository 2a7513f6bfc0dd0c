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
      return [.call(.numbers, values), .array(values, " as [CGFloat]")]
    case .degrees:
      return [
        .call(.degrees, values), .array(values, ".map(radians)", calling: [.radians]),
        .array(values, ".map { $0 * CGFloat.pi / 180 }"),
      ]
    case .points:
      return [
        .call(.points, values), .array(texts.map { .text("point" + $0) }, calling: [.point]),
        .array(texts.map { .text(Self.point($0)) }),
      ]
    case .unitPoints:
      let end = ", in: \(bounds ?? ""))"
      let points = texts.map { SwiftExpression.text("unitPoint" + $0.dropLast() + end) }
      return [
        .call(.unitPoints, values, in: bounds), .array(points, calling: [.unitPoint]),
      ]
    case .locations: return [.array(values, " as [[NSNumber]]")]
    case .paths:
      return [.call(.paths, values), .array(values, ".map(outline)", calling: [.outline])]
    case .morphs: return [.call(.morph, values)]
    case .ovals, .others: return [.array(values)]
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
  /// The shared functions that it calls.
  var calls: [Support]
  /// The elements.
  var values: [SwiftExpression]
  /// The list with these or other elements.
  var expression: ([SwiftExpression]) -> SwiftExpression

  /// A call of a function with the values, and with the bounds that they are fractions of.
  static func call(
    _ function: Support, _ values: [SwiftExpression], in bounds: String? = nil
  ) -> ValueList {
    let area = bounds.map { [SwiftExpression.Argument("in", $0)] } ?? []
    return ValueList(calls: [function], values: values) { values in
      .call(function.name, values.map { .init("", $0) } + area)
    }
  }

  /// An array literal, with what stands after it and the functions that either calls.
  static func array(
    _ values: [SwiftExpression], _ suffix: String = "", calling calls: [Support] = []
  ) -> ValueList {
    ValueList(calls: calls, values: values) {
      suffix.isEmpty ? .list($0) : .suffixed(.list($0), suffix)
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
