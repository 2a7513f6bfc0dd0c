internal import PegbarPasses
package import PegbarScene

/// A normalized scene as written in Swift: the same picture in less code.
///
/// Only Swift uses these changes. Scene JSON and other formats write the normalized scene itself.
package struct SwiftScene: Sendable {
  /// The scene to write.
  package let scene: NormalizedScene

  /// Creates the scene to write from a normalized scene.
  package init(_ normalized: NormalizedScene) {
    var scene = normalized
    ShareConstantCurves().apply(to: &scene)
    PlainPrimitives().apply(to: &scene)
    // Fewer curves remain, so they are named again. Names that a program assigned are kept.
    if ScenePasses.hasDefaultNames(normalized) { ScenePasses.nameValues(of: &scene) }
    self.scene = scene
  }
}
