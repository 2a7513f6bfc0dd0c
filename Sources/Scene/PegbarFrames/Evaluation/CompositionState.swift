import PegbarGeometry
import PegbarScene

/// A composition at a time, shown through a map.
struct CompositionState {
  let prepared: PreparedComposition
  let time: SceneTime
  /// The map from the composition to the canvas.
  let matrix: Matrix
  /// The space that the 3D layers stand in: that around the composition where it is a part of it,
  /// else its own.
  let space: SceneSpace
  /// Whether the composition is a part of the space around it.
  let isInside: Bool
  /// The layers whose matte is being drawn, so that a circle of mattes ends.
  var drawnMattes: Set<Int> = []
  private var matrices: [Matrix?]
  /// The maps from layers to the composition, depth included; empty for a flat composition.
  private var spatialMatrices: [Matrix4?]

  /// The composition on the canvas, or as a part of a space around it.
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

  /// The map from a layer's space to the canvas: its own transform, then those of its parents.
  ///
  /// Parents may be hidden or out of their window. A circle of parents ends where it would begin
  /// again.
  mutating func matrix(ofLayer index: Int) -> Matrix {
    prepared.map(ofLayer: index, outside: matrix, known: &matrices) { [time] own, outside in
      own.matrix(at: time.value).concatenating(outside)
    }
  }

  /// Where a layer is drawn; nothing where it is seen from its edge.
  ///
  /// Only 3D layers are seen through the camera; in a part of a space around it, all are.
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

  /// The map from a layer's space to the composition's, depth included.
  mutating func spatialMatrix(ofLayer index: Int) -> Matrix4 {
    prepared.map(ofLayer: index, outside: .identity, known: &spatialMatrices) {
      [time] own, outside in own.spatialMatrix(at: time.value).concatenating(outside)
    }
  }

  /// The space for the layers of an instance that are a part of it; nothing for a flat picture.
  ///
  /// Masks cut a picture, so they make one (After Effects renders such a layer by itself, too).
  mutating func space(inside instance: Instance, ofLayer index: Int) -> SceneSpace? {
    guard instance.keepsDepth, layers[index].masks.isEmpty, layers[index].effects.isEmpty,
      isInside || prepared.isInSpace[index]
    else { return nil }
    var inner = space
    inner.matrix = spatialMatrix(ofLayer: index).concatenating(space.matrix)
    if !isInside, layers[index].transform.space == nil { inner.camera = nil }
    return inner
  }

  /// Whether a layer changes nothing about what it shows, so that this mixes with what is around.
  func isTransparent(layer index: Int) -> Bool {
    layers[index].matte == nil && layers[index].blendMode == .normal
      && opacity(ofLayer: index) == 1
  }

  /// Whether a layer is drawn together with its neighbours, by depth.
  func isSorted(layer index: Int) -> Bool {
    layers[index].matte == nil && layers[index].blendMode == .normal
      && !layers[index].effects.contains { $0.matte != nil }
  }

  /// The effects of a layer and the spaces they work in, given the layer's map.
  func stages(ofLayer index: Int, matrix: Matrix) -> EffectStages {
    EffectStages(layers[index].effects, at: time.value, matrix: matrix)
  }

  /// Whether effects of a layer show something even where the layer itself draws nothing.
  func paintsByEffects(layer index: Int) -> Bool { layers[index].paintsByEffects }

  /// How opaque a layer is; 0 outside of its window.
  func opacity(ofLayer index: Int) -> Double {
    guard layers[index].window.contains(time.visibility) else { return 0 }
    return min(layers[index].opacity.value(at: time.value), 1)
  }

  /// The instance, where a layer is one.
  func instance(ofLayer index: Int) -> Instance? {
    if case .instance(let instance) = layers[index].content { instance } else { nil }
  }

  /// What decides where a layer shows.
  func matte(ofLayer index: Int) -> Matte? { layers[index].matte }

  /// How a layer is mixed with what lies below.
  func blendMode(ofLayer index: Int) -> BlendMode { layers[index].blendMode }

  /// Items, cut by the masks of a layer.
  func masked(
    _ items: [DisplayItem], ofLayer index: Int, matrix: Matrix
  ) -> [DisplayItem] {
    let masks = layers[index].masks
    guard !masks.isEmpty, !items.isEmpty else { return items }
    let paths = masks.map { PathMask($0, at: time.value) }
    return [.group(GroupItem(children: items, mask: .paths(paths, matrix)))]
  }
}

extension PathMask {
  /// A mask at a time; only closed contours count.
  fileprivate init(_ mask: Mask, at time: Double) {
    self.init(
      path: Path(mask.path.value(at: time).contours.filter(\.isClosed)), mode: mask.mode,
      isInverted: mask.isInverted, opacity: min(max(mask.opacity.value(at: time), 0), 1),
      expansion: mask.expansion.value(at: time))
  }
}
