package import PegbarJSON

extension ConvertSettings {
  /// Reads the section; what is wrong in it is reported.
  package init(reading value: JSONValue) {
    self.init()
    guard let object = value.neededObject else { return }
    for (key, member) in object {
      switch key.text {
      case "style": style = Self.choice("style", member)
      case "prefix": prefix = Self.prefix(member)
      case "access": access = Self.choice("access", member)
      case "expose":
        exposed = member.neededArray.map { Set($0.compactMap { Self.choice("kind", $0) }) }
      case "nonisolated": isNonisolated = member.neededFlag
      case "tolerance": tolerance = Self.tolerance(member)
      case "host": host = Self.choice("host", member)
      case "animation": animation = member.neededText
      case let name: member.reportUnknown("key", name, among: Self.members.map(\.key))
      }
    }
  }

  /// The case that a text names; where none is called so, the nearest one is said.
  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ thing: String, _ value: JSONValue
  ) -> Choice? {
    guard let text = value.neededText else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    value.reportUnknown(thing, text, among: Choice.allCases.map(\.rawValue))
    return nil
  }

  private static func prefix(_ value: JSONValue) -> String? {
    guard let text = value.neededText else { return nil }
    if text.isEmpty || SwiftCode.isValidTypePrefix(text) { return text }
    value.reportWrong("'prefix' has to be the beginning of a Swift identifier")
    return nil
  }

  private static func tolerance(_ value: JSONValue) -> Double? {
    guard let number = value.neededNumber else { return nil }
    if number > 0, number.isFinite { return number }
    value.reportWrong("'tolerance' has to be a number above 0")
    return nil
  }
}
