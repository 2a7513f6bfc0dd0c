extension Support {
  /// The Swift source of the function.
  var source: String {
    switch self {
    case .place, .gradient, .filled, .stroked, .outline:
      ""  // written with what it needs
    case .plain: Source.plain
    case .picture: Source.picture
    case .label: Source.label
    case .retimed: Source.retimed
    case .shown: Source.shown
    case .seconds: Source.seconds
    case .point: Source.point
    case .rect: Source.rect
    case .keys: Source.keys
    case .evenKeys: Source.evenKeys
    case .steps: Source.steps
    case .travel: MotionSource.travel(hasStraightParts: false)
    case .repeated: Source.repeated
    case .numbers: Source.numbers
    case .degrees: Source.degrees
    case .points: Source.points
    case .numberData: Source.numberData
    case .degreeData: Source.degreeData
    case .pointData: Source.pointData
    case .unitPointData: Source.unitPointData
    case .sums: Source.sums
    case .unitPoints: Source.unitPoints
    case .colors: Source.colors
    case .gradients: Source.gradients
    case .locations: Source.locations
    case .paths: Source.paths
    case .ovals: Source.ovals
    case .ovalData: Source.ovalData
    case .flags: Source.flags
    case .unitPoint: Source.unitPoint
    case .radians: Source.radians
    case .oval: Source.oval
    case .hexColor: Source.hexColor
    case .rgb: Source.rgb
    case .grouped: Source.grouped
    case .inverted: Source.inverted
    case .setContentsScale: Source.setContentsScale
    case .aim: Source.aim
    case .joined: TransactionsSource.joined
    case .joinedOnce: TransactionsSource.joinedOnce
    case .exchange: TransactionsSource.exchange
    case .transition: TransactionsSource.transition
    case .sprung: TransactionsSource.sprung
    case .beatSequence: TransactionsSource.beatSequence
    case .transaction: TransactionsSource.transaction
    case .animate: TransactionsSource.animate
    case .run: TransactionsSource.run
    case .turnOver: TransactionsSource.turnOver
    case .matrix: TransactionsSource.matrix
    case .runPart: TransactionsSource.runPart
    case .rewind: TransactionsSource.rewind
    case .set: TransactionsSource.set
    case .store: TransactionsSource.store
    case .withoutActions: TransactionsSource.withoutActions
    case .removeAnimations: TransactionsSource.removeAnimations
    }
  }
}

private enum Source {
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

  static let label = """
    private func label(
      _ string: String, _ color: CGColor, font: String, _ size: CGFloat,
      _ alignment: CATextLayerAlignmentMode
    ) -> CATextLayer {
      let layer = CATextLayer()
      layer.string = string
      layer.foregroundColor = color
      layer.font = NSString(string: font)
      layer.fontSize = size
      layer.alignmentMode = alignment
      // Set it to the scale of the screen, or the letters are not sharp.
      layer.contentsScale = 3
      return layer
    }
    """

  static let retimed = """
    /// Animations whose time 0 is at `begin`, and of whose seconds `rate` pass in one.
    private func retimed(
      _ animations: [CAAnimation], begin: TimeInterval = 0, rate: Double = 1
    ) -> [CAAnimation] {
      for animation in animations {
        animation.beginTime = begin + animation.beginTime / rate
        animation.duration /= rate
      }
      return animations
    }
    """

  static let shown = """
    /// Shows a layer between two frames alone.
    private func shown(from start: Double? = nil, to end: Double? = nil) -> CAKeyframeAnimation {
      let start = start == 0 && end != nil ? nil : start
      let times = [start, end].compactMap { $0 }
      let hides = start == nil ? [false, true] : [true, false, true]
      return steps("hidden", at: [times[0] - 1] + times, Array(hides.prefix(times.count + 1)))
    }
    """

