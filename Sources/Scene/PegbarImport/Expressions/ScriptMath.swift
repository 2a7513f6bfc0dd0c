// Required only for the functions of `Math`.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#else
  #error("unknown C library")
#endif

/// The `Math` object of expressions.
enum ScriptMath {
  static let constants: [String: Double] = [
    "PI": Double.pi, "E": exp(1), "SQRT2": 2.0.squareRoot(), "SQRT1_2": 0.5.squareRoot(),
    "LN2": log(2), "LN10": log(10), "LOG2E": 1 / log(2), "LOG10E": 1 / log(10),
  ]

  /// The functions of one number.
  private static let functions: [String: @Sendable (Double) -> Double] = [
    "sin": sin, "cos": cos, "tan": tan, "asin": asin, "acos": acos, "atan": atan, "exp": exp,
    "log": log, "sqrt": { $0.squareRoot() }, "abs": { abs($0) },
    "floor": { $0.rounded(.down) }, "ceil": { $0.rounded(.up) },
    // Halves round up, including negative ones.
    "round": { ($0 + 0.5).rounded(.down) },
    "sign": { $0 > 0 ? 1 : $0 < 0 ? -1 : $0 },
  ]

  /// Calls a function of `Math`; `random` is unsupported because its results are not reproducible.
  static func call(_ name: String, _ numbers: [Double]) throws(ScriptProblem) -> ScriptValue {
    let first = numbers.first ?? .nan
    let second = numbers.count > 1 ? numbers[1] : .nan
    switch name {
    case "atan2": return .number(atan2(first, second))
    case "pow": return .number(pow(first, second))
    case "min": return .number(numbers.min() ?? .infinity)
    case "max": return .number(numbers.max() ?? -.infinity)
    default:
      guard let function = functions[name] else { throw .unknown("'Math.\(name)'") }
      return .number(function(first))
    }
  }
}
