internal import PegbarGeometry
internal import PegbarScene

/// The forms that the values of fields have in a text.
enum ValueSchema {
  /// What the form of a type of value is called.
  static func name<Value: SceneValue>(of type: Value.Type) -> String {
    let forms = FormNames()
    _ = Value.read(from: forms)
    return forms.name
  }

  /// The form with a name.
  static func schema(_ name: String) -> SchemaNode { all[name] ?? [:] }

  private static let number: SchemaNode = ["type": "number"]
  private static let text: SchemaNode = ["type": "string"]
  private static let flag: SchemaNode = .plain(
    "boolean", "A flag; where it moves, it can only jump.")

  /// A list of so many numbers.
  static func numbers(_ count: Int, _ description: String) -> SchemaNode {
    let count = SchemaNode.number(Double(count))
    return .plain(
      "array", description, ["items": number, "minItems": count, "maxItems": count])
  }

  private static func list(_ description: String, of element: SchemaNode) -> SchemaNode {
    .plain("array", description, ["items": element])
  }

  private static let geometry: [String: SchemaNode] = [
    "point": numbers(
      2, "A point or an offset in points, y down, or a pair of factors: [x, y]."),
    "size": [
      "description": "A width and a height in points: [width, height].", "type": "array",
      "items": ["type": "number", "minimum": 0], "minItems": 2, "maxItems": 2,
    ],
    "rectangle": rectangle("An upright rectangle in points: [x, y, width, height].", "minimum"),
    "filledRectangle": rectangle(
      "An upright rectangle in points that is not empty: [x, y, width, height].",
      "exclusiveMinimum"),
    "matrix": numbers(6, "An affine transform: [a, b, c, d, tx, ty]."),
    "orientation": numbers(
      3,
      "A direction in space: turns in degrees about x, y and z, of which the last one applies first."
    ),
    "outline": list(
      "An outline: contours in drawing order, each by its vertices, as an ellipse or a rectangle.",
      of: [
        "anyOf": [
          .closed(
            "One connected run of cubic Bézier curves through its vertices.",
            required: ["vertices"],
            [
              "isClosed": .plain(
                "boolean", "Whether the last vertex is joined to the first.", ["default": false]),
              "vertices": list("The vertices in order.", of: vertex),
            ]),
          figure("An ellipse, from its top, clockwise.", "ellipse", at: "quarters after the top"),
          figure(
            "A rectangle, from its top right corner, clockwise.", "rectangle",
            at: "corners after the top right one",
            [
              "cornerRadius": .plain(
                "number", "The radius of its corners; they are no curves without.", ["minimum": 0])
            ]),
        ]
      ]),
  ]

  /// A contour that is an ellipse or a rectangle.
  private static func figure(
    _ description: String, _ type: SchemaNode, at places: String, _ others: SchemaNode = [:]
  ) -> SchemaNode {
    let members: SchemaNode = [
      "type": ["const": type], "center": numbers(2, "The point in its middle."),
      "size": .plain(
        "array", "Its width and its height.",
        ["items": ["type": "number", "minimum": 0], "minItems": 2, "maxItems": 2]),
    ]
    return .closed(
      description, required: ["type", "center", "size"],
      .object(
        members.members + others.members + [
          (
            "start",
            .plain(
              "integer", "How many \(places) it begins, clockwise.",
              ["minimum": 0, "maximum": 3, "default": 0])
          ),
          ("isReversed", .plain("boolean", "Whether it goes the other way.", ["default": false])),
        ]))
  }

  private static func rectangle(_ description: String, _ least: String) -> SchemaNode {
    let side = number.with(least, 0)
    let numbers: SchemaNode = [number, number, side, side]
    return .plain(
      "array", description, ["prefixItems": numbers, "items": false, "minItems": 4])
  }

  private static let vertex: SchemaNode = [
    "description": """
    A corner [x, y], or [x, y, inX, inY, outX, outY] with the control points before and after it; \
    all in absolute points.
    """,
    "type": "array", "items": number,
    "oneOf": [["minItems": 2, "maxItems": 2], ["minItems": 6, "maxItems": 6]],
  ]

  private static let color: SchemaNode = [
    "description": """
    A colour in sRGB with straight alpha, parts 0 to 1: [r, g, b] or [r, g, b, a]; opaque without a.
    """,
    "type": "array", "items": number, "minItems": 3, "maxItems": 4,
  ]

