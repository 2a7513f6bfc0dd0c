internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

extension Painter {
  /// Draws an image, or a labeled box without one.
  func draw(_ item: ImageItem, on surface: Surface) {
    guard item.opacity > 0, item.matrix.concatenating(surface.map).isInvertible,
      item.size.width > 0, item.size.height > 0
    else { return }
    if let picture = images[item.asset.id] {
      surface.paint(picture.pixels, size: item.size, item.matrix, opacity: min(item.opacity, 1))
    } else if usesSubstitutes {
      drawBox(for: item, on: surface)
    }
  }

  /// Draws a gray box with the name of an image.
  private func drawBox(for image: ImageItem, on surface: Surface) {
    var item = PathItem(filling: .rectangle(image.size), image.matrix, .color(.gray(0xDD)))
    item.opacity = image.opacity
    draw(item, on: surface)
    item.tool = .stroke(StrokeLine(width: 1))
    item.paint = .color(.gray(0x88))
    draw(item, on: surface)
    // The label fits in the box.
    let name = image.asset.label
    let size = min(image.size.height / 4, image.size.width * 1.5 / Double(max(name.count, 1)))
    draw(
      Label(
        text: name, size: size, color: .gray(0x44),
        place: Point(x: image.size.width / 2, y: image.size.height / 2)),
      image.matrix, opacity: image.opacity, on: surface)
  }

  /// Draws the outline of a picture.
  func drawFrame(around place: Rect, _ color: Color = .gray(0x99), on surface: Surface) {
    var frame = PathItem(filling: .rectangle(place), .identity, .color(color))
    frame.tool = .stroke(StrokeLine(width: 1))
    draw(frame, on: surface)
  }

  /// Draws a label in the built-in font of cairo, which is the same on every machine.
  func draw(_ label: Label, _ matrix: Matrix, opacity: Double = 1, on surface: Surface) {
    guard let letters = Letters(label.text, font: .builtIn) else { return }
    let factor = label.size / Letters.size
    let own = Matrix.scale(Point(x: factor, y: factor)).concatenating(
      .translation(Point(x: label.place.x - letters.width * factor / 2, y: label.place.y)))
    var item = PathItem(
      filling: letters.outline, own.concatenating(matrix), .color(label.color))
    item.opacity = opacity
    draw(item, on: surface)
  }
}

/// A centered line of text that explains a picture.
struct Label {
  /// The text.
  var text: String
  /// The font size in points.
  var size: Double
  /// The color.
  var color: Color
  /// The middle of the baseline.
  var place: Point
}

extension Color {
  /// Returns an opaque gray from a component of 0…255.
  static func gray(_ value: Int) -> Color {
    let value = Double(value) / 255
    return Color(red: value, green: value, blue: value, alpha: 1)
  }
}
