import Foundation
import Pegbar
import PegbarScene

/// Creates an exact and a normalized scene with one of everything, and writes them as scene JSON and Swift.
///
/// Also uses walks, values and frames.
func writeMade(to folder: String) throws {
  let exact = madeExact()
  guard exact.frame(at: 0.5).items.count > 3 else {
    fatalError("the exact scene draws nothing")
  }
  try write(try Pegbar.convert(exact, options: options(named: "exact")), "Exact", to: folder)
  checkGeometry()
  var normalized = madeNormalized()
  normalized.changeEachLayer { $0.position.x += 1 }
  try write(
    try Pegbar.convert(normalized, options: options(named: "normalized")), "Normalized", to: folder)
}

/// Checks functions of points, rectangles, paths and values.
private func checkGeometry() {
  let moved = Matrix.scale(Point(x: 2, y: 2)).concatenating(.translation(Point(x: 1, y: 0)))
  let line = Path([Contour([PathVertex(.zero), PathVertex(Point(x: 10, y: 0))], isClosed: false)])
  let longer = line.applying(moved)
  let middle = Path.interpolate(line, longer, 0.5)
  let area = Rect(x: 0, y: 0, width: 1, height: 1).union(Rect(x: 2, y: 0, width: 1, height: 1))
    .outset(by: 1)
  guard moved == Matrix(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 0), longer.hasSameTopology(as: line),
    middle.contours[0].vertices[1].point.x == 15.5, area == Rect(x: -1, y: -1, width: 5, height: 3),
    Animated.constant(1.0).isAlways(1), AnimatedPoint.constant(.zero).isAlways(.zero),
    Colors.interpolate(Colors([.black]), Colors([.white]), 1) == Colors([.white]),
    GradientStops.ColorStop(offset: 0, color: .black).color == .black
  else { fatalError("\(moved), \(longer), \(area)") }
}

private func options(named name: String) -> ConversionOptions {
  ConversionOptions(sourceName: name + ".json")
}

/// Writes the Swift of a conversion and, with the name in its header, the scene that it is from.
private func write(_ conversion: Conversion, _ name: String, to folder: String) throws {
  for finding in conversion.findings where finding.kind.family == "export" {
    fatalError("\(finding)")
  }
  let file = OutputFile(name: "\(folder)/\(name).swift", bytes: Array(conversion.swiftCode.utf8))
  try Data(file.bytes).write(to: URL(fileURLWithPath: file.name))
  try Data(conversion.sceneJSON).write(
    to: URL(fileURLWithPath: "\(folder)/\(name.lowercased()).json"))
}

/// Returns a scene with layers of every content, masks, mattes, effects, parents and keyframes of every curve.
private func madeExact() -> Scene {
  let window = TimeRange(start: 0, end: 1)
  let path = Track([
    Key(
      time: 0, value: Point(x: 20, y: 20), curve: .bezier(TimingCurve(0.3, 0, 0.7, 1)),
      motionPath: MotionPath(control1: Point(x: 40, y: 0), control2: Point(x: 60, y: 80))),
    Key(time: 0.5, value: Point(x: 80, y: 60), curve: .hold),
    Key(time: 0.75, value: Point(x: 90, y: 60)),
  ])
  let turn = Track(
    [Key(time: 0, value: 0.0), Key(time: 0.25, value: 30)],
    repetition: Repeat(count: 2, autoreverses: true))
  let corners = [Point.zero, Point(x: 60, y: 0), Point(x: 60, y: 60), Point(x: 0, y: 60)]
  let square = Path([Contour(corners.map { PathVertex($0) }, isClosed: true)])
  let text = madeText()
  let size = Size(width: 100, height: 100)
  let space = SpatialTransform(orientation: .constant(Orientation(x: 0, y: 10, z: 0)))
  let layers = [
    Layer(
      id: LayerID(1), name: "solid", content: .solid(Solid(size: size, color: .white)),
      window: window,
      opacity: .constant(0.5)),
    Layer(
      id: LayerID(2), name: "shapes", content: madeShapes(),
      transform: Transform(position: .joined(.keyed(path)), rotation: .keyed(turn)), window: window,
      masks: [Mask(name: "Mask", mode: .add, path: .constant(square))]),
    Layer(
      id: LayerID(3), name: "text", content: text.content,
      transform: Transform(position: .constant(Point(x: 5, y: 50))), transformParent: LayerID(4),
      window: window,
      matte: Matte(source: LayerID(1), mode: .alpha)),
    Layer(id: LayerID(4), name: "null", content: .empty, window: window),
    Layer(
      id: LayerID(5), name: "picture",
      content: .image(ImageUse(image: "dot", size: Size(width: 2, height: 2))),
      window: window),
    Layer(
      id: LayerID(6), name: "part",
      content: .instance(
        Instance(definition: "part", timeMap: TimeMap(begin: 0.1, rate: 2), clip: size)),
      transform: Transform(space: space), window: window),
    Layer(
      id: LayerID(7), name: "effects",
      content: .solid(Solid(size: Size(width: 20, height: 20), color: .black)),
      window: window, effects: madeEffects()),
    Layer(
      id: LayerID(8), name: "camera", content: .camera(Camera(zoom: .constant(500))), window: window
    ),
  ]
  let part = Composition(
    id: "part", name: "Part", size: size,
    layers: [
      Layer(
        id: LayerID(1), name: "inside",
        content: .solid(Solid(size: Size(width: 9, height: 9), color: .black)),
        transform: Transform(rotation: .keyed(turn)), window: window)
    ])
  return Scene(
    name: "Exact", duration: 1, frameRate: 60,
    root: Composition(name: "Exact", size: size, layers: layers),
    definitions: [part],
    images: [
      ImageAsset(id: "dot", size: Size(width: 2, height: 2), data: .external(path: "dot.png"))
    ],
    fonts: [text.font], palette: [NamedColor(name: "ink", color: .black)],
    curves: [NamedCurve(name: "ease", curve: TimingCurve(0.3, 0, 0.7, 1))],
    markers: [Marker(name: "begin", comment: "begin", time: 0, duration: 0.5)],
    background: .white, playback: Playback(speed: 2, mode: .bounce, count: 3))
}

