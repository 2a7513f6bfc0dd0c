internal import PegbarMeasure
internal import PegbarPasses
internal import PegbarScene

/// The share of the canvas and of the frames that a loss affects.
public struct PictureExtent: Hashable, Sendable, Codable {
  /// The largest share of the canvas that the affected layers cover in any sampled frame, 0…1.
  ///
  /// It is an upper bound from bounding boxes, which exclude blurs and shadows. The boxes of text in
  /// fonts without outlines are estimated. For layers that the result does not show, it is the area
  /// of their content in the source.
  public var area: Double
  /// The share of frames in which the affected layers draw something, 0…1; at most 16 frames are
  /// sampled.
  public var time: Double
  /// The sampled frame with the largest area, numbered as in the source file.
  public var worstFrame: Double

  /// Creates an extent.
  public init(area: Double, time: Double, worstFrame: Double = 0) {
    self.area = area
    self.time = time
    self.worstFrame = worstFrame
  }
}

extension PictureExtent {
  /// The largest share of the canvas in text for people.
  var share: String {
    switch area {
    case _ where time <= 0: "nothing in the picture"
    case ..<0.01: "less than 1% of the picture"
    case 0.995...: "up to 100% of the picture"
    default: "up to \(Words.percent(area)) of the picture"
    }
  }

  /// The extent in text for people.
  var text: String {
    let isUniform = time >= 1 || time <= 0
    return isUniform
      ? "affects \(share)" : "affects \(share), peaking at frame \(Words.number(worstFrame))"
  }
}

extension Report {
  /// Returns a finding as a sentence, with its animation and the affected share of the picture.
  func sentence(on finding: Finding) -> String {
    FindingText.sentence(
      on: finding, in: animation, extent: extents[finding]?.text ?? "")
  }
}

extension Conversion {
  /// The extents of all losses; a loss of unknown extent has no entry.
  package var extents: [Finding: PictureExtent] { extents(of: findings) }

  /// Returns the extents of the losses among findings; a loss of unknown extent has no entry.
  func extents(of findings: [Finding]) -> [Finding: PictureExtent] {
    let losses = findings.filter(\.isLoss)
    guard !losses.isEmpty else { return [:] }
    let affected = AffectedLayers(scene, assets: assetIDs)
    var groups: [Set<Int>: [Finding]] = [:]
    var result: [Finding: PictureExtent] = [:]
    for finding in losses {
      if finding.kind == .nothingVisible {
        result[finding] = PictureExtent(area: 1, time: 1, worstFrame: scene.firstFrame)
      } else {
        let layers = affected.layers(of: finding.path)
        if layers.isEmpty {
          result[finding] = lostExtent(of: finding)
        } else {
          groups[layers, default: []].append(finding)
        }
      }
    }
    let moved = Set(groups.keys.filter { groups[$0]?.contains { $0.kind == .expression } == true })
    for (layers, extent) in LargeStack.run({ extents(of: Array(groups.keys), moved: moved) }) {
      for finding in groups[layers] ?? [] { result[finding] = extent }
    }
    return result
  }

  /// Returns the extent of a layer that was removed because its content was not imported.
  private func lostExtent(of finding: Finding) -> PictureExtent? {
    let path = finding.path.description
    guard let layer = scene.lostLayers.value.first(where: { $0.source == path }),
      let size = layer.lostSize.value, scene.duration > 0
    else { return nil }
    let canvas = scene.root.size
    let (start, end) = (max(layer.window.start, 0), min(layer.window.end, scene.duration))
    let scale = layer.transform.scale.value(at: (start + end) / 2)
    let width = min(abs(scale.x) * size.width / max(canvas.width, 1), 1)
    let height = min(abs(scale.y) * size.height / max(canvas.height, 1), 1)
    guard width * height > 0, start < end else { return nil }
    return PictureExtent(
      area: width * height, time: (end - start) / scene.duration,
      worstFrame: ((scene.firstFrame + start * scene.frameRate) * 1000).rounded() / 1000)
  }

  /// Returns the extents of groups of layers, if known.
  ///
  /// - Parameter moved: The groups that an ignored expression moves.
  private func extents(
    of groups: [Set<Int>], moved: Set<Set<Int>>
  ) -> [Set<Int>: PictureExtent] {
    let visible = LayerExtents(scene, groups: groups)
    var extents: [Set<Int>: PictureExtent] = [:]
    var hidden: [Set<Int>] = []
    for (number, group) in groups.enumerated() {
      if let extent = visible.extent(of: number) {
        extents[group] = picture(extent)
      } else {
        hidden.append(group)
      }
    }
    guard !hidden.isEmpty else { return extents }
    // Layers that draw nothing have the extent of the content that was lost. A layer that draws
    // only outside the canvas affects nothing, unless an ignored expression would move it.
    let drawn = LayerExtents(scene, groups: hidden, scope: .everywhere)
    let source = scene.revealing(hidden.reduce(into: []) { $0.formUnion($1) }, findings)
    let lost = LayerExtents(source, groups: hidden, scope: .everywhere)
    for (number, group) in hidden.enumerated() {
      let isElsewhere = drawn.extent(of: number) != nil && !moved.contains(group)
      extents[group] =
        isElsewhere ? PictureExtent(area: 0, time: 0) : lost.extent(of: number).map(picture)
    }
    return extents
  }

  private func picture(_ extent: LayerExtents.Extent) -> PictureExtent {
    let frame = scene.firstFrame + extent.worstTime * scene.frameRate
    return PictureExtent(
      area: extent.area, time: extent.time, worstFrame: (frame * 1000).rounded() / 1000)
  }
}
