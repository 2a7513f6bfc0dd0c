internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// The resources of a scene on a preview page: colors, curves, fonts and images.
struct ResourceText {
  let scene: Scene
  /// The IDs of images whose bytes are not in the scene.
  let missingImages: Set<String>

  /// The maximum number of listed resources of one kind.
  private static let most = 200

  /// Adds the lists that are not empty.
  func append(to text: inout SVGText) {
    text.append("<section id=\"resources\" aria-label=\"Resources\">\n")
    list("Colors", scene.palette, to: &text) { named, text in
      text.append("<svg class=\"swatch\" viewBox=\"0 0 1 1\" aria-hidden=\"true\">")
      text.append("<rect width=\"1\" height=\"1\"")
      text.attribute(" fill", escaping: named.color.hex)
      text.append("/></svg> ")
      text.append(escaping: "\(named.name) ")
      Self.quiet(named.color.hex, to: &text)
    }
    list("Curves", scene.curves, to: &text) { named, text in
      Self.append(named.curve, to: &text)
      text.append(escaping: " \(named.name)")
    }
    list("Fonts", scene.fonts, to: &text) { font, text in
      text.append(escaping: "\(font.family) \(font.style) ")
      Self.quiet(font.name, to: &text)
    }
    list("Images", scene.images, to: &text) { image, text in
      text.append(escaping: "\(image.id) ")
      text.append("<span class=\"quiet\">")
      text.append(image.size.width)
      text.append(escaping: " × ")
      text.append(image.size.height)
      text.append(missingImages.contains(image.id) ? " pt, not in this page</span>" : " pt</span>")
    }
    text.append("</section>\n")
  }

  private func list<Item>(
    _ title: String, _ items: [Item], to text: inout SVGText,
    _ append: (Item, inout SVGText) -> Void
  ) {
    guard !items.isEmpty else { return }
    text.append("<div><h2>")
    text.append(escaping: title)
    text.append("</h2><ul>\n")
    for item in items.prefix(Self.most) {
      text.append("<li>")
      append(item, &text)
      text.append("</li>\n")
    }
    let rest = items.count - Self.most
    if rest > 0 {
      text.append("<li>")
      text.append(escaping: "and \(rest) more")
      text.append("</li>\n")
    }
    text.append("</ul></div>\n")
  }

  private static func quiet(_ note: String, to text: inout SVGText) {
    text.append("<span class=\"quiet\">")
    text.append(escaping: note)
    text.append("</span>")
  }

  /// Adds the picture of a curve, from the lower left to the upper right.
  private static func append(_ curve: TimingCurve, to text: inout SVGText) {
    text.append(
      "<svg class=\"timing\" viewBox=\"-0.1 -0.6 1.2 2.2\" aria-hidden=\"true\"><path d=\"M0 1C")
    text.append(list: [curve.x1, 1 - curve.y1, curve.x2, 1 - curve.y2])
    text.append(" 1 0\"/></svg>")
  }
}
