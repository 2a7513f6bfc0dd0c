internal import PegbarBase
package import PegbarDiagnostics
package import PegbarScene

/// Says what looks different in a player, as far as that shows only in pictures of the whole scene.
package struct SceneChecks {
  let scene: Scene
  let log: FindingLog
  private let definitions: [String: Composition]

  /// Prepares the checks of an imported scene.
  package init(_ scene: Scene, log: FindingLog) {
    self.scene = scene
    self.log = log
    definitions = scene.definitions.keyed(by: \.id)
  }

  /// Makes the checks that import has left to the whole scene.
  package func judge(_ pending: [PendingCheck]) {
    CheckOffsets(checks: self).judge(pending)
    CheckTurnedBlurs(checks: self).judge(pending)
    CheckInvertedMasks(checks: self).judge(pending)
  }

  /// A composition of the scene; nothing names the main one.
  func composition(_ id: String?) -> Composition? { id.map { definitions[$0] } ?? scene.root }
}
