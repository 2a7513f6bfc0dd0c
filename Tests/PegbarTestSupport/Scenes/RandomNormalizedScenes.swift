internal import PegbarGeometry
package import PegbarScene

extension RandomScenes {
  package mutating func normalizedScene() -> NormalizedScene {
    let curves = curves()
    var definitions: [NormalizedComposition] = []
    for index in 0..<below(3) {
      var composition = normalizedComposition(curves, definitions.map(\.id))
      composition.id = "definition \(index)"
      definitions.append(composition)
    }
    return NormalizedScene(
      name: text(), duration: positive(), frameRate: positive(), firstFrame: number(),
      root: normalizedComposition(curves, definitions.map(\.id)), definitions: definitions,
      images: images(), fonts: fonts(),
      palette: list(2) { NamedColor(name: $0.text(), color: $0.color()) },
      curves: curves,
      markers: list(2) {
        Marker(name: $0.text(), comment: $0.text(), time: $0.number(), duration: $0.number())
      },
      parameters: list(2) {
        Parameter(name: $0.text(), value: .point($0.point()), targets: $0.list(2) { $0.text() })
      })
  }

  private mutating func normalizedComposition(
    _ curves: [NamedCurve], _ ids: [String]
  ) -> NormalizedComposition {
    let layers = layers(curves, ids, depth: 0)
    return NormalizedComposition(
      name: text(), size: size(), layers: layers, transactions: transactions(curves),
      transitions: transitions(curves, among: layers))
  }

  private mutating func transitions(
    _ curves: [NamedCurve], among layers: [NormalizedLayer]
  ) -> [Transition] {
    let names = Set(layers.filter { !$0.tracks.isEmpty }.map(\.name)).sorted()
    guard names.count > 1 else { return [] }
    let curve = curves.first.map { Curve.bezier($0.curve) } ?? .linear
    return list(2) { random in
      Transition(
        random.coin() ? .fade : .push(random.one(of: Transition.Edge.allCases)), from: names[0],
        to: names[1], time: random.number(), duration: random.positive(), curve: curve)
    }
  }

  private mutating func layers(
    _ curves: [NamedCurve], _ ids: [String], depth: Int
  ) -> [NormalizedLayer] {
    guard depth < 4 else { return [] }
    return list(3) { random in
      let size = random.size()
      let clips = random.coin()
      return NormalizedLayer(
        name: random.text(), designerName: random.text(), source: random.text(),
        content: random.content(ids), bounds: Rect(origin: random.point(), size: size),
        cornerRadius: clips ? 0 : min(size.width, size.height) / 2 * random.fraction(),
        anchor: random.point(), position: random.point(), scale: random.point(),
        rotation: random.number(), rotationX: random.number(), rotationY: random.number(),
        zPosition: random.number(), scaleZ: random.number(), keepsDepth: random.coin(),
        perspective: random.maybe { $0.positive() }, opacity: random.fraction(),
        isHidden: random.coin(),
        blendMode: random.one(of: BlendMode.allCases), clipsToBounds: clips,
        shadow: random.maybe {
          NormalizedShadow(
            color: $0.color(), opacity: $0.fraction(), offset: $0.point(), radius: $0.positive())
        },
        mask: random.maybe {
          NormalizedMask(
            mode: $0.one(of: NormalizedMask.Mode.allCases),
            layers: $0.layers(curves, ids, depth: depth + 1))
        }, sublayers: random.layers(curves, ids, depth: depth + 1),
        tracks: random.tracks(curves))
    }
  }

  private mutating func content(_ ids: [String]) -> NormalizedContent {
    switch below(7) {
    case 6:
      return .text(
        NormalizedText(
          string: text(), font: text(), size: number(), color: color(),
          alignment: one(of: NormalizedText.Alignment.allCases)))
    case 0: return .color(color())
    case 1: return .image(text())
    case 2:
      return .shape(
        NormalizedShape(path: path(), style: .fill(color(), one(of: [.nonZero, .evenOdd]))))
    case 3:
      let stroke = NormalizedStroke(
        width: number(), cap: one(of: Stroke.Cap.allCases), join: one(of: Stroke.Join.allCases),
        miterLimit: number(), dashes: list(3) { $0.number() }, dashPhase: number(),
        start: number(), end: number())
      let style: NormalizedShape.Style =
        below(2) == 0
        ? .stroke(color(), stroke)
        : .both(fill: color(), one(of: [.nonZero, .evenOdd]), stroke: color(), stroke)
      return .shape(NormalizedShape(path: path(), style: style))
    case 4:
      let colors = list(4) { $0.color() }
      return .gradient(
        NormalizedGradient(
          kind: one(of: Gradient.Kind.allCases), start: point(), end: point(),
          rim: below(2) == 0 ? point() : nil, colors: colors,
          locations: colors.map { _ in fraction() }))
    default:
      return ids.isEmpty ? .none : .instance(one(of: ids), begin: number(), rate: positive())
    }
  }

  private mutating func tracks(_ curves: [NamedCurve]) -> [NormalizedTrack] {
    var tracks: [NormalizedTrack] = []
    let properties = LayerProperty.allCases.filter { ![.size, .cornerRadius].contains($0) }
    for property in properties where below(8) == 0 {
      tracks.append(
        NormalizedTrack(property: property, keys: keys(property.facts.valueType, curves)))
    }
    return tracks
  }

  private mutating func keys(
    _ type: LayerProperty.ValueType, _ curves: [NamedCurve]
  ) -> NormalizedTrack.Keys {
    switch type {
    case .number: return .number(track(curves) { $0.number() })
    case .point, .size: return .point(track(curves) { $0.point() })
    case .color: return .color(track(curves) { $0.color() })
    case .colors:
      let count = below(4)
      return .colors(track(curves) { r in Colors((0..<count).map { _ in r.color() }) })
    case .numbers:
      let count = below(4)
      return .numbers(track(curves) { r in Numbers((0..<count).map { _ in r.number() }) })
    case .path: return .path(track(curves, onlyHolds: true) { $0.path() })
    case .flag: return .flag(track(curves, onlyHolds: true) { $0.coin() })
    }
  }
}
