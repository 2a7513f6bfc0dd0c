internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Layers have no names.
  static let unnamedLayer = Rule(
    .rule(
      "name/unnamed-layer", .warning,
      Words(
        title: "A layer has no name",
        meaning: """
          The layer has no name, or an empty one. Reports can only number it, and apps cannot name \
          it to change its colours or texts.
          """,
        effect: "Nothing that a viewer sees.",
        wayOut: """
          Name the layer in the timeline. If a tool has removed the names, tell it to keep `nm`.
          """)),
    found: [.layer(#""nm": """#), .layer(#""nm": "  ""#)],
    silent: [.layer(#""nm": "Arm""#)],
    check: .composition { composition, run in
      let unnamed = composition.layers.filter { $0.name?.isBlank ?? true }
      guard let first = unnamed.first else { return }
      run.report(
        unnamed.count == 1
          ? "the layer has no name"
          : "\(unnamed.count) layers have no name; the first one stands here", at: first.source)
    })

  /// Layers are called as After Effects calls new ones.
  static let defaultLayerName = Rule(
    .rule(
      "name/default-layer-name", .note,
      Words(
        title: "A layer has the name of a new layer",
        meaning: """
          The layer is called as After Effects calls new layers, like “Shape Layer 1”. Such a name \
          says nothing about the layer, and changes when somebody makes another one.
          """,
        effect:
          "Apps that name the layer to change it may change another one after the next export.",
        wayOut: "Select the layer in the timeline, press Return, and give it a name.")),
    standing: .optional,
    found: [.layer(#""nm": "Shape Layer 12""#), .layer(#""nm": "Null 3""#)],
    silent: [
      .layer(#""nm": "Arm 1""#), .layer(#""nm": "Shape Layer""#), .layer(#""nm": "Null 3 left""#),
    ],
    check: .composition { composition, run in
      let layers = composition.layers.filter { $0.name?.isOfNewLayer ?? false }
      guard let first = layers.first, let name = first.name else { return }
      run.report(
        layers.count == 1
          ? "“\(name)” is the name of a new layer"
          : "\(layers.count) layers have names of new layers; the first one is “\(name)”",
        at: first.source)
    })

  /// Layers of one composition have the same name.
  static let duplicateLayerName = Rule(
    .rule(
      "name/duplicate-layer", .note,
      Words(
        title: "Two layers have the same name",
        meaning: """
          Apps name layers by a path of names, such as “Body.Arm.Fill 1”. Of two layers with one \
          name they cannot mean only one.
          """,
        effect: "An app that changes the one layer changes both.",
        wayOut: "Give each layer of a composition a name of its own.")),
    standing: .optional,
    found: [.layers([#""nm": "Arm""#, #""nm": "Arm""#])],
    silent: [
      .layers([#""nm": "Left arm""#, #""nm": "Right arm""#]),
      // In different compositions, the paths differ.
      .layers(
        [#""nm": "Arm""#],
        with: #""assets": [{"id": "a", "layers": [{"ty": 3, "nm": "Arm", "ip": 0, "op": 9}]}]"#),
    ],
    check: .composition { composition, run in
      var seen: Set<String> = []
      let repeated = composition.layers.filter { layer in
        guard let name = layer.name, !name.isBlank else { return false }
        return !seen.insert(name).inserted
      }
      guard let first = repeated.first, let name = first.name else { return }
      run.report(
        repeated.count == 1
          ? "another layer before it is called “\(name)”, too"
          : "\(repeated.count) layers have the name of another one; the first one is “\(name)”",
        at: first.source)
    })

  /// A name has characters that mean something in paths of names.
  static let keypathCharacter = Rule(
    .rule(
      "name/keypath-character", .note,
      Words(
        title: "A name has a dot or an asterisk",
        meaning: """
          lottie-ios writes paths of names with dots between them, and both lottie-ios and \
          lottie-android take an asterisk for any name.
          """,
        effect: "An app cannot name the layer to change its colours or texts.",
        wayOut: "Rename the layer; names of footage lose their ending like that, too.")),
    found: [.layer(#""nm": "arm.png""#), .layer(#""nm": "Arm *""#)],
    silent: [.layer(#""nm": "Arm, left (1)""#)],
    check: .document { run in
      let layers = run.document.compositions.lazy.flatMap(\.layers).filter {
        $0.name?.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "*") } ?? false
      }
      guard let first = layers.first, let name = first.name else { return }
      let count = layers.count
      run.report(
        count == 1
          ? "the name “\(name)” has a dot or an asterisk"
          : "\(count) layers have a dot or an asterisk in their names; the first one is “\(name)”",
        at: first.source)
    })

  /// A precomposition has no name.
  static let unnamedComposition = Rule(
    .rule(
      "name/unnamed-composition", .note,
      Words(
        title: "A precomposition has no name",
        meaning: """
          The precomposition has an id, but no name. Older exporters write none, and tools that \
          make files smaller remove it.
          """,
        effect: "Nothing that a viewer sees; reports can only give the id.",
        wayOut: "Export again with a recent Bodymovin, or tell the tool to keep `nm`.")),
    standing: .optional,
    found: [.animation(#""assets": [{"id": "comp_0", "layers": []}]"#)],
    silent: [
      .animation(#""assets": [{"id": "comp_0", "nm": "Wheel", "layers": []}]"#),
      .animation(#""assets": [{"id": "image_0", "w": 9, "h": 9, "p": "wheel.png"}]"#),
    ],
    check: .document { run in
      let unnamed = run.document.assets.filter { $0.layers != nil && $0.name?.isBlank ?? true }
      guard let first = unnamed.first else { return }
      run.report(
        unnamed.count == 1
          ? "the precomposition has no name"
          : "\(unnamed.count) precompositions have no name; the first one stands here",
        at: first.source)
    })
}

extension String {
  /// Whether there is nothing to read in it.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Whether After Effects gives such a name to new layers: a type and a number.
  fileprivate var isOfNewLayer: Bool {
    guard let space = lastIndex(of: " "), last?.isNumber == true,
      self[index(after: space)...].allSatisfy(\.isNumber)
    else { return false }
    return Self.newLayers.contains(String(self[..<space]))
  }

  private static let newLayers: Set<String> = [
    "Shape Layer", "Null", "Adjustment Layer", "Camera", "Text", "Pre-comp", "Comp", "Layer",
    "Solid", "Spot Light", "Point Light", "Light",
  ]
}
