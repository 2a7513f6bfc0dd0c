internal import PegbarGeometry
internal import PegbarScene

/// The JSON schema of scenes, made from the fields of their types.
final class SceneSchema {
  private var definitions: [(key: String, value: SchemaNode)] = []
  private var names: Set<String> = []

  /// The schema as a whole.
  static let root: SchemaNode = {
    let schema = SceneSchema()
    let kinds = [
      schema.scene(Scene.self, kind: "exact"),
      schema.scene(NormalizedScene.self, kind: "normalized"),
    ]
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:pegbar:scene:1",
      "title": "Pegbar scene, version 1",
      "description": """
      A motion scene. Units: seconds from the beginning, points with y down, degrees, opacity 0 to \
      1, scale as factor, sRGB with straight alpha. Lists of layers go from back to front. A member \
      that is not given has the value that changes nothing. Every number is finite.
      """,
      "oneOf": .list(kinds), "$defs": .object(schema.definitions.sorted { $0.key < $1.key }),
    ]
  }()

  /// The definition with a name, made where it is missing; returns how it is referred to.
  func definition(_ name: String, _ make: () -> SchemaNode) -> SchemaNode {
    if names.insert(name).inserted { definitions.append((name, make())) }
    return .object([("$ref", .text("#/$defs/\(name)"))])
  }

  // MARK: Records

  private func scene(_ type: (some SceneRecord).Type, kind: String) -> SchemaNode {
    let fields = FieldSchema(self)
    fields.add("pegbar", ["description": "The version of the format.", "const": 1], true)
    fields.add(
      "kind",
      ["description": "Which of the two kinds of scene it is.", "const": .text(kind)], true)
    fields.add("checksum", Self.checksum, false)
    type.blank.show(to: fields)
    return fields.object(type.documentation)
  }

  private static let checksum: SchemaNode = .plain(
    "string",
    """
    The CRC-32 of everything before this member, as eight hexadecimal digits; the last member. A \
    file in which it is another one was edited by hand; it is read all the same.
    """, ["pattern": "^[0-9a-f]{8}$"])

  /// A record; one of several objects where it is one of several things.
  func record<Record: SceneRecord>(_ type: Record.Type) -> SchemaNode {
    definition(Self.name(of: type)) {
      let variants = variants(of: type)
      return variants.count == 1
        ? variants[0] : ["description": .text(type.documentation), "oneOf": .list(variants)]
    }
  }

  private static func name<Record: SceneRecord>(of type: Record.Type) -> String {
    let name = String(describing: type)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private func variants<Record: SceneRecord>(of type: Record.Type) -> [SchemaNode] {
    var variants: [SchemaNode] = []
    var choice = FieldSchema.Choice()
    while true {
      let fields = FieldSchema(self, choice)
      var record = Record.blank
      record.apply(fields)
      variants.append(fields.object(type.documentation))
      if choice.alternative + 1 < fields.counts.alternative {
        choice.alternative += 1
      } else if choice.type + 1 < fields.counts.type {
        choice = FieldSchema.Choice(type: choice.type + 1)
      } else {
        return variants
      }
    }
  }

  // MARK: Values

  /// The form of a type of value.
  func value<Value: SceneValue>(
    _ type: Value.Type, _ rule: FieldFacts.Rule = .any
  ) -> SchemaNode {
    switch rule {
    case .positive: ["type": "number", "exclusiveMinimum": 0]
    case .notNegative: ["type": "number", "minimum": 0]
    case .notZero: ["type": "number", "not": ["const": 0]]
    case .notEmpty: form("filledRectangle")
    case .any, .index, .layer, .image, .definition: form(of: type)
    }
  }

  private func form<Value: SceneValue>(of type: Value.Type) -> SchemaNode {
    let name = ValueSchema.name(of: type)
    switch name {
    case "textDocument": return record(TextDocument.self)
    case "number", "text", "texts", "index", "indices": return ValueSchema.schema(name)
    case "curve": _ = form("timing")
    case "parameterValue": for part in ["point", "color", "colors"] { _ = form(part) }
    default: break  // it consists of no other forms
    }
    return form(name)
  }

  private func form(_ name: String) -> SchemaNode {
    definition(name) { ValueSchema.schema(name) }
  }

  /// A value that stands still, or its track.
  func animated<Value: SceneValue>(_ type: Value.Type) -> SchemaNode {
    definition("animated" + ValueSchema.name(of: type).capitalized) {
      [
        "description": "A value that stands still, or a track.",
        "anyOf": [value(type), track(type, bends: false)],
      ]
    }
  }

  /// A point that stands still or moves; its coordinates may move apart.
  func point() -> SchemaNode {
    definition("animatedPosition") {
      [
        "description": "A point that stands still, a track, or two coordinates that move apart.",
        "anyOf": [
          value(Point.self), track(Point.self, bends: true),
          .closed(
            "A point whose coordinates have their own keys.", required: ["x", "y"],
            ["x": animated(Double.self), "y": animated(Double.self)]),
        ],
      ]
    }
  }

  // MARK: Tracks

  private func track<Value: SceneValue>(_ type: Value.Type, bends: Bool) -> SchemaNode {
    definition(ValueSchema.name(of: type) + (bends ? "PathTrack" : "Track")) {
      .closed(
        "A value that moves.", required: ["keys"], .object(trackMembers(type, bends: bends)))
    }
  }

  private func trackMembers<Value: SceneValue>(
    _ type: Value.Type, bends: Bool = false
  ) -> [(key: String, value: SchemaNode)] {
    [
      ("keys", keys(type, bends: bends)), ("repeat", definition("repeat") { Self.repetition }),
      ("fidelity", definition("fidelity") { Self.fidelity }),
    ]
  }

  private func keys<Value: SceneValue>(_ type: Value.Type, bends: Bool) -> SchemaNode {
    let time: SchemaNode = [
      "description": "When, in seconds of the composition.", "type": "number",
    ]
    let curve: SchemaNode = .object(
      [("description", "How the value moves to the next key; linear where not given.")]
        + value(Curve.self).members)
    var members: [(key: String, value: SchemaNode)] = [
      ("time", time), ("value", value(type)), ("curve", curve),
    ]
    if bends { members.append(("motionPath", Self.motionPath)) }
    let key: SchemaNode = .closed(
      "A value at a time, and how it goes on from there.", required: ["time", "value"],
      .object(members))
    return .plain(
      "array", "The keys, at least one, in ascending order of time; two at one time are a jump.",
      ["minItems": 1, "items": key])
  }

  private static let motionPath = ValueSchema.numbers(
    4,
    "The control points of the curve to the next key, in absolute points: [x1, y1, x2, y2]; it is "
      + "travelled by length.")

  private static let repetition: SchemaNode = .closed(
    "How often the keys are played.", required: ["count"],
    [
      "count": [
        "description": "How many times, more than 0, or \"forever\".",
        "anyOf": [["type": "number", "exclusiveMinimum": 0], ["const": "forever"]],
      ],
      "autoreverses": .plain(
        "boolean", "Whether every second time runs backwards.", ["default": false]),
      "isCumulative": .plain(
        "boolean", "Whether every time starts where the one before ended.", ["default": false]),
    ])

  private static let fidelity: SchemaNode = [
    "description": """
    How well the keys play what the source says: "exact" (the source's own keys, or others that play the \
    same), "approximate", or {"baked": error}: sampled keys that stay within an error.
    """,
    "anyOf": [
      ["enum": ["exact", "approximate"], "default": "exact"],
      .closed(
        "Sampled keys.", required: ["baked"],
        [
          "baked": .plain(
            "number",
            "The largest distance from the source, in points, degrees, fractions or colour parts.",
            ["minimum": 0]),
          "time": .plain("number", "Where the distance is largest, in seconds."),
        ]),
    ],
  ]

  // MARK: What has a form of its own

  /// The track of a normalized layer: the property decides the type of the values.
  func normalizedTrack() -> SchemaNode {
    definition("normalizedTrack") {
      let variants = LayerProperty.ValueType.allCases.flatMap { type in
        [false, true].compactMap { variant(of: type, bends: $0) }
      }
      return [
        "description":
          "The keyframe animation of one property; the property decides the type of the values.",
        "oneOf": .list(variants),
      ]
    }
  }

  /// The tracks of all properties with values of a type that may, or may not, go along curves; nothing
  /// where there are none.
  private func variant(of type: LayerProperty.ValueType, bends: Bool) -> SchemaNode? {
    let properties = LayerProperty.allCases.filter {
      $0.facts.valueType == type && $0.canFollowPaths == bends
    }
    guard !properties.isEmpty else { return nil }
    let names = SchemaNode.list(properties.map { .text($0.rawValue) })
    let (values, words) = type.values
    return .closed(
      bends ? "Moves \(words) or along a curve." : "Moves \(words).",
      required: ["property", "keys"],
      .object([("property", .object([("enum", names)]))] + trackMembers(values, bends: bends)))
  }

  /// A track by name.
  func reference() -> SchemaNode {
    let property = definition("property") {
      [
        "description": "The name of a property.",
        "enum": .list(Property.allCases.map { .text($0.rawValue) }),
      ]
    }
    return [
      "anyOf": [
        property,
        .closed(
          "A track of a part of the layer.", required: ["property"],
          [
            "layer": .plain(
              "string", "The name of the layer, if it is another than the group's."),
            "part": .plain("string", "The part, for example a shape group, a path or a mask."),
            "property": property,
          ]),
      ]
    ]
  }

  /// One thing that shapes paint.
  func node() -> SchemaNode {
    definition("shapeNode") {
      let node: SchemaNode = ["$ref": "#/$defs/shapeNode"]
      let group: SchemaNode = .closed(
        "Paints things with the transform and opacity of a group.", required: ["type", "group"],
        [
          "type": ["const": "group"],
          "group": .plain("integer", "The index of the group.", ["minimum": 0]),
          "nodes": .plain("array", "The things, back to front.", ["items": node]),
        ])
      return [
        "description": "One thing that is painted.", "oneOf": [record(ShapeStyle.self), group],
      ]
    }
  }
}

extension LayerProperty.ValueType {
  /// The type of the values, and what they are in words.
  fileprivate var values: (type: any SceneValue.Type, words: String) {
    switch self {
    case .number: (Double.self, "a number")
    case .point: (Point.self, "a point, straight from key to key")
    case .size: (Point.self, "a width and a height")
    case .color: (Color.self, "a colour")
    case .colors: (Colors.self, "colours, of which each key has as many")
    case .numbers: (Numbers.self, "numbers, of which each key has as many")
    case .path: (Path.self, "an outline, of which each key has as many vertices")
    case .flag: (Bool.self, "a flag, which can only jump")
    }
  }
}

extension String {
  /// The text with its first letter as a capital.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
