internal import CPegbarCairo
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// Draws the items of a frame on surfaces.
final class Painter {
  /// The number of pixels of a point.
  let scale: Double
  /// The images of the scene.
  let images: RasterImages
  /// `true` to draw letters in fonts of the machine and boxes for missing images.
  let usesSubstitutes: Bool
  /// The area of the whole picture.
  let canvas: PixelArea
  /// `true` if content is missing because the pixels of groups exceed the limit.
  private(set) var isTruncated = false
  /// The number of pixels that further groups may have in total.
  private var remainingPixels: Int

  init(_ raster: Raster, canvas: PixelArea, scale: Double) {
    (self.canvas, self.scale) = (canvas, scale)
    (images, usesSubstitutes) = (raster.images, raster.usesSubstitutes)
    remainingPixels = raster.groupPixels
  }

  /// Draws items, back to front.
  ///
  /// - Parameter isCoverage: Whether only the alpha of the result is used.
  func draw(_ items: [DisplayItem], on surface: Surface, isCoverage: Bool = false) {
    for item in items {
      switch item {
      case .path(let item): draw(item, on: surface)
      case .image(let item): draw(item, on: surface)
      case .text(let item): draw(item, on: surface)
      case .group(let item): draw(item, on: surface, isCoverage: isCoverage)
      }
    }
  }

  /// Returns an empty surface; `nil` if the pixels exceed the limit or the memory.
  func layer(_ area: PixelArea, _ content: Surface.Content = .color) -> Surface? {
    remainingPixels -= area.count
    guard remainingPixels >= 0, let layer = Surface(area, content, scale: scale) else {
      isTruncated = true
      return nil
    }
    return layer
  }

  /// Counts work on pixels of a group.
  func spend(_ pixels: Int) { remainingPixels -= pixels }

  // MARK: Groups

  private func draw(_ group: GroupItem, on surface: Surface, isCoverage: Bool) {
    guard group.opacity > 0 else { return }
    let mode = group.blendMode.cairo(isCoverage: isCoverage)
    if group.isDrawnInPlace, mode == CAIRO_OPERATOR_OVER {
      guard let clip = group.clip else {
        return draw(group.children, on: surface, isCoverage: isCoverage)
      }
      return surface.clipped(to: clip.path, clip.matrix) {
        draw(group.children, on: surface, isCoverage: isCoverage)
      }
    }
    guard let area = area(of: group, on: surface), let layer = layer(area) else { return }
    let looksAtAlpha = isCoverage && group.filters.allSatisfy(\.looksAtAlpha)
    draw(group.children, on: layer, isCoverage: looksAtAlpha)
    guard let result = filtered(layer, by: group.filters) else { return }
    if let mask = group.mask {
      guard let coverage = coverage(of: mask, area) else { return }
      result.paint(coverage, CAIRO_OPERATOR_DEST_IN)
    }
    var opacity = min(group.opacity, 1)
    if mode != CAIRO_OPERATOR_OVER {
      // Blending by hue and similar modes is wrong with an opacity (pixman 0.42).
      result.fade(to: opacity)
      opacity = 1
    }
    if let clip = group.clip {
      surface.clipped(to: clip.path, clip.matrix) { surface.paint(result, mode, opacity: opacity) }
    } else {
      surface.paint(result, mode, opacity: opacity)
    }
  }

  /// Returns the pixels that a group requires, or `nil` if none are visible.
  private func area(of group: GroupItem, on surface: Surface) -> PixelArea? {
    let reach = pixels(group.reach)
    // Content outside of the surface can come into view, from a limited distance.
    var visible = surface.area.outset(
      by: group.filters.isEmpty ? 0 : min(reach + 2, 2 * max(canvas.width, canvas.height)))
    if group.filters.isEmpty, let clip = group.clip {
      visible = visible.intersection(pixels(clip.path.applying(clip.matrix).controlBounds))
    }
    let content = pixels(group.children.extent).outset(by: group.filters.isEmpty ? 1 : reach + 2)
    let area = visible.intersection(content)
    return area.count > 0 ? area : nil
  }

  /// Returns the pixels that contain a rectangle of the canvas.
  private func pixels(_ rect: Rect?) -> PixelArea {
    guard let rect else { return PixelArea(width: 0, height: 0) }
    return PixelArea(
      around: Rect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.size.width * scale,
        height: rect.size.height * scale))
  }

  /// Returns a distance in whole pixels, at most ten thousand.
  private func pixels(_ distance: Double) -> Int {
    Int(exactly: min(max(distance * scale, 0), 10_000).rounded(.up)) ?? 0
  }
}

extension GroupItem {
  /// `true` if the group is drawn like its children, one by one.
  ///
  /// The edge of a clip that is not one of the picture's would show overlapping children through.
  fileprivate var isDrawnInPlace: Bool {
    guard filters.isEmpty, opacity >= 1, mask == nil, !children.contains(where: \.blends) else {
      return false
    }
    return clip == nil || children.count <= 1
  }
}

extension DisplayItem {
  /// `true` if the item is blended with the content below.
  fileprivate var blends: Bool {
    switch self {
    case .path, .image, .text: false
    case .group(let group): group.blendMode != .normal
    }
  }
}

extension BlendMode {
  /// Returns cairo's operator of the mode.
  ///
  /// - Parameter isCoverage: Whether only alpha is used, where xor has a meaning.
  fileprivate func cairo(isCoverage: Bool) -> cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .add: CAIRO_OPERATOR_ADD
    // As in SVG, because cairo has no Hard Mix either.
    case .hardMix: CAIRO_OPERATOR_HARD_LIGHT
    case .xor: isCoverage ? CAIRO_OPERATOR_XOR : CAIRO_OPERATOR_OVER
    }
  }
}
