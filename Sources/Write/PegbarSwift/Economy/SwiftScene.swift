internal import PegbarPasses
package import PegbarScene

/// A normalized scene as Swift code writes it: the same picture with less to write and to read.
///
/// Only Swift has these changes; scene JSON and other formats write the normalized scene itself.
package struct SwiftScene: Sendable {
  /// The scene that is written.
  package let scene: NormalizedScene

  /// Makes the scene that is written for a normalized one.
  package init(_ normalized: NormalizedScene) {
    var scene = normalized
    SettleRests().apply(to: &scene)
    PlainFigures().apply(to: &scene)
    // Fewer curves are left; names that a program has given stay.
    if ScenePasses.hasDefaultNames(normalized) { ScenePasses.nameValues(of: &scene) }
    self.scene = scene
  }
}
