internal import PegbarScene

/// Makes one layer of a fill and the line along the same outline above it.
///
/// `CAShapeLayer` draws its line over its fill (CAShapeLayer.h), so one shows what two did. Only
/// what moves together, is opaque as a layer and stands for one thing: what a designer gave two
/// names stays two.
struct MergePaints {
  /// What moves the line of a shape alone.
  private static let lineProperties: Set<LayerProperty> = [
    .strokeColor, .lineWidth, .miterLimit, .dashPhase, .strokeStart, .strokeEnd,
  ]

  func apply(to scene: inout NormalizedScene) {
    scene.joinNeighbors { lower, upper in
      guard let both = joined(lower, upper) else { return false }
      lower = both
      return true
    }
  }

  /// A fill with the line of the layer above it; nothing where that may show.
  private func joined(_ fill: NormalizedLayer, _ line: NormalizedLayer) -> NormalizedLayer? {
    guard case .shape(let lower) = fill.content, case .fill(let color, let rule) = lower.style,
      case .shape(let upper) = line.content, case .stroke(let lineColor, let stroke) = upper.style,
      lower.path == upper.path, fill.sublayers.isEmpty, fill.showsAsItIs,
      let name = designerName(of: fill, and: line), !line.isBound(.opacity),
      placement(of: fill, without: [.fillColor])
        == placement(of: line, without: Self.lineProperties)
    else { return nil }
    var result = fill
    result.designerName = name
    result.content = .shape(
      NormalizedShape(path: lower.path, style: .both(fill: color, rule, stroke: lineColor, stroke)))
    result.tracks += line.tracks.filter { Self.lineProperties.contains($0.property) }
    result.tracks.sort { $0.property < $1.property }
    result.parameterUses[.strokeColor] = line.parameterUses[.color]
    result.parameterUses[.lineWidth] = line.parameterUses[.lineWidth]
    return result
  }

  /// Where a layer is and how that moves, without what it draws and is called.
  private func placement(
    of layer: NormalizedLayer, without properties: Set<LayerProperty>
  ) -> NormalizedLayer {
    var layer = layer
    (layer.name, layer.designerName, layer.source, layer.content) = ("", "", "", .none)
    layer.parameterUses = layer.parameterUses.filter { $0.key.placesLayer }
    layer.tracks.removeAll { properties.contains($0.property) }
    return layer
  }

  /// The name of both; nothing where they stand for two things.
  private func designerName(of fill: NormalizedLayer, and line: NormalizedLayer) -> String? {
    guard
      fill.source == line.source || fill.sourceLayer != nil && fill.sourceLayer == line.sourceLayer
    else { return nil }
    if DefaultNames.contains(line.designerName) || fill.designerName == line.designerName {
      return fill.designerName
    }
    return DefaultNames.contains(fill.designerName) ? line.designerName : nil
  }
}
