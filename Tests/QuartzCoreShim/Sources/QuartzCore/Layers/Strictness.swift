// What Core Animation ignores silently, or says is undefined, about a layer's values.
import Foundation

extension CALayer {
  /// What must hold of every value that is shown.
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
  }

  /// Holds a stroke to 0...1, from start to end, as CAShapeLayer.h says.
  ///
  /// What is drawn where the two cross is not said. Width and limit are lengths.
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

  /// What must hold of a model when it is committed.
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

  /// CALayer.h, contents: "typically a CGImageRef"; others show nothing.
  private func checkContents() {
    guard let contents = values.contents, !(contents is CGImage) else { return }
    Shim.violate("\(label): contents of \(Swift.type(of: contents)) show nothing")
  }

  /// CAGradientLayer.h: colours are CGColors; locations ascend within 0...1, one for each.
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
    let (start, end, size) = (gradient.startPoint, gradient.endPoint, values.bounds.size)
    if gradient.type == .axial, start.x != end.x, start.y != end.y, size.width != size.height,
      Shim.switches.slantedGradientIsViolation
    {
      Shim.violate("\(label): the direction of a gradient in bounds of \(size) is not documented")
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

  /// CAShapeLayer.h, lineDashPattern; CGContext.h: lengths, not all of them zero.
  private func checkDashes(_ shape: ShapeValues) {
    guard let pattern = shape.lineDashPattern?.map(\.doubleValue), !pattern.isEmpty else { return }
    if pattern.contains(where: { !($0 >= 0) }) || pattern.allSatisfy({ $0 == 0 }) {
      Shim.violate("\(label): a dash pattern of \(pattern)")
    }
  }

  /// CATextLayer.h: string is an NSString or NSAttributedString; font a CTFont, a CGFont or a name.
  private func checkText(_ text: TextValues) {
    if let string = text.string, !(string is String), !(string is NSAttributedString) {
      Shim.violate("\(label): a string of \(Swift.type(of: string))")
    }
    if let font = text.font, !(font is NSString) {
      Shim.violate("\(label): a font of \(Swift.type(of: font))")
    }
    if !(text.fontSize >= 0) { Shim.violate("\(label): a font size of \(text.fontSize)") }
  }

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
