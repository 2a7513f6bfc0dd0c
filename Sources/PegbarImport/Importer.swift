package import PegbarDiagnostics
package import PegbarLottie
package import PegbarScene

/// Turns a document into the exact scene: the only place where meaning and units change.
package struct Importer {
  /// What the scene is called where the composition has no name.
  package var fallbackName: String

  /// Makes an importer.
  package init(fallbackName: String = "Scene") {
    self.fallbackName = fallbackName
  }
}
