internal import PegbarScene

/// Merges a fill and the stroke above it along the same outline into one layer.
///
/// `CAShapeLayer` draws its stroke over its fill (CAShapeLayer.h). Only layers that move together,
/// are opaque, and represent one thing are merged. Layers with two designer-given names are kept.
struct MergePaints {
  /// The properties that animate only the stroke of a shape.
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

  /// Returns a fill with the stroke of the layer above it, or `nil` if the difference may be
  /// visible.
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

  /// Returns a layer with only its placement and the other animated properties, without content and
  /// names.
  private func placement(
    of layer: NormalizedLayer, without properties: Set<LayerProperty>
  ) -> NormalizedLayer {
    var layer = layer
    (layer.name, layer.designerName, layer.source, layer.content) = ("", "", "", .none)
    layer.parameterUses = layer.parameterUses.filter { $0.key.placesLayer }
    layer.tracks.removeAll { properties.contains($0.property) }
    return layer
  }

  /// Returns the common name, or `nil` if the layers represent two things.
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
