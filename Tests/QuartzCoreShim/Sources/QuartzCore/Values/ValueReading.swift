import Foundation

extension Value {
  /// Reads a value of `fromValue` or `values`; `nil`, with a violation, if the type is invalid.
  ///
  /// CAAnimation.h: the values are objects. Numbers are NSNumber, to which CGFloat and Float
  /// bridge. In an `[Any]`, an untyped literal next to a CGFloat becomes a bare `Int` or `Double`.
  /// It is rejected because the array then contains two kinds of numbers.
  static func read(_ any: Any, as type: ValueType, _ what: String) -> Value? {
    if let value = reading(any, type) { return value }
    Shim.violate("\(what): \(Swift.type(of: any)) where a \(type.rawValue) is due")
    return nil
  }

  private static func reading(_ any: Any, _ type: ValueType) -> Value? {
    switch type {
    case .number, .integer: number(any).map(Value.number)
    case .point: (any as? CGPoint).map(Value.point)
    case .size: (any as? CGSize).map(Value.size)
    case .rect: (any as? CGRect).map(Value.rect)
    case .transform: (any as? CATransform3D).map(Value.transform)
    case .color: (any as? CGColor).map(Value.color)
    case .path: (any as? CGPath).map { Value.path(CGPath(elements: $0.elements)) }
    case .numbers: (any as? [NSNumber]).map { .numbers($0.map(\.doubleValue)) }
    case .colors: (any as? [CGColor]).map(Value.colors)
    case .bool: bool(any).map(Value.bool)
    case .object: .object(any)
    }
  }

  private static func number(_ any: Any) -> Double? {
    let type = Swift.type(of: any)
    if type == Double.self || type == Int.self {
      guard Shim.switches.allowsBareNumbers else { return nil }
      return (any as? Double) ?? (any as? Int).map(Double.init)
    }
    if type == Bool.self { return nil }
    if let value = any as? CGFloat { return value.native }
    if let value = any as? Float { return Double(value) }
    return (any as? NSNumber)?.doubleValue
  }

  private static func bool(_ any: Any) -> Bool? {
    if let value = any as? Bool { return value }
    return (any as? NSNumber)?.boolValue
  }

  /// The value as key-value coding returns it.
  var boxed: Any? {
    switch self {
    case .number(let a): CGFloat(a)
    case .point(let a): a
    case .size(let a): a
    case .rect(let a): a
    case .transform(let a): a
    case .color(let a): a
    case .path(let a): a
    case .numbers(let a): a.map { NSNumber(value: $0) }
    case .colors(let a): a
    case .bool(let a): a
    case .object(let a): a
    }
  }
}
