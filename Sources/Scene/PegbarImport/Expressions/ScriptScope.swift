internal import PegbarBase
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// A composition as expressions see it.
final class ScriptComposition {
  /// The name that expressions and designers use.
  let name: String
  /// The layers, front to back.
  let layers: [SourceLayer]
  /// The size of the canvas.
  let size: Size
  /// The frames that are ever visible.
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

  /// Returns the first layer with a name.
  func layer(named name: String) -> ScriptLayer? {
    positions[name].map { ScriptLayer(composition: self, position: $0) }
  }

  /// Returns the layer with an index (`ind`).
  func layer(number: Int) -> ScriptLayer? {
    numbers[number].map { ScriptLayer(composition: self, position: $0) }
  }

  /// Returns the frames in which the properties of a layer are visible; for a parent, all visible
  /// frames.
  func frames(of layer: SourceLayer) -> ClosedRange<Double> {
    if let index = layer.index, parents.contains(index) { return shown }
    let low = max(shown.lowerBound, min(layer.frames.start, shown.upperBound))
    return low...max(low, min(shown.upperBound, layer.frames.end))
  }
}

/// A layer as expressions see it.
struct ScriptLayer {
  /// The composition that contains the layer.
  let composition: ScriptComposition
  /// The position in the list of layers.
  let position: Int

  /// The layer in the document.
  var source: SourceLayer { composition.layers[position] }

  /// The layer whose transform it follows.
  var parent: ScriptLayer? {
    source.parent.flatMap { composition.layer(number: $0) }
  }
}

/// The state that all expressions of a document share.
///
/// A class because all evaluations draw on the same effort.
final class ScriptDocument {
  let frameRate: Double
  /// The limits of expressions.
  let limits: Limits
  /// The compositions by name; the first one with a name wins.
  private(set) var compositions: [String: ScriptComposition] = [:]
  private var properties: [ScriptProperty.Identity: ScriptProperty] = [:]
  /// The number of steps that all expressions together can still use.
  var effort: Int
  /// The values of expressions at some times, with their properties, whose identities are the keys.
  private var known: [Moment: (property: ScriptProperty, value: ScriptValue, uses: ScriptUses)] =
    [:]
  /// The number of parts of values that can still be kept.
  private var memory = Limits.keptParts

  /// A property at a time in seconds of the document.
  private struct Moment: Hashable {
    var property: ObjectIdentifier
    var time: Double
  }

  init(frameRate: Double, limits: Limits) {
    self.frameRate = frameRate
    self.limits = limits
    effort = limits.expressionEffort
  }

  func add(_ composition: ScriptComposition, named name: String) {
    guard compositions[name] == nil else { return }
    compositions[name] = composition
  }

  /// Returns the value of a property's expression at a time in seconds of the document, if it is
  /// known.
  func value(
    of property: ScriptProperty, at time: Double
  ) -> (value: ScriptValue, uses: ScriptUses)? {
    known[Moment(property: ObjectIdentifier(property), time: time)].map { ($0.value, $0.uses) }
  }

  /// Keeps the value of a property's expression at a time, unless it has random numbers, whose seed
  /// is that of the outermost property.
  func keep(
    _ value: ScriptValue, _ uses: ScriptUses, of property: ScriptProperty, at time: Double
  ) {
    // An entry needs as much memory as a few parts.
    let weight = 4 + value.weight
    guard !uses.isRandom, weight <= memory else { return }
    memory -= weight
    let moment = Moment(property: ObjectIdentifier(property), time: time)
    known[moment] = (property, value, uses)
  }

  /// Returns the only object of a property, so that links to it share its prepared state.
  func property(
    _ content: ScriptProperty.Content, _ layer: ScriptLayer, effect: Effect? = nil
  ) -> ScriptProperty {
    let identity = content.facts.identity
    if let identity, let known = properties[identity] { return known }
    let made = ScriptProperty(content, layer, effect: effect, frameRate: frameRate)
    guard let identity else {
      // A plain value is created again at every access, and a path has many numbers.
      effort -= made.motion.count / ScriptRun.partsPerStep
      return made
    }
    properties[identity] = made
    return made
  }
}
