package import PegbarLottie
package import PegbarScene

/// What rules look at: one file that was read and imported.
package struct LintSubject {
  /// The document as the file has it.
  package let document: LottieDocument
  /// The exact scene.
  package let scene: Scene
  /// How many bytes the file has.
  package let byteCount: Int
  /// How many parts of each kind the document holds.
  package let census: DocumentCensus

  /// Makes a subject.
  package init(document: LottieDocument, scene: Scene, byteCount: Int) {
    self.document = document
    self.scene = scene
    self.byteCount = byteCount
    census = DocumentCensus(document)
  }
}
