internal import ArgumentParser
internal import Pegbar

/// The options that change limits on reading, keeping and drawing.
struct LimitOptions: ParsableArguments {
  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      "Raise or lower a limit, such as file-size=512MB. 'pegbar explain limits' lists all limits.",
      valueName: "name=value"),
    completion: .list(Limit.all.map { "\($0.name)=" }), transform: LimitChange.read)
  var changes: [LimitChange] = []

  /// The default limits with the changes; the last change of a limit applies.
  var limits: Limits {
    var limits = Limits()
    for change in changes { limits[keyPath: change.limit.member] = change.value }
    return limits
  }
}

/// A limit and its new value, as `NAME=VALUE`.
struct LimitChange {
  /// The limit.
  let limit: Limit
  /// The value, which is within the range of the limit.
  let value: Int

  /// Parses `NAME=VALUE`.
  ///
  /// - Throws: A `LimitError` with the problem, and a suggestion for an unknown name.
  static func read(_ text: String) throws(LimitError) -> LimitChange {
    guard let equals = text.firstIndex(of: "=") else {
      throw LimitError(
        description: "'\(text)' does not have the form NAME=VALUE, such as file-size=512MB")
    }
    let name = String(text[..<equals])
    let value = String(text[text.index(after: equals)...])
    guard let limit = Limit.named(name) else {
      let meant = NearestName.of(name, among: Limit.all.map(\.name))
      let advice = meant.map { "did you mean '\($0)'?" } ?? "see 'pegbar explain limits'"
      throw LimitError(description: "unknown limit '\(name)'; \(advice)")
    }
    guard let number = limit.value(value) else {
      let form = limit.unit == .bytes ? "a number of bytes, KB, MB or GB" : "a whole number"
      throw LimitError(
        description: "invalid value '\(value)' for \(name): "
          + "expected \(form) from 1 to \(limit.text(limit.largest))")
    }
    return LimitChange(limit: limit, value: number)
  }
}

/// An error for an invalid change of a limit.
struct LimitError: Error, CustomStringConvertible {
  /// The problem and its fix.
  let description: String
}
