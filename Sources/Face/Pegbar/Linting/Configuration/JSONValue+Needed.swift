internal import PegbarJSON

/// Values of which another type is an error.
extension JSONValue {
  var neededText: String? { needed(string, "text") }
  var neededFlag: Bool? { needed(isNumber ? nil : bool, "true or false") }
  var neededNumber: Double? { needed(number, "a number") }
  var neededArray: JSONArray? { needed(array, "an array") }
  var neededObject: JSONObject? { needed(object, "an object") }

  /// What was found, if anything; otherwise says what was expected.
  func needed<Found>(_ found: Found?, _ expected: String) -> Found? {
    if found == nil { report(.wrongType, "expected \(expected), found \(typeName)") }
    return found
  }

  func reportWrong(_ message: String) { report(.configuration, message) }

  func reportUnknown(_ thing: String, _ name: String, among names: [String]) {
    reportWrong(SettingError(unknown: thing, name, among: names).message)
  }
}
