internal import PegbarMeasure
internal import PegbarPasses
internal import PegbarScene

/// The share of the canvas and of the frames that the layer of a finding covers.
public struct PictureExtent: Hashable, Sendable, Codable {
  /// The largest share of the canvas that the layer covers in any sampled frame, 0…1.
  ///
  /// It is an upper bound from bounding boxes, which exclude blurs and shadows.
  public var area: Double
  /// The share of frames in which the layer draws something, 0…1; at most 16 frames are sampled.
  public var time: Double

  /// Creates an extent.
  public init(area: Double, time: Double) {
    self.area = area
    self.time = time
  }
}

extension Conversion {
  /// The extents of all losses; a loss of unknown extent has no entry.
  package var extents: [Finding: PictureExtent] {
    let losses = findings.filter(\.isLoss)
    guard !losses.isEmpty else { return [:] }
    let all = ([scene.root] + scene.definitions).flatMap(\.layers)
    // Layer numbers by source path.
    let numbers = all.indices.keyed { all[$0].source }
    var layers: [Finding: Int] = [:]
    for finding in losses { layers[finding] = Self.layer(of: finding.path, among: numbers) }
    let known = LargeStack.run { LayerExtents(scene, layers: Set(layers.values)) }
    return layers.compactMapValues { layer in
      known.extent(of: layer).map { PictureExtent(area: $0.area, time: $0.time) }
    }
  }

  /// Returns the number of the innermost layer that contains a path.
  private static func layer(of path: JSONPath, among numbers: [String: Int]) -> Int? {
    for count in stride(from: path.steps.count, to: 0, by: -1) {
      if let number = numbers[JSONPath(Array(path.steps[..<count])).description] { return number }
    }
    return nil
  }
}
