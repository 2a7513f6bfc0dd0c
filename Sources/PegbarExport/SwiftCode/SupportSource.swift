extension Support {
  /// The Swift source of the function.
  var source: String {
    switch self {
    case .timeline, .nestedTimeline, .splitRows: ""  // written with what it needs
    case .place: Source.place
    case .plain: Source.plain
    case .picture: Source.picture
    case .filled: Source.filled
    case .stroked: Source.stroked
    case .shown: Source.shown
    case .seconds: Source.seconds
    case .point: Source.point
    case .rect: Source.rect
    case .keys: Source.keys
    case .evenKeys: Source.evenKeys
    case .steps: Source.steps
    case .repeated: Source.repeated
    case .numbers: Source.numbers
    case .degrees: Source.degrees
    case .points: Source.points
    case .pairs: Source.pairs
    case .unitPoints: Source.unitPoints
    case .colors: Source.colors
    case .gradients: Source.gradients
    case .locations: Source.locations
    case .paths: Source.paths
    case .flags: Source.flags
    case .unitPoint: Source.unitPoint
    case .radians: Source.radians
    case .outline: Source.outline
    case .grouped: Source.grouped
    case .inverted: Source.inverted
    case .setContentsScale: Source.setContentsScale
    case .joined: TransactionsSource.joined
    case .exchange: TransactionsSource.exchange
    case .sprung: TransactionsSource.sprung
    case .beatSequence: TransactionsSource.beatSequence
    case .transaction: TransactionsSource.transaction
    case .animate: TransactionsSource.animate
    case .run: TransactionsSource.run
    case .runParts: TransactionsSource.runParts
    case .rewind: TransactionsSource.rewind
    case .set: TransactionsSource.set
    case .store: TransactionsSource.store
    case .withoutActions: TransactionsSource.withoutActions
    case .removeAnimations: TransactionsSource.removeAnimations
    }
  }
}

private enum Source {
  static let place = """
    /// Puts the anchor of a layer, a point of its own space, on a position.
    private func place<Layer: CALayer>(
      _ layer: Layer, _ name: String,
      _ bounds: CGRect = @CANVAS@, anchor: CGPoint = .zero,
      at position: CGPoint = .zero, scale: CGPoint = CGPoint(x: 1, y: 1), turn degrees: CGFloat = 0,
      opacity: Float = 1, hidden: Bool = false, holding sublayers: [CALayer] = []
    ) -> Layer {
      layer.name = name
      layer.bounds = bounds
      layer.anchorPoint = CGPoint(
        x: (anchor.x - bounds.minX) / bounds.width, y: (anchor.y - bounds.minY) / bounds.height)
      layer.position = position
      layer.transform = CATransform3DScale(
        CATransform3DMakeRotation(radians(degrees), 0, 0, 1), scale.x, scale.y, 1)
      layer.opacity = opacity
      layer.isHidden = hidden
      for sublayer in sublayers { layer.addSublayer(sublayer) }
      return layer
    }
    """

  static let plain = """
    private func plain(_ color: CGColor) -> CALayer {
      let layer = CALayer()
      layer.backgroundColor = color
      return layer
    }
    """

  static let picture = """
    private func picture(_ image: CGImage?) -> CALayer {
      let layer = CALayer()
      layer.contents = image
      return layer
    }
    """

  static let filled = """
    private func filled(_ color: CGColor, _ path: CGPath) -> CAShapeLayer {
      let layer = CAShapeLayer()
      layer.path = path
      layer.fillColor = color
      return layer
    }
    """

  static let stroked = """
    private func stroked(
      _ color: CGColor, _ width: CGFloat, cap: CAShapeLayerLineCap = .butt,
      join: CAShapeLayerLineJoin = .miter, miterLimit: CGFloat = 4, from start: CGFloat = 0,
      to end: CGFloat = 1, _ path: CGPath
    ) -> CAShapeLayer {
      let layer = CAShapeLayer()
      layer.path = path
      layer.fillColor = nil
      layer.strokeColor = color
      layer.lineWidth = width
      layer.lineCap = cap
      layer.lineJoin = join
      layer.miterLimit = miterLimit
      layer.strokeStart = start
      layer.strokeEnd = end
      return layer
    }
    """

  static let shown = """
    /// Shows a layer between two frames alone.
    private func shown(from start: Double? = nil, to end: Double? = nil) -> CAKeyframeAnimation {
      let times = [start, end].compactMap { $0 }
      let hides = start == nil ? [false, true] : [true, false, true]
      return steps(
        "hidden", at: [times[0] - 1] + times, Array(hides.prefix(times.count + 1)))
    }
    """

  static let seconds = """
    /// When frames begin, in whole microseconds.
    private func seconds(_ frames: [Double]) -> [TimeInterval] {
      frames.map { ($0 * 1e6 / @RATE@ + 0.001).rounded(.down) / 1e6 }
    }
    """

  static let point =
    "private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }"

  static let rect = """
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    """

  static let keys = """
    /// Moves a property through values at frames; at equal frames it jumps. One curve serves all.
    private func keys(
      _ keyPath: String, at frames: [Double], _ values: [Any], _ curves: @Curve@...
    ) -> CAKeyframeAnimation {
      let functions = curves.map { $0.function }
      let times = seconds(frames)
      let duration = times[times.count - 1] - times[0]
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = values
      animation.keyTimes = times.map { NSNumber(value: ($0 - times[0]) / duration) }
      if !curves.isEmpty {
        animation.timingFunctions =
          functions.count > 1 ? functions : times.dropFirst().map { _ in functions[0] }
      }
      animation.beginTime = times[0]
      animation.duration = duration
      animation.fillMode = .both
      return animation
    }
    """

