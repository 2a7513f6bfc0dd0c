public import PegbarBase
internal import PegbarGeometry
public import PegbarScene

/// Draws an exact scene at any time.
///
/// Constant content is computed once, so reusing an evaluator is faster than calling
/// `scene.frame(at:)`.
public struct SceneEvaluator: Sendable {
  /// The scene to draw.
  public let scene: Scene
  /// The limits of a frame; content beyond them is dropped.
  public let limits: Limits
  private(set) var root: PreparedComposition
  private(set) var definitions: [String: PreparedComposition]
  let images: [String: ImageAsset]

  /// Creates an evaluator, and computes constant content.
  public init(_ scene: Scene, limits: Limits = Limits()) {
    self = LargeStack.run { Self(preparing: scene, limits) }
  }

  private init(preparing scene: Scene, _ limits: Limits) {
    self.scene = scene
    self.limits = limits
    let fonts = scene.fonts.map(PreparedFont.init).keyed(by: \.font.name)
    root = PreparedComposition(scene.root, fonts: fonts)
    var number = scene.root.layers.count
    let prepared = scene.definitions.map { definition in
      defer { number += definition.layers.count }
      return PreparedComposition(definition, fonts: fonts, firstNumber: number)
    }
    definitions = prepared.keyed(by: \.composition.id)
    images = scene.images.keyed(by: \.id)
  }

  /// Returns an evaluator that draws only some layers and their mattes.
  ///
  /// - Parameter isDrawn: Returns `true` for the number of a layer to draw (see
  ///   `ItemOrigin.layers`).
  package func drawing(where isDrawn: (Int) -> Bool) -> SceneEvaluator {
    var part = self
    part.root.keep(where: isDrawn)
    for id in definitions.keys { part.definitions[id]?.keep(where: isDrawn) }
    return part
  }

  /// Returns the frame at a time, in seconds from the beginning.
  ///
  /// From the end of the scene on, its last moment is drawn: layers whose window ends there or
  /// later are still visible.
  public func frame(at seconds: Double) -> Frame {
    LargeStack.run { countedFrame(at: seconds).frame }
  }

  /// Returns the frame, and the number of layers and styles that were processed for it, visible or
  /// not.
  package func countedFrame(at seconds: Double) -> (frame: Frame, parts: Int) {
    let (items, builder) = built(at: seconds)
    let frame = Frame(size: scene.root.size, items: items, isTruncated: builder.isTruncated)
    return (frame, limits.frameItems - builder.remaining)
  }

  /// Returns the source paths of effects whose blur is drawn along incorrect axes at a time.
  package func turnedBlurs(at seconds: Double) -> Set<String> {
    built(at: seconds).builder.turnedBlurs
  }

  private func built(at seconds: Double) -> (items: [DisplayItem], builder: FrameBuilder) {
    var builder = FrameBuilder(evaluator: self)
    let items = builder.items(of: root, at: sceneTime(at: seconds), matrix: .identity)
    return (items, builder)
  }

  /// Returns the time of the root composition at a time in seconds from the beginning.
  func sceneTime(at seconds: Double) -> SceneTime {
    let time = min(seconds, scene.duration)
    let isOver = seconds >= scene.duration
    // Values are those of the time itself, but at the end, visibility is that of a moment earlier.
    let moment = isOver ? max(abs(time), 1) * 1e-9 : 0
    return SceneTime(value: time, visibility: time - moment)
  }
}

/// A time of a composition, for values and for visibility.
struct SceneTime {
  /// The time at which tracks are evaluated.
  var value: Double
  /// The time to compare with windows, which is a moment earlier at the end of the scene.
  var visibility: Double

  /// Returns the time in the definition that an instance displays.
  ///
  /// The computation can lose the last digit. A time that only differs from a frame by that is the
  /// frame, so that changes at a frame apply when it is drawn.
  func mapped(by map: TimeMap, frameRate: Double) -> SceneTime {
    func local(_ time: Double) -> Double {
      let time = map.remap?.value(at: time) ?? (time - map.begin) * map.rate
      let frame = (time * frameRate).rounded()
      return abs(time * frameRate - frame) < 1e-10 * max(abs(frame), 1) ? frame / frameRate : time
    }
    return SceneTime(value: local(value), visibility: local(visibility))
  }
}

/// A composition with layers that can be found by ID.
struct PreparedComposition: Sendable {
  let composition: Composition
  /// The number of the first layer (see `ItemOrigin.layers`).
  let firstNumber: Int
  /// The layers that are drawn directly, not as mattes, back to front.
  private(set) var shown: [Int]
  /// The positions of layers in the list, by ID.
  let indices: [LayerID: Int]
  /// The evaluators of shape layers, by position in the list.
  let shapes: [ShapeEvaluator?]
  /// `true` for each layer that is a 3D layer or has one among its parents.
  private(set) var isInSpace: [Bool] = []
  /// `true` if there is such a layer.
  private(set) var isSpatial = false
  /// The cameras, topmost first.
  let cameras: [Int]
  /// The evaluators of text layers, by position in the list.
  let texts: [Int: TextEvaluator]

