public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Default layer name of After Effects.
  package static let defaultLayerName = Rule(
    .rule(
      "name/default-layer-name", .note,
      RulePage(
        title: "Default layer name",
        meaning: """
          The layer has a default After Effects name (for example, “Shape Layer 1”). Such a name \
          does not describe the layer, and its number can change if the layer is created again.
          """,
        effect: """
          Apps that reference the layer by name might change a different layer after the next \
          export.
          """,
        wayOut: "Select the layer in the Timeline panel, press Return, and enter a name.")),
    standing: .optional,
    example: .layer(#""nm": "Shape Layer 12""#),
    check: .composition { composition, run in
      let layers = composition.layers.filter { $0.name?.isOfNewLayer ?? false }
      guard let first = layers.first, let name = first.name else { return }
      run.report(
        layers.count == 1
          ? "“\(name)” is a default name"
          : "\(layers.count) layers have default names; the first is “\(name)”",
        at: first.source, occurrences: layers.count)
    })
}

extension String {
  /// `true` if After Effects gives the name to new layers: a type and a number.
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
  /// Default layer name (`name/default-layer-name`).
  public static let defaultLayerName = Rule.defaultLayerName.pageKind
}
