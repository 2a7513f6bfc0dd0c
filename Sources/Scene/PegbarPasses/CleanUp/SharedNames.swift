internal import PegbarScene

/// The names of layers that represent several layers.
enum SharedNames {
  /// Returns the first of several equal lists of layers, with the common part of their names.
  ///
  /// Returns `nil` if designer-given names have nothing in common.
  static func named(_ lists: [[NormalizedLayer]]) -> [NormalizedLayer]? {
    guard let first = lists.first else { return nil }
    var result: [NormalizedLayer] = []
    for (index, layer) in first.enumerated() {
      let layers = lists.compactMap { $0.indices.contains(index) ? $0[index] : nil }
      guard let designerName = designerName(of: layers),
        let sublayers = named(layers.map(\.sublayers)),
        let masks = named(layers.map(\.maskLayers))
      else { return nil }
      var layer = layer
      let names = layers.map(\.name)
      if names.contains(where: { $0 != layer.name }) {
        let common = CommonName.shared(by: names)
        layer.name = common.isEmpty ? designerName : common
      }
      layer.designerName = designerName
      layer.sublayers = sublayers
      layer.maskLayers = masks
      result.append(layer)
    }
    return result
  }

  /// Returns the common part of designer-given names, or `nil` if they have nothing in common.
  private static func designerName(of layers: [NormalizedLayer]) -> String? {
    let first = layers.first?.designerName ?? ""
    guard layers.contains(where: { $0.designerName != first }) else { return first }
    let names = layers.map(\.designerName).filter { !DefaultNames.contains($0) }
    guard let name = names.first else { return first }
    guard names.contains(where: { $0 != name }) else { return name }
    let common = CommonName.shared(by: names)
    return common.isEmpty ? nil : common
  }

  /// Returns the name of a definition that these layers show: the common part of their names, or a
  /// part of their common owner.
  static func name(of nodes: [EqualSubtrees.Node]) -> String {
    let own = common(
      nodes.map { $0.layer.designerName.isEmpty ? $0.layer.name : $0.layer.designerName })
    if !own.isEmpty { return own }
    let owner = common(nodes.map(\.owner))
    return owner.isEmpty ? "Part" : "\(owner) part"
  }

  /// Returns the common part of names, or an empty string if it is a default name.
  private static func common(_ names: [String]) -> String {
    let isOne = names.allSatisfy { $0 == names.first }
    let common = isOne ? names.first ?? "" : CommonName.shared(by: names)
    return DefaultNames.contains(common) ? "" : common
  }
}
