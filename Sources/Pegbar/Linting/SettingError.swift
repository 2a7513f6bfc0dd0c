/// A setting that means nothing, and what may have been meant.
package struct SettingError: Error, Hashable, Sendable {
  /// What is wrong, with the nearest name.
  package let message: String

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
