internal import PegbarScene

/// The layers of a scene whose rendering changes if a part of the source is lost.
struct AffectedLayers {
  /// The maximum number of layers that move with one parent; further layers are ignored.
  private static let limit = 200

  /// The layers of the root composition, then those of the definitions.
  private let layers: [Layer]
  /// The number of the first layer of the composition that contains each layer.
  private let firsts: [Int]
  /// The numbers of layers by source path.
  private let numbers: [String: Int]
  /// The numbers of the layers that use each image or definition.
  private var users: [String: Set<Int>] = [:]
  /// The numbers of the children of each parent.
  private var children: [Int: [Int]] = [:]
  /// The numbers of the layers that use each matte.
  private var mattes: [Int: Set<Int>] = [:]
  /// The IDs of assets by JSON path.
  private let assets: [JSONPath: String]

  init(_ scene: Scene, assets: [JSONPath: String]) {
    self.assets = assets
    let compositions = [scene.root] + scene.definitions
    layers = compositions.flatMap(\.layers)
    var firsts: [Int] = []
    for composition in compositions {
      let first = firsts.count
      firsts += composition.layers.map { _ in first }
    }
    self.firsts = firsts
    numbers = layers.indices.keyed { [layers] in layers[$0].source }
    var ids: [LayerAddress: Int] = [:]
    for (number, layer) in layers.enumerated() {
      ids[LayerAddress(composition: "\(firsts[number])", id: layer.id)] = number
    }
    for (number, layer) in layers.enumerated() {
      func other(_ id: LayerID) -> Int? {
        ids[LayerAddress(composition: "\(firsts[number])", id: id)]
      }
      if let parent = layer.transformParent.flatMap(other) {
        children[parent, default: []].append(number)
      }
      let sources = [layer.matte?.source] + layer.effects.map { $0.matte?.source }
      for matte in sources.compactMap({ $0.flatMap(other) }) {
        mattes[matte, default: []].insert(number)
      }
      switch layer.content {
      case .image(let use): users[use.image, default: []].insert(number)
      case .instance(let instance): users[instance.definition, default: []].insert(number)
      case .empty, .solid, .shapes, .text, .camera: break
      }
    }
  }

  /// Returns the numbers of the layers that a loss at a path affects; empty if they are unknown.
  func layers(of path: JSONPath) -> Set<Int> {
    for count in stride(from: path.steps.count, to: 0, by: -1) {
      let part = JSONPath(Array(path.steps[..<count]))
      if let number = numbers[part.description] {
        let rest = path.steps[count...]
        return affected(by: number, movesChildren: rest.first == .key("ks"))
      }
      if let id = assets[part] { return users[id] ?? [] }
    }
    return []
  }

  /// Returns a layer with the layers that move with it or that use it as a matte.
  private func affected(by number: Int, movesChildren: Bool) -> Set<Int> {
    var result: Set = [number]
    if case .camera = layers[number].content {
      // A camera draws nothing, but determines the view of the 3D layers of its composition.
      result.formUnion(
        layers.indices.filter { firsts[$0] == firsts[number] && layers[$0].transform.space != nil })
    }
    var pending = movesChildren ? children[number] ?? [] : []
    while let child = pending.popLast(), result.count < Self.limit {
      guard result.insert(child).inserted else { continue }
      pending += children[child] ?? []
    }
    for layer in result where layers[layer].isMatteSource { result.formUnion(mattes[layer] ?? []) }
    return result
  }
}
