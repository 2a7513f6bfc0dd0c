package import PegbarLottie

/// What rules look at: one file that was read.
package struct LintSubject {
  /// The document as the file has it.
  package let document: LottieDocument
  /// How many bytes the file has.
  package let byteCount: Int
  /// How many parts of each kind the document holds.
  package let census: DocumentCensus

  /// Makes a subject.
  package init(document: LottieDocument, byteCount: Int) {
    self.document = document
    self.byteCount = byteCount
    census = DocumentCensus(document)
  }
}