/// Returns a scene with layers of every Core Animation content, tracks of every type, a transaction, a transition
/// and a parameter.
private func madeNormalized() -> NormalizedScene {
  let box = Rect(x: 0, y: 0, width: 40, height: 40)
  let outline = Path([
    Contour(
      [Point.zero, Point(x: 40, y: 0), Point(x: 20, y: 40)].map { PathVertex($0) }, isClosed: true)
  ])
  let spring = Curve.spring(SpringCurve(stiffness: 120, damping: 14))
  func track(_ property: LayerProperty, _ keys: NormalizedTrack.Keys) -> NormalizedTrack {
    NormalizedTrack(property: property, keys: keys)
  }
  func fading(_ from: Double, _ to: Double) -> NormalizedTrack {
    track(.opacity, .number(Track([Key(time: 0.4, value: from), Key(time: 0.6, value: to)])))
  }
  let line = NormalizedStroke(width: 2, end: 0.5)
  let layers = [
    NormalizedLayer(
      name: "plain", content: .color(.black), bounds: box, position: Point(x: 50, y: 50),
      shadow: NormalizedShadow(color: .black, radius: 2),
      tracks: [
        track(
          .position,
          .point(
            Track([
              Key(time: 0, value: Point(x: 50, y: 50), curve: spring),
              Key(time: 0.8, value: Point(x: 80, y: 50)),
            ]))),
        track(
          .fillColor, .color(Track([Key(time: 0, value: .black), Key(time: 1, value: .white)]))),
      ]),
    NormalizedLayer(
      name: "outline",
      content: .shape(NormalizedShape(path: outline, style: .stroke(.black, line))),
      bounds: Rect(origin: .zero, size: Size(width: 40, height: 40)),
      mask: NormalizedMask(layers: [
        NormalizedLayer(name: "mask", content: .color(.black), bounds: box, cornerRadius: 8)
      ])),
    NormalizedLayer(
      name: "gradient",
      content: .gradient(
        NormalizedGradient(
          kind: .linear, start: .zero, end: Point(x: 40, y: 0), colors: [.black, .white],
          locations: [0, 1])),
      bounds: box,
      tracks: [
        track(
          .colors,
          .colors(
            Track([
              Key(time: 0, value: Colors([.black, .white])),
              Key(time: 1, value: Colors([.white, .black])),
            ]))),
        track(
          .locations,
          .numbers(
            Track([
              Key(time: 0, value: Numbers([0, 1])), Key(time: 1, value: Numbers([0.5, 1])),
            ]))),
      ]),
    NormalizedLayer(
      name: "old",
      content: .text(NormalizedText(string: "Old", font: "Helvetica", size: 12, color: .black)),
      bounds: box, opacity: 0, tracks: [fading(1, 0)]),
    NormalizedLayer(
      name: "new",
      content: .text(NormalizedText(string: "New", font: "Helvetica", size: 12, color: .black)),
      bounds: box, tracks: [fading(0, 1)]),
    NormalizedLayer(name: "part", content: .instance("part", begin: 0, rate: 1), bounds: box),
  ]
  let moves = AnimationGroup(
    layer: "plain", tracks: [TrackReference(layer: "plain", property: .position)])
  let root = NormalizedComposition(
    name: "Normalized", size: Size(width: 100, height: 100), layers: layers,
    transactions: [
      Transaction(
        id: "slide", name: "slide", window: TimeRange(start: 0, end: 0.8), groups: [moves])
    ],
    transitions: [
      Transition(.fade, from: "old", to: "new", time: 0.4, duration: 0.2, curve: .linear)
    ])
  let part = NormalizedComposition(
    id: "part", name: "Part", size: Size(width: 40, height: 40),
    layers: [NormalizedLayer(name: "dot", content: .color(.white), bounds: box)])
  let shade = Parameter(
    name: "shade", value: .number(1), targets: [],
    bindings: [ParameterBinding(layer: "gradient", part: .opacity)])
  return NormalizedScene(
    name: "Normalized", duration: 1, frameRate: 60, root: root, definitions: [part],
    parameters: [shade])
}
