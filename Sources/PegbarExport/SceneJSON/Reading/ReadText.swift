internal import PegbarJSON
internal import PegbarScene

// Texts and fonts.
extension SceneReader {
  /// A font; nothing, reported, where it is no object.
  func font(_ value: JSONValue) -> Font? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let name = text(members.required("name"))
    return Font(
      name: name, family: text(members.required("family")), style: text(members["style"]),
      weight: members["weight"].map { text($0) },
      ascent: self.value(members["ascent"], Font.usualAscent),
      glyphs: elements(members["glyphs"]).compactMap(glyph))
  }

  private func glyph(_ value: JSONValue) -> Glyph? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    return Glyph(
      character: text(members.required("character")),
      advance: self.value(members["advance"], 0), outline: self.value(members["outline"], Path()))
  }

  /// A text from the members of an object.
  func text(_ members: inout SceneMembers) -> TextContent {
    TextContent(
      document: animated(members.required("document"), .empty),
      animators: elements(members["animators"]).compactMap(animator),
      path: members["path"].flatMap(textPath),
      grouping: option(members["grouping"], .characters),
      alignment: point(members["alignment"], .zero))
  }

  private func textPath(_ value: JSONValue) -> TextPath? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    guard let path = members.required("path") else { return nil }
    return TextPath(
      path: animated(path, Path()), firstMargin: animated(members["firstMargin"], 0),
      lastMargin: animated(members["lastMargin"], 0),
      forcesAlignment: animated(members["forcesAlignment"], false),
      isPerpendicular: animated(members["isPerpendicular"], true),
      isReversed: animated(members["isReversed"], false))
  }

  private func animator(_ value: JSONValue) -> TextAnimator? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    var animator = TextAnimator(
      name: text(members.required("name")), selector: members["selector"].flatMap(selector))
    animator.anchor = point(members["anchor"], .zero)
    animator.position = point(members["position"], .zero)
    animator.scale = point(members["scale"], .one)
    animator.rotation = animated(members["rotation"], 0)
    animator.rotationX = animated(members["rotationX"], 0)
    animator.rotationY = animated(members["rotationY"], 0)
    animator.skew = animated(members["skew"], 0)
    animator.skewAxis = animated(members["skewAxis"], 0)
    animator.tracking = animated(members["tracking"], 0)
    animator.lineSpacing = point(members["lineSpacing"], .zero)
    readPaint(&members, &animator)
    return animator
  }

  private func readPaint(_ members: inout SceneMembers, _ animator: inout TextAnimator) {
    animator.opacity = members["opacity"].map { animated($0, 1) }
    animator.fillColor = members["fillColor"].map { animated($0, .black) }
    animator.fillHue = animated(members["fillHue"], 0)
    animator.fillSaturation = animated(members["fillSaturation"], 0)
    animator.fillBrightness = animated(members["fillBrightness"], 0)
    animator.fillOpacity = animated(members["fillOpacity"], 1)
    animator.strokeColor = members["strokeColor"].map { animated($0, .black) }
    animator.strokeHue = animated(members["strokeHue"], 0)
    animator.strokeSaturation = animated(members["strokeSaturation"], 0)
    animator.strokeBrightness = animated(members["strokeBrightness"], 0)
    animator.strokeOpacity = animated(members["strokeOpacity"], 1)
    animator.strokeWidth = animated(members["strokeWidth"], 0)
  }

  private func selector(_ value: JSONValue) -> TextSelector? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    var selector = TextSelector()
    selector.start = animated(members["start"], 0)
    selector.end = members["end"].map { animated($0, 1) }
    selector.offset = animated(members["offset"], 0)
    selector.amount = animated(members["amount"], 1)
    selector.easeHigh = animated(members["easeHigh"], 0)
    selector.easeLow = animated(members["easeLow"], 0)
    selector.smoothness = animated(members["smoothness"], 1)
    selector.units = option(members["units"], .fraction)
    selector.basis = option(members["basis"], .characters)
    selector.shape = option(members["shape"], .square)
    selector.isRandom = flag(members["isRandom"])
    return selector
  }

  /// A line of text of a normalized scene from the members of an object.
  func normalizedText(_ members: inout SceneMembers) -> NormalizedContent {
    .text(
      NormalizedText(
        string: text(members.required("string")), font: text(members.required("font")),
        size: value(members.required("size"), 12), color: value(members.required("color"), .black),
        alignment: option(members["alignment"], .left)))
  }
}

extension TextDocument: SceneValue {
  /// Reads `{"text": …, "font": …, "size": …, …}`.
  static func read(_ value: JSONValue) -> TextDocument? {
    let reader = SceneReader()
    guard var members = reader.members(value) else { return nil }
    defer { members.finish() }
    let text = reader.text(members.required("text"))
    let font = reader.text(members.required("font"))
    guard let size = members.required("size").flatMap(Double.read) else { return nil }
    return TextDocument(
      text: text, font: font, size: size, fill: members["fill"].flatMap(Color.read),
      stroke: members["stroke"].flatMap(Color.read),
      strokeWidth: reader.value(members["strokeWidth"], 0),
      strokeOverFill: reader.flag(members["strokeOverFill"]),
      justification: reader.option(members["justification"], .left),
      tracking: reader.value(members["tracking"], 0),
      lineHeight: members["lineHeight"].flatMap(Double.read),
      baselineShift: reader.value(members["baselineShift"], 0),
      capitals: reader.option(members["capitals"], .regular),
      box: members["box"].flatMap { box($0) })
  }

  private static func box(_ value: JSONValue) -> Rect? {
    guard let parts = value.numbers, parts.count == 4, parts[2] >= 0, parts[3] >= 0 else {
      value.reportForm("a rectangle, [x, y, width, height]")
      return nil
    }
    return Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
}
