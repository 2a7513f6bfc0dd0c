import Foundation

/// The rules of `Contributing.md` for prose that a machine can check.
package struct Wording: Sendable {
  /// The words that prose does not use.
  package let unused: [String]

  private let longest = 30

  /// Reads the table of words from `Contributing.md`.
  package init() throws {
    let article = "Sources/Face/Pegbar/Pegbar.docc/Articles/Contributing.md"
    let text = String(decoding: try Repository.bytes(article), as: UTF8.self)
    let rows = text.components(separatedBy: "| instead of | write |\n").dropFirst().first ?? ""
    // A word with a note in parentheses depends on its context.
    unused = rows.split(separator: "\n").prefix { $0.hasPrefix("|") }.dropFirst().flatMap { row in
      row.split(separator: "|")[0].split(separator: ",")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter { !$0.contains("(") }
  }

  /// Returns the unused words in a text and its sentences of more than 30 words.
  package func breaches(in text: String) -> [String] {
    let plain = Self.withoutCode(text)
    let words = Self.words(plain)
    let padded = " \(words.joined(separator: " ").lowercased()) "
    let found = unused.filter { padded.contains(" \($0) ") }.map { "“\($0)”: \(text)" }
    let long = plain.components(separatedBy: ". ").filter { Self.words($0).count > longest }
    return found + long.map { "\(Self.words($0).count) words: \($0)" }
  }

  /// Returns the problems of a title: an article, a full stop or a finite verb.
  package func breaches(inTitle title: String) -> [String] {
    let words = Self.words(title).map { $0.lowercased() }
    var problems = breaches(in: title)
    if Self.articles.contains(words.first ?? "") { problems.append("article: \(title)") }
    if title.hasSuffix(".") { problems.append("full stop: \(title)") }
    let verbs = words.filter { Self.finiteVerbs.contains($0) }
    return problems + verbs.map { "finite verb “\($0)”: \(title)" }
  }

  /// Returns the problems of the text of an option: an article or a question word at its start.
  package func breaches(inOption text: String) -> [String] {
    let first = Self.words(text).first?.lowercased() ?? ""
    let isBreach = Self.articles.contains(first) || Self.questions.contains(first)
    return breaches(in: text) + (isBreach ? ["starts with “\(first)”: \(text)"] : [])
  }

  private static let articles: Set<String> = ["a", "an", "the"]
  private static let questions: Set<String> = [
    "what", "which", "who", "how", "where", "when", "whether", "whoever",
  ]
  private static let finiteVerbs: Set<String> = [
    "is", "are", "was", "were", "has", "have", "had", "does", "do", "stands", "stand", "holds",
    "cannot", "can", "must", "will", "says", "shows", "takes", "needs", "makes", "becomes",
  ]

  /// Returns the text without code in backticks, which is not prose.
  private static func withoutCode(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "code" }.joined()
  }

  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && !"'’-/.%".contains($0) }
      .map { $0.trimmingCharacters(in: .punctuationCharacters) }.filter { !$0.isEmpty }
  }
}
