public import PegbarGeometry

/// A scene that keyframes alone can play on Core Animation.
///
/// A tree of layers, each with model values (the state at the end) and tracks. Nothing parametric
/// is left: no trims over fills, no remaps, no curved motion, no parents outside the tree.
/// Numbers are rounded already; exporters write them as they are. No definition refers to one that
/// stands after it.
public typealias NormalizedScene = MotionScene<NormalizedComposition>

/// A layer tree on a canvas with a time of its own.
public struct NormalizedComposition: Hashable, Sendable {
  /// Its id among the definitions; empty for the root.
  public var id: String
  /// The designer's name.
  public var name: String
  /// The canvas in points.
  public var size: Size
  /// The layers, back to front.
  public var layers: [NormalizedLayer]
  /// What happens in it, beat by beat; refers to the tracks of the exact scene.
  public var transactions: [Transaction]
  /// The layers that take each other's place, in order of time.
  public var transitions: [Transition]

  /// Makes a composition.
  public init(
    id: String = "", name: String, size: Size, layers: [NormalizedLayer],
    transactions: [Transaction] = [], transitions: [Transition] = []
  ) {
    self.id = id
    self.name = name
    self.size = size
    self.layers = layers
    self.transactions = transactions
    self.transitions = transitions
  }
}

extension NormalizedComposition: AnyComposition {
  package static let documentation = Composition.documentation
  package static let blank = NormalizedComposition(
    name: "", size: Size(width: 0, height: 0), layers: [])
  package static let fields: [Field<NormalizedComposition>] =
    compositionFields() + [
      .records(
        "transitions", \.transitions,
        "The layers that take each other's place, in order of time."
      ) { $0.new },
      .records("layers", \.layers, "The layers, back to front.") { $0.name },
    ]
  /// What a scene of such compositions is, in a sentence.
  package static let sceneDocumentation = "A scene that keyframes alone can play on Core Animation."
  /// The fields of a scene of such compositions.
  package static let sceneFields = fieldsOfScene(
    "The compositions that instances show, each once; none refers to one that stands after it.")
}
