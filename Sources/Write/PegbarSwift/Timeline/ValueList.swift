/// The kind of keyframe values, which determines the expression of their list.
enum ValueKind {
  case numbers
  case degrees
  case points
  case sizes
  /// Points in fractions of the bounds.
  case unitPoints
  case locations
  case paths
  /// A named list of paths.
  case pathList
  case ovals
  /// Colors, lists of colors, and flags.
  case others

  /// The function that parses the values from one text, or `nil` if there is none.
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

  /// The function that creates a list of values, or `nil` for an array literal.
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

  /// Returns a list of values.
  ///
  /// - Parameter area: The argument for the bounds that points are fractions of.
  func list(
    _ values: [SwiftExpression], in area: [SwiftExpression.Argument] = []
  ) -> SwiftExpression {
    guard let function = ofFew else {
      return self == .locations ? .wrapped("", .list(values), " as [[NSNumber]]") : .list(values)
    }
    return .support(function, values.map { .init("", $0) } + area)
  }
}