  private static let colors: [String: SchemaNode] = [
    "color": color,
    "colors": list("Colours that move together.", of: color),
    "gradientStops": .closed(
      "Colours and opacities along a gradient: two independent lists, each linear between its stops.",
      required: ["colors"],
      [
        "colors": list(
          "Colours by place: [offset, r, g, b], offset 0 to 1; a fifth number is an alpha that does "
            + "not count.",
          of: ["type": "array", "items": number, "minItems": 4, "maxItems": 5]),
        "alphas": list(
          "Opacities by place: [offset, alpha], both 0 to 1; opaque where there are none.",
          of: ["type": "array", "items": number, "minItems": 2, "maxItems": 2]),
      ]),
  ]

  private static let share: SchemaNode = ["type": "number", "minimum": 0, "maximum": 1]

  private static let spring: SchemaNode = .closed(
    """
    A mass on a spring that is pulled from one value to the next, as CASpringAnimation has it; its \
    time is in seconds.
    """, required: ["spring"],
    [
      "spring": .closed(
        "The numbers of the spring.", required: ["stiffness", "damping"],
        [
          "mass": .plain("number", "The mass.", ["exclusiveMinimum": 0, "default": 1]),
          "stiffness": .plain("number", "How hard the spring pulls.", ["exclusiveMinimum": 0]),
          "damping": .plain("number", "How hard it is braked.", ["minimum": 0]),
          "velocity": .plain(
            "number", "How fast the mass is at the start, in ranges a second.", ["default": 0]),
        ])
    ])

  private static let time: [String: SchemaNode] = [
    "window": [
      "description": """
      A span of time in seconds of the composition: [start, end]; the end does not belong to it and \
      may be "forever".
      """,
      "type": "array", "prefixItems": [number, ["anyOf": [number, ["const": "forever"]]]],
      "items": false, "minItems": 2,
    ],
    "timing": [
      "description": """
      A cubic Bézier from (0, 0) to (1, 1) by its control points: [x1, y1, x2, y2], as \
      CAMediaTimingFunction takes them; x1 and x2 lie in 0 to 1.
      """,
      "type": "array", "prefixItems": [share, number, share, number], "items": false,
      "minItems": 4,
    ],
    "curve": [
      "description": """
      How a value moves to the next key: "linear", "hold" (it stays and jumps), the name of one of \
      the scene's curves, four numbers, or a spring.
      """,
      "anyOf": [text, ["$ref": "#/$defs/timing"], spring],
    ],
  ]

  private static let plain: [String: SchemaNode] = [
    "number": number, "flag": flag, "index": ["type": "integer", "minimum": 0],
    "indices": ["type": "array", "items": ["type": "integer", "minimum": 0]],
    "text": text, "texts": ["type": "array", "items": text],
    "numbers": list("Numbers that move together.", of: number),
    "parameterValue": [
      "anyOf": [
        number, ["$ref": "#/$defs/point"], ["$ref": "#/$defs/color"],
        ["$ref": "#/$defs/colors"], text,
        .closed("The id of an image.", required: ["image"], ["image": text]),
      ]
    ],
  ]

  private static let all: [String: SchemaNode] = [geometry, colors, time, plain].reduce(
    into: [:]
  ) { $0.merge($1) { first, _ in first } }
}

/// Notes which form is asked for.
private final class FormNames: ValueInput {
  private(set) var name = ""

  private func note<Value>(_ name: String) -> Value? {
    self.name = name
    return nil
  }

  func read() -> Double? { note("number") }
  func read() -> Bool? { note("flag") }
  func read() -> Int? { note("index") }
  func read() -> [Int]? { note("indices") }
  func read() -> String? { note("text") }
  func read() -> [String]? { note("texts") }
  func read() -> Point? { note("point") }
  func read() -> Size? { note("size") }
  func read() -> Rect? { note("rectangle") }
  func read() -> Matrix? { note("matrix") }
  func read() -> TimeRange? { note("window") }
  func read() -> Color? { note("color") }
  func read() -> Colors? { note("colors") }
  func read() -> Numbers? { note("numbers") }
  func read() -> GradientStops? { note("gradientStops") }
  func read() -> Orientation? { note("orientation") }
  func read() -> Path? { note("outline") }
  func read() -> TextDocument? { note("textDocument") }
  func read() -> TimingCurve? { note("timing") }
  func read() -> Curve? { note("curve") }
  func read() -> Parameter.Value? { note("parameterValue") }
}
