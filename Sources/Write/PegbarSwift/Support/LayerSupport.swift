extension Support {
  /// The source of the functions that create layers.
  static let layerSources = """
    // MARK: place
    // Frequently called functions are not inlined, so the program is smaller and compiles faster.

    /// Places a layer by its anchor point, or by its center.
    @inline(never) func place<Layer: CALayer>(
      _ layer: Layer, _ name: String, _ bounds: CGRect? = nil, anchor: CGPoint? = nil,
      at position: CGPoint? = nil, scale: CGFloat = 1, turn degrees: CGFloat = 0,
      opacity: Float = 1, holding sublayers: [CALayer] = []
    ) -> Layer {
      layer.name = name
      for sublayer in sublayers { layer.addSublayer(sublayer) }
      if let bounds {
        layer.bounds = bounds
      } else if layer.bounds.isEmpty, !sublayers.isEmpty {
        layer.bounds = sublayers.reduce(.null) { $0.union($1.frame) }
      }
      if let anchor { layer.anchorPoint = unitPoint(anchor.x, anchor.y, in: layer) }
      let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
      layer.position = position ?? anchor ?? middle
      let turn = CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
      layer.transform = CATransform3DScale(turn, scale, scale, 1)
      layer.opacity = opacity
      return layer
    }
    // MARK: numbered
    /// Creates layers with numbered names; the first name has no number.
    func numbered<Values: Sequence, Layer: CALayer>(
      _ name: String, _ values: Values, _ make: (String, Values.Element) -> Layer
    ) -> [Layer] {
      zip(1..., values).map { make($0 == 1 ? name : "\\(name) \\($0)", $1) }
    }
    // MARK: collect
    /// Creates layers one by one, because the compiler checks an array literal of long calls slowly.
    func collect<Layer: CALayer>(_ create: (_ add: (Layer) -> Void) -> Void) -> [Layer] {
      var layers: [Layer] = []
      create { layers.append($0) }
      return layers
    }
    // MARK: plain
    func plain(_ color: CGColor, radius: CGFloat = 0) -> CALayer {
      let layer = CALayer()
      layer.backgroundColor = color
      layer.cornerRadius = radius
      return layer
    }
    // MARK: disc
    /// Creates a circle with a given diameter.
    func disc(_ color: CGColor, _ size: CGFloat) -> CALayer {
      let layer = plain(color, radius: size / 2)
      layer.bounds.size = CGSize(width: size, height: size)
      return layer
    }
    // MARK: picture
    func picture(_ image: CGImage?) -> CALayer {
      let layer = CALayer()
      layer.contents = image
      return layer
    }
    // MARK: label
    func label(
      _ string: String, _ color: CGColor, font: String, _ size: CGFloat,
      _ alignment: CATextLayerAlignmentMode
    ) -> CATextLayer {
      let layer = CATextLayer()
      layer.string = string
      layer.foregroundColor = color
      layer.font = NSString(string: font)
      layer.fontSize = size
      layer.alignmentMode = alignment
      return layer
    }
    // MARK: gradient
    func gradient(
      _ colors: [CGColor], at locations: [NSNumber], in bounds: CGRect, from start: CGPoint,
      to end: CGPoint, radial: Bool = false
    ) -> CAGradientLayer {
      let layer = CAGradientLayer()
      layer.type = radial ? .radial : .axial
      layer.bounds = bounds
      layer.colors = colors
      layer.locations = locations
      layer.startPoint = unitPoint(start.x, start.y, in: layer)
      layer.endPoint = unitPoint(end.x, end.y, in: layer)
      return layer
    }
    // MARK: filled
    func filled(_ color: CGColor?, _ path: CGPath) -> CAShapeLayer {
      let layer = CAShapeLayer()
      layer.path = path
      if !path.isEmpty { layer.bounds = path.boundingBox }
      layer.fillColor = color
      return layer
    }
    // MARK: stroked
    func stroked(
      _ color: CGColor, _ width: CGFloat, fill: CGColor? = nil, cap: CAShapeLayerLineCap = .butt,
      join: CAShapeLayerLineJoin = .miter, _ path: CGPath
    ) -> CAShapeLayer {
      let layer = filled(fill, path)
      if !path.isEmpty { layer.bounds = layer.bounds.insetBy(dx: -width / 2, dy: -width / 2) }
      layer.strokeColor = color
      layer.lineWidth = width
      layer.lineCap = cap
      layer.lineJoin = join
      return layer
    }
    // MARK: stretched
    /// Scales the layer by two factors before it rotates.
    func stretched(_ x: CGFloat, _ y: CGFloat) -> Self {
      transform = CATransform3DScale(transform, x, y, 1)
      return self
    }
    // MARK: onBaseline
    /// Moves text so that its baseline is at y = 0. A text layer draws its first line below the ascent
    /// of the installed font, which can differ from the ascent in the design.
    func onBaseline() -> Self {
      #if canImport(CoreText)
        guard let text = self as? CATextLayer, let name = text.font as? String else { return self }
        let font = CTFontCreateWithName(name as CFString, text.fontSize, nil)
        let anchor = bounds.minY + anchorPoint.y * bounds.height
        bounds.origin.y = -CTFontGetAscent(font)
        anchorPoint.y = (anchor - bounds.minY) / bounds.height
      #endif
      return self
    }
    // MARK: hidden
    func hidden() -> Self {
      isHidden = true
      return self
    }
    // MARK: clipped
    /// Clips sublayers to the bounds.
    func clipped() -> Self {
      masksToBounds = true
      return self
    }
    // MARK: blended
    /// Blends the layer with the content below. For `compositingFilter`,
    /// Apple documents Core Image filters on macOS, but not these names.
    func blended(by filter: String) -> Self {
      compositingFilter = filter
      return self
    }
    // MARK: masked
    func masked(by mask: CALayer) -> Self {
      self.mask = mask
      return self
    }
    // MARK: maskedByAll
    /// Masks the layer by the union of other layers.
    func masked(byAll layers: [CALayer]) -> Self {
      let mask = CALayer()
      for layer in layers { mask.addSublayer(layer) }
      self.mask = mask
      return self
    }
    // MARK: maskedByNone
    /// Masks the layer by the area outside other layers. For `compositingFilter`,
    /// Apple documents Core Image filters on macOS, but not `xor`.
    func masked(byNone layers: [CALayer]) -> Self {
      let mask = CALayer(), cover = CALayer(), hole = CALayer()
      cover.frame = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)
      cover.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
      for layer in layers { hole.addSublayer(layer) }
      hole.compositingFilter = "xor"
      mask.addSublayer(cover)
      mask.addSublayer(hole)
      self.mask = mask
      return self
    }
    // MARK: unitPoint
    /// Returns a point in the unit coordinates of a layer.
    func unitPoint(_ x: CGFloat, _ y: CGFloat, in layer: CALayer) -> CGPoint {
      let bounds = layer.bounds
      return CGPoint(x: (x - bounds.minX) / bounds.width, y: (y - bounds.minY) / bounds.height)
    }
    // MARK: radians
    func radians(_ degrees: CGFloat) -> CGFloat { degrees * .pi / 180 }
    // MARK: point
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    // MARK: rect
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    // MARK: setContentsScale
    func setContentsScale(_ scale: CGFloat, of layer: CALayer) {
      layer.contentsScale = scale
      for sublayer in layer.sublayers ?? [] { setContentsScale(scale, of: sublayer) }
      if let mask = layer.mask { setContentsScale(scale, of: mask) }
    }
    // MARK: aim
    /// Sets the start and end of a gradient; a radial gradient ends on its outermost circle.
    func aim(_ layer: CAGradientLayer, from start: CGPoint, to end: CGPoint) {
      var end = end
      if layer.type == .radial {
        let radius = hypot(end.x - start.x, end.y - start.y)
        end = CGPoint(x: start.x + radius, y: start.y + radius)
      }
      layer.startPoint = unitPoint(start.x, start.y, in: layer)
      layer.endPoint = unitPoint(end.x, end.y, in: layer)
    }
    """

  /// The source of the modifiers of shapes.
  static let shapeSources = """
    // MARK: evenOdd
    func evenOdd() -> Self {
      fillRule = .evenOdd
      return self
    }
    // MARK: mitered
    func mitered(_ limit: CGFloat) -> Self {
      miterLimit = limit
      return self
    }
    // MARK: trimmed
    func trimmed(from start: CGFloat = 0, to end: CGFloat = 1) -> Self {
      (strokeStart, strokeEnd) = (start, end)
      return self
    }
    // MARK: dashed
    func dashed(_ pattern: [NSNumber], phase: CGFloat = 0) -> Self {
      (lineDashPattern, lineDashPhase) = (pattern, phase)
      return self
    }
    """
}
