internal import PegbarBase

/// A setting that means nothing, and what may have been meant.
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, with the nearest name.
  public let message: String

  /// What is wrong.
  public var description: String { message }

  /// What is wrong, as a sentence.
  package var sentence: String {
    message.prefix(1).uppercased() + message.dropFirst() + (message.hasSuffix("?") ? "" : ".")
  }

  /// There is no such thing; of the names that there are, one may be near.
  init(unknown thing: String, _ name: String, among names: [String]) {
    let near = NearestName.of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    message = "there is no \(thing) '\(PrintableText.line(name))'\(near)"
  }

  init(_ message: String) { self.message = message }
}
