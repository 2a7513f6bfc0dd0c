internal import PegbarBase
package import PegbarScene

/// The layers of a scene without which some of its layers cannot be drawn as they appear.
///
/// These are the layers with their mattes, the content of instances among them, the instances that
/// contain them, and the layers whose mattes show any of these. Parents are not drawn.
package struct DrawingLayers {
  /// The numbers of the layers (see `ItemOrigin.layers`).
  package private(set) var numbers: Set<Int> = []

  /// The layers of the root composition, then those of the definitions.
  private let layers: [Layer]
  /// For each layer, the position of its composition, where 0 is the root.
  private let compositions: [Int]
  /// The numbers of the layers in each composition.
  private let members: [Range<Int>]
  /// The positions of the definitions by ID.
  private let definitions: [String: Int]
  /// The numbers of the instances of each definition, by ID.
  private var instances: [String: [Int]] = [:]
  /// The numbers of the layers that use each layer as a matte.
  private var matted: [Int: [Int]] = [:]
  /// The numbers of the mattes that each layer uses.
  private var mattes: [Int: [Int]] = [:]

  /// Finds the layers that draw some layers.
  ///
  /// - Parameter subjects: The numbers of the layers.
  package init(_ subjects: Set<Int>, in scene: Scene) {
    let all = [scene.root] + scene.definitions
    layers = all.flatMap(\.layers)
    var first = 0
    members = all.map { composition in
      defer { first += composition.layers.count }
      return first..<first + composition.layers.count
    }
    compositions = members.enumerated().flatMap { index, range in range.map { _ in index } }
    definitions = scene.definitions.indices.keyed { scene.definitions[$0].id }.mapValues { $0 + 1 }
    findUses()
    add(subjects)
  }

  private mutating func findUses() {
    var numbers: [LayerAddress: Int] = [:]
    func address(_ id: LayerID, _ number: Int) -> LayerAddress {
      LayerAddress(composition: "\(compositions[number])", id: id)
    }
    for (number, layer) in layers.enumerated() { numbers[address(layer.id, number)] = number }
    for (number, layer) in layers.enumerated() {
      if case .instance(let instance) = layer.content {
        instances[instance.definition, default: []].append(number)
      }
      let sources = [layer.matte?.source] + layer.effects.map { $0.matte?.source }
      for case let source? in sources {
        guard let matte = numbers[address(source, number)] else { continue }
        mattes[number, default: []].append(matte)
        matted[matte, default: []].append(number)
      }
    }
  }

  private mutating func add(_ subjects: Set<Int>) {
    let ids = Dictionary(uniqueKeysWithValues: definitions.map { ($0.value, $0.key) })
    // Whole layers have all of their content. The others only have the instances and content on
    // the way to them.
    var whole: Set<Int> = []
    var entered: Set<Int> = []
    var pending = subjects.map { (number: $0, isWhole: true) }
    while let (number, isWhole) = pending.popLast() {
      let isNew = numbers.insert(number).inserted
      if isNew {
        pending += mattes[number, default: []].map { ($0, true) }
        pending += matted[number, default: []].map { ($0, true) }
        if let id = ids[compositions[number]], entered.insert(compositions[number]).inserted {
          pending += instances[id, default: []].map { ($0, false) }
        }
      }
      guard isWhole, whole.insert(number).inserted,
        case .instance(let instance) = layers[number].content,
        let inner = definitions[instance.definition]
      else { continue }
      pending += members[inner].map { ($0, true) }
    }
  }
}
