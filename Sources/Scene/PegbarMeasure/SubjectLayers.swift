internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarScene

/// The layers of two scenes that findings are about, by number (see `ItemOrigin.layers`).
struct SubjectLayers {
  /// The subject that each layer of the normalized scene is made from, if any.
  private let origins: [Int: Int]
  private let exact: LayerVisibility
  private let normalized: LayerVisibility

  /// Finds the layers of a normalized scene, in its rendered form, that are made from subjects.
  init(_ subjects: Set<Int>, of exact: SceneEvaluator, in normalized: SceneEvaluator) {
    var numbers: [JSONPath: Int] = [:]
    for (number, source) in exact.scene.layerSources.enumerated() where subjects.contains(number) {
      if let path = JSONPath(parsing: source) { numbers[path] = number }
    }
    var origins: [Int: Int] = [:]
    for (number, source) in normalized.scene.layerSources.enumerated() {
      origins[number] = JSONPath(parsing: source)?.prefixes.lazy.compactMap { numbers[$0] }.first
    }
    self.origins = origins
    self.exact = LayerVisibility(of: subjects, in: exact)
    self.normalized = LayerVisibility(of: Set(origins.keys), in: normalized)
  }

  /// Returns `true` if one of the scenes can show a part of some subjects at a time in seconds.
  func canShow(_ subjects: Set<Int>, at seconds: Double) -> Bool {
    exact.canShow(at: seconds, where: subjects.contains)
      || normalized.canShow(at: seconds) { origins[$0].map(subjects.contains) ?? false }
  }
}

extension Scene {
  /// The source paths of the layers, by number.
  fileprivate var layerSources: [String] {
    ([root] + definitions).flatMap { $0.layers.map(\.source) }
  }
}
