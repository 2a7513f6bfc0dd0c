/// What import makes of a document.
package struct ImportedScene: Sendable {
  /// The scene.
  package var scene: Scene
  /// What is left to be checked on the whole scene.
  package var pendingChecks: [PendingCheck]

  /// Makes a result.
  package init(scene: Scene, pendingChecks: [PendingCheck]) {
    self.scene = scene
    self.pendingChecks = pendingChecks
  }
}
