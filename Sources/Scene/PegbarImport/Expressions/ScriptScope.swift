internal import PegbarBase
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// A composition as expressions see it.
final class ScriptComposition {
  /// What expressions and designers call it.
  let name: String
  /// The layers, front to back.
  let layers: [SourceLayer]
  /// The canvas.
  let size: Size
  /// The frames that are ever shown of it.
  let shown: ClosedRange<Double>
  private let positions: [String: Int]
  private let numbers: [Int: Int]
  private let parents: Set<Int>

  init(name: String, layers: [SourceLayer], size: Size, shown: ClosedRange<Double>) {
    self.name = name
    self.layers = layers
    self.size = size
    self.shown = shown
    func first<Key: Hashable>(_ key: (SourceLayer) -> Key?) -> [Key: Int] {
      Dictionary(
        layers.enumerated().compactMap { position, layer in
          key(layer).map { ($0, position) }
        }
      ) { first, _ in first }
    }
    positions = first(\.name)
    numbers = first(\.index)
    parents = Set(layers.compactMap(\.parent))
  }

  /// The layer with a name; the first one counts.
  func layer(named name: String) -> ScriptLayer? {
    positions[name].map { ScriptLayer(composition: self, position: $0) }
  }

  /// The layer with an index (`ind`).
  func layer(number: Int) -> ScriptLayer? {
    numbers[number].map { ScriptLayer(composition: self, position: $0) }
  }

  /// The frames in which the properties of a layer can be seen; those of a parent always.
  func frames(of layer: SourceLayer) -> ClosedRange<Double> {
    if let index = layer.index, parents.contains(index) { return shown }
    let low = max(shown.lowerBound, min(layer.frames.start, shown.upperBound))
    return low...max(low, min(shown.upperBound, layer.frames.end))
  }
}

/// A layer as expressions see it.
struct ScriptLayer {
  /// Where it stands.
  let composition: ScriptComposition
  /// Its place in the list.
  let position: Int

  /// What the document says of it.
  var source: SourceLayer { composition.layers[position] }

  /// The layer whose transform it follows.
  var parent: ScriptLayer? {
    source.parent.flatMap { composition.layer(number: $0) }
  }
}

/// What all expressions of a document share.
///
/// A class, because every evaluation takes from the same effort.
final class ScriptDocument {
  let frameRate: Double
  /// The compositions by name; the first one counts.
  private(set) var compositions: [String: ScriptComposition] = [:]
  private var properties: [ScriptProperty.Identity: ScriptProperty] = [:]
  /// How many steps all expressions together may still take.
  var effort: Int
  /// How much expressions may do.
  let limits: Limits

  init(frameRate: Double, limits: Limits) {
    self.frameRate = frameRate
    self.limits = limits
    effort = limits.expressionEffort
  }

  func add(_ composition: ScriptComposition, named name: String) {
    guard compositions[name] == nil else { return }
    compositions[name] = composition
  }

  /// The one object of a property, so that links to it share what is known of it.
  func property(
    _ content: ScriptProperty.Content, _ layer: ScriptLayer, effect: Effect? = nil
  ) -> ScriptProperty {
    let identity = content.facts.identity
    if let identity, let known = properties[identity] { return known }
    let made = ScriptProperty(content, layer, effect: effect, frameRate: frameRate)
    guard let identity else {
      // It is made anew at every look, and an outline has many numbers.
      effort -= made.motion.count / ScriptRun.partsPerStep
      return made
    }
    properties[identity] = made
    return made
  }
}
