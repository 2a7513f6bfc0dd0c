internal import ArgumentParser
internal import Pegbar

/// How much of a file is read, kept and drawn at most.
struct LimitOptions: ParsableArguments {
  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      "Raise or lower a limit, for example file-size=512MB; 'pegbar explain limits' lists them.",
      valueName: "name=value"),
    completion: .list(Limit.all.map { "\($0.name)=" }), transform: LimitChange.read)
  var changes: [LimitChange] = []

  /// The usual limits with the changes; the last one of a name counts.
  var limits: Limits {
    var limits = Limits()
    for change in changes { limits[keyPath: change.limit.member] = change.value }
    return limits
  }
}

/// A limit and its value, as `NAME=VALUE`.
struct LimitChange {
  /// The limit.
  let limit: Limit
  /// The value, one that the limit may have.
  let value: Int

  /// Reads `NAME=VALUE`.
  ///
  /// - Throws: what is wrong, and which name was probably meant.
  static func read(_ text: String) throws(LimitError) -> LimitChange {
    guard let equals = text.firstIndex(of: "=") else {
      throw LimitError(description: "'\(text)' is no NAME=VALUE, for example file-size=512MB")
    }
    let name = String(text[..<equals])
    let value = String(text[text.index(after: equals)...])
    guard let limit = Limit.named(name) else {
      let meant = NearestName.of(name, among: Limit.all.map(\.name))
      let advice = meant.map { "did you mean '\($0)'?" } ?? "'pegbar explain limits' lists them"
      throw LimitError(description: "there is no limit '\(name)'; \(advice)")
    }
    guard let number = limit.value(value) else {
      let form = limit.unit == .bytes ? "a number of bytes, KB, MB or GB" : "a whole number"
      throw LimitError(
        description:
          "'\(value)' is no value for \(name): \(form) from 1 to \(limit.text(limit.largest)) is")
    }
    return LimitChange(limit: limit, value: number)
  }
}

/// What is wrong with a limit that was given.
struct LimitError: Error, CustomStringConvertible {
  /// What is wrong, and the way out.
  let description: String
}
