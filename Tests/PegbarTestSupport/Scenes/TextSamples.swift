internal import PegbarGeometry
internal import PegbarScene

extension SceneSamples {
  /// A font with glyphs and one without.
  static let fonts = [
    Font(
      name: "Peg-Regular", family: "Peg", style: "Regular", weight: "400", ascent: 0.7,
      glyphs: [
        Glyph(character: "I", advance: 30, outline: path(1)), Glyph(character: " ", advance: 25),
      ]),
    Font(name: "Lato-Bold", family: "Lato"),
  ]

  /// Text contents with every member.
  static var texts: [TextContent] {
    var contents = [everythingText]
    for justification in TextDocument.Justification.allCases {
      var document = TextDocument(text: "I", font: "Lato-Bold", size: 9)
      document.justification = justification
      contents.append(TextContent(document: .constant(document)))
    }
    for grouping in TextContent.Grouping.allCases {
      contents.append(TextContent(document: .constant(.empty), grouping: grouping))
    }
    for shape in TextSelector.Shape.allCases {
      var selector = TextSelector()
      selector.shape = shape
      contents.append(selected(by: selector))
    }
    for basis in TextSelector.Basis.allCases {
      var selector = TextSelector()
      selector.basis = basis
      contents.append(selected(by: selector))
    }
    return contents
  }

  private static func selected(by selector: TextSelector) -> TextContent {
    TextContent(
      document: .constant(.empty), animators: [TextAnimator(name: "A", selector: selector)])
  }

  private static var everythingText: TextContent {
    let first = TextDocument(
      text: "I I\r\"I\"", font: "Peg-Regular", size: 20, fill: palette[1].color, stroke: .white,
      strokeWidth: 2, strokeOverFill: true, justification: .center, tracking: 0.05, lineHeight: 22,
      baselineShift: 3, capitals: .all, box: Rect(x: -1, y: 2, width: 30, height: 4))
    var second = first
    second.capitals = .small
    return TextContent(
      document: .keyed(moving(first, second, .hold)), animators: [everythingAnimator],
      path: TextPath(
        path: .constant(path(3)), firstMargin: number, lastMargin: still,
        forcesAlignment: .constant(true), isPerpendicular: .keyed(moving(true, false, .hold)),
        isReversed: .constant(true)),
      grouping: .words, alignment: .constant(Point(x: 0.5, y: -0.5)))
  }

  private static var everythingAnimator: TextAnimator {
    var selector = TextSelector()
    (selector.start, selector.end, selector.offset) = (number, still, number)
    (selector.amount, selector.easeHigh, selector.easeLow) = (still, still, still)
    (selector.smoothness, selector.units, selector.basis) = (still, .index, .words)
    (selector.shape, selector.isRandom) = (.round, true)
    var animator = TextAnimator(name: "Everything", selector: selector)
    let place = AnimatedPoint.constant(Point(x: 1, y: 2))
    (animator.anchor, animator.position, animator.scale) = (place, place, place)
    (animator.rotation, animator.rotationX, animator.rotationY) = (number, still, still)
    (animator.skew, animator.skewAxis, animator.tracking) = (still, still, still)
    (animator.lineSpacing, animator.opacity, animator.strokeWidth) = (place, still, still)
    animator.fillColor = .constant(.white)
    (animator.fillHue, animator.fillSaturation) = (still, still)
    (animator.fillBrightness, animator.fillOpacity) = (still, still)
    animator.strokeColor = .constant(.black)
    (animator.strokeHue, animator.strokeSaturation) = (still, still)
    (animator.strokeBrightness, animator.strokeOpacity) = (still, still)
    return animator
  }
}

extension RandomScenes {
  mutating func fonts() -> [Font] {
    list(2) { random in
      Font(
        name: random.text(), family: random.text(), style: random.text(),
        weight: random.maybe { $0.text() }, ascent: random.number(),
        glyphs: random.list(2) {
          Glyph(character: $0.text(), advance: $0.number(), outline: $0.path())
        })
    }
  }

  mutating func textContent(_ curves: [NamedCurve]) -> TextContent {
    TextContent(
      document: animated(curves) { $0.document() },
      animators: list(2) { $0.animator(curves) },
      path: maybe {
        TextPath(
          path: $0.animated(curves) { $0.path() }, firstMargin: $0.number(curves),
          lastMargin: $0.number(curves), forcesAlignment: $0.animated(curves) { $0.coin() },
          isPerpendicular: $0.animated(curves) { $0.coin() },
          isReversed: $0.animated(curves) { $0.coin() })
      }, grouping: one(of: TextContent.Grouping.allCases), alignment: point(curves))
  }

  private mutating func document() -> TextDocument {
    TextDocument(
      text: text(), font: text(), size: number(), fill: maybe { $0.color() },
      stroke: maybe { $0.color() }, strokeWidth: number(), strokeOverFill: coin(),
      justification: one(of: TextDocument.Justification.allCases), tracking: number(),
      lineHeight: number(), baselineShift: number(),
      capitals: one(of: TextDocument.Capitals.allCases),
      box: maybe { Rect(origin: $0.point(), size: $0.size()) })
  }

  private mutating func animator(_ curves: [NamedCurve]) -> TextAnimator {
    var animator = TextAnimator(name: text(), selector: maybe { $0.selector(curves) })
    (animator.anchor, animator.position) = (point(curves), point(curves))
    (animator.scale, animator.lineSpacing) = (point(curves), point(curves))
    (animator.rotation, animator.rotationX) = (number(curves), number(curves))
    (animator.rotationY, animator.skew) = (number(curves), number(curves))
    (animator.skewAxis, animator.tracking) = (number(curves), number(curves))
    animator.opacity = maybe { $0.number(curves) }
    animator.fillColor = maybe { random in random.animated(curves) { $0.color() } }
    animator.strokeColor = maybe { random in random.animated(curves) { $0.color() } }
    (animator.fillHue, animator.fillSaturation) = (number(curves), number(curves))
    (animator.fillBrightness, animator.fillOpacity) = (number(curves), number(curves))
    (animator.strokeHue, animator.strokeSaturation) = (number(curves), number(curves))
    (animator.strokeBrightness, animator.strokeOpacity) = (number(curves), number(curves))
    animator.strokeWidth = number(curves)
    return animator
  }

  private mutating func selector(_ curves: [NamedCurve]) -> TextSelector {
    var selector = TextSelector()
    (selector.start, selector.offset) = (number(curves), number(curves))
    selector.end = maybe { $0.number(curves) }
    (selector.amount, selector.smoothness) = (number(curves), number(curves))
    (selector.easeHigh, selector.easeLow) = (number(curves), number(curves))
    selector.units = one(of: TextSelector.Units.allCases)
    selector.basis = one(of: TextSelector.Basis.allCases)
    selector.shape = one(of: TextSelector.Shape.allCases)
    selector.isRandom = coin()
    return selector
  }
}
