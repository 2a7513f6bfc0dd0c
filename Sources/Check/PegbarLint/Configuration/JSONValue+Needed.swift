internal import PegbarDiagnostics
package import PegbarJSON

/// Values that must have a certain type.
extension JSONValue {
  /// The string, or `nil` after reporting a value of another type.
  package var neededText: String? { needed(string, "text") }
  /// The Boolean value, or `nil` after reporting a value of another type.
  package var neededFlag: Bool? { needed(isNumber ? nil : bool, "true or false") }
  /// The number, or `nil` after reporting a value of another type.
  package var neededNumber: Double? { needed(number, "a number") }
  /// The array, or `nil` after reporting a value of another type.
  package var neededArray: JSONArray? { needed(array, "an array") }
  /// The object, or `nil` after reporting a value of another type.
  package var neededObject: JSONObject? { needed(object, "an object") }

  /// Returns the value that was found, or reports the expected type and returns `nil`.
  func needed<Found>(_ found: Found?, _ expected: String) -> Found? {
    if found == nil { report(.wrongType, "expected \(expected), found \(typeName)") }
    return found
  }

  /// Reports a configuration error at this value.
  package func reportWrong(_ message: String) { report(.configuration, message) }

  /// Reports an unknown name, with the nearest valid one.
  package func reportUnknown(_ thing: String, _ name: String, among names: [String]) {
    reportWrong(SettingError(unknown: thing, name, among: names).message)
  }
}
