internal import PegbarJSON
internal import PegbarScene

// Texts and fonts.
extension SceneWriter {
  /// Writes a font with its glyphs.
  mutating func font(_ font: Font) {
    object { writer in
      writer.json.member("name", font.name)
      writer.json.member("family", font.family)
      writer.member("style", font.style, unless: "")
      if let weight = font.weight { writer.json.member("weight", weight) }
      writer.member("ascent", value: font.ascent, unless: Font.usualAscent)
      writer.list("glyphs", font.glyphs) { writer, glyph in
        writer.object(.oneLine) { writer in
          writer.json.member("character", glyph.character)
          writer.member("advance", value: glyph.advance, unless: 0)
          writer.member("outline", value: glyph.outline, unless: Path())
        }
      }
    }
  }

  /// Writes the members of a text into an object that was begun.
  mutating func members(of text: TextContent) {
    member("document", text.document)
    list("animators", text.animators) { $0.animator($1) }
    if let path = text.path {
      json.key("path")
      object { $0.members(of: path) }
    }
    member("grouping", case: text.grouping, unless: .characters)
    member("alignment", text.alignment, unless: .zero)
  }

  private mutating func members(of path: TextPath) {
    member("path", path.path)
    member("firstMargin", path.firstMargin, unless: 0)
    member("lastMargin", path.lastMargin, unless: 0)
    member("forcesAlignment", path.forcesAlignment, unless: false)
    member("isPerpendicular", path.isPerpendicular, unless: true)
    member("isReversed", path.isReversed, unless: false)
  }

  private mutating func animator(_ animator: TextAnimator) {
    object { writer in
      writer.json.member("name", animator.name)
      if let selector = animator.selector {
        writer.json.key("selector")
        writer.object { $0.members(of: selector) }
      }
      writer.place(of: animator)
      writer.paint(of: animator)
    }
  }

  private mutating func place(of animator: TextAnimator) {
    member("anchor", animator.anchor, unless: .zero)
    member("position", animator.position, unless: .zero)
    member("scale", animator.scale, unless: .one)
    member("rotation", animator.rotation, unless: 0)
    member("rotationX", animator.rotationX, unless: 0)
    member("rotationY", animator.rotationY, unless: 0)
    member("skew", animator.skew, unless: 0)
    member("skewAxis", animator.skewAxis, unless: 0)
    member("tracking", animator.tracking, unless: 0)
    member("lineSpacing", animator.lineSpacing, unless: .zero)
  }

  private mutating func paint(of animator: TextAnimator) {
    if let opacity = animator.opacity { member("opacity", opacity) }
    if let color = animator.fillColor { member("fillColor", color) }
    member("fillHue", animator.fillHue, unless: 0)
    member("fillSaturation", animator.fillSaturation, unless: 0)
    member("fillBrightness", animator.fillBrightness, unless: 0)
    member("fillOpacity", animator.fillOpacity, unless: 1)
    if let color = animator.strokeColor { member("strokeColor", color) }
    member("strokeHue", animator.strokeHue, unless: 0)
    member("strokeSaturation", animator.strokeSaturation, unless: 0)
    member("strokeBrightness", animator.strokeBrightness, unless: 0)
    member("strokeOpacity", animator.strokeOpacity, unless: 1)
    member("strokeWidth", animator.strokeWidth, unless: 0)
  }

  private mutating func members(of selector: TextSelector) {
    member("start", selector.start, unless: 0)
    if let end = selector.end { member("end", end) }
    member("offset", selector.offset, unless: 0)
    member("amount", selector.amount, unless: 1)
    member("easeHigh", selector.easeHigh, unless: 0)
    member("easeLow", selector.easeLow, unless: 0)
    member("smoothness", selector.smoothness, unless: 1)
    member("units", case: selector.units, unless: .fraction)
    member("basis", case: selector.basis, unless: .characters)
    member("shape", case: selector.shape, unless: .square)
    flag("isRandom", selector.isRandom)
  }

  /// Writes a line of text of a normalized scene.
  mutating func members(of text: NormalizedText) {
    json.member("string", text.string)
    json.member("font", text.font)
    json.member("size", text.size)
    member("color", value: text.color)
    member("alignment", case: text.alignment, unless: .left)
  }
}

extension TextDocument {
  /// Writes `{"text": …, "font": …, "size": …, …}`.
  func write(to json: inout JSONWriter) {
    json.beginObject(.oneLine)
    json.member("text", text)
    json.member("font", font)
    json.member("size", size)
    if let fill { json.member("fill", fill) }
    if let stroke { json.member("stroke", stroke) }
    if strokeWidth != 0 { json.member("strokeWidth", strokeWidth) }
    if strokeOverFill { json.member("strokeOverFill", true) }
    if justification != .left { json.member("justification", justification.rawValue) }
    if tracking != 0 { json.member("tracking", tracking) }
    json.member("lineHeight", lineHeight)
    if baselineShift != 0 { json.member("baselineShift", baselineShift) }
    if capitals != .regular { json.member("capitals", capitals.rawValue) }
    if let box {
      json.key("box")
      json.list([box.origin.x, box.origin.y, box.size.width, box.size.height])
    }
    json.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ key: String, _ color: Color) {
    self.key(key)
    color.write(to: &self)
  }
}
