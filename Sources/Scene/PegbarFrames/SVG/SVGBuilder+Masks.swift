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

extension SVGBuilder {
  /// Returns the mask of a group.
  func mask(of item: MaskItem) -> SVGElement {
    switch item {
    case .paths(let masks, let matrix):
      return mask(coverage(of: masks, matrix))
    case .matte(let mode, let items):
      let content = elements(of: items, isCoverage: mode.looksAtAlpha)
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
  func exclusiveCoverage(of items: [DisplayItem]) -> SVGElement {
    let content = items.flatMap { item in
      let white = elements(of: [item.whitened], isCoverage: true)
      return item.isExclusive ? [.group(style: "mix-blend-mode:exclusion", white)] : white
    }
    var area = rectangle()
    let mask = mask([.group(style: "isolation:isolate", [rectangle()] + content)])
    area.set("mask", .reference(mask))
    return area
  }

  /// Returns the inverse of a mask.
  private func reversed(_ other: SVGElement) -> SVGElement {
    var black = rectangle(fill: "#000")
    black.set("mask", .reference(other))
    return mask([rectangle(fill: "#fff"), black])
  }

  /// Returns white where outlines are visible, each applied to the result of the previous ones.
  private func coverage(of masks: [PathMask], _ matrix: Matrix) -> [SVGElement] {
    // Blending requires an opaque background.
    var content = [rectangle(fill: masks.first?.startsFull == true ? "#fff" : nil)]
    for mask in masks {
      switch mask.mode {
      case .add:
        content += areas(of: mask, matrix, color: .white)
      case .subtract:
        content += areas(of: mask, matrix, color: .black)
      case .intersect:
        var group = SVGElement("g")
        let area = self.mask(areas(of: mask, matrix, color: .white))
        group.set("mask", .reference(area))
        group.children = content
        content = [group]
      case .lighten:
        content = blended(mask, matrix, "lighten", over: content)
      case .darken:
        content = blended(mask, matrix, "darken", over: content)
      case .difference:
        // For white on black, exclusion is a + b − 2ab.
        content = blended(mask, matrix, "exclusion", over: content)
      }
    }
    return content
  }

  /// Returns a group that blends the whole canvas: black, and the area as bright as its opacity.
  private func blended(
    _ mask: PathMask, _ matrix: Matrix, _ mode: String, over content: [SVGElement]
  ) -> [SVGElement] {
    let area = [rectangle()] + areas(of: mask, matrix, color: .white)
    // An earlier intersection can leave holes, which the isolated black below fills.
    return [
      .group(
        style: "isolation:isolate",
        [rectangle()] + content + [.group(style: "mix-blend-mode:\(mode)", area)])
    ]
  }

  /// Returns the area of an outline in one color, with its opacity.
  private func areas(of mask: PathMask, _ matrix: Matrix, color: Color) -> [SVGElement] {
    var item = PathItem(
      path: mask.path, matrix: matrix, tool: .fill(.nonZero), paint: .color(color),
      opacity: mask.opacity)
    guard mask.isInverted || mask.expansion != 0 else { return [element(of: item)] }
    let (inside, outside) = mask.isInverted ? (Color.black, Color.white) : (.white, .black)
    var area: [SVGElement] = mask.isInverted ? [rectangle(fill: "#fff")] : []
    (item.paint, item.opacity) = (.color(inside), 1)
    area.append(element(of: item))
    if mask.expansion != 0 {
      item.tool = .stroke(mask.edge)
      item.paint = .color(mask.expansion > 0 ? inside : outside)
      area.append(element(of: item))
    }
    var shown = rectangle(fill: color == .white ? "#fff" : "#000")
    if mask.opacity < 1 { shown.set("fill-opacity", mask.opacity) }
    shown.set("mask", .reference(self.mask(area)))
    return [shown]
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
