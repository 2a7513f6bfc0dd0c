package import PegbarGeometry
package import PegbarScene

/// Builds the elements of an SVG from the items of a frame.
package struct SVGBuilder {
  let size: Size
  /// The IDs of images to replace with a labeled box.
  private let missingImages: Set<String>
  /// `true` to move outlines onto the canvas, which makes a single picture shorter.
  ///
  /// Otherwise, outlines stay in their own space, where they change less often.
  let settles: Bool

  /// Creates a builder for a canvas.
  package init(size: Size, missingImages: Set<String> = [], settles: Bool = true) {
    self.size = size
    self.missingImages = missingImages
    self.settles = settles
  }

  /// Returns the elements of items, back to front.
  package func elements(of items: [DisplayItem]) -> [SVGElement] {
    elements(of: items, isCoverage: false)
  }

  /// Returns the elements of items, back to front.
  ///
  /// - Parameter isCoverage: Whether only the alpha of the items is used.
  func elements(of items: [DisplayItem], isCoverage: Bool) -> [SVGElement] {
    if isCoverage, items.contains(where: \.isExclusive) { return [exclusiveCoverage(of: items)] }
    return items.map { item in
      switch item {
      case .path(let item): element(of: item)
      case .image(let item):
        missingImages.contains(item.asset.id)
          ? Self.placeholder(for: item) : Self.element(of: item)
      case .text(let item): Self.element(of: item)
      case .group(let item): element(of: item, isCoverage: isCoverage)
      }
    }
  }

  /// Returns a mask, which covers the canvas with a margin, so that its edge is never visible.
  func mask(isAlpha: Bool = false, _ content: [SVGElement]) -> SVGElement {
    var mask = SVGElement("mask")
    if isAlpha {
      mask.set("mask-type", "alpha")
      mask.set("style", "mask-type:alpha")
    }
    mask.set("maskUnits", "userSpaceOnUse")
    setArea(of: &mask)
    mask.children = content
    return mask
  }

  /// Returns a rectangle over the canvas and its margin.
  func rectangle(fill: String? = nil) -> SVGElement {
    var rectangle = SVGElement("rect")
    setArea(of: &rectangle)
    if let fill { rectangle.set("fill", fill) }
    return rectangle
  }

  private func setArea(of element: inout SVGElement, rim: Double = 16) {
    element.set("x", -rim)
    element.set("y", -rim)
    element.set("width", size.width + 2 * rim)
    element.set("height", size.height + 2 * rim)
  }

  private func element(of item: GroupItem, isCoverage: Bool) -> SVGElement {
    var group = SVGElement("g")
    group.children = elements(
      of: item.children, isCoverage: isCoverage && item.filters.allSatisfy(\.looksAtAlpha))
    group.origin = group.children.first?.origin ?? ItemOrigin()
    if !item.filters.isEmpty { group.set("filter", .reference(filter(of: item.filters))) }
    if let clip = item.clip {
      group.set("clip-path", .reference(Self.clipPath(clip)))
      if let mask = item.mask { group.set("mask", .reference(self.mask(of: mask))) }
    } else if let mask = item.mask {
      if let outline = mask.outline {
        group.set("clip-path", .reference(Self.clipPath(outline)))
      } else {
        group.set("mask", .reference(self.mask(of: mask)))
      }
    }
    let isPlain = group.attributes.isEmpty
    if item.opacity < 1 { group.set("opacity", item.opacity) }
    if let mode = item.blendMode.css {
      group.set("style", "mix-blend-mode:\(mode)")
    } else if isPlain, item.opacity >= 1 {
      group.set("style", "isolation:isolate")
    }
    return group
  }

  private static func clipPath(_ clip: ClipItem) -> SVGElement {
    var element = SVGElement("clipPath")
    element.children = [SVGElement("path", [("d", .path(clip.path.applying(clip.matrix)))])]
    return element
  }

  /// Returns filters as one, which covers the canvas and a limited area around it that can come
  /// into view.
  private func filter(of list: [FrameFilter]) -> SVGElement {
    var filter = SVGElement("filter", [("filterUnits", .text("userSpaceOnUse"))])
    let reach = list.reduce(16) { $0 + $1.reach }
    setArea(of: &filter, rim: min(reach.rounded(.up), 2 * max(size.width, size.height)))
    filter.set("color-interpolation-filters", "sRGB")
    filter.children = SVGFilterSteps(list).steps
    return filter
  }

  private static func element(of image: ImageItem) -> SVGElement {
    var element = SVGElement("image")
    element.origin = image.origin
    element.set("width", image.size.width)
    element.set("height", image.size.height)
    element.set("preserveAspectRatio", "none")
    element.set("transform", image.matrix)
    if image.opacity < 1 { element.set("opacity", image.opacity) }
    switch image.asset.data {
    case .embedded(let mediaType, let base64):
      element.set("href", "data:\(mediaType);base64,\(base64)")
    case .external(let path):
      element.set("href", path)
    }
    return element
  }

  /// Returns a gray box with the name of an image.
  private static func placeholder(for image: ImageItem) -> SVGElement {
    let (width, height) = (image.size.width, image.size.height)
    let name = image.asset.label
    var group = SVGElement("g")
    group.origin = image.origin
    group.set("transform", image.matrix)
    if image.opacity < 1 { group.set("opacity", image.opacity) }
    let box = SVGElement(
      "rect",
      [
        ("width", .number(width)), ("height", .number(height)), ("fill", .text("#ddd")),
        ("stroke", .text("#888")),
      ])
    // The label fits in the box.
    let size = min(height / 4, width * 1.5 / Double(max(name.count, 1)))
    var label = SVGElement(
      "text",
      [
        ("text-anchor", .text("middle")), ("x", .number(width / 2)), ("y", .number(height / 2)),
        ("font-size", .number(size)), ("font-family", .text("sans-serif")),
        ("fill", .text("#444")),
      ])
    label.text = name
    group.children = [box, label]
    return group
  }
}

extension ImageAsset {
  /// The name of the image in its box if it cannot be drawn: that of its file, or its ID.
  package var label: String {
    switch data {
    case .embedded: id
    case .external(let path): String(path.split { $0 == "/" || $0 == "\\" }.last ?? "")
    }
  }
}

extension BlendMode {
  /// The name of the mode in CSS, or `nil` for Normal and for modes without one.
  var css: String? {
    switch self {
    case .normal: nil
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .softLight: "soft-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .add: "plus-lighter"
    // CSS has no Hard Mix. Hard Light has its contrast, but not its eight colors.
    case .hardMix: "hard-light"
    // CSS has no xor. For coverage alone, `exclusiveCoverage` has the same result.
    case .xor: nil
    }
  }
}
