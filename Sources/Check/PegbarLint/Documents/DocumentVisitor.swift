package import PegbarLottie

/// A visitor of the parts of a document, each before its contents.
///
/// Counts, feature searches, and rules share one traversal. Each implements the methods that it
/// needs.
package protocol DocumentVisitor {
  /// `true` if the visited part can be visible: it is in no hidden layer or shape, and in no
  /// disabled effect or layer style.
  ///
  /// The traversal sets this property.
  var isShown: Bool { get set }

  /// Visits a composition.
  mutating func visit(_ composition: CompositionPart)
  /// Leaves the last composition.
  ///
  /// The parts that follow are in no composition.
  mutating func leaveCompositions()
  /// Visits a layer of a composition, which can be hidden.
  mutating func visit(_ layer: Layer)
  /// Visits a transform of a layer, a group, or a repeater.
  mutating func visit(_ transform: Transform)
  /// Visits a mask of a layer.
  mutating func visit(_ mask: Mask)
  /// Visits an effect of a layer, which can be disabled.
  mutating func visit(_ effect: Effect)
  /// Visits a style of a layer, which can be disabled.
  mutating func visit(_ style: LayerStyle)
  /// Visits a list of shape items, before each of its items.
  mutating func visit(_ items: [ShapeItem])
  /// Visits a shape item, which can be hidden.
  mutating func visit(_ item: ShapeItem)
  /// Visits the content of a text layer.
  mutating func visit(_ text: TextLayerContent)
  /// Visits a property of any of these parts that has keyframes, an expression, or a slot.
  mutating func visit(_ property: some DocumentProperty)
}

extension DocumentVisitor {
  /// Does nothing.
  package func visit(_ composition: CompositionPart) {}
  /// Does nothing.
  package func leaveCompositions() {}
  /// Does nothing.
  package func visit(_ layer: Layer) {}
  /// Does nothing.
  package func visit(_ transform: Transform) {}
  /// Does nothing.
  package func visit(_ mask: Mask) {}
  /// Does nothing.
  package func visit(_ effect: Effect) {}
  /// Does nothing.
  package func visit(_ style: LayerStyle) {}
  /// Does nothing.
  package func visit(_ items: [ShapeItem]) {}
  /// Does nothing.
  package func visit(_ item: ShapeItem) {}
  /// Does nothing.
  package func visit(_ text: TextLayerContent) {}
  /// Does nothing.
  package func visit(_ property: some DocumentProperty) {}
}
