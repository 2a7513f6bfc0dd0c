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
    switch item.alignment {
    case .left: break
    case .center: text.append(" text-anchor=\"middle\"")
    case .right: text.append(" text-anchor=\"end\"")
    }
    if item.spacing != 0 { text.attribute(" letter-spacing", item.spacing) }
    if let fill = item.paint.fill {
      text.attribute((" fill", " fill-opacity"), fill)
    } else {
      text.append(" fill=\"none\"")
    }
    if let stroke = item.paint.stroke {
      text.attribute((" stroke", " stroke-opacity"), stroke)
      text.attribute(" stroke-width", item.paint.strokeWidth)
      text.append(" stroke-linejoin=\"round\"")
      if !item.strokeOverFill { text.append(" paint-order=\"stroke\"") }
    }
    if item.paint.opacity < 1 { text.attribute(" opacity", item.paint.opacity) }
    text.append(" xml:space=\"preserve\">")
    text.append(escaping: item.text)
    text.append("</text>")
  }
}
