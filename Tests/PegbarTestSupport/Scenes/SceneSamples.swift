internal import PegbarGeometry
internal import PegbarScene

/// Handmade scenes that use every case of every enumeration and every member.
package enum SceneSamples {
  static let easeOut = TimingCurve(0, 0, 0.58, 1)
  static let curves = [
    NamedCurve(name: "easeOut", curve: easeOut),
    NamedCurve(name: "easeOutAgain", curve: easeOut),
    NamedCurve(name: "hold", curve: TimingCurve(0.1, 0, 0.9, 1)),
  ]
  static let images = [
    ImageAsset(
      id: "image_0", size: Size(width: 20, height: 10),
      data: .embedded(mediaType: "image/png", base64: "iVBORw0KGgo=")),
    ImageAsset(
      id: "image_1", size: Size(width: 5, height: 6), data: .external(path: "images/a b.png")),
  ]
  static let palette = [
    NamedColor(name: "sky", color: Color(red: 0.2, green: 0.5, blue: 1)),
    NamedColor(name: "veil", color: Color(red: 0, green: 0, blue: 0, alpha: 0.25)),
  ]
  static let markers = [
    Marker(name: "in", comment: "the ball \"drops\"\n", time: 0.5, duration: 0),
    Marker(name: "out", comment: "", time: 1, duration: 0.75),
  ]
  static let parameters = [
    Parameter(name: "n", value: .number(5), targets: ["$.layers[0].ks.o", "$.layers[1].ks.o"]),
    Parameter(name: "p", value: .point(Point(x: 1, y: 2)), targets: []),
    Parameter(name: "c", value: .color(Color(red: 1, green: 0, blue: 0, alpha: 0.5)), targets: []),
    Parameter(name: "t", value: .text("Grüße 🎬"), targets: []),
    Parameter(
      name: "g", value: .colors([.black, Color(red: 1, green: 0, blue: 0, alpha: 0.5)]),
      targets: []),
    Parameter(
      name: "i", value: .image("logo"), targets: [],
      bindings: [
        ParameterBinding(
          composition: "d", layer: "L", part: .lineWidth,
          map: Matrix(a: 2, b: 0, c: 0, d: 0, tx: 1, ty: 0))
      ] + ParameterBinding.Part.allCases.map { ParameterBinding(layer: "L", part: $0) }),
  ]

  static func path(_ offset: Double, isClosed: Bool = true) -> Path {
    Path([
      Contour(
        [
          PathVertex(Point(x: offset, y: 0)),
          PathVertex(
            point: Point(x: 10, y: offset), inControl: Point(x: 8, y: offset),
            outControl: Point(x: 12.5, y: offset)),
          PathVertex(Point(x: 5, y: 10)),
        ], isClosed: isClosed),
      Contour([PathVertex(Point(x: 1, y: 1))], isClosed: false),
    ])
  }

  /// Returns two keyframes joined by a curve.
  static func moving<Value: TrackValue>(
    _ from: Value, _ to: Value, _ curve: Curve = .linear, repetition: Repeat? = nil,
    fidelity: Fidelity = .exact
  ) -> Track<Value> {
    Track(
      [Key(time: 0, value: from, curve: curve), Key(time: 1.5, value: to)],
      repetition: repetition, fidelity: fidelity)
  }

  static let still = Animated<Double>.constant(0.5)
  static let number = Animated.keyed(moving(0.0, 90.0, .bezier(easeOut)))
  static let repeated = Animated.keyed(
    moving(
      0.25, 0.75, .hold,
      repetition: Repeat(count: .infinity, autoreverses: true, isCumulative: true),
      fidelity: .baked(error: 0.125)))
  static let counted = Animated.keyed(
    moving(
      1.0, 2, .bezier(TimingCurve(0.25, -0.5, 0.75, 1.5)), repetition: Repeat(count: 2.5),
      fidelity: .approximate))
  static let joined = AnimatedPoint.joined(
    .keyed(
      Track([
        Key(
          time: 0, value: Point(x: 0, y: 0), curve: .bezier(curves[2].curve),
          motionPath: MotionPath(control1: Point(x: 5, y: 0), control2: Point(x: 10, y: 5))),
        Key(time: 1, value: Point(x: 10, y: 10)),
        Key(time: 1, value: Point(x: 20, y: 20)),
      ])))
  static let split = AnimatedPoint.split(x: number, y: .constant(7))

  static let transform = Transform(
    anchor: .constant(Point(x: 1, y: 2)), position: joined, scale: split, rotation: number,
    skew: still, skewAxis: repeated, orientsAlongPath: true,
    space: SpatialTransform(
      anchorZ: number, positionZ: .constant(-3), scaleZ: repeated, rotationX: .constant(10),
      rotationY: number,
      orientation: .keyed(
        Track([
          Key(time: 0, value: .zero), Key(time: 1, value: Orientation(x: 10, y: 20, z: 30.5)),
        ]))))

  static func transactions(_ id: String) -> [Transaction] {
    [
      Transaction(
        id: "\(id)-in-0", name: "in", window: TimeRange(start: 0, end: 1),
        groups: [
          AnimationGroup(
            layer: "all", tracks: Property.allCases.map { .init(layer: "all", property: $0) }),
          AnimationGroup(
            layer: "ball",
            tracks: [
              TrackReference(layer: "ball", part: "Path 1", property: .path),
              TrackReference(layer: "other", property: .opacity),
            ]),
        ], curve: .bezier(easeOut), next: "\(id)-out-0"),
      Transaction(
        id: "\(id)-out-0", name: "out", window: TimeRange(start: 1, end: .infinity), groups: [],
        curve: .linear),
    ]
  }
}
