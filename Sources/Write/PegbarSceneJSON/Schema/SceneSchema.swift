internal import PegbarGeometry
internal import PegbarScene

/// The JSON schema of scenes, generated from the fields of their types.
final class SceneSchema {
  private var definitions: [(key: String, value: SchemaNode)] = []
  private var names: Set<String> = []

  /// The complete schema.
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
      A motion scene. Times are in seconds from the start, coordinates in points with y pointing \
      down, and angles in degrees. Opacities are 0 to 1, scales are factors, and colors are sRGB \
      with straight alpha. Lists of layers are sorted back to front. A missing member has a value \
      without effect. Every number is finite.
      """,
      "oneOf": .list(kinds), "$defs": .object(schema.definitions.sorted { $0.key < $1.key }),
    ]
  }()

  /// Returns a reference to the definition with a name; adds the definition if it is missing.
  func definition(_ name: String, _ make: () -> SchemaNode) -> SchemaNode {
    if names.insert(name).inserted { definitions.append((name, make())) }
    return .object([("$ref", .text("#/$defs/\(name)"))])
  }

  // MARK: Records

  private func scene(_ type: (some SceneRecord).Type, kind: String) -> SchemaNode {
    let fields = FieldSchema(self)
    fields.add("pegbar", ["description": "The format version.", "const": 1], true)
    fields.add(
      "kind",
      ["description": "The kind of scene.", "const": .text(kind)], true)
    fields.add("checksum", Self.checksum, false)
    type.blank.show(to: fields)
    return fields.object(type.documentation)
  }

  private static let checksum: SchemaNode = .plain(
    "string",
    """
    The CRC-32 checksum of everything before this member, as eight hexadecimal digits. This \
    member is the last one. A file with a different checksum was edited by hand and is still read.
    """, ["pattern": "^[0-9a-f]{8}$"])

  /// Returns the schema of a record, which is a choice of objects if the record has several cases.
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

  /// Returns the schema of a type of value.
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
    default: break  // contains no other forms
    }
    return form(name)
  }

  private func form(_ name: String) -> SchemaNode {
    definition(name) { ValueSchema.schema(name) }
  }

  /// Returns the schema of a constant value or its track.
  func animated<Value: SceneValue>(_ type: Value.Type) -> SchemaNode {
    definition("animated" + ValueSchema.name(of: type).capitalized) {
      [
        "description": "A constant value or a track.",
        "anyOf": [value(type), track(type, isCurved: false)],
      ]
    }
  }

  /// Returns the schema of a point, which is constant, animated, or separated into coordinates.
  func point() -> SchemaNode {
    definition("animatedPosition") {
      [
        "description":
          "A constant point, a track, or two coordinates that are animated separately.",
        "anyOf": [
          value(Point.self), track(Point.self, isCurved: true),
          .closed(
            "A point whose coordinates have their own keyframes.", required: ["x", "y"],
            ["x": animated(Double.self), "y": animated(Double.self)]),
        ],
      ]
    }
  }

  // MARK: Tracks

  private func track<Value: SceneValue>(_ type: Value.Type, isCurved: Bool) -> SchemaNode {
    definition(ValueSchema.name(of: type) + (isCurved ? "PathTrack" : "Track")) {
      .closed(
        "An animated value.", required: ["keys"], .object(trackMembers(type, isCurved: isCurved)))
    }
  }

  private func trackMembers<Value: SceneValue>(
    _ type: Value.Type, isCurved: Bool = false
  ) -> [(key: String, value: SchemaNode)] {
    [
      ("keys", keys(type, isCurved: isCurved)),
      ("repeat", definition("repeat") { Self.repetition }),
      ("fidelity", definition("fidelity") { Self.fidelity }),
    ]
  }

  private func keys<Value: SceneValue>(_ type: Value.Type, isCurved: Bool) -> SchemaNode {
    let time: SchemaNode = [
      "description": "The time, in seconds of the composition.", "type": "number",
    ]
    let curve: SchemaNode = .object(
      [("description", "The easing to the next keyframe; linear by default.")]
        + value(Curve.self).members)
    var members: [(key: String, value: SchemaNode)] = [
      ("time", time), ("value", value(type)), ("curve", curve),
    ]
    if isCurved { members.append(("motionPath", Self.motionPath)) }
    let key: SchemaNode = .closed(
      "A value at a given time, with the easing to the next keyframe.",
      required: ["time", "value"], .object(members))
    return .plain(
      "array",
      "The keyframes, at least one, in order of time; two keyframes at one time create a jump.",
      ["minItems": 1, "items": key])
  }

  private static let motionPath = ValueSchema.numbers(
    4,
    "The control points of the curve to the next keyframe, in absolute coordinates: "
      + "[x1, y1, x2, y2]. Easing applies to the distance along the curve.")

  private static let repetition: SchemaNode = .closed(
    "The repetition of the keyframes.", required: ["count"],
    [
      "count": [
        "description": "The number of times that the keyframes play, above 0, or \"forever\".",
        "anyOf": [["type": "number", "exclusiveMinimum": 0], ["const": "forever"]],
      ],
      "autoreverses": .plain(
        "boolean", "`true` if every second repetition plays backward.", ["default": false]),
      "isCumulative": .plain(
        "boolean", "`true` if each repetition starts at the end value of the preceding one.",
        ["default": false]),
    ])

  private static let fidelity: SchemaNode = [
    "description": """
    The accuracy of the keyframes: "exact" (the same as in the source, or equivalent), \
    "approximate", or {"baked": error} (sampled keyframes with a maximum error).
    """,
    "anyOf": [
      ["enum": ["exact", "approximate"], "default": "exact"],
      .closed(
        "Sampled keyframes.", required: ["baked"],
        [
          "baked": .plain(
            "number",
            "The largest error, in points, degrees, fractions or color components.",
            ["minimum": 0]),
          "time": .plain("number", "The time of the largest error, in seconds."),
        ]),
    ],
  ]

  // MARK: What has a form of its own

  /// Returns the schema of a normalized track, whose property determines the type of the values.
  func normalizedTrack() -> SchemaNode {
    definition("normalizedTrack") {
      let variants = LayerProperty.ValueType.allCases.flatMap { type in
        [false, true].compactMap { variant(of: type, isCurved: $0) }
      }
      return [
        "description":
          "The keyframe animation of one property, which determines the type of the values.",
        "oneOf": .list(variants),
      ]
    }
  }

  /// Returns the schema of the tracks of all properties with values of a type.
  ///
  /// Returns `nil` if there are no such properties with, or without, motion paths.
  private func variant(of type: LayerProperty.ValueType, isCurved: Bool) -> SchemaNode? {
    let properties = LayerProperty.allCases.filter {
      $0.facts.valueType == type && $0.canFollowPaths == isCurved
    }
    guard !properties.isEmpty else { return nil }
    let names = SchemaNode.list(properties.map { .text($0.rawValue) })
    let (values, words) = type.values
    return .closed(
      isCurved ? "Animates \(words) or along a curve." : "Animates \(words).",
      required: ["property", "keys"],
      .object([("property", .object([("enum", names)]))] + trackMembers(values, isCurved: isCurved))
    )
  }

  /// Returns the schema of a reference to a track.
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
              "string", "The name of the layer, if it differs from the layer of the group."),
            "part": .plain("string", "The part, for example a shape group, a path or a mask."),
            "property": property,
          ]),
      ]
    ]
  }

  /// Returns the schema of one node that shapes draw.
  func node() -> SchemaNode {
    definition("shapeNode") {
      let node: SchemaNode = ["$ref": "#/$defs/shapeNode"]
      let group: SchemaNode = .closed(
        "Paints nodes with the transform and opacity of a group.", required: ["type", "group"],
        [
          "type": ["const": "group"],
          "group": .plain("integer", "The index of the group.", ["minimum": 0]),
          "nodes": .plain("array", "The nodes, back to front.", ["items": node]),
        ])
      return [
        "description": "A painted node.", "oneOf": [record(ShapeStyle.self), group],
      ]
    }
  }
}

extension LayerProperty.ValueType {
  /// The type of the values and a description in words.
  fileprivate var values: (type: any SceneValue.Type, words: String) {
    switch self {
    case .number: (Double.self, "a number")
    case .point: (Point.self, "a point along straight lines")
    case .size: (Point.self, "a width and a height")
    case .color: (Color.self, "a color")
    case .colors: (Colors.self, "colors, the same number at each keyframe")
    case .numbers: (Numbers.self, "numbers, the same number at each keyframe")
    case .path: (Path.self, "an outline, with the same number of vertices at each keyframe")
    case .flag: (Bool.self, "a flag, which cannot be interpolated")
    }
  }
}

extension String {
  /// The string with its first letter capitalized.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
