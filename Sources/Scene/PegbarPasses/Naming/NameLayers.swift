internal import PegbarScene

/// Gives every layer a name that is unique in its composition.
///
/// Equal names are numbered from back to front, like those of normalized layers. A layer keeps its
/// name when other layers get new keyframes or layers are added in front of it.
struct NameLayers {
  func apply(to scene: inout Scene) { scene.changeCompositions(name) }

  private func name(_ composition: inout Composition) {
    var names = UniqueNames()
    let order = composition.layers.indices.sorted {
      composition.layers[$0].id > composition.layers[$1].id
    }
    for index in order {
      let name = Self.trimmed(composition.layers[index].name)
      composition.layers[index].name = names.unique(name, or: "Layer")
    }
  }

  /// Returns the name on one line, without surrounding white space, truncated to 80 characters.
  private static func trimmed(_ name: String) -> String {
    let line = name.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    return line.count > 80 ? String(line.prefix(80)) : line
  }
}
