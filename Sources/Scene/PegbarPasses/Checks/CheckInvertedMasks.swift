internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// Finds inverted masks for which the web player cuts off visible content.
///
/// The web player inverts only the area from the origin of the layer to the size of the main
/// composition (lottie-web mask.js, `createLayerSolidPath`).
struct CheckInvertedMasks {
  let checks: SceneChecks

  func judge(_ pending: [PendingCheck]) {
    var reach = LayerOverflow(checks)
    var known: [LayerAddress: Bool] = [:]
    for part in pending {
      guard case .invertedMask(let layer, let name, let wayOut) = part.kind else { continue }
      let goesBeyond = known[layer] ?? reach.goesBeyond(layer)
      known[layer] = goesBeyond
      guard goesBeyond else { continue }
      let size = checks.scene.root.size
      checks.log.add(
        part.finding(
          .invertedMask,
          """
          the web player inverts '\(name)' only within \(size.width.words) × \
          \(size.height.words) points from the layer's origin and cuts off content \
          outside this area; \(wayOut)
          """,
          outcome: .kept))
    }
  }
}

/// Finds the layers that paint visible content outside the rectangle from their origin to the size
/// of the main composition.
private struct LayerOverflow {
  private let checks: SceneChecks
  /// The layers of each examined composition.
  private var layers: [String?: LayersByID] = [:]
  /// The number of frames left to probe; after that, layers count as overflowing.
  private var frames = Limits.probedFrames
  /// The number of areas left to probe.
  private var effort = Limits.probedAreas

  /// The maximum number of frames to probe per layer.
  private static let samples = 60.0

  /// The smallest visible overflow, in points.
  private static let least = 0.5

  init(_ checks: SceneChecks) { self.checks = checks }

  private var scene: Scene { checks.scene }

  mutating func goesBeyond(_ address: LayerAddress) -> Bool {
    guard frames > 0, effort > 0 else { return true }
    guard let composition = checks.composition(address.composition),
      let layers = layers(of: address.composition), let layer = layers[address.id]
    else { return false }
    if case .instance(let instance) = layer.content {
      // Content beyond the clip is invisible.
      if let clip = instance.clip, beyond(Rect(origin: .zero, size: clip)).isEmpty { return false }
      effort -= Limits.probedPreparation
    }
    var limits = Limits()
    limits.frameItems = Limits.probedItems
    let probe = SceneEvaluator(probe(of: layer), limits: limits)
    let parents = parents(of: layer, layers)
    var isStill = probe.scene.root.layers.allSatisfy(\.isStill)
    if case .instance = layer.content { isStill = false }
    var parts: [Rect] = []
    for (number, time) in times(of: layer, in: composition).enumerated() {
      if number == 0 || !isStill {
        guard frames > 0, effort > 0, let bounds = bounds(of: probe.frame(at: time)) else {
          return true
        }
        parts = bounds.flatMap(beyond)
      }
      guard !parts.isEmpty else { continue }
      guard let parents else { return true }
      let matrix = parents.reduce(layer.transform.matrix(at: time)) {
        $0.concatenating($1.matrix(at: time))
      }
      if parts.contains(where: { isSeen($0, matrix, in: composition) }) { return true }
    }
    return false
  }

  private mutating func layers(of id: String?) -> LayersByID? {
    if let known = layers[id] { return known }
    let result = checks.composition(id).map { LayersByID($0) }
    layers[id] = result
    return result
  }

  /// Returns a scene with the layer's content alone, in the layer's own space.
  private func probe(of layer: Layer) -> Scene {
    let forEver = TimeRange(start: -.infinity, end: .infinity)
    let (fonts, images, definitions) =
      switch layer.content {
      case .instance: (scene.fonts, scene.images, scene.definitions)
      case .text: (scene.fonts, [], [])
      case .image: ([], scene.images, [])
      case .empty, .solid, .shapes, .camera: ([], [], [])
      }
    let alone = Layer(id: layer.id, name: layer.name, content: layer.content, window: forEver)
    return Scene(
      name: "", duration: .infinity, frameRate: scene.frameRate,
      root: Composition(name: "", size: scene.root.size, layers: [alone]),
      definitions: definitions, images: images, fonts: fonts)
  }

  /// Returns the times at which to probe a layer, spread evenly over its window.
  private func times(of layer: Layer, in composition: Composition) -> [Double] {
    var (start, end) = (layer.window.start, layer.window.end)
    if composition.id.isEmpty { (start, end) = (max(start, 0), min(end, scene.duration)) }
    guard start < end else { return [] }
    let step = max((end - start) / Self.samples, 1 / scene.frameRate)
    return Array(stride(from: start, to: end, by: step).prefix(Int(Self.samples)))
  }

  /// Returns the transforms of the parents, innermost first, or `nil` if they do not determine
  /// where a layer is visible.
  private func parents(of layer: Layer, _ layers: LayersByID) -> [Transform]? {
    guard layer.transform.space == nil else { return nil }
    var result: [Transform] = []
    var current = layer.transformParent
    while let id = current, let parent = layers[id] {
      guard parent.transform.space == nil, result.count < Limits.probedParents else { return nil }
      result.append(parent.transform)
      current = parent.transformParent
    }
    return result
  }

  /// Returns the painted areas, or `nil` if they are unknown.
  private mutating func bounds(of frame: Frame) -> [Rect]? {
    guard !frame.isTruncated else { return nil }
    var result: [Rect] = []
    for item in frame.items {
      guard let bounds = item.paintedBounds else { return nil }
      result += bounds
    }
    frames -= 1
    effort -= result.count
    return result
  }

  /// Returns the parts of an area outside the rectangle.
  private func beyond(_ area: Rect) -> [Rect] {
    let (width, height) = (scene.root.size.width, scene.root.size.height)
    let far = 1e12
    return [
      Rect(x: -far, y: -far, width: far - Self.least, height: 2 * far),
      Rect(x: width + Self.least, y: -far, width: far, height: 2 * far),
      Rect(x: -far, y: -far, width: 2 * far, height: far - Self.least),
      Rect(x: -far, y: height + Self.least, width: 2 * far, height: far),
    ].compactMap(area.intersection)
  }

  /// Returns `true` if an area of a layer is at least partly on the canvas of its composition.
  private func isSeen(_ area: Rect, _ matrix: Matrix, in composition: Composition) -> Bool {
    let outline = Path.rectangle(area.size).applying(.translation(area.origin)).applying(matrix)
    guard let bounds = outline.controlBounds,
      let seen = bounds.intersection(Rect(origin: .zero, size: composition.size))
    else { return false }
    return min(seen.size.width, seen.size.height) > Self.least
  }
}

extension Double {
  /// The number as text, without decimals if it is whole.
  fileprivate var words: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
