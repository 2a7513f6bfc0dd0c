internal import PegbarGeometry
internal import PegbarScene

/// The schemas of the values of fields.
enum ValueSchema {
  /// Returns the name of the schema of a type of value.
  static func name<Value: SceneValue>(of type: Value.Type) -> String {
    let forms = FormNames()
    _ = Value.read(from: forms)
    return forms.name
  }

  /// Returns the schema with a name.
  static func schema(_ name: String) -> SchemaNode { all[name] ?? [:] }

  private static let number: SchemaNode = ["type": "number"]
  private static let text: SchemaNode = ["type": "string"]
  private static let flag: SchemaNode = .plain(
    "boolean", "A Boolean value, which cannot be interpolated.")

  /// Returns the schema of a list of `count` numbers.
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
      2, "A point or an offset in points, with y pointing down, or a pair of factors: [x, y]."),
    "size": [
      "description": "A width and a height in points: [width, height].", "type": "array",
      "items": ["type": "number", "minimum": 0], "minItems": 2, "maxItems": 2,
    ],
    "rectangle": rectangle(
      "An axis-aligned rectangle in points: [x, y, width, height].", "minimum"),
    "filledRectangle": rectangle(
      "An axis-aligned rectangle in points, which is not empty: [x, y, width, height].",
      "exclusiveMinimum"),
    "matrix": numbers(6, "An affine transform: [a, b, c, d, tx, ty]."),
    "orientation": numbers(
      3,
      "An orientation in space: rotations in degrees about x, y and z; the last one applies first."
    ),
    "outline": list(
      "An outline: contours in drawing order, each a list of vertices, an ellipse or a rectangle.",
      of: [
        "anyOf": [
          .closed(
            "A connected run of cubic Bézier curves through vertices.",
            required: ["vertices"],
            [
              "isClosed": .plain(
                "boolean", "`true` if the last vertex is joined to the first.", ["default": false]),
              "vertices": list("The vertices in order.", of: vertex),
            ]),
          primitive(
            "An ellipse, clockwise from its top.", "ellipse", at: "quarter turns from the top"),
          primitive(
            "A rectangle, clockwise from its top-right corner.", "rectangle",
            at: "corners from the top right",
            [
              "cornerRadius": .plain(
                "number", "The corner radius; without a radius, corners have no curves.",
                ["minimum": 0])
            ]),
        ]
      ]),
  ]

  /// Returns the schema of a contour that is an ellipse or a rectangle.
  private static func primitive(
    _ description: String, _ type: SchemaNode, at places: String, _ others: SchemaNode = [:]
  ) -> SchemaNode {
    let members: SchemaNode = [
      "type": ["const": type], "center": numbers(2, "The center."),
      "size": .plain(
        "array", "The width and height.",
        ["items": ["type": "number", "minimum": 0], "minItems": 2, "maxItems": 2]),
    ]
    return .closed(
      description, required: ["type", "center", "size"],
      .object(
        members.members + others.members + [
          (
            "start",
            .plain(
              "integer", "The starting point, in \(places), clockwise.",
              ["minimum": 0, "maximum": 3, "default": 0])
          ),
          (
            "isReversed",
            .plain("boolean", "`true` if the direction is reversed.", ["default": false])
          ),
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
    A vertex [x, y], or [x, y, inX, inY, outX, outY] with the control points before and after it, \
    all in absolute coordinates.
    """,
    "type": "array", "items": number,
    "oneOf": [["minItems": 2, "maxItems": 2], ["minItems": 6, "maxItems": 6]],
  ]

  private static let color: SchemaNode = [
    "description": """
    An sRGB color with straight alpha and components from 0 to 1: [r, g, b] or [r, g, b, a]; \
    opaque without a.
    """,
    "type": "array", "items": number, "minItems": 3, "maxItems": 4,
  ]

  private static let colors: [String: SchemaNode] = [
    "color": color,
    "colors": list("Colors that are animated together.", of: color),
    "gradientStops": .closed(
      "Colors and opacities along a gradient: two lists, each interpolated linearly.",
      required: ["colors"],
      [
        "colors": list(
          "Color stops: [offset, r, g, b], offset 0 to 1; a fifth number, an alpha, is ignored.",
          of: ["type": "array", "items": number, "minItems": 4, "maxItems": 5]),
        "alphas": list(
          "Opacity stops: [offset, alpha], both 0 to 1; opaque if empty.",
          of: ["type": "array", "items": number, "minItems": 2, "maxItems": 2]),
      ]),
  ]

  private static let share: SchemaNode = ["type": "number", "minimum": 0, "maximum": 1]

  private static let spring: SchemaNode = .closed(
    """
    A mass on a spring that moves from one value to the next, as in CASpringAnimation; times are \
    in seconds.
    """, required: ["spring"],
    [
      "spring": .closed(
        "The properties of the spring.", required: ["stiffness", "damping"],
        [
          "mass": .plain("number", "The mass.", ["exclusiveMinimum": 0, "default": 1]),
          "stiffness": .plain("number", "The stiffness of the spring.", ["exclusiveMinimum": 0]),
          "damping": .plain("number", "The damping of the spring.", ["minimum": 0]),
          "velocity": .plain(
            "number",
            "The initial velocity of the mass, as a fraction of the total change per second.",
            ["default": 0]),
        ])
    ])

  private static let time: [String: SchemaNode] = [
    "window": [
      "description": """
      A time span in seconds of the composition: [start, end]; the end is exclusive and can be \
      "forever".
      """,
      "type": "array", "prefixItems": [number, ["anyOf": [number, ["const": "forever"]]]],
      "items": false, "minItems": 2,
    ],
    "timing": [
      "description": """
      A cubic Bézier curve from (0, 0) to (1, 1), with control points as in CAMediaTimingFunction: \
      [x1, y1, x2, y2]; x1 and x2 are 0 to 1.
      """,
      "type": "array", "prefixItems": [share, number, share, number], "items": false,
      "minItems": 4,
    ],
    "curve": [
      "description": """
      The easing to the next keyframe: "linear", "hold" (constant, then a jump), the name of a \
      curve in the scene, four numbers, or a spring.
      """,
      "anyOf": [text, ["$ref": "#/$defs/timing"], spring],
    ],
  ]

  private static let plain: [String: SchemaNode] = [
    "number": number, "flag": flag, "index": ["type": "integer", "minimum": 0],
    "indices": ["type": "array", "items": ["type": "integer", "minimum": 0]],
    "text": text, "texts": ["type": "array", "items": text],
    "numbers": list("Numbers that are animated together.", of: number),
    "parameterValue": [
      "anyOf": [
        number, ["$ref": "#/$defs/point"], ["$ref": "#/$defs/color"],
        ["$ref": "#/$defs/colors"], text,
        .closed("The ID of an image.", required: ["image"], ["image": text]),
      ]
    ],
  ]

  private static let all: [String: SchemaNode] = [geometry, colors, time, plain].reduce(
    into: [:]
  ) { $0.merge($1) { first, _ in first } }
}

/// Records the requested form.
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
