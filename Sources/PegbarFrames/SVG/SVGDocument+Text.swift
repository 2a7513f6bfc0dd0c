import PegbarScene

extension SVGDocument {
  /// Adds a line of letters.
  static func append(_ item: TextItem, to text: inout SVGText) {
    text.append("<text")
    text.attribute(" transform", item.matrix)
    text.append(" font-family=\"'")
    text.append(escaping: item.family.filter { $0 != "'" && $0 != "\\" })
    text.append("', sans-serif\"")
    text.attribute(" font-size", item.size)
    text.attribute(" font-weight", escaping: item.weight)
    if item.isItalic { text.append(" font-style=\"italic\"") }
    switch item.anchor {
    case .start: break
    case .middle: text.append(" text-anchor=\"middle\"")
    case .end: text.append(" text-anchor=\"end\"")
    }
    if item.spacing != 0 { text.attribute(" letter-spacing", item.spacing) }
    if let fill = item.fill {
      append(fill, as: (" fill", " fill-opacity"), to: &text)
    } else {
      text.append(" fill=\"none\"")
    }
    if let stroke = item.stroke {
      append(stroke, as: (" stroke", " stroke-opacity"), to: &text)
      text.attribute(" stroke-width", item.strokeWidth)
      text.append(" stroke-linejoin=\"round\"")
      if !item.strokeOverFill { text.append(" paint-order=\"stroke\"") }
    }
    if item.opacity < 1 { text.attribute(" opacity", item.opacity) }
    text.append(" xml:space=\"preserve\">")
    text.append(escaping: item.text)
    text.append("</text>")
  }

  private static func append(
    _ color: Color, as names: (paint: StaticString, opacity: StaticString), to text: inout SVGText
  ) {
    text.append(names.paint)
    text.append("=\"")
    text.append(color)
    text.append("\"")
    if color.alpha < 1 { text.attribute(names.opacity, color.alpha) }
  }
}
