/// The expected layers and timelines of `SwiftCodeGoldenTests`.
extension Golden {
  static let tick = #"""
      // MARK: Timeline, in frames

      private func timeline() -> Timeline {
        var timeline = Timeline()
        timeline.add(tick, keys("strokeEnd", at: [30, 54], numbers(0, 1)))
        return timeline
      }
    }

    """#

  static let glow = #"""
      // MARK: Timeline, in frames

      private func timeline() -> Timeline {
        var timeline = Timeline()
        timeline.add(
          glow,
          keys("endPoint", at: [0, 120], unitPoints((60, 60), (100, 100), in: glow.bounds)),
          keys(
            "colors", at: [0, 60],
            gradients(
              [
                CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
                CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
              ],
              [
                CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1),
                CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
              ]
            )
          ),
          keys("locations", at: [0, 60], locations([0, 0.5], [0, 1]))
        )
        return timeline
      }

      // MARK: Factories

      private func makeGlow() -> CAGradientLayer {
        let layer = place(CAGradientLayer(), "Glow", rect(0, 0, 100, 100))
        layer.type = .radial
        layer.colors = [
          CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1),
          CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
        ]
        layer.locations = [0, 1]
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        layer.mask = grouped([makeGlowMask()], in: layer.bounds)
        return layer
      }

      private func makeGlowMask() -> CAShapeLayer {
        let layer = place(
          filled(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1), outline("M0 0 L100 0 50 100 Z")),
          "Glow mask", rect(0, 0, 100, 100)
        )
        layer.fillRule = .evenOdd
        layer.mask = inverted(
          [
            place(
              plain(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)), "Hole", rect(0, 0, 10, 10),
              anchor: point(3, 0)
            ),
          ],
          in: layer.bounds
        )
        return layer
      }
    }

    """#

  static let odd = #"""
      // MARK: Timeline, in frames

      private func timeline() -> Timeline {
        var timeline = Timeline()
        timeline.add(
          odd,
          keys("anchorPoint", at: [0, 60], unitPoints((0, 0), (1, 1), in: odd.bounds)),
          keys("position", at: [-60, 60], points((0, 0), (1, 1))),
          keys("transform.scale.x", at: [0, 60], numbers(1, 0)),
          keys("transform.scale.y", at: [0, 60], numbers(1, 0)),
          repeated(
            keys("transform.rotation.z", at: [0, 60], degrees(0, 90)),
            count: .infinity, autoreverses: false, isCumulative: false
          ),
          keys(
            "opacity", at: [0, 60, 60, 120],
            numbers(0, 0, 1, 0.5),
            .linear, .linear, Curve(points: [0.165, 0.84, 0.44, 1])
          ),
          shown(from: 15, to: 150)
        )
        return timeline
      }

      // MARK: Factories

      private func makeOdd() -> CALayer {
        let layer = place(
          CALayer(), "Odd", rect(-10, -10, 30, 70), scale: point(0.000001, 1), turn: 30, opacity: 0.5,
          hidden: true
        )
        layer.masksToBounds = true
        layer.compositingFilter = "multiplyBlendMode"
        return layer
      }
    }

    """#

  static let hand = #"""
      /// Hand
      final class HandLayer: CALayer {
        // MARK: Layers, back to front

        private(set) lazy var morph = place(
          filled(
            CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
            outline("M0 0 C0 0 10 0 10 0 10 0 5 8 5 8 5 8 0 0 0 0 Z")
          ),
          "Morph", rect(0, 0, 10, 10)
        )

        /// Makes the layers; the provider is asked for every image by its id.
        ///
        /// - image_0: 40 × 40 pt, hand.png
        init(imageProvider: @escaping (String) -> CGImage?) {
          self.imageProvider = imageProvider
          super.init()
          bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
          addSublayer(place(picture(imageProvider("image_0")), "Photo", rect(0, 0, 40, 40)))
          addSublayer(morph)
          self.imageProvider = { _ in nil }
        }

        /// Makes the layers without their images.
        convenience override init() {
          self.init(imageProvider: { _ in nil })
        }

        private var imageProvider: (String) -> CGImage? = { _ in nil }

        /// Core Animation makes presentation copies with this; they have no layers of their own.
        override init(layer: Any) { super.init(layer: layer) }

        required init?(coder: NSCoder) { nil }

        // MARK: Timeline, in frames

        fileprivate func timeline() -> Timeline {
          var timeline = Timeline()
          timeline.add(
            morph,
            keys(
              "path", at: [0, 60],
              paths(
                "M0 0 C0 0 10 0 10 0 10 0 5 2 5 2 5 2 0 0 0 0 Z",
                "M0 0 C0 0 10 0 10 0 10 0 5 8 5 8 5 8 0 0 0 0 Z"
              )
            )
          )
          return timeline
        }
      }

      /// Arm
      final class ArmLayer: CALayer {
        // MARK: Layers, back to front

        private(set) lazy var hand = place(
          HandLayer(imageProvider: imageProvider), "Hand", rect(0, 0, 40, 40), anchor: point(20, 20),
          at: point(60, 60)
        )

        /// Makes the layers; the provider is asked for every image by its id.
        ///
        /// - image_0: 40 × 40 pt, hand.png
        init(imageProvider: @escaping (String) -> CGImage?) {
          self.imageProvider = imageProvider
          super.init()
          bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
          addSublayer(hand)
          self.imageProvider = { _ in nil }
        }

        /// Makes the layers without their images.
        convenience override init() {
          self.init(imageProvider: { _ in nil })
        }

        private var imageProvider: (String) -> CGImage? = { _ in nil }

        /// Core Animation makes presentation copies with this; they have no layers of their own.
        override init(layer: Any) { super.init(layer: layer) }

        required init?(coder: NSCoder) { nil }

        // MARK: Timeline, in frames

        fileprivate func timeline() -> Timeline {
          var timeline = Timeline()
          timeline.add(hand.timeline(), begin: 0.5, rate: 2)
          return timeline
        }
      }
    }

    """#

  static let bodyTimeline = #"""
      // MARK: Timeline, in frames

      private func timeline() -> Timeline {
        var timeline = Timeline()
        timeline.add(leftArm.timeline(), begin: 0, rate: 1)
        timeline.add(left.timeline(), begin: 1, rate: 0.5)
        return timeline
      }

      /// Hand
      final class HandLayer: CALayer {
        // MARK: Layers, back to front

        private(set) lazy var morph = place(
          filled(
            CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
            outline("M0 0 C0 0 10 0 10 0 10 0 5 8 5 8 5 8 0 0 0 0 Z")
          ),
          "Morph", rect(0, 0, 10, 10)
        )

        /// Makes the layers; the provider is asked for every image by its id.
        ///
        /// - image_0: 40 × 40 pt, hand.png
        init(imageProvider: @escaping (String) -> CGImage?) {
          self.imageProvider = imageProvider
          super.init()
          bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
          addSublayer(place(picture(imageProvider("image_0")), "Photo", rect(0, 0, 40, 40)))
          addSublayer(morph)
          self.imageProvider = { _ in nil }
        }

        /// Makes the layers without their images.
        convenience override init() {
          self.init(imageProvider: { _ in nil })
        }

        private var imageProvider: (String) -> CGImage? = { _ in nil }

        /// Core Animation makes presentation copies with this; they have no layers of their own.
        override init(layer: Any) { super.init(layer: layer) }

        required init?(coder: NSCoder) { nil }

        // MARK: Timeline, in frames

        fileprivate func timeline() -> Timeline {
          var timeline = Timeline()
          timeline.add(
            morph,
            keys(
              "path", at: [0, 60],
              paths(
                "M0 0 C0 0 10 0 10 0 10 0 5 2 5 2 5 2 0 0 0 0 Z",
                "M0 0 C0 0 10 0 10 0 10 0 5 8 5 8 5 8 0 0 0 0 Z"
              )
            )
          )
          return timeline
        }
      }

      /// Arm
      final class ArmLayer: CALayer {
        // MARK: Layers, back to front

        private(set) lazy var hand = place(
          HandLayer(imageProvider: imageProvider), "Hand", rect(0, 0, 40, 40), anchor: point(20, 20),
          at: point(60, 60)
        )

        /// Makes the layers; the provider is asked for every image by its id.
        ///
        /// - image_0: 40 × 40 pt, hand.png
        init(imageProvider: @escaping (String) -> CGImage?) {
          self.imageProvider = imageProvider
          super.init()
          bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
          addSublayer(hand)
          self.imageProvider = { _ in nil }
        }

        /// Makes the layers without their images.
        convenience override init() {
          self.init(imageProvider: { _ in nil })
        }

        private var imageProvider: (String) -> CGImage? = { _ in nil }

        /// Core Animation makes presentation copies with this; they have no layers of their own.
        override init(layer: Any) { super.init(layer: layer) }

        required init?(coder: NSCoder) { nil }

        // MARK: Timeline, in frames

        fileprivate func timeline() -> Timeline {
          var timeline = Timeline()
          timeline.add(hand.timeline(), begin: 0.5, rate: 2)
          return timeline
        }
      }
    }

    /// Puts the anchor of a layer, a point of its own space, on a position.
    private func place<Layer: CALayer>(
      _ layer: Layer, _ name: String, _ bounds: CGRect, anchor: CGPoint = .zero,
      at position: CGPoint = .zero, scale: CGPoint = CGPoint(x: 1, y: 1), turn degrees: CGFloat = 0,
      opacity: Float = 1, hidden: Bool = false, _ sublayers: [CALayer] = []
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

    private func picture(_ image: CGImage?) -> CALayer {
      let layer = CALayer()
      layer.contents = image
      return layer
    }

    private func filled(_ color: CGColor, _ path: CGPath) -> CAShapeLayer {
      let layer = CAShapeLayer()
      layer.path = path
      layer.fillColor = color
      return layer
    }

    /// A path from SVG path data with M, L, C, c and Z alone, and blanks between the numbers.
    private func outline(_ data: String) -> CGPath {
      let path = CGMutablePath()
      var command: Character = "M"
      var start = CGPoint.zero
      var points: [CGPoint] = []
      var x: CGFloat?
      for var word in data.split(separator: " ") {
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

    /// Layers and what moves them, in time of the composition they stand in.
    private struct Timeline {
      var rows: [(layer: CALayer, animations: [CAAnimation])] = []

      mutating func add(_ layer: CALayer, _ animations: CAAnimation...) {
        rows.append((layer, animations))
      }

      /// Adds what an instance shows: its time 0 is at `begin`, and `rate` of its seconds pass in one.
      mutating func add(_ part: Timeline, begin: TimeInterval, rate: Float) {
        for row in part.rows {
          let group = CAAnimationGroup()
          group.animations = row.animations
          group.beginTime = begin
          group.speed = rate
          group.duration = row.animations.map(Timeline.end).reduce(0.001, max)
          group.fillMode = .both
          rows.append((row.layer, [group]))
        }
      }

      /// When an animation has come to rest.
      private static func end(of animation: CAAnimation) -> TimeInterval {
        let times = Double(max(animation.repeatCount, 1)) * (animation.autoreverses ? 2 : 1)
        let length = animation.duration * times / Double(animation.speed)
        return animation.beginTime + min(length, 1_000_000)
      }
    }

    /// Moves a property through values at frames; at equal frames it jumps. One curve serves all.
    private func keys(
      _ keyPath: String, at frames: [Double], _ values: [Any], _ curves: BodyLayer.Curve...
    ) -> CAKeyframeAnimation {
      let times = seconds(frames)
      let duration = times[times.count - 1] - times[0]
      let functions = curves.map { $0.function }
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

    /// When frames begin, in whole microseconds.
    private func seconds(_ frames: [Double]) -> [TimeInterval] {
      frames.map { ($0 * 1e6 / 60 + 0.001).rounded(.down) / 1e6 }
    }

    private func paths(_ data: String...) -> [Any] { data.map(outline) }

    private func radians(_ degrees: CGFloat) -> CGFloat { degrees * .pi / 180 }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }

    private func setContentsScale(_ scale: CGFloat, of layer: CALayer) {
      layer.contentsScale = scale
      for sublayer in layer.sublayers ?? [] { setContentsScale(scale, of: sublayer) }
      if let mask = layer.mask { setContentsScale(scale, of: mask) }
    }

    """#
}
