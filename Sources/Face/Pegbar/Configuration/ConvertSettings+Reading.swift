package import PegbarJSON

extension ConvertSettings {
  /// Creates settings from a section of a configuration, and reports problems in it.
  package init(reading value: JSONValue) {
    self.init()
    guard let object = value.neededObject else { return }
    for (key, member) in object {
      guard let option = Self.options.first(where: { $0.name == key.text }) else {
        member.reportUnknown("key", key.text, among: Self.options.map(\.name))
        continue
      }
      self[option.name] = Self.text(of: member, for: option)
    }
  }

  /// Returns the value of a member as text; reports an invalid value and returns `nil`.
  private static func text(of value: JSONValue, for option: ConversionOption) -> String? {
    switch option.form {
    case .text: option.name == "prefix" ? prefix(value) : value.neededText
    case .flag: value.neededFlag.map { "\($0)" }
    case .number: number(value, for: option)
    case .choice(let names): choice(option.name, value, among: names)
    case .choices(let names):
      value.neededArray.map { array in
        array.compactMap { choice("kind", $0, among: names) }.joined(separator: ",")
      }
    case .texts: value.neededArray.map { $0.compactMap(identifier).joined(separator: ",") }
    }
  }

  private static func choice(_ thing: String, _ value: JSONValue, among names: [String]) -> String?
  {
    guard let text = value.neededText else { return nil }
    if names.contains(text) { return text }
    value.reportUnknown(thing, text, among: names)
    return nil
  }

  private static func prefix(_ value: JSONValue) -> String? {
    guard let text = value.neededText else { return nil }
    if text.isEmpty || SwiftCode.isValidTypePrefix(text) { return text }
    value.reportWrong("'prefix' must be the start of a Swift identifier")
    return nil
  }

  private static func identifier(_ value: JSONValue) -> String? {
    guard let text = value.neededText else { return nil }
    if ReservedName.isValid(text) { return text }
    value.reportWrong("'\(text)' is not a Swift identifier")
    return nil
  }

  private static func number(_ value: JSONValue, for option: ConversionOption) -> String? {
    guard let number = value.neededNumber else { return nil }
    var options = ConversionOptions()
    let text = NumberText.text(number)
    if option.set(&options, text) { return text }
    value.reportWrong("'\(option.name)' must be above 0")
    return nil
  }
}
