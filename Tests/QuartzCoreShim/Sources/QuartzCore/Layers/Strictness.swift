// Reports values of a layer that Core Animation ignores silently or declares undefined.
import Foundation

extension CALayer {
  /// Reports invalid presented values.
  final func checkPresented(_ values: LayerValues) {
    // CALayer.h, opacity and shadowOpacity: undefined outside of 0...1.
    within01(Double(values.opacity), "opacity")
    within01(Double(values.shadowOpacity), "shadowOpacity")
    let (b, p) = (values.bounds, values.position)
    let geometry = b.minX + b.minY + b.width + b.height + p.x + p.y + values.zPosition
    if !geometry.isFinite || !values.transform.isFinite || !values.sublayerTransform.isFinite
      || !(values.anchorPoint.x + values.anchorPoint.y + values.anchorPointZ).isFinite
    {
      Shim.violate("\(label): its geometry is not finite")
    }
    if b.size.width < 0 || b.size.height < 0 { Shim.violate("\(label): bounds of \(b.size)") }
    if kind == .shape { checkStroke(values.shape) }
    if kind == .gradient { checkDirection(values.gradient, b.size) }
  }

  /// Reports a gradient whose direction depends on whether the bounds stretch it.
  private func checkDirection(_ gradient: GradientValues, _ size: CGSize) {
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    guard Shim.switches.slantedGradientIsViolation, gradient.type == .axial,
      abs(size.width - size.height) > 1e-6 * max(size.width, size.height),
      abs(start.x - end.x) > 1e-9, abs(start.y - end.y) > 1e-9
    else { return }
    Shim.violate("\(label): the direction of a gradient in bounds of \(size) is not documented")
  }

  /// Reports a stroke that does not run from start to end within 0...1 (CAShapeLayer.h).
  ///
  /// The result is not documented if start exceeds end. Line width and miter limit must not be
  /// negative.
  private func checkStroke(_ shape: ShapeValues) {
    let (start, end) = (shape.strokeStart, shape.strokeEnd)
    if !(start >= -1e-9 && end <= 1 + 1e-9 && start <= end + 1e-9) {
      Shim.violate("\(label): the stroke is shown from \(start) to \(end)")
    }
    if start > 0, shape.lineDashPattern?.isEmpty == false, Shim.switches.trimmedDashesAreViolation {
      Shim.violate("\(label): where dashes begin on a line shown from \(start) is not documented")
    }
    if !(shape.lineWidth >= 0) { Shim.violate("\(label): a line width of \(shape.lineWidth)") }
    if !(shape.miterLimit >= 0) { Shim.violate("\(label): a miter limit of \(shape.miterLimit)") }
  }

  private func within01(_ value: Double, _ what: String) {
    if !(value >= -1e-6 && value <= 1 + 1e-6) {
      Shim.violate("\(label): \(what) is \(value), not within 0...1")
    }
  }

  /// Reports invalid model values at a commit.
  final func checkModel() {
    checkContents()
    switch kind {
    case .gradient: checkGradient(values.gradient)
    case .shape: checkDashes(values.shape)
    case .text: checkText(values.text)
    case .replicator:
      if values.replicator.count < 0 {
        Shim.violate("\(label): an instance count of \(values.replicator.count)")
      }
    case .layer, .transform: break
    }
    if !(values.cornerRadius >= 0) {
      Shim.violate("\(label): a corner radius of \(values.cornerRadius)")
    }
    if !(values.borderWidth >= 0) {
      Shim.violate("\(label): a border width of \(values.borderWidth)")
    }
    if !(values.shadowRadius >= 0) {
      Shim.violate("\(label): a shadow radius of \(values.shadowRadius)")
    }
    if !(values.contentsScale > 0) {
      Shim.violate("\(label): a contents scale of \(values.contentsScale)")
    }
  }

  /// Reports contents other than images, which display nothing.
  ///
  /// CALayer.h, contents: "typically a CGImageRef".
  private func checkContents() {
    guard let contents = values.contents, !(contents is CGImage) else { return }
    Shim.violate("\(label): contents of \(Swift.type(of: contents)) show nothing")
  }

  /// Reports invalid colors and locations.
  ///
  /// CAGradientLayer.h: colors are CGColors. Locations ascend within 0...1, one for each color.
  private func checkGradient(_ gradient: GradientValues) {
    guard let colors = gradient.colors else { return }
    let read = colors.compactMap { $0 as? CGColor }
    if read.count != colors.count { Shim.violate("\(label): colors that are no CGColor") }
    if Set(read.map(\.numberOfComponents)).count > 1 {
      Shim.violate("\(label): colors of different numbers of components")
    }
    if Set(read.map(\.alpha)).count > 1, Shim.switches.alphaGradientIsViolation {
      Shim.violate("\(label): how colors of several opacities mix is not documented")
    }
    guard let locations = gradient.locations?.map(\.doubleValue) else { return }
    if locations.count != colors.count {
      Shim.violate("\(label): \(locations.count) locations for \(colors.count) colors")
    }
    if !locations.allSatisfy({ (0...1).contains($0) })
      || zip(locations, locations.dropFirst()).contains(where: { $0 > $1 })
    {
      Shim.violate("\(label): locations do not ascend within 0...1")
    }
  }

  /// Reports dash lengths that are negative or all zero (CAShapeLayer.h, lineDashPattern;
  /// CGContext.h).
  private func checkDashes(_ shape: ShapeValues) {
    guard let pattern = shape.lineDashPattern?.map(\.doubleValue), !pattern.isEmpty else { return }
    if pattern.contains(where: { !($0 >= 0) }) || pattern.allSatisfy({ $0 == 0 }) {
      Shim.violate("\(label): a dash pattern of \(pattern)")
    }
    // lottie-ios, pull request 1718: the caps of such a dash are drawn as a longer line.
    let dashes = stride(from: 0, to: pattern.count, by: 2).map { pattern[$0] }
    if shape.lineCap != .butt, dashes.contains(0) {
      Shim.violate("\(label): a dash without length has caps")
    }
  }

  /// Reports invalid strings, fonts and font sizes.
  ///
  /// CATextLayer.h: string is an NSString or NSAttributedString; font is a CTFont, a CGFont or a
  /// name.
  private func checkText(_ text: TextValues) {
    if let string = text.string, !(string is String), !(string is NSAttributedString) {
      Shim.violate("\(label): a string of \(Swift.type(of: string))")
    }
    if let font = text.font, !(font is NSString) {
      Shim.violate("\(label): a font of \(Swift.type(of: font))")
    }
    if !(text.fontSize >= 0) { Shim.violate("\(label): a font size of \(text.fontSize)") }
  }

  /// Reports a property that a transform layer ignores.
  ///
  /// CATransformLayer.h: properties that paint or flatten are ignored.
  final func checkTransformLayer(_ key: String) {
    let ignored: Set<String> = [
      "backgroundColor", "borderColor", "borderWidth", "cornerRadius", "contents", "shadowColor",
      "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "masksToBounds",
      "compositingFilter", "filters", "shouldRasterize",
    ]
    if ignored.contains(key) { Shim.violate("\(label): ignores \(key)") }
  }
}
