public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Layers are called as After Effects calls new ones.
  package static let defaultLayerName = Rule(
    .rule(
      "name/default-layer-name", .note,
      RulePage(
        title: "A layer has the name of a new layer",
        meaning: """
          The layer has a name that After Effects gives to new layers, like “Shape Layer 1”. Such \
          a name says nothing about the layer, and changes when somebody makes another one.
          """,
        effect:
          "Apps that name the layer to change it may change another one after the next export.",
        wayOut: "Select the layer in the timeline, press Return, and give it a name.")),
    standing: .optional,
    example: .layer(#""nm": "Shape Layer 12""#),
    check: .composition { composition, run in
      let layers = composition.layers.filter { $0.name?.isOfNewLayer ?? false }
      guard let first = layers.first, let name = first.name else { return }
      run.report(
        layers.count == 1
          ? "“\(name)” is the name of a new layer"
          : "\(layers.count) layers have names of new layers; the first one is “\(name)”",
        at: first.source, occurrences: layers.count)
    })
}

extension String {
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

extension FindingKind {
  /// A layer has the name of a new layer (`name/default-layer-name`).
  public static let defaultLayerName = Rule.defaultLayerName.pageKind
}