  init(_ composition: Composition, fonts: [String: PreparedFont], firstNumber: Int = 0) {
    self.composition = composition
    self.firstNumber = firstNumber
    shown = composition.layers.indices.filter {
      !composition.layers[$0].isHidden && !composition.layers[$0].isMatteSource
    }
    indices = composition.layers.indices.keyed { composition.layers[$0].id }
    shapes = composition.layers.map { layer in
      if case .shapes(let content) = layer.content { ShapeEvaluator(content: content) } else { nil }
    }
    texts = Dictionary(
      uniqueKeysWithValues: composition.layers.indices.compactMap { index in
        guard case .text(let content) = composition.layers[index].content else { return nil }
        return (index, TextEvaluator(content, fonts: fonts))
      })
    cameras = composition.layers.indices.reversed().filter { index in
      guard case .camera = composition.layers[index].content else { return false }
      return !composition.layers[index].isHidden
    }
    var known: [Bool?] = Array(repeating: nil, count: composition.layers.count)
    isInSpace = composition.layers.indices.map { index in
      map(ofLayer: index, outside: false, known: &known) { $1 || $0.space != nil }
    }
    isSpatial = isInSpace.contains(true)
  }

  /// Draws only layers with some numbers.
  fileprivate mutating func keep(where isDrawn: (Int) -> Bool) {
    shown.removeAll { !isDrawn(firstNumber + $0) }
  }

  /// Returns the position in the list of the layer that a transform is relative to.
  private func parent(of index: Int) -> Int? {
    composition.layers[index].transformParent.flatMap { indices[$0] }
  }

  /// Combines the transforms of a layer and all its parents, for example to the map from the layer
  /// to the space around them, and caches the intermediate results.
  ///
  /// A cycle of parents ends where it would repeat.
  func map<Map>(
    ofLayer index: Int, outside: Map, known: inout [Map?],
    joining: (_ own: Transform, _ outside: Map) -> Map
  ) -> Map {
    if let known = known[index] { return known }
    // Most layers have no parent.
    guard parent(of: index) != nil else {
      let result = joining(composition.layers[index].transform, outside)
      known[index] = result
      return result
    }
    var chain: [Int] = []
    var seen: Set<Int> = []
    var result = outside
    var current: Int? = index
    while let layer = current, seen.insert(layer).inserted {
      if let known = known[layer] {
        result = known
        break
      }
      chain.append(layer)
      current = parent(of: layer)
    }
    for layer in chain.reversed() {
      result = joining(composition.layers[layer].transform, result)
      known[layer] = result
    }
    return result
  }

  /// Returns the view of the space of the composition at a time, through the topmost active camera.
  ///
  /// Returns `nil`, for a view from the front, if there is no such camera or it has no distance.
  func cameraView(at time: SceneTime) -> CameraView? {
    guard isSpatial else { return nil }
    let layers = composition.layers
    guard let index = cameras.first(where: { layers[$0].window.contains(time.visibility) }),
      case .camera(let camera) = layers[index].content
    else { return nil }
    let zoom = camera.zoom.value(at: time.value)
    guard zoom > 0, zoom.isFinite else { return nil }
    var matrix = layers[index].transform.viewMatrix(of: camera, at: time.value)
    var seen: Set<Int> = [index]
    var current = parent(of: index)
    while let parent = current, seen.insert(parent).inserted {
      // A parent that flattens space cannot contain a camera.
      guard let away = layers[parent].transform.spatialMatrix(at: time.value).inverted else {
        return nil
      }
      matrix = away.concatenating(matrix)
      current = self.parent(of: parent)
    }
    let size = composition.size
    return CameraView(
      matrix: matrix, zoom: zoom, center: Point(x: size.width / 2, y: size.height / 2))
  }
}

extension MotionScene where SceneComposition == Composition {
  /// Returns the frame at a time in seconds from the beginning.
  ///
  /// From the end of the scene on, its last moment is drawn. To draw many frames, keep a
  /// `SceneEvaluator`.
  public func frame(at seconds: Double) -> Frame { SceneEvaluator(self).frame(at: seconds) }
}

extension MotionScene where SceneComposition == NormalizedComposition {
  /// Returns the frame that Core Animation displays at a time in seconds from the beginning.
  ///
  /// To draw many frames, keep a `SceneEvaluator` of its `scene`.
  public func frame(at seconds: Double) -> Frame { scene.frame(at: seconds) }
}
