package import PegbarDiagnostics
package import PegbarJSON

/// Why there is no scene in a JSON text.
package enum SceneJSONError: Error {
  /// The bytes are not JSON.
  case syntax(JSONSyntaxError)
  /// The JSON is no scene of a known version, or a part is broken without which there is none.
  case unusable(Finding)

  /// What is to be said about it.
  package var finding: Finding {
    switch self {
    case .syntax(let error): error.finding
    case .unusable(let finding): finding
    }
  }
}
