import PegbarGeometry
import PegbarScene

/// A composition at a time, drawn through a map.
struct CompositionState {
  let prepared: PreparedComposition
  let time: SceneTime
  /// The map from the composition to the canvas.
  let matrix: Matrix
  /// The space of the 3D layers: the surrounding space if the composition is part of it, else its
  /// own.
  let space: SceneSpace
  /// `true` if the composition is part of the surrounding space.
  let isInside: Bool
  /// The layers whose matte is being drawn, which ends cycles of mattes.
  var drawnMattes: Set<Int> = []
  private var matrices: [Matrix?]
  /// The maps from layers to the composition in 3D; empty for a flat composition.
  private var spatialMatrices: [Matrix4?]

  /// Creates the composition on the canvas, or as part of a surrounding space.
  init(
    _ prepared: PreparedComposition, at time: SceneTime, matrix: Matrix,
    inside space: SceneSpace? = nil
  ) {
    self.prepared = prepared
    self.time = time
    self.matrix = matrix
    isInside = space != nil
    self.space =
      space
      ?? SceneSpace(
        matrix: .identity, camera: prepared.cameraView(at: time), canvas: matrix)
    let count = prepared.composition.layers.count
    matrices = Array(repeating: nil, count: count)
    spatialMatrices = isInside || prepared.isSpatial ? Array(repeating: nil, count: count) : []
  }

  var layers: [Layer] { prepared.composition.layers }

  /// Returns the map from the space of a layer to the canvas: its own transform, then those of its
  /// parents.
  ///
  /// Parents can be hidden or outside of their window. A cycle of parents ends where it would
  /// repeat.
  mutating func matrix(ofLayer index: Int) -> Matrix {
    prepared.map(ofLayer: index, outside: matrix, known: &matrices) { [time] own, outside in
      own.matrix(at: time.value).concatenating(outside)
    }
  }

  /// Returns the position at which a layer is drawn, or `nil` if the layer is edge-on.
  ///
  /// Only 3D layers are seen through the camera, or all layers in a part of a surrounding space.
  mutating func place(ofLayer index: Int) -> LayerProjection? {
    guard isInside || prepared.isInSpace[index] else {
      return .plane(matrix(ofLayer: index))
    }
    let plane = spatialMatrix(ofLayer: index).concatenating(space.matrix)
    guard let camera = space.camera, isInside || layers[index].transform.space != nil else {
      return .plane(plane.plane.concatenating(space.canvas))
    }
    let view = camera.homography(of: plane)
    let anchor = layers[index].transform.anchor.value(at: time.value)
    return .seen(view.followed(by: space.canvas), depth: view.depth(of: anchor))
  }

  /// Returns the map from the space of a layer to that of the composition in 3D.
  mutating func spatialMatrix(ofLayer index: Int) -> Matrix4 {
    prepared.map(ofLayer: index, outside: .identity, known: &spatialMatrices) {
      [time] own, outside in own.spatialMatrix(at: time.value).concatenating(outside)
    }
  }

  /// Returns the space for the layers of an instance that is part of it, or `nil` for a flat
  /// picture.
  ///
  /// Masks and effects require a flat picture (After Effects also renders such a layer by itself).
  mutating func space(inside instance: Instance, ofLayer index: Int) -> SceneSpace? {
    guard instance.keepsDepth, layers[index].effectiveMasks.isEmpty, layers[index].effects.isEmpty,
      isInside || prepared.isInSpace[index]
    else { return nil }
    var inner = space
    inner.matrix = spatialMatrix(ofLayer: index).concatenating(space.matrix)
    if !isInside, layers[index].transform.space == nil { inner.camera = nil }
    return inner
  }

  /// Returns `true` if a layer does not change its content as a whole, which then blends with its
  /// surroundings.
  func isTransparent(layer index: Int) -> Bool {
    layers[index].matte == nil && layers[index].blendMode == .normal
      && opacity(ofLayer: index) == 1
  }

  /// Returns `true` if a layer is drawn with its neighbors, by depth.
  func isSorted(layer index: Int) -> Bool {
    layers[index].matte == nil && layers[index].blendMode == .normal
      && !layers[index].effects.contains { $0.matte != nil }
  }

  /// Returns the effects of a layer and the spaces they apply in, given the map of the layer.
  func stages(ofLayer index: Int, matrix: Matrix) -> EffectStages {
    EffectStages(layers[index].effects, at: time.value, matrix: matrix)
  }

  /// Returns `true` if effects of a layer are visible even if the layer itself draws nothing.
  func paintsByEffects(layer index: Int) -> Bool { layers[index].paintsByEffects }

  /// Returns the opacity of a layer, which is 0 outside of its window.
  func opacity(ofLayer index: Int) -> Double { layers[index].opacity(at: time) }

  /// Returns the instance of a layer, or `nil` for other layers.
  func instance(ofLayer index: Int) -> Instance? {
    if case .instance(let instance) = layers[index].content { instance } else { nil }
  }

  /// Returns the track matte of a layer, if any.
  func matte(ofLayer index: Int) -> Matte? { layers[index].matte }

  /// Returns the blend mode of a layer with the content below.
  func blendMode(ofLayer index: Int) -> BlendMode { layers[index].blendMode }

  /// Returns items with the masks of a layer applied.
  func masked(
    _ items: [DisplayItem], ofLayer index: Int, matrix: Matrix
  ) -> [DisplayItem] {
    let masks = layers[index].effectiveMasks
    guard !masks.isEmpty, !items.isEmpty else { return items }
    let paths = masks.map { PathMask($0, at: time.value) }
    return [.group(GroupItem(children: items, mask: .paths(paths, matrix)))]
  }
}

extension Layer {
  /// Returns the opacity at a time, which is 0 outside of the window.
  func opacity(at time: SceneTime) -> Double {
    guard window.contains(time.visibility) else { return 0 }
    return min(opacity.value(at: time.value), 1)
  }
}

extension PathMask {
  /// Creates a mask at a time, with closed contours only.
  fileprivate init(_ mask: Mask, at time: Double) {
    self.init(
      path: Path(mask.path.value(at: time).contours.filter(\.isClosed)), mode: mask.mode,
      isInverted: mask.isInverted, opacity: min(max(mask.opacity.value(at: time), 0), 1),
      expansion: mask.expansion.value(at: time))
  }
}
