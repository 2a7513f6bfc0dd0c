internal import PegbarScene

/// Gives every layer a name that is unique in its composition.
///
/// Names are given in the order of the source, so a layer keeps its name when others are keyed
/// differently or added behind it.
struct NameLayers {
  func apply(to scene: inout Scene) { scene.changeCompositions(name) }

  private func name(_ composition: inout Composition) {
    var names = UniqueNames()
    let order = composition.layers.indices.sorted {
      composition.layers[$0].id < composition.layers[$1].id
    }
    for index in order {
      let name = Self.trimmed(composition.layers[index].name)
      composition.layers[index].name = names.unique(name, or: "Layer")
    }
  }

  /// The name without white space around it, on one line and of a bearable length.
  private static func trimmed(_ name: String) -> String {
    let line = name.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    return line.count > 80 ? String(line.prefix(80)) : line
  }
}
