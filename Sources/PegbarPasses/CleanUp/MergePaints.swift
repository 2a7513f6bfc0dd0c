internal import PegbarScene

/// Makes one layer of a fill and the line along the same outline above it.
///
/// `CAShapeLayer` draws its line over its fill (CAShapeLayer.h), so one shows what two did. Only
/// what moves together, is opaque as a layer and stands for one thing: what a designer gave two
/// names stays two.
struct MergePaints {
  func apply(to scene: inout NormalizedScene) {
    scene.joinNeighbors { lower, upper in
      guard let both = lower.stroked(by: upper) else { return false }
      lower = both
      return true
    }
  }
}

extension NormalizedLayer {
  /// What moves the line of a shape alone.
  private static let lineProperties: Set<LayerProperty> = [
    .strokeColor, .lineWidth, .miterLimit, .dashPhase, .strokeStart, .strokeEnd,
  ]

  /// This layer, a fill, with the line of the one above it; nothing where that may show.
  fileprivate func stroked(by upper: NormalizedLayer) -> NormalizedLayer? {
    guard case .shape(let lower) = content, case .fill(let fill, let rule) = lower.style,
      case .shape(let line) = upper.content, case .stroke(let color, let stroke) = line.style,
      lower.path == line.path, isPaint, let name = designerName(with: upper),
      placed(without: [.fillColor]) == upper.placed(without: Self.lineProperties)
    else { return nil }
    var result = self
    result.designerName = name
    result.content = .shape(
      NormalizedShape(path: lower.path, style: .both(fill: fill, rule, stroke: color, stroke)))
    result.tracks += upper.tracks.filter { Self.lineProperties.contains($0.property) }
    result.tracks.sort { $0.property < $1.property }
    return result
  }

  /// Whether it is nothing but a shape that lies as it is above others.
  private var isPaint: Bool {
    sublayers.isEmpty && mask == nil && shadow == nil && !clipsToBounds && blendMode == .normal
      && opacity == 1 && !has(.opacity)
  }

  /// Where it is and how that moves, without what it draws and is called.
  private func placed(without properties: Set<LayerProperty>) -> NormalizedLayer {
    var layer = self
    (layer.name, layer.designerName, layer.source, layer.content) = ("", "", "", .none)
    layer.tracks.removeAll { properties.contains($0.property) }
    return layer
  }

  /// The name of both; nothing where they stand for two things.
  private func designerName(with upper: NormalizedLayer) -> String? {
    guard source == upper.source || sourceLayer != nil && sourceLayer == upper.sourceLayer else {
      return nil
    }
    if DefaultNames.contains(upper.designerName) || designerName == upper.designerName {
      return designerName
    }
    return DefaultNames.contains(designerName) ? upper.designerName : nil
  }
}
