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
    parts =
      Double(drawn.count) > most
      ? nil
      : (
        exact.drawing(where: drawn.contains),
        normalized.drawing { sources.numbers[$0].map(drawn.contains) ?? true }
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

extension Scene {
  /// The source paths of the layers, by number.
  fileprivate var layerSources: [String] {
    ([root] + definitions).flatMap { $0.layers.map(\.source) }
  }
}
