internal import PegbarGeometry
package import PegbarScene

extension RandomScenes {
  package mutating func exactScene() -> Scene {
    let curves = curves()
    let ids = (0..<below(4)).map { "definition \($0)" }
    // Each definition uses only later ones. The list is reversed afterward, so that the order
    // varies.
    var definitions: [Composition] = []
    for (index, id) in ids.enumerated() {
      var composition = composition(curves, Array(ids[(index + 1)...]))
      composition.id = id
      definitions.append(composition)
    }
    if coin() { definitions.reverse() }
    return Scene(
      name: text(), duration: positive(), frameRate: positive(), firstFrame: number(),
      root: composition(curves, ids), definitions: definitions, images: images(), fonts: fonts(),
      palette: list(2) { NamedColor(name: $0.text(), color: $0.color()) }, curves: curves,
      markers: list(2) {
        Marker(name: $0.text(), comment: $0.text(), time: $0.number(), duration: $0.number())
      },
      parameters: list(2) {
        Parameter(name: $0.text(), value: .color($0.color()), targets: $0.list(2) { $0.text() })
      })
  }

  private mutating func composition(_ curves: [NamedCurve], _ ids: [String]) -> Composition {
    let count = below(4)
    var layers: [Layer] = []
    for index in 0..<count {
      layers.append(layer(index, curves, ids))
    }
    return Composition(
      name: text(), size: size(), layers: layers, transactions: transactions(curves))
  }

  private mutating func layer(_ index: Int, _ curves: [NamedCurve], _ ids: [String]) -> Layer {
    let earlier = index == 0 ? nil : LayerID(below(index))
    return Layer(
      id: LayerID(index), name: text(), designerName: text(), source: text(),
      content: content(curves, ids), transform: transform(curves),
      transformParent: coin() ? earlier : nil,
      window: TimeRange(start: number(), end: number()), opacity: number(curves),
      blendMode: one(of: BlendMode.allCases),
      masks: list(2) {
        Mask(
          name: $0.text(), mode: $0.one(of: Mask.Mode.allCases), isInverted: $0.coin(),
          path: $0.animated(curves) { $0.path() }, opacity: $0.number(curves),
          expansion: $0.number(curves))
      },
      effects: list(3) { $0.effect(curves, matte: earlier) },
      matte: maybe { random in
        earlier.map { Matte(source: $0, mode: random.one(of: Matte.Mode.allCases)) }
      } ?? nil, isHidden: coin(), isMatteSource: coin())
  }

  private mutating func transform(_ curves: [NamedCurve]) -> Transform {
    guard coin() else { return .identity }
    return Transform(
      anchor: point(curves), position: point(curves), scale: point(curves),
      rotation: number(curves), skew: number(curves), skewAxis: number(curves),
      orientsAlongPath: coin(),
      space: maybe { random in
        SpatialTransform(
          anchorZ: random.number(curves), positionZ: random.number(curves),
          scaleZ: random.number(curves), rotationX: random.number(curves),
          rotationY: random.number(curves),
          orientation: random.animated(curves) {
            Orientation(x: $0.number(), y: $0.number(), z: $0.number())
          })
      })
  }

  private mutating func content(_ curves: [NamedCurve], _ ids: [String]) -> LayerContent {
    switch below(6) {
    case 5: return .text(textContent(curves))
    case 0: return .solid(Solid(size: size(), color: color()))
    case 1: return .image(ImageUse(image: text(), size: size()))
    case 2 where !ids.isEmpty:
      return .instance(
        Instance(
          definition: one(of: ids),
          timeMap: TimeMap(
            begin: number(), rate: coin() ? positive() : -positive(),
            remap: maybe { $0.number(curves) }),
          clip: maybe { $0.size() }, keepsDepth: coin()))
    case 3: return .shapes(shapes(curves))
    case 4: return .camera(Camera(zoom: number(curves), looksAtAnchor: coin()))
    default: return .empty
    }
  }

