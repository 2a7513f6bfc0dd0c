internal import PegbarBase
internal import PegbarGeometry
public import PegbarScene

/// Writes frames as SVG.
package enum SVGWriter {
  /// Returns a frame as SVG text (UTF-8); the same frame always results in the same text.
  ///
  /// - Parameters:
  ///   - width: The width of the picture in pixels, above 0, or `nil` for that of the frame. The
  ///     height
  ///     follows from it.
  ///   - background: The color below all items, or `nil` for none.
  ///   - missingImages: The IDs of images to replace with a labeled box.
  package static func svg(
    _ frame: Frame, width: Double? = nil, background: Color? = nil,
    missingImages: Set<String> = []
  ) -> [UInt8] {
    var document = SVGDocument(size: frame.size, missingImages: missingImages)
    let body = document.text(of: frame.items)
    var text = SVGText()
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    text.append(list: [frame.size.width, frame.size.height])
    text.append("\"")
    var picture = frame.size
    if let width, picture.width > 0 {
      picture = Size(width: width, height: width * picture.height / picture.width)
    }
    text.attribute(" width", picture.width)
    text.attribute(" height", picture.height)
    text.append(">")
    if let background {
      text.append("<rect width=\"100%\" height=\"100%\"")
      text.attribute((" fill", " fill-opacity"), background)
      text.append("/>")
    }
    if !document.definitions.bytes.isEmpty {
      text.append("<defs>")
      text.append(document.definitions)
      text.append("</defs>")
    }
    text.append(body)
    text.append("</svg>\n")
    return text.bytes
  }
}

/// The definitions of an SVG, and the text that uses them.
struct SVGDocument {
  let size: Size
  private(set) var definitions = SVGText()
  private var gradients: [FrameGradient: String] = [:]
  private var clips: [ClipItem: String] = [:]
  private var filters: [[FrameFilter]: String] = [:]
  private var maskCount = 0
  /// The IDs of images to replace with a labeled box.
  private let missingImages: Set<String>

  init(size: Size, missingImages: Set<String> = []) {
    self.size = size
    self.missingImages = missingImages
  }

  /// Returns the text of items, back to front.
  ///
  /// - Parameter isCoverage: Whether only the alpha of the items is used.
  mutating func text(of items: [DisplayItem], isCoverage: Bool = false) -> SVGText {
    if isCoverage, items.contains(where: \.isExclusive) { return exclusiveCoverage(of: items) }
    var text = SVGText()
    for item in items {
      switch item {
      case .path(let item): append(item, to: &text)
      case .image(let item):
        if missingImages.contains(item.asset.id) {
          Self.appendPlaceholder(for: item, to: &text)
        } else {
          Self.append(item, to: &text)
        }
      case .text(let item): Self.append(item, to: &text)
      case .group(let item): append(item, isCoverage: isCoverage, to: &text)
      }
    }
    return text
  }

  /// Adds a mask to the definitions and returns its ID.
  ///
  /// The mask covers the canvas with a margin, so that its edge is never visible.
  mutating func mask(isAlpha: Bool = false, _ content: SVGText) -> String {
    let id = "m\(maskCount)"
    maskCount += 1
    definitions.append("<mask")
    definitions.attribute(" id", escaping: id)
    if isAlpha { definitions.append(" mask-type=\"alpha\" style=\"mask-type:alpha\"") }
    definitions.append(" maskUnits=\"userSpaceOnUse\"")
    appendArea(to: &definitions)
    definitions.append(">")
    definitions.append(content)
    definitions.append("</mask>")
    return id
  }

  /// Adds a rectangle over the canvas and its margin.
  func appendRectangle(_ attributes: StaticString, to text: inout SVGText) {
    text.append("<rect")
    appendArea(to: &text)
    text.append(attributes)
  }

  private func appendArea(to text: inout SVGText, rim: Double = 16) {
    text.attribute(" x", -rim)
    text.attribute(" y", -rim)
    text.attribute(" width", size.width + 2 * rim)
    text.attribute(" height", size.height + 2 * rim)
  }

