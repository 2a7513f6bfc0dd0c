import PegbarGeometry
import PegbarLottie
import PegbarScene
import PegbarTestSupport
import Testing

/// The meaning of a missing key of the format.
struct FormatDefault: Sendable, CustomTestStringConvertible {
  /// The object that can have the key.
  let part: String
  /// The key.
  let key: String
  /// The meaning in Pegbar.
  let meaning: String
  /// The statement of the specification.
  let specification: String
  /// The behavior of lottie-web.
  let web: String
  /// The behavior of ThorVG.
  let thorVG: String
  /// Reads a file without the key and returns the value.
  let read: @Sendable () throws -> Any?

  init(
    _ part: String, _ key: String, _ meaning: String, spec: String = "–", web: String = "–",
    thorVG: String = "–", read: @escaping @Sendable () throws -> Any?
  ) {
    self.part = part
    self.key = key
    self.meaning = meaning
    self.specification = spec
    self.web = web
    self.thorVG = thorVG
    self.read = read
  }

  var testDescription: String { "\(part) \(key)" }

  /// The row in the article.
  var row: String {
    "| \(part) | `\(key)` | \(meaning) | \(specification) | \(web) | \(thorVG) |"
  }
}

extension FormatDefault {
  /// Returns a value in the notation of the article.
  static func text(_ value: Any?) -> String {
    guard let value else { return "none" }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { text($0.value) } ?? "none"
    }
    switch value {
    case let number as Double: return number == number.rounded() ? "\(Int(number))" : "\(number)"
    case let flag as Bool: return flag ? "yes" : "no"
    case let string as String: return string.isEmpty ? "empty" : string
    case let list as [Any]:
      return list.isEmpty ? "none" : list.map { text($0) }.joined(separator: ", ")
    case let vector as Vector:
      return "(\(text(vector.x)), \(text(vector.y))\(vector.z == 0 ? "" : ", \(text(vector.z))"))"
    case let point as Point: return "(\(text(point.x)), \(text(point.y)))"
    case let rule as PegbarLottie.FillRule: return rule == .nonZero ? "nonzero" : "even-odd"
    case let style as StrokeEffect.Style where style == .onOriginal:
      return "on the original image"
    case let size as Size: return "\(text(size.width)) × \(text(size.height))"
    default: return moving(value) ?? color(value) ?? "\(value)"
    }
  }

  private static func moving(_ value: Any) -> String? {
    switch value {
    case let property as PegbarLottie.Property<Double>: text(property.fixedValue)
    case let property as PegbarLottie.Property<Vector>: text(property.fixedValue)
    case let property as PegbarLottie.Property<PegbarLottie.Color>: text(property.fixedValue)
    case let property as PegbarLottie.Property<[Double]>: text(property.fixedValue)
    case let property as PegbarLottie.Property<BezierPath>: text(property.fixedValue?.vertices)
    case let number as Animated<Double>: text(number.constant)
    case let color as Animated<PegbarScene.Color>: text(color.constant)
    case let point as AnimatedPoint: text(point.constant)
    default: nil
    }
  }

  private static func color(_ value: Any) -> String? {
    let (red, green, blue): (Double, Double, Double)
    switch value {
    case let color as PegbarLottie.Color: (red, green, blue) = (color.red, color.green, color.blue)
    case let color as PegbarScene.Color: (red, green, blue) = (color.red, color.green, color.blue)
    default: return nil
    }
    guard red == green, green == blue else { return "\(red) \(green) \(blue)" }
    return red == 0 ? "black" : red == 1 ? "white" : "gray"
  }
}

// MARK: Reading

extension FormatDefault {
  /// Returns the only item of a shape layer.
  static func item(_ type: String, _ members: String = "") throws -> ShapeItem.Kind {
    let rest = members.isEmpty ? "" : ", \(members)"
    guard
      case .shape(let items) = try layer(#""ty": 4, "shapes": [{"ty": "\#(type)"\#(rest)}]"#).kind
    else { throw Unexpected() }
    return try #require(items.first).kind
  }

  /// Returns the only layer of an animation of 100 × 100 points from frame 5 to frame 60.
  static func layer(_ members: String) throws -> PegbarLottie.Layer {
    try #require(try document(["{\(members)}"], first: 5).layers.first)
  }

  /// Returns the imported layer with its assets.
  static func scene(_ members: String, assets: String...) throws -> PegbarScene.Layer {
    try imported(document(["{\(members)}"], assets: assets, first: 5)).layer()
  }
}
