internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

extension Painter {
  /// Draws a line of letters with a font of the machine.
  func draw(_ item: TextItem, on surface: Surface) {
    guard usesSubstitutes, item.size > 0, item.size.isFinite, item.paint.opacity > 0 else { return }
    let factor = item.size / Letters.size
    let font = Letters.Font(
      family: item.family, isBold: Self.isBold(item.weight), isItalic: item.isItalic)
    guard let letters = Letters(item.text, font: font, spacing: item.spacing / factor) else {
      return
    }
    let start: Double =
      switch item.alignment {
      case .left: 0
      case .center: -letters.width / 2
      case .right: -letters.width
      }
    let matrix = Matrix.translation(Point(x: start, y: 0))
      .concatenating(.scale(Point(x: factor, y: factor))).concatenating(item.matrix)
    var items: [PathItem] = []
    if let fill = item.paint.fill {
      items.append(PathItem(filling: letters.outline, matrix, .color(fill)))
    }
    if let stroke = item.paint.stroke {
      var line = PathItem(filling: letters.outline, matrix, .color(stroke))
      line.tool = .stroke(StrokeLine(width: item.paint.strokeWidth / factor, join: .round))
      items.append(line)
    }
    for var part in item.strokeOverFill ? items : items.reversed() {
      part.opacity = item.paint.opacity
      draw(part, on: surface)
    }
  }

  /// Returns `true` for a weight of CSS that is nearer to bold than to regular.
  private static func isBold(_ weight: String) -> Bool {
    Int(weight).map { $0 >= 600 } ?? weight.lowercased().hasPrefix("bold")
  }
}
