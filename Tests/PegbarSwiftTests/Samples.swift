import PegbarGeometry
import PegbarScene

/// Small scenes that the tests of the Swift exporter share.
enum Samples {
  static let canvas = Size(width: 320, height: 240)
  static let ease = TimingCurve(0.165, 0.84, 0.44, 1)

  static func scene(
    _ name: String = "Sample", _ layers: [NormalizedLayer],
    definitions: [NormalizedComposition] = [], images: [ImageAsset] = [],
    palette: [NamedColor] = [], curves: [NamedCurve] = [], markers: [Marker] = []
  ) -> NormalizedScene {
    NormalizedScene(
      name: name, duration: 3, frameRate: 60,
      root: NormalizedComposition(name: name, size: canvas, layers: layers),
      definitions: definitions, images: images, palette: palette, curves: curves, markers: markers)
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  static func polygon(_ points: [(Double, Double)], isClosed: Bool = true) -> Path {
    Path([Contour(points.map { PathVertex(Point(x: $0.0, y: $0.1)) }, isClosed: isClosed)])
  }

  static func track<Value>(
    _ keys: [(Double, Value)], _ curve: Curve = .linear, repetition: Repeat? = nil
  ) -> Track<Value> {
    Track(
      keys.map { Key(time: $0.0, value: $0.1, curve: curve) }, repetition: repetition)
  }

  /// A rotating rectangle.
  static let card = NormalizedLayer(
    name: "Card", content: .color(.white), bounds: rect(0, 0, 200, 120),
    anchor: Point(x: 100, y: 60), position: Point(x: 160, y: 110), rotation: 45,
    tracks: [
      NormalizedTrack(
        property: .rotation, keys: .number(track([(0, -90), (0.6, 45)], .bezier(ease))))
    ])

  /// A line that is drawn on.
  static let tick = NormalizedLayer(
    name: "Tick",
    content: .shape(
      NormalizedShape(
        path: polygon([(2, 20), (17, 34), (46, 2)], isClosed: false),
        style: .stroke(
          Color(red: 1, green: 0.4, blue: 0.25),
          NormalizedStroke(width: 6, cap: .round, join: .round)))),
    bounds: rect(0, 0, 48, 36), position: Point(x: 76, y: 42),
    tracks: [
      NormalizedTrack(property: .strokeEnd, keys: .number(track([(0.5, 0), (0.9, 1)])))
    ])

  /// A radial gradient behind a mask with a mask of its own.
  static let glow = NormalizedLayer(
    name: "Glow",
    content: .gradient(
      NormalizedGradient(
        kind: .radial, start: Point(x: 50, y: 50), end: Point(x: 100, y: 100),
        colors: [.white, .black], locations: [0, 1])),
    bounds: rect(0, 0, 100, 100),
    mask: NormalizedMask(layers: [
      NormalizedLayer(
        name: "Glow mask",
        content: .shape(
          NormalizedShape(
            path: polygon([(0, 0), (100, 0), (50, 100)]), style: .fill(.black, .evenOdd))),
        bounds: rect(0, 0, 100, 100),
        mask: NormalizedMask(
          mode: .alphaInverted,
          layers: [
            NormalizedLayer(
              name: "Hole", content: .color(.black), bounds: rect(0, 0, 10, 10),
              anchor: Point(x: 3, y: 0))
          ]))
    ]),
    tracks: [
      NormalizedTrack(
        property: .gradientEnd,
        keys: .point(track([(0, Point(x: 60, y: 60)), (2, Point(x: 100, y: 100))]))),
      NormalizedTrack(
        property: .colors,
        keys: .colors(
          track([(0, Colors([.black, .black])), (1, Colors([.white, .black]))]))),
      NormalizedTrack(
        property: .locations,
        keys: .numbers(track([(0, Numbers([0, 0.5])), (1, Numbers([0, 1]))]))
      ),
    ])

  /// A layer with every unusual kind of motion.
  static let odd = NormalizedLayer(
    name: "Odd", bounds: rect(-10, -10, 30, 70), anchor: .zero, scale: Point(x: 0, y: 1),
    rotation: 30, opacity: 0.5, isHidden: true, blendMode: .multiply, clipsToBounds: true,
    tracks: [
      NormalizedTrack(property: .anchor, keys: .point(track([(0, .zero), (1, .one)]))),
      NormalizedTrack(property: .position, keys: .point(track([(-1, .zero), (1, .one)]))),
      NormalizedTrack(property: .scale, keys: .point(track([(0, .one), (1, .zero)]))),
      NormalizedTrack(
        property: .rotation,
        keys: .number(track([(0, 0), (1, 90)], repetition: Repeat(count: .infinity)))),
      NormalizedTrack(
        property: .opacity,
        keys: .number(
          Track([
            Key(time: 0, value: 0, curve: .hold), Key(time: 1, value: 1, curve: .bezier(ease)),
            Key(time: 2, value: 0.5),
          ]))),
      NormalizedTrack(
        property: .isHidden, keys: .flag(track([(0, true), (0.25, false), (2.5, true)], .hold))),
    ])

  /// A definition with an image and an animated shape, used twice directly and once in another
  /// definition.
  static let nested: NormalizedScene = {
    let morph = NormalizedLayer(
      name: "Morph",
      content: .shape(
        NormalizedShape(
          path: polygon([(0, 0), (10, 0), (5, 8)]), style: .fill(.black, .nonZero))),
      bounds: rect(0, 0, 10, 10),
      tracks: [
        NormalizedTrack(
          property: .path,
          keys: .path(
            track([
              (0, polygon([(0, 0), (10, 0), (5, 2)])), (1, polygon([(0, 0), (10, 0), (5, 8)])),
            ])))
      ])
    let photo = NormalizedLayer(
      name: "Photo", content: .image("image_0"), bounds: rect(0, 0, 40, 40))
    let hand = NormalizedComposition(
      id: "comp_0", name: "Hand", size: Size(width: 40, height: 40), layers: [photo, morph])
    func use(_ id: String, _ name: String, _ begin: Double, _ rate: Double) -> NormalizedLayer {
      NormalizedLayer(
        name: name, content: .instance(id, begin: begin, rate: rate), bounds: rect(0, 0, 40, 40),
        anchor: Point(x: 20, y: 20), position: Point(x: 60, y: 60))
    }
    let arm = NormalizedComposition(
      id: "comp_1", name: "Arm", size: Size(width: 80, height: 80),
      layers: [use("comp_0", "Hand", 0.5, 2)])
    return scene(
      "Body", [use("comp_1", "Left arm", 0, 1), use("comp_0", "Left", 1, 0.5)],
      definitions: [hand, arm],
      images: [
        ImageAsset(
          id: "image_0", size: Size(width: 40, height: 40), data: .external(path: "hand.png"))
      ],
      markers: [
        Marker(name: "Intro", comment: "", time: 0, duration: 1),
        Marker(name: "whole", comment: "", time: 1, duration: 0),
      ])
  }()
}
