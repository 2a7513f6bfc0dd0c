package import PegbarGeometry
package import PegbarScene

/// An element of an SVG, whose attributes are values instead of text.
package struct SVGElement: Hashable, Sendable {
  /// An attribute with its value.
  package struct Attribute: Hashable, Sendable {
    /// The name, which includes no characters that XML escapes.
    package var name: String
    /// The value.
    package var value: SVGValue
  }

  /// The name of the element.
  package var name: String
  /// The attributes in order.
  package var attributes: [Attribute] = []
  /// The elements inside, back to front.
  package var children: [SVGElement] = []
  /// The text inside; empty for elements with other contents.
  package var text = ""
  /// The layer that the element originates from, which does not affect equality.
  package var origin = ItemOrigin()

  init(_ name: String, _ attributes: [(name: String, value: SVGValue)] = []) {
    self.name = name
    for (name, value) in attributes { set(name, value) }
  }

  /// Returns a group with a style attribute.
  static func group(style: String, _ children: [SVGElement] = []) -> SVGElement {
    var group = SVGElement("g", [("style", .text(style))])
    group.children = children
    return group
  }

  /// Adds an attribute.
  mutating func set(_ name: String, _ value: SVGValue) {
    attributes.append(Attribute(name: name, value: value))
  }

  /// Adds an attribute with a number.
  mutating func set(_ name: String, _ value: Double) { set(name, .number(value)) }

  /// Adds an attribute with text.
  mutating func set(_ name: String, _ value: String) { set(name, .text(value)) }

  /// Adds an attribute with a map, unless it is the identity.
  mutating func set(_ name: String, _ matrix: Matrix) {
    if matrix != .identity { set(name, .matrix(matrix)) }
  }

  /// Adds an attribute with a color, and one with its alpha times an opacity unless that is 1.
  mutating func set(
    _ names: (paint: String, opacity: String), _ color: Color, opacity: Double = 1
  ) {
    set(names.paint, .color(color))
    let opacity = opacity * color.alpha
    if opacity < 1 { set(names.opacity, opacity) }
  }
}

/// The value of an attribute.
package indirect enum SVGValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// Numbers in a list.
  case numbers([Double])
  /// Path data.
  case path(Path)
  /// A map.
  case matrix(Matrix)
  /// A color without its alpha.
  case color(Color)
  /// Other text.
  case text(String)
  /// A link to an element that is not drawn itself: a gradient, a clip path, a mask or a filter.
  case reference(SVGElement)
}
