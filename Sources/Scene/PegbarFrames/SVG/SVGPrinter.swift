internal import PegbarBase

/// Prints elements as text, with the elements that they refer to as definitions.
struct SVGPrinter {
  /// The definitions so far, each before those that refer to it.
  private(set) var definitions = SVGText()
  private var ids: [SVGElement: String] = [:]
  private var counts: [String: Int] = [:]

  /// Adds elements and their definitions.
  mutating func append(_ elements: [SVGElement], to text: inout SVGText) {
    for element in elements { append(element, to: &text) }
  }

  /// Adds the definitions so far, if there are any.
  func appendDefinitions(to text: inout SVGText) {
    guard !definitions.bytes.isEmpty else { return }
    text.append("<defs>")
    text.append(definitions)
    text.append("</defs>")
  }

  private mutating func append(_ element: SVGElement, to text: inout SVGText) {
    let (attributes, contents) = parts(of: element)
    Self.append(element.name, attributes, contents, to: &text)
  }

  private static func append(
    _ name: String, _ attributes: SVGText, _ contents: SVGText, to text: inout SVGText
  ) {
    text.append("<")
    text.append(escaping: name)
    text.append(attributes)
    guard !contents.bytes.isEmpty else { return text.append("/>") }
    text.append(">")
    text.append(contents)
    text.append("</")
    text.append(escaping: name)
    text.append(">")
  }

  /// Returns the attributes and the contents of an element; the definitions for the contents are
  /// before those for the attributes.
  private mutating func parts(of element: SVGElement) -> (attributes: SVGText, contents: SVGText) {
    var (attributes, contents) = (SVGText(), SVGText())
    append(element.children, to: &contents)
    contents.append(escaping: element.text)
    for attribute in element.attributes {
      attributes.append(" ")
      attributes.append(escaping: attribute.name)
      attributes.append("=\"")
      append(attribute.value, to: &attributes)
      attributes.append("\"")
    }
    return (attributes, contents)
  }

  private mutating func append(_ value: SVGValue, to text: inout SVGText) {
    switch value {
    case .number(let number): text.append(number)
    case .numbers(let numbers): text.append(list: numbers)
    case .path(let path): text.append(path)
    case .matrix(let matrix): text.append(matrix)
    case .color(let color): text.append(color)
    case .text(let value): text.append(escaping: value)
    case .reference(let element):
      let id = id(of: element)
      text.append("url(#")
      text.append(escaping: id)
      text.append(")")
    }
  }

  /// Adds an element to the definitions, unless an equal one exists, and returns its ID.
  private mutating func id(of element: SVGElement) -> String {
    if let known = ids[element] { return known }
    let (attributes, contents) = parts(of: element)
    let letter = String(element.name.hasSuffix("Gradient") ? "g" : element.name.prefix(1))
    let id = "\(letter)\(counts[letter, default: 0])"
    counts[letter, default: 0] += 1
    ids[element] = id
    var named = SVGText()
    named.attribute(" id", escaping: id)
    named.append(attributes)
    Self.append(element.name, named, contents, to: &definitions)
    return id
  }
}
