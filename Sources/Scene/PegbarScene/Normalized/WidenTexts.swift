internal import PegbarGeometry

extension NormalizedScene {
  /// Makes room for other texts than the designer's: the area of a text layer becomes as wide as the
  /// canvas at least, to the side on which the text grows.
  ///
  /// - Parameter isChosen: Whether a layer is meant, by the id of its composition and its name.
  package mutating func widenTexts(where isChosen: (String, String) -> Bool) {
    let width = root.size.width
    changeCompositions { composition in
      let id = composition.id
      for index in composition.layers.indices {
        composition.layers[index].changeEachLayer { layer in
          if isChosen(id, layer.name) { layer.widenText(to: width) }
        }
      }
    }
  }
}

extension NormalizedLayer {
  fileprivate mutating func widenText(to width: Double) {
    guard case .text(let line) = content else { return }
    let more = max(0, width - bounds.size.width)
    bounds.size.width += more
    switch line.alignment {
    case .left: break
    case .center: bounds.origin.x -= more / 2
    case .right: bounds.origin.x -= more
    }
  }
}
