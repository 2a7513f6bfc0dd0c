// Interpolation by type: Core Animation Programming Guide, "Key-Value Coding Extensions" and
// CAAnimation.h (CAPropertyAnimation's values: numbers, structures, colors, paths, transforms).
import Foundation

enum ValueType: String {
  case number, integer, point, size, rect, transform, color, path, numbers, colors, bool, object
}

enum Value {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case numbers([Double])
  case colors([CGColor])
  case bool(Bool)
  case object(Any?)

  /// `true` if there are intermediate values between two such values.
  var isContinuous: Bool {
    switch self {
    case .bool, .object: false
    default: true
    }
  }

  /// Returns the values combined number by number, or `nil` if their structures differ.
  func combined(_ other: Value, _ f: (Double, Double) -> Double) -> Value? {
    func g(_ a: CGFloat, _ b: CGFloat) -> CGFloat { CGFloat(f(a.native, b.native)) }
    func g(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: g(a.x, b.x), y: g(a.y, b.y)) }
    func g(_ a: CGSize, _ b: CGSize) -> CGSize {
      CGSize(width: g(a.width, b.width), height: g(a.height, b.height))
    }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(f(a, b))
    case (.point(let a), .point(let b)): return .point(g(a, b))
    case (.size(let a), .size(let b)): return .size(g(a, b))
    case (.rect(let a), .rect(let b)):
      return .rect(CGRect(origin: g(a.origin, b.origin), size: g(a.size, b.size)))
    case (.transform(let a), .transform(let b)):
      let (x, y) = (a.numbers, b.numbers)
      return .transform(
        CATransform3D(
          rows: (0..<4).map { r in
            let i = 4 * r
            return SIMD4(
              f(x[i], y[i]), f(x[i + 1], y[i + 1]), f(x[i + 2], y[i + 2]), f(x[i + 3], y[i + 3]))
          }))
    case (.color(let a), .color(let b)): return Self.combined(a, b, f).map(Value.color)
    case (.path(let a), .path(let b)): return Self.combined(a, b, f).map(Value.path)
    case (.numbers(let a), .numbers(let b)):
      return a.count == b.count ? .numbers(zip(a, b).map(f)) : nil
    case (.colors(let a), .colors(let b)):
      guard a.count == b.count else { return nil }
      let mixed = zip(a, b).compactMap { Self.combined($0, $1, f) }
      return mixed.count == a.count ? .colors(mixed) : nil
    default: return nil
    }
  }

  private static func combined(
    _ a: CGColor, _ b: CGColor, _ f: (Double, Double) -> Double
  ) -> CGColor? {
    guard let x = a.components, let y = b.components, x.count == y.count else { return nil }
    return CGColor(parts: zip(x, y).map { CGFloat(f($0.native, $1.native)) })
  }

  /// Returns the combined path, or `nil` if the structures differ.
  ///
  /// CAShapeLayer.h, path: undefined unless both have the same number of control points and
  /// segments.
  private static func combined(
    _ a: CGPath, _ b: CGPath, _ f: (Double, Double) -> Double
  ) -> CGPath? {
    guard a.elements.count == b.elements.count else { return nil }
    func g(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
      CGPoint(x: f(p.x.native, q.x.native), y: f(p.y.native, q.y.native))
    }
    var mixed: [LayerState.PathElement] = []
    mixed.reserveCapacity(a.elements.count)
    for pair in zip(a.elements, b.elements) {
      switch pair {
      case (.move(let p), .move(let q)): mixed.append(.move(g(p, q)))
      case (.line(let p), .line(let q)): mixed.append(.line(g(p, q)))
      case (.quad(let p, let q), .quad(let r, let s)): mixed.append(.quad(g(p, r), g(q, s)))
      case (.curve(let p, let q, let r), .curve(let s, let t, let u)):
        mixed.append(.curve(g(p, s), g(q, t), g(r, u)))
      case (.close, .close): mixed.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: mixed)
  }

  func mixed(with other: Value, _ share: Double) -> Value {
    // Discrete values have no intermediate values in key-value coding, so they change halfway.
    guard isContinuous else { return share < 0.5 ? self : other }
    if case .path(let a) = self, case .path(let b) = other {
      return outline(a, b, Shim.switches.outlinesOvershoot ? share : min(max(share, 0), 1))
    }
    if share == 0 { return self }
    if share == 1 { return other }
    if case .color(let a) = self, case .color(let b) = other,
      Shim.switches.colorsMixPremultiplied
    {
      return Self.premultiplied(a, b, share)
    }
    return combined(other) { $0 + ($1 - $0) * share } ?? self
  }

  private func outline(_ a: CGPath, _ b: CGPath, _ share: Double) -> Value {
    if share == 0 { return .path(a) }
    if share == 1 { return .path(b) }
    Shim.morphs += 1
    guard let mixed = Self.combined(a, b, { $0 + ($1 - $0) * share }) else { return self }
    return .path(
      Shim.switches.controlPointsGoStraight ? mixed : mixed.turningHandles(from: a, to: b, share))
  }

  private static func premultiplied(_ a: CGColor, _ b: CGColor, _ share: Double) -> Value {
    let (x, y) = (a.rgba, b.rgba)
    let alpha = x[3] + (y[3] - x[3]) * share
    let parts = (0..<3).map { i -> CGFloat in
      let mixed = x[i] * x[3] + (y[i] * y[3] - x[i] * x[3]) * share
      return CGFloat(alpha == 0 ? 0 : mixed / alpha)
    }
    return .color(CGColor(parts: parts + [CGFloat(alpha)]))
  }

  /// Returns the sum for additive animations; transforms are concatenated (the animation's first).
  func added(to base: Value, times: Double = 1) -> Value? {
    if case .transform(let a) = self, case .transform(let b) = base {
      return .transform(
        (0..<Int(min(times.magnitude, 1e4))).reduce(b) { sum, _ in
          CATransform3DConcat(times < 0 ? CATransform3DInvert(a) : a, sum)
        })
    }
    return combined(base) { $0 * times + $1 }
  }

  /// Returns the distance between two values for pacing, or `nil` if it is undefined.
  func distance(to other: Value) -> Double? {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(b - a)
    case (.point(let a), .point(let b)): hypot((b.x - a.x).native, (b.y - a.y).native)
    case (.size(let a), .size(let b)):
      hypot((b.width - a.width).native, (b.height - a.height).native)
    case (.color(let a), .color(let b)):
      zip(a.rgba, b.rgba).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    default: nil
    }
  }

  var isFinite: Bool {
    switch self {
    case .number(let a): a.isFinite
    case .point(let p): p.x.isFinite && p.y.isFinite
    case .size(let s): s.width.isFinite && s.height.isFinite
    case .rect(let r): !r.isInfinite && (r.minX + r.minY + r.width + r.height).isFinite
    case .transform(let t): t.isFinite
    case .color(let c): c.rgba.allSatisfy(\.isFinite)
    case .path(let p):
      p.elements.allSatisfy { $0.allPoints { $0.x.isFinite && $0.y.isFinite } }
    case .numbers(let a): a.allSatisfy(\.isFinite)
    case .colors(let a): a.allSatisfy { $0.rgba.allSatisfy(\.isFinite) }
    case .bool, .object: true
    }
  }
}
