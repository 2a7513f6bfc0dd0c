// The properties, their types, and whether they animate: the word "Animatable" in the comment of
// each property in CALayer.h and its subclasses' headers.
import Foundation

typealias ValuePath<T> = any WritableKeyPath<LayerValues, T> & Sendable

struct Property: Sendable {
  enum Animation { case none, explicitOnly, implicit }

  let name: String
  let type: ValueType
  let kind: LayerKind
  let animation: Animation
  let get: @Sendable (LayerValues) -> Value?
  let set: @Sendable (inout LayerValues, Value) -> Void

  static func named(_ name: String, of kind: LayerKind) -> Property? {
    guard let property = table[name] else { return nil }
    return property.kind == .layer || property.kind == kind ? property : nil
  }

  private static let table: [String: Property] = Dictionary(
    (layerProperties + shapeProperties + otherProperties).map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first })
}

extension Property {
  static func number<N: BinaryFloatingPoint & SendableMetatype>(
    _ name: String, _ path: ValuePath<N>, _ kind: LayerKind = .layer,
    _ animation: Animation = .implicit
  ) -> Property {
    Property(
      name: name, type: .number, kind: kind, animation: animation,
      get: { .number(Double($0[keyPath: path])) },
      set: { if case .number(let new) = $1 { $0[keyPath: path] = N(new) } })
  }

  static func point(
    _ name: String, _ path: ValuePath<CGPoint>,
    _ kind: LayerKind = .layer
  ) -> Property {
    Property(
      name: name, type: .point, kind: kind, animation: .implicit,
      get: { .point($0[keyPath: path]) },
      set: { if case .point(let new) = $1 { $0[keyPath: path] = new } })
  }

  static func rect(_ name: String, _ path: ValuePath<CGRect>)
    -> Property
  {
    Property(
      name: name, type: .rect, kind: .layer, animation: .implicit,
      get: { .rect($0[keyPath: path]) },
      set: { if case .rect(let new) = $1 { $0[keyPath: path] = new } })
  }

  static func transform(
    _ name: String, _ path: ValuePath<CATransform3D>,
    _ kind: LayerKind = .layer
  ) -> Property {
    Property(
      name: name, type: .transform, kind: kind, animation: .implicit,
      get: { .transform($0[keyPath: path]) },
      set: { if case .transform(let new) = $1 { $0[keyPath: path] = new } })
  }

  static func color(
    _ name: String, _ path: ValuePath<CGColor?>,
    _ kind: LayerKind = .layer
  ) -> Property {
    Property(
      name: name, type: .color, kind: kind, animation: .implicit,
      get: { $0[keyPath: path].map(Value.color) },
      set: { if case .color(let new) = $1 { $0[keyPath: path] = new } })
  }

  static func path(
    _ name: String, _ path: ValuePath<CGPath?>,
    _ kind: LayerKind = .layer,
    _ animation: Animation = .implicit
  ) -> Property {
    Property(
      name: name, type: .path, kind: kind, animation: animation,
      get: { $0[keyPath: path].map(Value.path) },
      set: { if case .path(let new) = $1 { $0[keyPath: path] = new } })
  }

  static func bool(
    _ name: String, _ path: ValuePath<Bool>,
    _ kind: LayerKind = .layer,
    _ animation: Animation = .implicit
  ) -> Property {
    Property(
      name: name, type: .bool, kind: kind, animation: animation,
      get: { .bool($0[keyPath: path]) },
      set: { if case .bool(let new) = $1 { $0[keyPath: path] = new } })
  }

  static func object(
    _ name: String, _ path: ValuePath<Any?>,
    _ kind: LayerKind = .layer,
    _ animation: Animation = .implicit
  ) -> Property {
    Property(
      name: name, type: .object, kind: kind, animation: animation,
      get: { .object($0[keyPath: path]) },
      set: { if case .object(let new) = $1 { $0[keyPath: path] = new } })
  }
}
