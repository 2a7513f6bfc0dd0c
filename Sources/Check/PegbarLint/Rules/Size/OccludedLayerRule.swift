public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Layer behind an opaque solid that covers everything.
  package static let occludedLayer = Rule(
    .rule(
      "size/occluded-layer", .note,
      RulePage(
        title: "Layer hidden behind a solid",
        meaning: """
          An opaque solid that covers the whole animation is in front of the layer whenever the \
          layer is drawn.
          """,
        effect: "The layer is never seen, but players still draw it.",
        wayOut: "Delete the layer, or move the layer in front of the solid.")),
    standing: .optional,
    example: .layers([#""ty": 1, "sw": 100, "sh": 100"#, #""ty": 1, "sw": 9, "sh": 9"#]),
    check: .composition { composition, run in
      guard composition.isRoot else { return }
      let size = Vector(x: run.document.width, y: run.document.height)
      // The longest span of time in which one solid covers everything.
      var covered: Range<Double>?
      for layer in composition.layers where layer.inPoint < layer.outPoint && !layer.isHidden {
        let frames = layer.inPoint..<layer.outPoint
        if let covered, covered.lowerBound <= frames.lowerBound,
          covered.upperBound >= frames.upperBound, layer.isPicture, run.isDispensable(layer)
        {
          run.report("an opaque solid always covers the layer", at: layer.source)
        }
        guard layer.covers(size), !composition.uses.isMatte(layer) else { continue }
        let length = covered.map { $0.upperBound - $0.lowerBound } ?? 0
        if frames.upperBound - frames.lowerBound > length { covered = frames }
      }
    })
}

extension Layer {
  /// Returns `true` if the layer is an opaque solid that always covers the canvas.
  fileprivate func covers(_ size: Vector) -> Bool {
    guard case .solid(_, let width, let height) = kind, parent == nil, !isMatteSource, matte == nil,
      masks.isEmpty, effects.isEmpty, styles.isEmpty, blendMode == .normal, !is3D, !autoOrient,
      transform.opacity.constantValue == 100, transform.rotation.constantValue == 0,
      transform.skew.constantValue == 0, let scale = transform.scale.constantValue,
      let anchor = transform.anchor.constantValue, scale.x > 0, scale.y > 0,
      case .joined(let position) = transform.position, let position = position.constantValue
    else { return false }
    let left = position.x - anchor.x * scale.x / 100
    let top = position.y - anchor.y * scale.y / 100
    return left <= 0 && top <= 0 && left + width * scale.x / 100 >= size.x
      && top + height * scale.y / 100 >= size.y
  }
}

extension FindingKind {
  /// Layer behind a solid that covers it (`size/occluded-layer`).
  public static let occludedLayer = Rule.occludedLayer.pageKind
}
