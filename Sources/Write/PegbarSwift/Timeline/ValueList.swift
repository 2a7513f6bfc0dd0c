/// What the values of keys are, which tells how a list of them is spelt.
enum ValueKind {
  case numbers
  case degrees
  case points
  case sizes
  /// Points as fractions of bounds.
  case unitPoints
  case locations
  case paths
  /// A list of paths that has a name.
  case pathList
  case ovals
  /// Colours, lists of them, and flags.
  case others

  /// What makes the same values of one text; nothing where none does.
  var ofData: Support? {
    switch self {
    case .numbers: .numberData
    case .degrees: .degreeData
    case .points: .pointData
    case .sizes: .sizeData
    case .unitPoints: .unitPointData
    case .ovals: .ovalData
    case .locations, .paths, .pathList, .others: nil
    }
  }

  /// The function that makes a list of values; nothing where it is an array literal.
  var ofFew: Support? {
    switch self {
    case .numbers: .numbers
    case .degrees: .degrees
    case .points: .points
    case .sizes: .sizes
    case .unitPoints: .unitPoints
    case .paths: .paths
    case .pathList: .pathList
    case .locations, .ovals, .others: nil
    }
  }

  /// A list of values.
  ///
  /// - Parameter area: What points are fractions of, as an argument.
  func list(
    _ values: [SwiftExpression], in area: [SwiftExpression.Argument] = []
  ) -> SwiftExpression {
    guard let function = ofFew else {
      return self == .locations ? .wrapped("", .list(values), " as [[NSNumber]]") : .list(values)
    }
    return .support(function, values.map { .init("", $0) } + area)
  }
}