  private mutating func shapes(_ curves: [NamedCurve]) -> ShapeContent {
    var groups: [ShapeGroup] = []
    for index in 0..<below(4) {
      groups.append(
        ShapeGroup(
          name: text(), source: text(), parent: index > 0 && coin() ? below(index) : nil,
          transform: transform(curves), opacity: number(curves),
          blendMode: one(of: BlendMode.allCases), repeater: maybe { $0.repeater(curves) }))
    }
    let groupCount = groups.count
    let paths = list(4) { random in
      ShapePath(
        name: random.text(), source: random.text(), group: random.index(below: groupCount),
        geometry: random.geometry(curves))
    }
    let pathCount = paths.count
    return ShapeContent(
      paths: paths, groups: groups,
      modifiers: list(3) { random in
        PathModifier(
          name: random.text(), source: random.text(), kind: random.modifier(curves, groupCount),
          paths: random.indices(below: pathCount))
      }, nodes: nodes(curves, groupCount, pathCount, depth: 0))
  }

  private mutating func repeater(_ curves: [NamedCurve]) -> Repeater {
    Repeater(
      copies: number(curves), offset: number(curves), step: transform(curves),
      startOpacity: number(curves), endOpacity: number(curves),
      order: one(of: Repeater.Order.allCases))
  }

  private mutating func modifier(_ curves: [NamedCurve], _ groups: Int) -> PathModifier.Kind {
    switch below(6) {
    case 0:
      .trim(
        Trim(
          start: number(curves), end: number(curves), offset: number(curves),
          mode: one(of: Trim.Mode.allCases)))
    case 1: .roundedCorners(RoundedCorners(radius: number(curves)))
    case 2: .puckerBloat(PuckerBloat(amount: number(curves)))
    case 3:
      .zigZag(
        ZigZag(
          size: number(curves), ridges: number(curves),
          pointType: one(of: ZigZag.PointType.allCases)))
    case 4:
      .offsetPath(
        OffsetPath(
          amount: number(curves), join: one(of: Stroke.Join.allCases), miterLimit: number(curves)))
    default:
      .merge(MergePaths(mode: one(of: MergePaths.Mode.allCases), group: index(below: groups)))
    }
  }

  private mutating func index(below count: Int) -> Int? {
    count > 0 && coin() ? below(count) : nil
  }

  private mutating func indices(below count: Int) -> [Int] {
    count > 0 ? list(3) { $0.below(count) } : []
  }

  private mutating func geometry(_ curves: [NamedCurve]) -> Geometry {
    switch below(4) {
    case 0: .path(animated(curves) { $0.path() })
    case 1:
      .rectangle(
        Rectangle(
          center: point(curves), size: point(curves), cornerRadius: number(curves),
          isReversed: coin()))
    case 2: .ellipse(Ellipse(center: point(curves), size: point(curves), isReversed: coin()))
    default:
      .polystar(
        Polystar(
          kind: one(of: Polystar.Kind.allCases), center: point(curves),
          pointCount: number(curves), rotation: number(curves), outerRadius: number(curves),
          outerRoundness: number(curves), innerRadius: number(curves),
          innerRoundness: number(curves), isReversed: coin()))
    }
  }

  private mutating func nodes(
    _ curves: [NamedCurve], _ groups: Int, _ paths: Int, depth: Int
  ) -> [ShapeNode] {
    list(3) { random in
      if groups > 0, depth < 3, random.coin() {
        return .group(
          random.below(groups), random.nodes(curves, groups, paths, depth: depth + 1))
      }
      return .style(
        ShapeStyle(
          name: random.text(), source: random.text(), group: random.index(below: groups),
          kind: random.coin()
            ? .fill(random.one(of: FillRule.allCases)) : .stroke(random.stroke(curves)),
          paint: random.coin()
            ? .color(random.animated(curves) { $0.color() }) : .gradient(random.gradient(curves)),
          opacity: random.number(curves), blendMode: random.one(of: BlendMode.allCases),
          paths: random.indices(below: paths)))
    }
  }

  private mutating func stroke(_ curves: [NamedCurve]) -> Stroke {
    Stroke(
      width: number(curves), cap: one(of: Stroke.Cap.allCases),
      join: one(of: Stroke.Join.allCases), miterLimit: number(curves),
      dashes: list(3) { $0.number(curves) }, dashPhase: number(curves))
  }

  private mutating func gradient(_ curves: [NamedCurve]) -> Gradient {
    Gradient(
      kind: one(of: Gradient.Kind.allCases), start: point(curves), end: point(curves),
      highlightLength: number(curves), highlightAngle: number(curves),
      stops: animated(curves) { $0.stops() })
  }
}
