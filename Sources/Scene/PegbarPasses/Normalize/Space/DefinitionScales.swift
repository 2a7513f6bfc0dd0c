internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// The maximum scale of each definition, over all uses and times.
///
/// Sampling divides its tolerance by this scale, so that the error on the canvas is within the
/// tolerance.
struct DefinitionScales {
  private(set) var scales: [String: Double] = [:]

  init(_ scene: Scene, _ order: DefinitionOrder) {
    add(scene.root, scale: 1)
    // Definitions that others use come after them.
    for definition in order.outermostFirst { add(definition, scale: scales[definition.id] ?? 1) }
  }

  private mutating func add(_ composition: Composition, scale: Double) {
    let layers = LayersByID(composition)
    let parentScales = ParentScales(composition, layers)
    let magnification = Magnification(composition, layers)
    for layer in composition.layers {
      guard case .instance(let instance) = layer.content else { continue }
      let own =
        layer.contentScale * parentScales.scale(around: layer)
        * magnification.largest(of: layer)
      let total = min(scale * own, Limits.largestScale)
      scales[instance.definition] = max(scales[instance.definition] ?? 0, total)
    }
  }
}

extension Layer {
  /// The maximum scale of the content by the layer itself.
  var contentScale: Double {
    effects.reduce(transform.maximumScale) { factor, effect in
      guard case .transform(let move) = effect.kind else { return factor }
      return min(factor * move.transform.maximumScale, Limits.largestScale)
    }
  }
}

extension Transform {
  /// The maximum scale at any time, including the skew, and at least 0.01, so that growth from
  /// nothing is bounded.
  var maximumScale: Double {
    let factor = max(scale.x.range.largest, scale.y.range.largest)
    return min(max(factor * maximumStretch, 0.01), Limits.largestScale)
  }

  /// The largest factor by which the skew stretches.
  private var maximumStretch: Double {
    let range = skew.range
    // Shears repeat every half turn, and a quarter turn stretches most.
    let passesQuarter = (range.low / 180 - 0.5).rounded(.up) <= range.high / 180 - 0.5
    let angles = passesQuarter ? [90] : [range.low, range.high]
    return angles.reduce(1) { largest, angle in
      let stretch = Shear(skew: angle, axis: 0, rotation: 0).stretch
      return max(largest, stretch.x, stretch.y)
    }
  }
}

extension Repeater {
  /// The maximum scale of any copy: that of the last copy, or of the first one if copies shrink.
  var maximumScale: Double {
    let factor = step.maximumScale
    let steps = max(0, copies.range.largest) + offset.range.largest
    var result = 1.0
    // The limit is reached after a few steps, or nothing grows.
    for _ in 0..<Int(min(steps, 1000)) where factor > 1 && result < Limits.largestScale {
      result *= factor
    }
    return min(result, Limits.largestScale)
  }
}
