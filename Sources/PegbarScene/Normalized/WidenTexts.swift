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
      composition.layers = composition.layers.map { $0.widened(to: width) { isChosen(id, $0) } }
    }
  }
}

extension NormalizedLayer {
  fileprivate func widened(to width: Double, _ isChosen: (String) -> Bool) -> NormalizedLayer {
    var layer = self
    layer.sublayers = sublayers.map { $0.widened(to: width, isChosen) }
    guard case .text(let line) = content, isChosen(name) else { return layer }
    let more = max(0, width - bounds.size.width)
    layer.bounds.size.width += more
    switch line.alignment {
    case .left: break
    case .center: layer.bounds.origin.x -= more / 2
    case .right: layer.bounds.origin.x -= more
    }
    return layer
  }
}
