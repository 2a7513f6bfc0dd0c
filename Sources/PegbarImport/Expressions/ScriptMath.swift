// For the functions of `Math` alone.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `Math`.
enum ScriptMath {
  static let constants: [String: Double] = [
    "PI": Double.pi, "E": exp(1), "SQRT2": 2.0.squareRoot(), "SQRT1_2": 0.5.squareRoot(),
    "LN2": log(2), "LN10": log(10), "LOG2E": 1 / log(2), "LOG10E": 1 / log(10),
  ]

  /// A function of `Math`; the random one is none that can be repeated.
  static func call(_ name: String, _ numbers: [Double]) throws(ScriptProblem) -> ScriptValue {
    let first = numbers.first ?? .nan
    let second = numbers.count > 1 ? numbers[1] : .nan
    switch name {
    case "sin": return .number(sin(first))
    case "cos": return .number(cos(first))
    case "tan": return .number(tan(first))
    case "asin": return .number(asin(first))
    case "acos": return .number(acos(first))
    case "atan": return .number(atan(first))
    case "atan2": return .number(atan2(first, second))
    case "exp": return .number(exp(first))
    case "log": return .number(log(first))
    case "pow": return .number(pow(first, second))
    case "sqrt": return .number(first.squareRoot())
    case "abs": return .number(abs(first))
    case "floor": return .number(first.rounded(.down))
    case "ceil": return .number(first.rounded(.up))
    // Halves go up, also those below 0.
    case "round": return .number((first + 0.5).rounded(.down))
    case "sign": return .number(first > 0 ? 1 : first < 0 ? -1 : first)
    case "min": return .number(numbers.min() ?? .infinity)
    case "max": return .number(numbers.max() ?? -.infinity)
    default: throw .unknown("'Math.\(name)'")
    }
  }
}
