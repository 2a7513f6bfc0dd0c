internal import CPegbarCairo
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

extension Painter {
  /// Returns where a mask shows a group; `nil` if its pixels exceed the limit.
  func coverage(of mask: MaskItem, _ area: PixelArea) -> Surface? {
    switch mask {
    case .paths(let masks, let matrix): return coverage(of: masks, matrix, area)
    case .matte(let mode, let items):
      guard let drawn = layer(area), let coverage = layer(area, .coverage) else { return nil }
      draw(items, on: drawn, isCoverage: mode.looksAtAlpha)
      coverage.setCoverage(of: drawn) { PixelColor($0).coverage(mode) }
      return coverage
    }
  }

  /// Returns where outlines are visible, each applied to the result of the previous ones.
  private func coverage(of masks: [PathMask], _ matrix: Matrix, _ area: PixelArea) -> Surface? {
    guard let total = layer(area, .coverage) else { return nil }
    if masks.first?.startsFull == true { total.fill(.white) }
    for mask in masks {
      guard let part = self.area(of: mask, matrix, area) else { return nil }
      let opacity = min(max(mask.opacity, 0), 1)
      switch mask.mode {
      case .add: total.paint(part, opacity: opacity)
      case .subtract: total.paint(part, CAIRO_OPERATOR_DEST_OUT, opacity: opacity)
      case .intersect:
        part.scaleCoverage(by: opacity)
        total.paint(part, CAIRO_OPERATOR_DEST_IN)
      case .difference: total.paint(part, CAIRO_OPERATOR_XOR, opacity: opacity)
      case .lighten:
        part.scaleCoverage(by: opacity)
        total.combineCoverage(with: part) { max($0, $1) }
      case .darken:
        part.scaleCoverage(by: opacity)
        total.combineCoverage(with: part) { min($0, $1) }
      }
    }
    return total
  }

  /// Returns the area of an outline, without its opacity.
  private func area(of mask: PathMask, _ matrix: Matrix, _ area: PixelArea) -> Surface? {
    guard let result = layer(area, .coverage) else { return nil }
    if mask.isInverted { result.fill(.white) }
    var item = PathItem(filling: mask.path, matrix, .color(.white))
    func draw(isShown: Bool) {
      cairo_set_operator(result.context, isShown ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_DEST_OUT)
      self.draw(item, on: result)
      cairo_set_operator(result.context, CAIRO_OPERATOR_OVER)
    }
    draw(isShown: !mask.isInverted)
    if mask.expansion != 0 {
      item.tool = .stroke(mask.edge)
      draw(isShown: mask.isInverted != (mask.expansion > 0))
    }
    return result
  }
}

extension PixelColor {
  /// Returns how much of a group the color shows as a matte.
  ///
  /// The brightness has Rec. 709 weights, as in SVG masks.
  fileprivate func coverage(_ mode: Matte.Mode) -> UInt8 {
    switch mode {
    case .alpha: alpha
    case .alphaInverted: 255 - alpha
    case .luma: luminance
    case .lumaInverted: 255 - luminance
    }
  }

  /// The brightness times alpha.
  private var luminance: UInt8 {
    let sum = 2126 * UInt32(red) + 7152 * UInt32(green) + 722 * UInt32(blue)
    return UInt8(truncatingIfNeeded: (sum + 5000) / 10_000)
  }
}
