internal import PegbarBase

/// An invalid setting, with a suggestion if there is one.
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of the problem, with the nearest valid name.
  public let message: String

  /// A description of the problem.
  public var description: String { message }

  /// A description of the problem, as a sentence.
  package var sentence: String {
    message.prefix(1).uppercased() + message.dropFirst() + (message.hasSuffix("?") ? "" : ".")
  }

  /// Creates an error about an unknown name, with the nearest valid one.
  package init(unknown thing: String, _ name: String, among names: [String]) {
    let near = NearestName.of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    message = "unknown \(thing) '\(PrintableText.line(name))'\(near)"
  }

  /// Creates an error with a description of the problem.
  package init(_ message: String) { self.message = message }
}
