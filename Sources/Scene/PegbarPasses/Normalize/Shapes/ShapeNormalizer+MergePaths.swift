internal import PegbarGeometry
internal import PegbarScene

extension ShapeNormalizer {
  /// Returns a layer that fills one part of merged paths; cuts become nested masks.
  func layer(
    for part: MergedPart, of style: ShapeStyle, _ setting: ShapeSetting
  ) -> NormalizedLayer? {
    func outline(_ merged: MergedOutlines) -> Animated<Path> {
      outlines.outline(of: merged, modifiers: setting.content.modifiers, style, setting)
    }
    var filling = style
    filling.kind = .fill(part.rule)
    let filled = layer(for: filling, Outline(path: outline(part.outlines)), setting)
    guard var result = filled else { return nil }
    for cut in part.cuts {
      let path = outline(cut.outlines).map(\.closed)
      guard Outline(path: path).isEverVisible else {
        // Nothing is inside an empty outline.
        if cut.isInverted { continue }
        return nil
      }
      result = NormalizedLayer(
        name: "\(style.name) cut", bounds: setting.space.bounds,
        mask: mask(cut, path, of: style, in: setting.space),
        sublayers: [result])
    }
    return result
  }

  private func mask(
    _ cut: MergedPart.Cut, _ path: Animated<Path>, of style: ShapeStyle, in space: DrawingSpace
  ) -> NormalizedMask? {
    if cut.isInverted, cut.outlines.paths.count == 1 {
      // The outside of a single outline requires no compositing filter.
      let outside = path.map { path in
        Path(Path.rectangle(MaskNormalizer.reach(around: space.bounds)).contours + path.contours)
      }
      let shape = NormalizedShape(path: Path(), style: .fill(.black, .evenOdd))
      var layer = NormalizedLayer(
        name: "\(style.name) outside", content: .shape(shape), bounds: space.bounds)
      sampler.set(.path, of: &layer, to: outside)
      return NormalizedMask(layers: [layer])
    }
    let mask = Mask(
      name: "\(style.name) cut", mode: cut.isInverted ? .subtract : .intersect, path: path)
    return MaskNormalizer(sampler: sampler, log: log).mask([mask], in: space)
  }
}