  /// For scenes in which everything moves evenly.
  static let evenKeys = """
    /// Moves a property through values at frames; at equal frames it jumps.
    private func keys(
      _ keyPath: String, at frames: [Double], _ values: [Any]
    ) -> CAKeyframeAnimation {
      let times = seconds(frames)
      let duration = times[times.count - 1] - times[0]
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = values
      animation.keyTimes = times.map { NSNumber(value: ($0 - times[0]) / duration) }
      animation.beginTime = times[0]
      animation.duration = duration
      animation.fillMode = .both
      return animation
    }
    """

  static let steps = """
    /// Gives a property values that stay until the next frame.
    private func steps(
      _ keyPath: String, at frames: [Double], _ values: [Any]
    ) -> CAKeyframeAnimation {
      let times = seconds(frames)
      let start = times[0]
      // Steps need one more time than values: when the last one is over.
      let ends = times.count > values.count ? times : times + [times[times.count - 1] + 1]
      let duration = ends[ends.count - 1] - start
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.calculationMode = .discrete
      animation.values = values
      animation.keyTimes = ends.map { NSNumber(value: ($0 - start) / duration) }
      animation.beginTime = start
      animation.duration = duration
      animation.fillMode = .both
      return animation
    }
    """

  static let repeated = """
    /// Plays an animation several times.
    private func repeated(
      _ animation: CAKeyframeAnimation, count: Float, autoreverses: Bool, isCumulative: Bool
    ) -> CAKeyframeAnimation {
      animation.repeatCount = autoreverses ? count / 2 : count
      animation.autoreverses = autoreverses
      animation.isCumulative = isCumulative
      return animation
    }
    """

  static let numbers = "private func numbers(_ values: CGFloat...) -> [Any] { values }"

  static let degrees = "private func degrees(_ values: CGFloat...) -> [Any] { values.map(radians) }"

  static let points = """
    private func points(_ values: (x: CGFloat, y: CGFloat)...) -> [Any] {
      values.map { CGPoint(x: $0.x, y: $0.y) }
    }
    """

  static let pairs = """
    /// Points whose x and y stand in turn.
    private func pairs(_ numbers: CGFloat...) -> [Any] {
      stride(from: 0, to: numbers.count, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
    }
    """

  static let unitPoints = """
    private func unitPoints(_ values: (x: CGFloat, y: CGFloat)..., in bounds: CGRect) -> [Any] {
      values.map { unitPoint($0.x, $0.y, in: bounds) }
    }
    """

  static let colors = "private func colors(_ values: CGColor...) -> [Any] { values }"

  static let gradients = "private func gradients(_ values: [CGColor]...) -> [Any] { values }"

  static let locations = "private func locations(_ values: [NSNumber]...) -> [Any] { values }"

  static let paths = "private func paths(_ data: String...) -> [Any] { data.map(outline) }"

  static let flags = "private func flags(_ values: Bool...) -> [Any] { values }"

  static let unitPoint = """
    /// A point as a fraction of bounds.
    private func unitPoint(_ x: CGFloat, _ y: CGFloat, in bounds: CGRect) -> CGPoint {
      CGPoint(x: (x - bounds.minX) / bounds.width, y: (y - bounds.minY) / bounds.height)
    }
    """

  static let radians = "private func radians(_ degrees: CGFloat) -> CGFloat { degrees * .pi / 180 }"

  static let outline = """
    /// A path from SVG path data with M, L, C, c and Z alone; a blank or a minus begins a number.
    private func outline(_ data: String) -> CGPath {
      let path = CGMutablePath()
      var command: Character = "M"
      var start = CGPoint.zero
      var points: [CGPoint] = []
      var x: CGFloat?
      for var word in data.replacingOccurrences(of: "-", with: " -").split(separator: " ") {
        if word.first?.isLetter == true { command = word.removeFirst() }
        if command == "Z" { path.closeSubpath() }
        guard let number = Double(word) else { continue }
        guard let left = x else {
          x = CGFloat(number)
          continue
        }
        x = nil
        let origin = command == "c" ? start : .zero
        points.append(CGPoint(x: origin.x + left, y: origin.y + CGFloat(number)))
        switch (command, points.count) {
        case ("M", _): path.move(to: points[0])
        case ("L", _): path.addLine(to: points[0])
        case (_, 3): path.addCurve(to: points[2], control1: points[0], control2: points[1])
        default: continue
        }
        start = points[points.count - 1]
        points = []
      }
      return path
    }
    """

  static let grouped = """
    /// Layers in a container that changes nothing about them.
    private func grouped(_ layers: [CALayer], in bounds: CGRect) -> CALayer {
      let group = CALayer()
      group.bounds = bounds
      group.anchorPoint = .zero
      group.position = bounds.origin
      for layer in layers { group.addSublayer(layer) }
      return group
    }
    """

  static let inverted = """
    /// A mask that shows where the layers are transparent.
    private func inverted(_ layers: [CALayer], in bounds: CGRect) -> CALayer {
      let cover = CALayer()
      cover.frame = bounds.insetBy(dx: -10_000, dy: -10_000)
      cover.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
      let hole = grouped(layers, in: bounds)
      hole.compositingFilter = "xor"
      return grouped([cover, hole], in: bounds)
    }
    """

  static let setContentsScale = """
    private func setContentsScale(_ scale: CGFloat, of layer: CALayer) {
      layer.contentsScale = scale
      for sublayer in layer.sublayers ?? [] { setContentsScale(scale, of: sublayer) }
      if let mask = layer.mask { setContentsScale(scale, of: mask) }
    }
    """
}
