import PegbarScene

// One of each part of a scene.

/// Returns shapes of every geometry, with every modifier and style, in a repeated group.
func madeShapes() -> LayerContent {
  let sides =
    [Point(x: 0, y: 0), Point(x: 40, y: 0)].map { PathVertex($0) }
    + [
      PathVertex(
        point: Point(x: 20, y: 30), inControl: Point(x: 30, y: 30), outControl: Point(x: 10, y: 30))
    ]
  let paths = [
    ShapePath(
      name: "Triangle", group: 0, geometry: .path(.constant(Path([Contour(sides, isClosed: true)])))
    ),
    ShapePath(
      name: "Card", group: 0,
      geometry: .rectangle(
        Rectangle(
          center: .constant(.zero), size: .constant(Point(x: 30, y: 20)), cornerRadius: .constant(4)
        ))),
    ShapePath(
      name: "Dot", group: 0,
      geometry: .ellipse(
        Ellipse(center: .constant(Point(x: 10, y: 5)), size: .constant(Point(x: 8, y: 8))))),
    ShapePath(
      name: "Star", group: 0,
      geometry: .polystar(
        Polystar(
          kind: .star, center: .constant(.zero), pointCount: .constant(5), rotation: .constant(0),
          outerRadius: .constant(20), innerRadius: .constant(9)))),
  ]
  let all = Array(paths.indices)
  let modifiers = [
    PathModifier(
      name: "Corners", kind: .roundedCorners(RoundedCorners(radius: .constant(2))), paths: all),
    PathModifier(
      name: "Bloat", kind: .puckerBloat(PuckerBloat(amount: .constant(0.1))), paths: [3]),
    PathModifier(
      name: "Zig", kind: .zigZag(ZigZag(size: .constant(2), ridges: .constant(2))), paths: [1]),
    PathModifier(name: "Offset", kind: .offsetPath(OffsetPath(amount: .constant(1))), paths: [2]),
    PathModifier(name: "Merge", kind: .merge(MergePaths(mode: .add)), paths: [0, 1]),
    PathModifier(
      name: "Trim",
      kind: .trim(
        Trim(start: .constant(0), end: .constant(0.8), offset: .constant(0), mode: .simultaneously)),
      paths: [3]),
  ]
  let stops = GradientStops(
    colors: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)],
    alphas: [
      GradientStops.AlphaStop(offset: 0, alpha: 1), GradientStops.AlphaStop(offset: 1, alpha: 0.5),
    ])
  let gradient = Gradient(
    kind: .linear, start: .constant(.zero), end: .constant(Point(x: 40, y: 0)),
    stops: .constant(stops))
  let styles: [ShapeNode] = [
    .style(
      ShapeStyle(
        name: "Fill", group: 0, kind: .fill(.nonZero), paint: .gradient(gradient), paths: [0, 1, 2])
    ),
    .style(
      ShapeStyle(
        name: "Line", group: 0,
        kind: .stroke(Stroke(width: .constant(2), dashes: [.constant(4), .constant(2)])),
        paint: .color(.constant(.black)), paths: [3])),
  ]
  let repeater = Repeater(
    copies: .constant(2), step: Transform(position: .constant(Point(x: 60, y: 0))))
  let group = ShapeGroup(
    name: "Group", transform: Transform(position: .constant(Point(x: 50, y: 50))),
    repeater: repeater)
  return .shapes(
    ShapeContent(paths: paths, groups: [group], modifiers: modifiers, nodes: [.group(0, styles)]))
}

/// Returns every effect of a layer.
func madeEffects() -> [LayerEffect] {
  let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
  let outline = Path([
    Contour([PathVertex(.zero), PathVertex(Point(x: 20, y: 0))], isClosed: false)
  ])
  return [
    .init(name: "Fill", kind: .color(.fill(FillEffect(color: .constant(gray))))),
    .init(
      name: "Tint",
      kind: .color(.tint(TintEffect(black: .constant(.black), white: .constant(gray))))),
    .init(
      name: "Tritone",
      kind: .color(
        .tritone(
          TritoneEffect(
            shadows: .constant(.black), midtones: .constant(gray), highlights: .constant(.white))))),
    .init(
      name: "Levels",
      kind: .color(.levels(LevelsEffect(all: LevelsEffect.Channel(gamma: .constant(1.2)))))),
    .init(name: "Blur", kind: .blur(BlurEffect(radius: .constant(2)))),
    .init(name: "Shadow", kind: .dropShadow(ShadowEffect(radius: .constant(3)))),
    .init(
      name: "Stroke",
      kind: .stroke(
        StrokeEffect(paths: [.constant(outline)], color: .constant(gray), width: .constant(2)))),
    .init(name: "Edge", kind: .outline(OutlineEffect(color: .constant(gray), width: .constant(1)))),
    .init(
      name: "Transform",
      kind: .transform(TransformEffect(transform: Transform(rotation: .constant(5))))),
    .init(name: "Matte", kind: .matte(MatteEffect(source: LayerID(1)))),
  ]
}

/// Returns a text with an animator along a path, and its font with one glyph.
func madeText() -> (content: LayerContent, font: Font) {
  var selector = TextSelector()
  selector.end = .constant(0.5)
  var animator = TextAnimator(name: "Rise", selector: selector)
  animator.position = .constant(Point(x: 0, y: -5))
  let square = Path([
    Contour(
      [.zero, Point(x: 8, y: 0), Point(x: 8, y: -8), Point(x: 0, y: -8)].map { PathVertex($0) },
      isClosed: true)
  ])
  let font = Font(
    name: "Blocks", family: "Blocks", glyphs: [Glyph(character: "o", advance: 0.1, outline: square)]
  )
  let line = Path([Contour([PathVertex(.zero), PathVertex(Point(x: 90, y: 0))], isClosed: false)])
  let text = TextContent(
    document: .constant(TextDocument(text: "oo", font: "Blocks", size: 10)), animators: [animator],
    path: TextPath(path: .constant(line)))
  return (.text(text), font)
}
