internal import PegbarDiagnostics
package import PegbarJSON

/// Values of which another type is an error.
extension JSONValue {
  /// The text; anything else is reported.
  package var neededText: String? { needed(string, "text") }
  /// True or false; anything else is reported.
  package var neededFlag: Bool? { needed(isNumber ? nil : bool, "true or false") }
  /// The number; anything else is reported.
  package var neededNumber: Double? { needed(number, "a number") }
  /// The array; anything else is reported.
  package var neededArray: JSONArray? { needed(array, "an array") }
  /// The object; anything else is reported.
  package var neededObject: JSONObject? { needed(object, "an object") }

  /// What was found, if anything; otherwise says what was expected.
  func needed<Found>(_ found: Found?, _ expected: String) -> Found? {
    if found == nil { report(.wrongType, "expected \(expected), found \(typeName)") }
    return found
  }

  /// Reports an error of the configuration at this value.
  package func reportWrong(_ message: String) { report(.configuration, message) }

  /// Reports a name that does not exist, with the nearest one that does.
  package func reportUnknown(_ thing: String, _ name: String, among names: [String]) {
    reportWrong(SettingError(unknown: thing, name, among: names).message)
  }
}
