internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarScene

/// The layers of two scenes that findings are about, by number (see `ItemOrigin.layers`).
struct SubjectLayers {
  /// The scenes with only the layers that draw the subjects, or `nil` if those are nearly all.
  let parts: (exact: SceneEvaluator, normalized: SceneEvaluator)?
  /// The subject that each layer of the normalized scene is made from, if any.
  private let origins: [Int: Int]
  private let exact: LayerVisibility
  private let normalized: LayerVisibility

  /// Finds the layers of a normalized scene, in its rendered form, that are made from subjects.
  init(_ subjects: Set<Int>, of exact: SceneEvaluator, in normalized: SceneEvaluator) {
    let sources = LayerOrigins(of: exact.scene, in: normalized.scene)
    origins = sources.numbers.filter { subjects.contains($0.value) }
    self.exact = LayerVisibility(of: subjects, in: exact)
    self.normalized = LayerVisibility(of: Set(origins.keys), in: normalized)
    let drawn = DrawingLayers(subjects, in: exact.scene).numbers
    let most = Double(exact.scene.layerSources.count) * Self.largestShare
    guard Double(drawn.count) <= most else {
      parts = nil
      return
    }
    let converted = ConvertedLayers(of: normalized.scene) {
      sources.numbers[$0].map(drawn.contains)
    }
    parts = (
      exact.drawing(where: drawn.contains), normalized.drawing(where: converted.numbers.contains)
    )
  }

  /// The largest share of the layers for which it is worthwhile to draw only a part of a scene.
  private static let largestShare = 0.8

  /// Returns `true` if one of the scenes can show a part of some subjects at a time in seconds.
  func canShow(_ subjects: Set<Int>, at seconds: Double) -> Bool {
    exact.canShow(at: seconds, where: subjects.contains)
      || normalized.canShow(at: seconds) { origins[$0].map(subjects.contains) ?? false }
  }
}

/// The layers of a scene that those of its normalized scene are made from.
private struct LayerOrigins {
  /// The number in the scene of each layer of the normalized scene, where it is known.
  private(set) var numbers: [Int: Int] = [:]

  init(of exact: Scene, in normalized: Scene) {
    var known: [JSONPath: Int] = [:]
    for (number, source) in exact.layerSources.enumerated() {
      if let path = JSONPath(parsing: source) { known[path] = number }
    }
    for (number, source) in normalized.layerSources.enumerated() {
      let path = JSONPath(parsing: source)
      numbers[number] = path?.prefixes.lazy.compactMap { known[$0] }.first
    }
  }
}

/// The layers of a normalized scene, in its rendered form, that draw some layers of its source.
///
/// Layers with a parent are in an instance that is made from the parent, and equal content is in
/// definitions whose layers have no source of their own.
private struct ConvertedLayers {
  /// The numbers of the layers.
  private(set) var numbers: Set<Int> = []

  /// A composition, and whether an instance that draws its source contains it.
  private struct Place: Hashable {
    let composition: Int
    let isDrawn: Bool
  }

  /// Finds the layers.
  ///
  /// - Parameter isDrawn: Returns `true` if a layer is made from one of the source layers, and `nil`
  ///   if its source is unknown, so that the instance that contains it decides.
  init(of scene: Scene, where isDrawn: (Int) -> Bool?) {
    let all = [scene.root] + scene.definitions
    let positions = all.indices.dropFirst().keyed { all[$0].id }
    let firsts = all.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.layers.count) }
    var instances: [Place: [(layer: Int, in: Place)]] = [:]
    var waiting = [Place(composition: 0, isDrawn: true)]
    var known = Set(waiting)
    var drawing: Set<Place> = []
    while let place = waiting.popLast() {
      for (index, layer) in all[place.composition].layers.enumerated() {
        let number = firsts[place.composition] + index
        let isOwn = isDrawn(number) ?? place.isDrawn
        if isOwn {
          numbers.insert(number)
          drawing.insert(place)
        }
        guard case .instance(let instance) = layer.content,
          let inner = positions[instance.definition]
        else { continue }
        let next = Place(composition: inner, isDrawn: isOwn)
        instances[next, default: []].append((number, place))
        if known.insert(next).inserted { waiting.append(next) }
      }
    }
    // Instances draw what they contain.
    waiting = Array(drawing)
    while let place = waiting.popLast() {
      for (layer, outer) in instances[place, default: []] {
        numbers.insert(layer)
        if drawing.insert(outer).inserted { waiting.append(outer) }
      }
    }
  }
}

extension Scene {
  /// The source paths of the layers, by number.
  fileprivate var layerSources: [String] {
    ([root] + definitions).flatMap { $0.layers.map(\.source) }
  }
}
