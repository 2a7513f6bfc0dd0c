package import PegbarLottie

/// What is shown the parts of a document, each before what it holds.
///
/// A count, a search for features and rules share one walk; each takes what it needs.
package protocol DocumentVisitor {
  /// Whether what is visited can be seen: it is in no hidden layer or shape, and in no effect or layer
  /// style that is switched off. The walk sets it.
  var isShown: Bool { get set }

  /// A composition.
  mutating func visit(_ composition: CompositionPart)
  /// Nothing more of a composition: what comes next stands in none.
  mutating func leaveCompositions()
  /// A layer of a composition; hidden ones, too.
  mutating func visit(_ layer: Layer)
  /// A transform of a layer, a group or a repeater.
  mutating func visit(_ transform: Transform)
  /// A mask of a layer.
  mutating func visit(_ mask: Mask)
  /// An effect of a layer, also one that is switched off.
  mutating func visit(_ effect: Effect)
  /// A style of a layer, also one that is switched off.
  mutating func visit(_ style: LayerStyle)
  /// A list of shape items, whose elements come one by one after it.
  mutating func visit(_ items: [ShapeItem])
  /// A shape item; hidden ones, too.
  mutating func visit(_ item: ShapeItem)
  /// What a text layer says.
  mutating func visit(_ text: TextLayerContent)
  /// A property of any of these that is more than a value: with keys, an expression or a slot.
  mutating func visit(_ property: some DocumentProperty)
}

extension DocumentVisitor {
  /// Nothing.
  package func visit(_ composition: CompositionPart) {}
  /// Nothing.
  package func leaveCompositions() {}
  /// Nothing.
  package func visit(_ layer: Layer) {}
  /// Nothing.
  package func visit(_ transform: Transform) {}
  /// Nothing.
  package func visit(_ mask: Mask) {}
  /// Nothing.
  package func visit(_ effect: Effect) {}
  /// Nothing.
  package func visit(_ style: LayerStyle) {}
  /// Nothing.
  package func visit(_ items: [ShapeItem]) {}
  /// Nothing.
  package func visit(_ item: ShapeItem) {}
  /// Nothing.
  package func visit(_ text: TextLayerContent) {}
  /// Nothing.
  package func visit(_ property: some DocumentProperty) {}
}
