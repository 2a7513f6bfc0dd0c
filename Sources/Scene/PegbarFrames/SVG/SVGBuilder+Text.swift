import PegbarScene

extension SVGBuilder {
  /// Returns a line of letters.
  static func element(of item: TextItem) -> SVGElement {
    var element = SVGElement("text")
    element.origin = item.origin
    element.set("transform", item.matrix)
    let family = item.family.filter { $0 != "'" && $0 != "\\" }
    element.set("font-family", "'\(family)', sans-serif")
    element.set("font-size", item.size)
    element.set("font-weight", item.weight)
    if item.isItalic { element.set("font-style", "italic") }
    switch item.alignment {
    case .left: break
    case .center: element.set("text-anchor", "middle")
    case .right: element.set("text-anchor", "end")
    }
    if item.spacing != 0 { element.set("letter-spacing", item.spacing) }
    if let fill = item.paint.fill {
      element.set(("fill", "fill-opacity"), fill)
    } else {
      element.set("fill", "none")
    }
    if let stroke = item.paint.stroke {
      element.set(("stroke", "stroke-opacity"), stroke)
      element.set("stroke-width", item.paint.strokeWidth)
      element.set("stroke-linejoin", "round")
      if !item.strokeOverFill { element.set("paint-order", "stroke") }
    }
    if item.paint.opacity < 1 { element.set("opacity", item.paint.opacity) }
    element.set("xml:space", "preserve")
    element.text = item.text
    return element
  }
}
