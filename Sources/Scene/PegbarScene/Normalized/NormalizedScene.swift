public import PegbarGeometry

/// A scene that Core Animation can play with keyframes alone.
///
/// A tree of layers, each with model values (the state at the end) and tracks. Nothing parametric
/// remains: no trims over fills, no time remaps, no curved motion, no parents outside the tree.
/// Numbers are rounded, and exporters write them unchanged. No definition refers to a later one.
public typealias NormalizedScene = MotionScene<NormalizedComposition>

/// A layer tree on a canvas with its own time.
public struct NormalizedComposition: Hashable, Sendable {
  /// The ID among the definitions; empty for the root.
  public var id: String
  /// The designer's name.
  public var name: String
  /// The size of the canvas in points.
  public var size: Size
  /// The layers, back to front.
  public var layers: [NormalizedLayer]
  /// The transactions, which refer to the tracks of the exact scene.
  public var transactions: [Transaction]
  /// The transitions between layers, in order of time.
  public var transitions: [Transition]

  /// Creates a composition.
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
        "The transitions between layers, in order of time."
      ) { $0.new },
      .records("layers", \.layers, "The layers, back to front.") { $0.name },
    ]
  /// The description of a scene of such compositions, in one sentence.
  package static let sceneDocumentation =
    "A scene that Core Animation can play with keyframes alone."
  /// The fields of a scene of such compositions.
  package static let sceneFields = fieldsOfScene(
    "The compositions that instances use, each listed once; none refers to a later one.")
}