  private mutating func append(
    _ group: GroupItem, isCoverage: Bool, to text: inout SVGText
  ) {
    let children = self.text(
      of: group.children, isCoverage: isCoverage && group.filters.allSatisfy(\.looksAtAlpha))
    let filter = group.filters.isEmpty ? nil : id(of: group.filters)
    let outline = group.clip == nil ? group.mask?.outline : nil
    let mask = outline == nil ? group.mask.map { id(of: $0) } : nil
    let clip = (group.clip ?? outline).map { id(of: $0) }
    text.append("<g")
    if let filter { text.reference(" filter", filter) }
    if let clip { text.reference(" clip-path", clip) }
    if let mask { text.reference(" mask", mask) }
    if group.opacity < 1 { text.attribute(" opacity", group.opacity) }
    if let mode = group.blendMode.css {
      text.append(" style=\"mix-blend-mode:")
      text.append(mode)
      text.append("\"")
    } else if filter == nil, clip == nil, mask == nil, group.opacity >= 1 {
      text.append(" style=\"isolation:isolate\"")
    }
    text.append(">")
    text.append(children)
    text.append("</g>")
  }

  private mutating func id(of clip: ClipItem) -> String {
    if let known = clips[clip] { return known }
    let id = "c\(clips.count)"
    clips[clip] = id
    definitions.append("<clipPath")
    definitions.attribute(" id", escaping: id)
    definitions.append("><path d=\"")
    definitions.append(clip.path.applying(clip.matrix))
    definitions.append("\"/></clipPath>")
    return id
  }

  /// Adds filters to the definitions as one, unless it exists, and returns its ID.
  ///
  /// The filter covers the canvas and a limited area around it that can come into view.
  private mutating func id(of list: [FrameFilter]) -> String {
    if let known = filters[list] { return known }
    let id = "f\(filters.count)"
    filters[list] = id
    let reach = list.reduce(16) { $0 + $1.reach }
    definitions.append("<filter")
    definitions.attribute(" id", escaping: id)
    definitions.append(" filterUnits=\"userSpaceOnUse\"")
    appendArea(to: &definitions, rim: min(reach.rounded(.up), 2 * max(size.width, size.height)))
    definitions.append(" color-interpolation-filters=\"sRGB\">")
    definitions.append(SVGFilterText(list).text)
    definitions.append("</filter>")
    return id
  }

  /// Adds a gradient to the definitions, unless it exists, and returns its ID.
  mutating func id(of gradient: FrameGradient) -> String {
    if let known = gradients[gradient] { return known }
    let id = "g\(gradients.count)"
    gradients[gradient] = id
    definitions.append(gradient, id: id)
    return id
  }

  private static func append(_ image: ImageItem, to text: inout SVGText) {
    text.append("<image")
    text.attribute(" width", image.size.width)
    text.attribute(" height", image.size.height)
    text.append(" preserveAspectRatio=\"none\"")
    text.attribute(" transform", image.matrix)
    if image.opacity < 1 { text.attribute(" opacity", image.opacity) }
    switch image.asset.data {
    case .embedded(let mediaType, let base64):
      text.attribute(" href", escaping: "data:\(mediaType);base64,\(base64)")
    case .external(let path):
      text.attribute(" href", escaping: path)
    }
    text.append("/>")
  }

  /// Adds a gray box with the name of an image.
  private static func appendPlaceholder(for image: ImageItem, to text: inout SVGText) {
    let (width, height) = (image.size.width, image.size.height)
    let name: String =
      switch image.asset.data {
      case .embedded: image.asset.id
      case .external(let path): String(path.split { $0 == "/" || $0 == "\\" }.last ?? "")
      }
    text.append("<g")
    text.attribute(" transform", image.matrix)
    if image.opacity < 1 { text.attribute(" opacity", image.opacity) }
    text.append("><rect")
    text.attribute(" width", width)
    text.attribute(" height", height)
    text.append(" fill=\"#ddd\" stroke=\"#888\"/><text text-anchor=\"middle\"")
    text.attribute(" x", width / 2)
    text.attribute(" y", height / 2)
    // The label fits in the box.
    text.attribute(" font-size", min(height / 4, width * 1.5 / Double(max(name.count, 1))))
    text.append(" font-family=\"sans-serif\" fill=\"#444\">")
    text.append(escaping: name)
    text.append("</text></g>")
  }
}

extension BlendMode {
  /// The name of the mode in CSS, or `nil` for Normal and for modes without one.
  var css: StaticString? {
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

extension Frame {
  /// Returns the frame as SVG text; the same frame always results in the same text.
  ///
  /// - Parameters:
  ///   - width: The width of the picture in pixels, above 0, or `nil` for that of the frame. The
  ///     height
  ///     follows from it.
  ///   - background: The color below all items, or `nil` for none.
  public func svg(width: Double? = nil, background: Color? = nil) -> String {
    LargeStack.run {
      String(decoding: SVGWriter.svg(self, width: width, background: background), as: UTF8.self)
    }
  }
}
