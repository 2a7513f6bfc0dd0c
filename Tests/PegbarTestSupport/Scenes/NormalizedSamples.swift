internal import PegbarGeometry
package import PegbarScene

extension SceneSamples {
  /// A normalized scene with everything in it.
  package static let normalized = NormalizedScene(
    name: "Everything", duration: 2, frameRate: 25, firstFrame: -3,
    root: NormalizedComposition(
      name: "Main", size: Size(width: 200, height: 100), layers: [everythingNormalized],
      transactions: transactions("main"), transitions: transitions),
    definitions: [
      NormalizedComposition(
        id: "inner", name: "Inner", size: Size(width: 10, height: 10), layers: []),
      NormalizedComposition(
        id: "outer", name: "Outer", size: Size(width: 10, height: 10),
        layers: [
          NormalizedLayer(
            name: "use", content: .instance("inner", begin: 0, rate: 1),
            bounds: Rect(x: 0, y: 0, width: 10, height: 10))
        ]),
    ],
    images: images, fonts: fonts, palette: palette, curves: curves, markers: markers,
    parameters: parameters)

  private static var everythingNormalized: NormalizedLayer {
    NormalizedLayer(
      name: "everything", designerName: "Every Thing", source: "$.layers[0]",
      content: .color(palette[1].color), bounds: Rect(x: -1, y: 2, width: 30, height: 40.5),
      anchor: Point(x: 1, y: 1), position: Point(x: 10, y: 20), scale: Point(x: 2, y: -1),
      rotation: 45, rotationX: 10, rotationY: -20, zPosition: 5, scaleZ: 1.5, keepsDepth: true,
      perspective: 800, opacity: 0.5, isHidden: true, blendMode: .overlay, clipsToBounds: true,
      shadow: NormalizedShadow(
        color: palette[1].color, opacity: 0.5, offset: Point(x: 1, y: 2), radius: 3),
      mask: NormalizedMask(mode: .alphaInverted, layers: [contentLayer(.none, "mask")]),
      sublayers: sublayers + [grown],
      tracks: tracks.filter { ![.size, .cornerRadius].contains($0.property) })
  }

  private static var transitions: [Transition] {
    let pushes = Transition.Edge.allCases.map {
      Transition(
        .push($0), from: "content 4", to: "content 5", time: 1, duration: 0.25, curve: .linear)
    }
    return [
      Transition(
        .fade, from: "content 2", to: "content 3", time: 0.5, duration: 0.125,
        curve: .bezier(easeOut))
    ] + pushes
  }

  private static func contentLayer(
    _ content: NormalizedContent, _ name: String, tracks: [NormalizedTrack] = []
  ) -> NormalizedLayer {
    NormalizedLayer(
      name: name, content: content, bounds: Rect(x: 0, y: 0, width: 1, height: 1),
      mask: NormalizedMask(layers: []), tracks: tracks)
  }

  private static func line(_ alignment: NormalizedText.Alignment) -> NormalizedContent {
    .text(
      NormalizedText(
        string: "Grüße", font: "Peg-Regular", size: 12, color: .black, alignment: alignment))
  }

  private static var sublayers: [NormalizedLayer] {
    var contents: [NormalizedContent] = [
      .none, .color(.white), line(.left), line(.center), line(.right), .image("image_0"),
      .instance("outer", begin: 0.25, rate: 1.5),
    ]
    contents += FillRule.allCases.map {
      .shape(NormalizedShape(path: path(3), style: .fill(.black, $0)))
    }
    contents += zip(Stroke.Cap.allCases, Stroke.Join.allCases).map {
      let stroke = NormalizedStroke(
        width: 2, cap: $0, join: $1, miterLimit: 10, dashes: [1, 2.5], dashPhase: 3, start: 0.25,
        end: 0.75)
      return .shape(
        NormalizedShape(path: path(1, isClosed: false), style: .stroke(.white, stroke)))
    }
    contents += FillRule.allCases.map {
      .shape(
        NormalizedShape(
          path: path(3),
          style: .both(fill: .black, $0, stroke: .white, NormalizedStroke(width: 2))))
    }
    contents += Gradient.Kind.allCases.map {
      .gradient(
        NormalizedGradient(
          kind: $0, start: .zero, end: .one, rim: $0 == .radial ? Point(x: 0, y: -1) : nil,
          colors: palette.map(\.color), locations: [0, 1]))
    }
    return contents.enumerated().map { contentLayer($1, "content \($0)", tracks: [tracks[0]]) }
  }

  /// The only layer with an animated size and corner radius.
  private static var grown: NormalizedLayer {
    NormalizedLayer(
      name: "grown", content: .color(.black), bounds: Rect(x: 0, y: 0, width: 4, height: 3),
      tracks: tracks.filter { [.size, .cornerRadius].contains($0.property) })
  }

  /// Tracks of every property that Core Animation can play.
  static var tracks: [NormalizedTrack] {
    LayerProperty.allCases.map {
      NormalizedTrack(property: $0, keys: $0 == .position ? way : keys($0.facts.valueType))
    }
  }

  /// Keyframes of a curve, then a line.
  private static var way: NormalizedTrack.Keys {
    .point(
      Track([
        Key(
          time: 0, value: Point(x: 10, y: 20), curve: .bezier(easeOut),
          motionPath: MotionPath(control1: Point(x: 10, y: -5.5), control2: Point(x: 40, y: 20))),
        Key(time: 1, value: Point(x: 60, y: 20)), Key(time: 2, value: Point(x: 10, y: 20)),
      ]))
  }

  private static func keys(_ type: LayerProperty.ValueType) -> NormalizedTrack.Keys {
    switch type {
    case .number:
      .number(moving(0, 1, .bezier(easeOut), repetition: Repeat(count: 3), fidelity: .approximate))
    case .point, .size: .point(moving(.zero, .one, .hold, repetition: Repeat(count: .infinity)))
    case .color:
      .color(
        moving(
          .white, palette[1].color, .spring(SpringCurve(stiffness: 100, damping: 10)),
          fidelity: .baked(error: 0.001)))
    case .colors: .colors(moving(Colors([.white, .black]), Colors([.black, palette[1].color])))
    case .numbers: .numbers(moving(Numbers([0, 1]), Numbers([]), .hold))
    case .path: .path(moving(path(1), Path(), .hold))
    case .flag: .flag(moving(false, true, .hold))
    }
  }
}
