extension Support {
  /// The Swift source of the function.
  var source: String {
    switch self {
    case .timeline, .nestedTimeline, .splitRows: ""  // written with what it needs
    case .keys: Source.keys
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
    }
  }
}

private enum Source {
  static let keys = """
    /// Moves a property through values at times; at equal times it jumps.
    private func keys(
      _ keyPath: String, at times: [TimeInterval], _ values: [Any],
      curve: CAMediaTimingFunction? = nil, curves: [CAMediaTimingFunction]? = nil
    ) -> CAKeyframeAnimation {
      let start = times[0]
      let duration = times[times.count - 1] - start
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = values
      animation.keyTimes = times.map { NSNumber(value: ($0 - start) / duration) }
      animation.timingFunctions =
        curves ?? curve.map { Array(repeating: $0, count: times.count - 1) }
      animation.beginTime = start
      animation.duration = duration
      animation.fillMode = .both
      return animation
    }
    """

  static let steps = """
    /// Gives a property values that stay until the next time.
    private func steps(
      _ keyPath: String, at times: [TimeInterval], _ values: [Any]
    ) -> CAKeyframeAnimation {
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

  static let numbers = "private func numbers(_ values: [CGFloat]) -> [Any] { values }"

  static let degrees = "private func degrees(_ values: [CGFloat]) -> [Any] { values.map(radians) }"

  static let points = """
    private func points(_ values: [(x: CGFloat, y: CGFloat)]) -> [Any] {
      values.map { CGPoint(x: $0.x, y: $0.y) }
    }
    """

  static let pairs = """
    /// Points whose x and y stand in turn.
    private func pairs(_ numbers: [CGFloat]) -> [Any] {
      stride(from: 0, to: numbers.count, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
    }
    """

  static let unitPoints = """
    private func unitPoints(_ values: [(x: CGFloat, y: CGFloat)], in bounds: CGRect) -> [Any] {
      values.map { unitPoint($0.x, $0.y, in: bounds) }
    }
    """

  static let colors = "private func colors(_ values: [CGColor]) -> [Any] { values }"

  static let gradients = "private func gradients(_ values: [[CGColor]]) -> [Any] { values }"

  static let locations = "private func locations(_ values: [[NSNumber]]) -> [Any] { values }"

  static let paths = "private func paths(_ values: [CGPath]) -> [Any] { values }"

  static let flags = "private func flags(_ values: [Bool]) -> [Any] { values }"

  static let unitPoint = """
    /// A point as a fraction of bounds.
    private func unitPoint(_ x: CGFloat, _ y: CGFloat, in bounds: CGRect) -> CGPoint {
      CGPoint(x: (x - bounds.minX) / bounds.width, y: (y - bounds.minY) / bounds.height)
    }
    """

  static let radians = "private func radians(_ degrees: CGFloat) -> CGFloat { degrees * .pi / 180 }"

  static let outline = """
    /// A part of an outline: corners of straight lines, or a start and then two control points and an
    /// end for every curve; x and y in turn.
    private enum Contour {
      case polygon([CGFloat])
      case polyline([CGFloat])
      case closed([CGFloat])
      case open([CGFloat])
    }

    private func outline(_ contours: Contour...) -> CGPath {
      let path = CGMutablePath()
      for contour in contours {
        switch contour {
        case .polygon(let numbers), .polyline(let numbers):
          path.move(to: CGPoint(x: numbers[0], y: numbers[1]))
          for index in stride(from: 2, to: numbers.count, by: 2) {
            path.addLine(to: CGPoint(x: numbers[index], y: numbers[index + 1]))
          }
        case .closed(let numbers), .open(let numbers):
          path.move(to: CGPoint(x: numbers[0], y: numbers[1]))
          for index in stride(from: 2, to: numbers.count, by: 6) {
            path.addCurve(
              to: CGPoint(x: numbers[index + 4], y: numbers[index + 5]),
              control1: CGPoint(x: numbers[index], y: numbers[index + 1]),
              control2: CGPoint(x: numbers[index + 2], y: numbers[index + 3]))
          }
        }
        switch contour {
        case .polygon, .closed: path.closeSubpath()
        case .polyline, .open: break
        }
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
