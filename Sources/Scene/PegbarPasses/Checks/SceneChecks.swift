internal import PegbarBase
package import PegbarDiagnostics
package import PegbarScene

/// Reports player differences that are visible only in the rendering of the whole scene.
package struct SceneChecks {
  let scene: Scene
  let log: FindingLog
  private let definitions: [String: Composition]

  /// Creates the checks of an imported scene.
  package init(_ scene: Scene, log: FindingLog) {
    self.scene = scene
    self.log = log
    definitions = scene.definitions.keyed(by: \.id)
  }

  /// Runs the checks that import deferred to the whole scene.
  package func judge(_ pending: [PendingCheck]) {
    CheckOffsets(checks: self).judge(pending)
    CheckTurnedBlurs(checks: self).judge(pending)
    CheckInvertedMasks(checks: self).judge(pending)
  }

  /// Returns the composition with an ID, or the main composition for `nil`.
  func composition(_ id: String?) -> Composition? { id.map { definitions[$0] } ?? scene.root }
}
