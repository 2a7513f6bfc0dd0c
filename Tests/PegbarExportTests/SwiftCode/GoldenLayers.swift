/// The expected layers and timelines of `SwiftCodeGoldenTests`.
extension Golden {
  static let tick = #"""
      // MARK: Timeline, in seconds

      private func timeline() -> Timeline {
        var timeline = Timeline()
        timeline.add(tick, keys("strokeEnd", at: [0.5, 0.9], numbers([0, 1])))
        return timeline
      }

      // MARK: Factories

      private static func makeTick() -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.name = "Tick"
        layer.bounds = CGRect(x: 0, y: 0, width: 48, height: 36)
        layer.anchorPoint = .zero
        layer.position = CGPoint(x: 76, y: 42)
        layer.path = outline(.polyline([2, 20, 17, 34, 46, 2]))
        layer.fillColor = nil
        layer.strokeColor = CGColor(srgbRed: 1, green: 0.4, blue: 0.25, alpha: 1)
        layer.lineWidth = 6
        layer.lineCap = .round
        layer.lineJoin = .round
        return layer
      }
    }

    """#

  static let glow = #"""
      // MARK: Timeline, in seconds

      private func timeline() -> Timeline {
        var timeline = Timeline()
        timeline.add(
          glow,
          keys("endPoint", at: [0, 2], unitPoints([(60, 60), (100, 100)], in: glow.bounds)),
          keys(
            "colors", at: [0, 1],
            gradients([
              [
                CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
                CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
              ],
              [
                CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1),
                CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
              ],
            ])
          ),
          keys("locations", at: [0, 1], locations([[0, 0.5], [0, 1]]))
        )
        return timeline
      }

      // MARK: Factories

      private static func makeGlow() -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.name = "Glow"
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.anchorPoint = .zero
        layer.type = .radial
        layer.colors = [
          CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1),
          CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
        ]
        layer.locations = [0, 1]
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        return layer
      }

      private static func makeGlowMask() -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.name = "Glow mask"
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.anchorPoint = .zero
        layer.path = outline(.polygon([0, 0, 100, 0, 50, 100]))
        layer.fillColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        layer.fillRule = .evenOdd
        return layer
      }

      private static func makeHole() -> CALayer {
        let layer = CALayer()
        layer.name = "Hole"
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.anchorPoint = CGPoint(x: 0.3, y: 0)
        layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        return layer
      }
    }

    """#

  static let odd = #"""
      // MARK: Timeline, in seconds

      private func timeline() -> Timeline {
        var timeline = Timeline()
        timeline.add(
          odd,
          keys("anchorPoint", at: [0, 1], unitPoints([(0, 0), (1, 1)], in: odd.bounds)),
          keys("position", at: [-1, 1], points([(0, 0), (1, 1)])),
          keys("transform.scale.x", at: [0, 1], numbers([1, 0])),
          keys("transform.scale.y", at: [0, 1], numbers([1, 0])),
          repeated(
            keys("transform.rotation.z", at: [0, 1], degrees([0, 90])),
            count: .infinity, autoreverses: false, isCumulative: false
          ),
          keys(
            "opacity", at: [0, 1, 1, 2],
            numbers([0, 0, 1, 0.5]),
            curves: [
              Curve.linear, Curve.linear, CAMediaTimingFunction(controlPoints: 0.165, 0.84, 0.44, 1),
            ]
          ),
          steps("hidden", at: [0, 0.25, 2.5], flags([true, false, true]))
        )
        return timeline
      }

      // MARK: Factories

      private static func makeOdd() -> CALayer {
        let layer = CALayer()
        layer.name = "Odd"
        layer.bounds = CGRect(x: -10, y: -10, width: 30, height: 70)
        layer.anchorPoint = unitPoint(0, 0, in: layer.bounds)
        // Not quite 0, so that rotation and scale can still be told apart.
        layer.transform = CATransform3DScale(
          CATransform3DMakeRotation(radians(30), 0, 0, 1), 0.000001, 1, 1
        )
        layer.opacity = 0.5
        layer.isHidden = true
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

        let photo: CALayer
        let morph: CAShapeLayer

        /// Makes the layers; the provider is asked for every image by its id.
        ///
        /// - image_0: 40 × 40 pt, hand.png
        init(imageProvider: (String) -> CGImage?) {
          photo = Self.makePhoto(imageProvider("image_0"))
          morph = Self.makeMorph()
          super.init()
          bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
          addSublayer(photo)
          addSublayer(morph)
        }

        /// Makes the layers without their images.
        convenience override init() {
          self.init(imageProvider: { _ in nil })
        }

        /// Core Animation makes presentation copies with this: they share the sublayers.
        override init(layer: Any) {
          let other = (layer as? HandLayer) ?? HandLayer()
          photo = other.photo
          morph = other.morph
          super.init(layer: layer)
        }

        required init?(coder: NSCoder) { nil }

        // MARK: Timeline, in seconds

        fileprivate func timeline() -> Timeline {
          var timeline = Timeline()
          timeline.add(
            morph,
            keys(
              "path", at: [0, 1],
              paths([
                outline(.closed([0, 0, 0, 0, 10, 0, 10, 0, 10, 0, 5, 2, 5, 2, 5, 2, 0, 0, 0, 0])),
                outline(.closed([0, 0, 0, 0, 10, 0, 10, 0, 10, 0, 5, 8, 5, 8, 5, 8, 0, 0, 0, 0])),
              ])
            )
          )
          return timeline
        }

        // MARK: Factories

        private static func makePhoto(_ image: CGImage?) -> CALayer {
          let layer = CALayer()
          layer.name = "Photo"
          layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
          layer.anchorPoint = .zero
          layer.contents = image
          return layer
        }

        private static func makeMorph() -> CAShapeLayer {
          let layer = CAShapeLayer()
          layer.name = "Morph"
          layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
          layer.anchorPoint = .zero
          layer.path = outline(.closed([0, 0, 0, 0, 10, 0, 10, 0, 10, 0, 5, 8, 5, 8, 5, 8, 0, 0, 0, 0]))
          layer.fillColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
          return layer
        }
      }

      /// Arm
      final class ArmLayer: CALayer {
        // MARK: Layers, back to front

        let hand: HandLayer

        /// Makes the layers; the provider is asked for every image by its id.
        ///
        /// - image_0: 40 × 40 pt, hand.png
        init(imageProvider: (String) -> CGImage?) {
          hand = Self.makeHand(imageProvider)
          super.init()
          bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
          addSublayer(hand)
        }

        /// Makes the layers without their images.
        convenience override init() {
          self.init(imageProvider: { _ in nil })
        }

        /// Core Animation makes presentation copies with this: they share the sublayers.
        override init(layer: Any) {
          let other = (layer as? ArmLayer) ?? ArmLayer()
          hand = other.hand
          super.init(layer: layer)
        }

        required init?(coder: NSCoder) { nil }

        // MARK: Timeline, in seconds

        fileprivate func timeline() -> Timeline {
          var timeline = Timeline()
          timeline.add(hand.timeline(), begin: 0.5, rate: 2)
          return timeline
        }

        // MARK: Factories

        private static func makeHand(_ imageProvider: (String) -> CGImage?) -> HandLayer {
          let layer = HandLayer(imageProvider: imageProvider)
          layer.name = "Hand"
          layer.position = CGPoint(x: 60, y: 60)
          return layer
        }
      }
    }

    """#

  static let bodyTimeline = #"""
      // MARK: Timeline, in seconds

      private func timeline() -> Timeline {
        var timeline = Timeline()
        timeline.add(leftArm.timeline(), begin: 0, rate: 1)
        timeline.add(left.timeline(), begin: 1, rate: 0.5)
        return timeline
      }

    """#
}
