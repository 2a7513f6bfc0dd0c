internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarScene

/// The layers of two scenes that findings are about, by number (see `ItemOrigin.layers`).
struct SubjectLayers {
  /// The layer of the exact scene that each layer of the normalized scene is made from, if it is a
  /// subject.
  private let origins: [Int?]

  /// Finds the layers of a normalized scene, in its rendered form, that are made from subjects.
  init(_ subjects: Set<Int>, of exact: Scene, in normalized: Scene) {
    var numbers: [JSONPath: Int] = [:]
    for (number, source) in exact.layerSources.enumerated() where subjects.contains(number) {
      if let path = JSONPath(parsing: source) { numbers[path] = number }
    }
    origins = normalized.layerSources.map { [numbers] source in
      JSONPath(parsing: source)?.prefixes.lazy.compactMap { numbers[$0] }.first
    }
  }

  /// Returns `true` if one of the frames shows a part of some subjects.
  func areShown(_ subjects: Set<Int>, in exact: Frame, or normalized: Frame) -> Bool {
    exact.items.contain { $0.layers.contains(where: subjects.contains) }
      || normalized.items.contain { origin in
        origin.layers.contains { number in
          guard origins.indices.contains(number), let own = origins[number] else { return false }
          return subjects.contains(own)
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

extension [DisplayItem] {
  /// Returns `true` if any item, including those of mattes, has an origin of some kind.
  fileprivate func contain(_ isWanted: (ItemOrigin) -> Bool) -> Bool {
    var waiting = self
    while let item = waiting.popLast() {
      switch item {
      case .path(let item): if isWanted(item.origin) { return true }
      case .image(let item): if isWanted(item.origin) { return true }
      case .text(let item): if isWanted(item.origin) { return true }
      case .group(let group):
        waiting += group.children
        if case .matte(_, let items) = group.mask { waiting += items }
      }
    }
    return false
  }
}
