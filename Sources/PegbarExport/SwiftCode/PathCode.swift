internal import PegbarScene

extension SceneCode {
  /// A path as a call that builds it from SVG path data.
  ///
  /// Straight contours are spelt by their corners unless the path moves: keys of a moving path need
  /// the same elements throughout, and only curves can become every shape.
  mutating func outline(_ path: Path, keepsCurves: Bool) -> SwiftExpression {
    support.insert(.outline)
    return .text("outline(\(Self.pathData(path, keepsCurves: keepsCurves)))")
  }

  /// A path as a string literal.
  static func pathData(_ path: Path, keepsCurves: Bool) -> String {
    let parts = path.contours.filter { !$0.vertices.isEmpty }.map {
      data(for: $0, keepsCurves: keepsCurves)
    }
    return "\"\(parts.joined(separator: " "))\""
  }

  private static func data(for contour: Contour, keepsCurves: Bool) -> String {
    guard let first = contour.vertices.first else { return "" }
    let isStraight =
      !keepsCurves
      && contour.vertices.allSatisfy {
        $0.inControl == $0.point && $0.outControl == $0.point
      }
    var data = "M\(numbers([first.point], from: .zero))"
    let rest = contour.vertices.dropFirst()
    if isStraight {
      if !rest.isEmpty {
        data += " L" + run(rest.map { numbers([$0.point], from: .zero) })
      }
    } else {
      data += curves(from: first, through: rest + (contour.isClosed ? [first] : []))
    }
    return contour.isClosed ? data + " Z" : data
  }

  /// Two control points and an end for each curve, from the start of the curve or from zero,
  /// whichever is shorter.
  private static func curves(from first: PathVertex, through rest: ArraySlice<PathVertex>) -> String
  {
    var absolute: [String] = []
    var relative: [String] = []
    var from = first
    for to in rest {
      let points = [from.outControl, to.inControl, to.point]
      absolute.append(numbers(points, from: .zero))
      relative.append(numbers(points, from: from.point))
      from = to
    }
    guard !rest.isEmpty else { return "" }
    let choices = [" c" + run(relative), " C" + run(absolute)]
    return choices.min { $0.utf8.count < $1.utf8.count } ?? ""
  }

  private static func numbers(_ points: [Point], from origin: Point) -> String {
    run(points.flatMap { [number($0.x - origin.x), number($0.y - origin.y)] })
  }

  /// Numbers one after the other: a minus parts them as well as a blank.
  private static func run(_ numbers: [String]) -> String {
    numbers.reduce(into: "") { text, number in
      if !text.isEmpty, !number.hasPrefix("-") { text += " " }
      text += number
    }
  }

  /// A coordinate to 1e-5, as those of the scene are: differences bring no other digits.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1e5).rounded() / 1e5
    guard rounded.isFinite, abs(rounded) < 1e15 else { return SwiftLiteral.number(value) }
    guard abs(rounded) >= 0.001 || rounded == 0 else {
      // No exponent: its minus would part the number.
      let digits = String(Int(exactly: (abs(rounded) * 1e5).rounded()) ?? 0)
      let zeros = String(repeating: "0", count: max(5 - digits.count, 0))
      return (rounded < 0 ? "-." : ".") + zeros + digits
    }
    let text = SwiftLiteral.number(rounded == 0 ? 0 : rounded)
    if text.hasPrefix("0.") { return String(text.dropFirst()) }
    return text.hasPrefix("-0.") ? "-" + text.dropFirst(2) : text
  }
}