  static let seconds = """
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

  private static let keysBody = """
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      let times = seconds(frames), start = times[0], duration = times[times.count - 1] - start
      animation.values = values
      animation.keyTimes = times.map { NSNumber(value: ($0 - start) / duration) }
      (animation.beginTime, animation.duration, animation.fillMode) = (start, duration, .both)
    """

  static let keys = """
    /// Moves a property through values at frames; at equal frames it jumps. The first curve serves
    /// all segments that the others leave.
    private func keys(
      _ keyPath: String, at frames: [Double], _ values: [Any], _ curves: @Curve@...
    ) -> CAKeyframeAnimation {
    \(keysBody)
      if !curves.isEmpty {
        animation.timingFunctions = (1..<values.count).map {
          curves[max($0 + curves.count - values.count, 0)].function
        }
      }
      return animation
    }
    """

  /// For scenes in which everything moves evenly.
  static let evenKeys = """
    /// Moves a property through values at frames; at equal frames it jumps.
    private func keys(
      _ keyPath: String, at frames: [Double], _ values: [Any]
    ) -> CAKeyframeAnimation {
    \(keysBody)
      return animation
    }
    """

  static let steps = """
    /// Gives a property values that stay until the next frame, and the last one for a frame more.
    private func steps(
      _ keyPath: String, at frames: [Double], _ values: [Any]
    ) -> CAKeyframeAnimation {
      let isOver = frames.count > values.count
      let animation = keys(
        keyPath, at: isOver ? frames : frames + [frames[frames.count - 1] + 1], values)
      animation.calculationMode = .discrete
      return animation
    }
    """

  static let repeated = """
    /// Plays an animation several times; a cycle is not rounded, or each would be off by more.
    private func repeated(
      _ animation: CAKeyframeAnimation, every frames: Double, count: Float,
      autoreverses: Bool = false, isCumulative: Bool = false
    ) -> CAKeyframeAnimation {
      animation.duration = frames / @RATE@
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

  static let numberData =
    "private func numbers(data: String) -> [Any] { sums(data).map { CGFloat($0) } }"

  static let degreeData =
    "private func degrees(data: String) -> [Any] { sums(data).map { radians($0) } }"

  static let pointData = """
    private func points(data: String) -> [Any] {
      let list = sums(data, by: 2)
      return stride(from: 1, to: list.count, by: 2).map { CGPoint(x: list[$0 - 1], y: list[$0]) }
    }
    """

  static let unitPointData = """
    private func unitPoints(data: String, in bounds: CGRect) -> [Any] {
      let list = sums(data, by: 2)
      return stride(from: 1, to: list.count, by: 2).map {
        unitPoint(list[$0 - 1], list[$0], in: bounds)
      }
    }
    """

  static let sums = """
    /// Numbers as text, each as the distance from the one some places before.
    private func sums(_ text: String, from start: Double = 0, by places: Int = 1) -> [Double] {
      let scanner = Scanner(string: text)
      var list = Array(repeating: start, count: places)
      while let step = scanner.scanDouble() {
        // Sums of decimals are decimals.
        list.append(((list[list.count - places] + step) * 1e9).rounded() / 1e9)
      }
      return Array(list.dropFirst(places))
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

  static let ovals = "private func ovals(_ values: CGPath...) -> [Any] { values }"

  static let ovalData = """
    /// Ovals by their centres and radii.
    private func ovals(data: String) -> [Any] {
      let list = sums(data, by: 4).map { CGFloat($0) }
      return stride(from: 3, to: list.count, by: 4).map { last -> CGPath in
        oval(list[last - 3], list[last - 2], list[last - 1], list[last])
      }
    }
    """

  static let flags = "private func flags(_ values: Bool...) -> [Any] { values }"

  static let unitPoint = """
    /// A point as a fraction of bounds.
    private func unitPoint(_ x: CGFloat, _ y: CGFloat, in bounds: CGRect) -> CGPoint {
      CGPoint(x: (x - bounds.minX) / bounds.width, y: (y - bounds.minY) / bounds.height)
    }
    """

  static let radians = "private func radians(_ degrees: CGFloat) -> CGFloat { degrees * .pi / 180 }"

  static let oval = """
    /// An ellipse about a point by its radii, as After Effects draws it.
    private func oval(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat? = nil) -> CGPath {
      let path = CGMutablePath()
      path.addPath(
        outline("M0-1c.5519 0 1 .4481 1 1s-.4481 1-1 1-1-.4481-1-1 .4481-1 1-1Z"),
        transform: CGAffineTransform(a: width, b: 0, c: 0, d: height ?? width, tx: x, ty: y))
      return path
    }
    """

  static let hexColor = """
    private func rgb(_ hex: UInt32, alpha: CGFloat = 1) -> CGColor {
      func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
      return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
    """

  static let rgb = """
    private func rgb(
      _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
    ) -> CGColor {
      CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
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

  static let aim = """
    /// Puts the two points of a gradient; the second is on the outermost circle of a radial one.
    private func aim(_ layer: CAGradientLayer, from start: CGPoint, to end: CGPoint) {
      var end = end
      if layer.type == .radial {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let radius = (x * x + y * y).squareRoot()
        end = CGPoint(x: start.x + radius, y: start.y + radius)
      }
      layer.startPoint = unitPoint(start.x, start.y, in: layer.bounds)
      layer.endPoint = unitPoint(end.x, end.y, in: layer.bounds)
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
