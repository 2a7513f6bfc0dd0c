import PegbarGeometry
import PegbarScene

extension MaskItem {
  /// The area, if the mask is a single outline that shows all of its inside.
  var outline: ClipItem? {
    switch self {
    case .paths(let masks, let matrix):
      guard masks.count == 1, let mask = masks.first, mask.mode == .add, !mask.isInverted,
        mask.opacity == 1, mask.expansion == 0
      else { return nil }
      return ClipItem(path: mask.path, matrix: matrix)
    case .matte:
      return nil
    }
  }
}

extension SVGDocument {
  /// Adds a mask to the definitions and returns its ID.
  mutating func id(of item: MaskItem) -> String {
    switch item {
    case .paths(let masks, let matrix):
      return mask(coverage(of: masks, matrix))
    case .matte(let mode, let items):
      let content = text(of: items, isCoverage: mode.looksAtAlpha)
      switch mode {
      case .alpha: return mask(isAlpha: true, content)
      case .luma: return mask(content)
      case .alphaInverted: return reversed(mask(isAlpha: true, content))
      case .lumaInverted: return reversed(mask(content))
      }
    }
  }

  /// Returns one area with the coverage of items, some of which are blended by xor with those below
  /// them.
  ///
  /// On opaque black, white that is blended by exclusion is as bright as xor covers: a + b − 2ab.
  mutating func exclusiveCoverage(of items: [DisplayItem]) -> SVGText {
    var text = SVGText()
    text.append("<g style=\"isolation:isolate\">")
    appendRectangle("/>", to: &text)
    for item in items {
      let white = self.text(of: [item.whitened], isCoverage: true)
      guard item.isExclusive else {
        text.append(white)
        continue
      }
      text.append("<g style=\"mix-blend-mode:exclusion\">")
      text.append(white)
      text.append("</g>")
    }
    text.append("</g>")
    let id = mask(text)
    var area = SVGText()
    appendRectangle("", to: &area)
    area.reference(" mask", id)
    area.append("/>")
    return area
  }

  /// Adds the inverse of another mask and returns its ID.
  private mutating func reversed(_ id: String) -> String {
    var text = SVGText()
    appendRectangle(" fill=\"#fff\"/>", to: &text)
    appendRectangle(" fill=\"#000\"", to: &text)
    text.reference(" mask", id)
    text.append("/>")
    return mask(text)
  }

  /// Returns white where outlines are visible, each applied to the result of the previous ones.
  private mutating func coverage(of masks: [PathMask], _ matrix: Matrix) -> SVGText {
    var text = SVGText()
    // Blending requires an opaque background.
    appendRectangle(masks.first?.startsFull == true ? " fill=\"#fff\"/>" : "/>", to: &text)
    for mask in masks {
      switch mask.mode {
      case .add:
        appendArea(of: mask, matrix, color: .white, to: &text)
      case .subtract:
        appendArea(of: mask, matrix, color: .black, to: &text)
      case .intersect:
        var area = SVGText()
        appendArea(of: mask, matrix, color: .white, to: &area)
        let before = text
        text = SVGText()
        text.append("<g")
        text.reference(" mask", self.mask(area))
        text.append(">")
        text.append(before)
        text.append("</g>")
      case .lighten:
        appendBlended(mask, matrix, "<g style=\"mix-blend-mode:lighten\">", to: &text)
      case .darken:
        appendBlended(mask, matrix, "<g style=\"mix-blend-mode:darken\">", to: &text)
      case .difference:
        // For white on black, exclusion is a + b − 2ab.
        appendBlended(mask, matrix, "<g style=\"mix-blend-mode:exclusion\">", to: &text)
      }
    }
    return text
  }

  /// Adds a group that blends the whole canvas: black, and the area as bright as its opacity.
  private mutating func appendBlended(
    _ mask: PathMask, _ matrix: Matrix, _ opening: StaticString, to text: inout SVGText
  ) {
    // An earlier intersection can leave holes, which the isolated black below fills.
    let before = text
    text = SVGText()
    text.append("<g style=\"isolation:isolate\">")
    appendRectangle("/>", to: &text)
    text.append(before)
    text.append(opening)
    appendRectangle("/>", to: &text)
    appendArea(of: mask, matrix, color: .white, to: &text)
    text.append("</g></g>")
  }

  /// Adds the area of an outline in one color, with its opacity.
  private mutating func appendArea(
    of mask: PathMask, _ matrix: Matrix, color: Color, to text: inout SVGText
  ) {
    var item = PathItem(
      path: mask.path, matrix: matrix, tool: .fill(.nonZero), paint: .color(color),
      opacity: mask.opacity)
    guard mask.isInverted || mask.expansion != 0 else { return append(item, to: &text) }
    let (inside, outside) = mask.isInverted ? (Color.black, Color.white) : (.white, .black)
    var area = SVGText()
    if mask.isInverted { appendRectangle(" fill=\"#fff\"/>", to: &area) }
    (item.paint, item.opacity) = (.color(inside), 1)
    append(item, to: &area)
    if mask.expansion != 0 {
      item.tool = .stroke(mask.edge)
      item.paint = .color(mask.expansion > 0 ? inside : outside)
      append(item, to: &area)
    }
    appendRectangle(color == .white ? " fill=\"#fff\"" : " fill=\"#000\"", to: &text)
    if mask.opacity < 1 { text.attribute(" fill-opacity", mask.opacity) }
    text.reference(" mask", self.mask(area))
    text.append("/>")
  }
}

extension DisplayItem {
  /// `true` if the item is blended by xor with the content below.
  var isExclusive: Bool {
    switch self {
    case .path, .image, .text: false
    case .group(let group): group.blendMode == .xor
    }
  }

  /// The same coverage in white, without blending.
  fileprivate var whitened: DisplayItem {
    var group = GroupItem(children: [self])
    if case .group(var only) = self {
      only.blendMode = .normal
      group.children = [.group(only)]
    }
    group.filters = [.color(.fill(.white, opacity: 1))]
    return .group(group)
  }
}

extension Matte.Mode {
  /// `true` if colors are ignored.
  fileprivate var looksAtAlpha: Bool {
    switch self {
    case .alpha, .alphaInverted: true
    case .luma, .lumaInverted: false
    }
  }
}

extension FrameFilter {
  /// `true` if the coverage of the result depends only on that of the picture.
  var looksAtAlpha: Bool {
    switch self {
    case .color(.coverage(let channel)):
      switch channel {
      case .alpha: true
      case .red, .green, .blue, .luminance: false
      }
    case .color, .blur, .dropShadow, .innerShadow, .outline: true
    }
  }
}
