internal import PegbarBase
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// The maximum magnification of layers by the cameras of a composition.
///
/// Content nearer than the zoom appears enlarged. Layers are probed at and between keyframes, at
/// points across their content, if these are visible on the canvas or near it.
///
/// A class, because every layer that is placed under another requests it again.
final class Magnification {
  private let composition: Composition
  private let layers: LayersByID
  private let cameras: [(layer: Layer, camera: Camera)]

  /// The number of layers, including their parents, that may be placed for one composition.
  private let effort = WorkBudget(Limits.magnificationEffort)
  private var known: [LayerID: Double] = [:]
  /// The number of times to probe between two keyframes.
  private static let steps = 8
  /// The number of parts into which each side is divided for probing.
  private static let sides = 4

  init(_ composition: Composition, _ layers: LayersByID) {
    self.composition = composition
    self.layers = layers
    cameras = composition.layers.compactMap { layer in
      guard case .camera(let camera) = layer.content, !layer.isHidden else { return nil }
      return (layer, camera)
    }
  }

  /// Returns the magnification of a layer: 1 for flat layers and if nothing is nearer than the
  /// zoom.
  func largest(of layer: Layer) -> Double {
    guard layer.transform.space != nil, !cameras.isEmpty else { return 1 }
    if let factor = known[layer.id] { return factor }
    let factor = min(measured(layer), Limits.largestScale)
    known[layer.id] = factor
    return factor
  }

  private func measured(_ layer: Layer) -> Double {
    let points = places(on: layer)
    var factor = 1.0
    for (seer, camera) in cameras {
      let chain = [layer] + layer.parents(in: layers)
      let seers = [seer] + seer.parents(in: layers)
      for time in times(of: chain + seers, camera, in: layer.window) {
        guard effort.takes(chain.count + seers.count) else { return factor }
        let zoom = camera.zoom.value(at: time)
        guard zoom > 0, zoom.isFinite, let view = view(seers, camera, at: time) else { continue }
        let matrix = chain.reduce(Matrix4.identity) {
          $0.concatenating($1.transform.spatialMatrix(at: time))
        }.concatenating(view)
        for point in points {
          let place = matrix.apply(x: point.x, y: point.y, z: 0)
          factor = max(factor, enlarging(place, zoom))
        }
      }
    }
    return factor
  }

  /// Returns the magnification near a position before the camera, or 1 if it is not visible.
  ///
  /// Away from the center, a motion toward the eye is also a motion outward.
  private func enlarging(_ place: SIMD3<Double>, _ zoom: Double) -> Double {
    guard place.z > 0, place.z.isFinite else { return 1 }
    let (x, y) = (place.x * zoom / place.z, place.y * zoom / place.z)
    let size = composition.size
    let margin = max(size.width, size.height) / 2
    guard abs(x) <= size.width / 2 + margin, abs(y) <= size.height / 2 + margin else { return 1 }
    return zoom / place.z * (1 + (x * x + y * y) / (zoom * zoom)).squareRoot()
  }

  /// Returns the map from the composition's space to the space in which the first layer, that of
  /// the camera, is at the origin.
  private func view(_ chain: [Layer], _ camera: Camera, at time: Double) -> Matrix4? {
    guard let seer = chain.first else { return nil }
    var matrix = seer.transform.viewMatrix(of: camera, at: time)
    for parent in chain.dropFirst() {
      guard let away = parent.transform.spatialMatrix(at: time).inverted else { return nil }
      matrix = away.concatenating(matrix)
    }
    return matrix
  }

  /// Returns the times of all keyframes and some between them, while a layer is visible.
  private func times(of layers: [Layer], _ camera: Camera, in window: TimeRange) -> [Double] {
    var source = KeyTimes()
    source.add(camera.zoom)
    for layer in layers { source.add(layer.transform) }
    let keys = source.breaks
    let between = zip(keys, keys.dropFirst()).flatMap { start, end in
      (0..<Self.steps).map { start + (end - start) * Double($0) / Double(Self.steps) }
    }
    let ends = [window.start, window.end].filter(\.isFinite)
    let all = between + keys.suffix(1) + ends
    return all.filter { window.start <= $0 && $0 <= window.end } + (ends.isEmpty ? [0] : [])
  }

  /// Returns points across the content of a layer, in its own space.
  private func places(on layer: Layer) -> [Point] {
    let area: Rect
    switch layer.content {
    case .solid(let solid): area = Rect(origin: .zero, size: solid.size)
    case .image(let use): area = Rect(origin: .zero, size: use.size)
    case .instance(let instance):
      area = Rect(origin: .zero, size: instance.clip ?? composition.size)
    case .shapes, .text, .empty, .camera:
      // Outlines are around the origin.
      return [.zero, layer.transform.anchor.value(at: 0)]
    }
    let shares = (0...Self.sides).map { Double($0) / Double(Self.sides) }
    return shares.flatMap { x in
      shares.map { Point(x: area.size.width * x, y: area.size.height * $0) }
    }
  }
}

extension Scene {
  /// The maximum magnification by cameras, over all compositions.
  package var largestMagnification: Double {
    compositions.reduce(1) { largest, composition in
      let magnification = Magnification(composition, LayersByID(composition))
      return composition.layers.reduce(largest) { max($0, magnification.largest(of: $1)) }
    }
  }
}
