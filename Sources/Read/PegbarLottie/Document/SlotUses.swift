import PegbarDiagnostics

/// The properties and assets of a document that refer to a slot.
package struct SlotUse: Sendable, Hashable {
  /// The first property of each type of value.
  package internal(set) var properties: [AnyProperty] = []
  /// `true` if the image of an asset follows the slot.
  package internal(set) var hasAsset = false

  /// Adds a property, unless one of its type is known.
  mutating func add(_ property: AnyProperty) {
    if !properties.contains(where: { $0.hasType(of: property) }) { properties.append(property) }
  }
}

/// Collects the uses of slots while a document is read.
///
/// A class, because all readers of a document add to the same uses.
final class SlotUses {
  /// The uses, by the ID of the slot.
  private(set) var all: [String: SlotUse] = [:]

  /// Adds a property, if it refers to a slot.
  func add<Value: PropertyValue>(_ property: Property<Value>) {
    guard let slot = property.slot, let property = AnyProperty(property) else { return }
    all[slot, default: SlotUse()].add(property)
  }

  /// Adds an asset that refers to a slot.
  func addAsset(_ slot: String) { all[slot, default: SlotUse()].hasAsset = true }
}

extension AnyProperty {
  /// Creates a property of a known type of value; the number of colors of a gradient is 0.
  fileprivate init?<Value: PropertyValue>(_ property: Property<Value>) {
    switch property {
    case let property as Property<Double>: self = .scalar(property)
    case let property as Property<Vector>: self = .vector(property)
    case let property as Property<Color>: self = .color(property)
    case let property as Property<[Double]>: self = .gradient(property, stopCount: 0)
    case let property as Property<BezierPath>: self = .path(property)
    case let property as Property<TextDocument>: self = .text(property)
    default: return nil
    }
  }

  /// Returns `true` if another property has the same type of value.
  func hasType(of other: AnyProperty) -> Bool {
    switch (self, other) {
    case (.scalar, .scalar), (.vector, .vector), (.color, .color), (.gradient, .gradient),
      (.path, .path), (.text, .text):
      true
    case (.scalar, _), (.vector, _), (.color, _), (.gradient, _), (.path, _), (.text, _): false
    }
  }
}
