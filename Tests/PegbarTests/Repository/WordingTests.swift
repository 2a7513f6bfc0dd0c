import Foundation
import Pegbar
import PegbarTestSupport
import Testing

/// Prose for users follows the rules of `Contributing.md`.
@Suite("Wording") struct WordingTests {
  private let wording: Wording

  init() throws { wording = try Wording() }

  @Test("the table of unused words is read")
  func table() {
    #expect(wording.unused.count > 15)
    #expect(wording.breaches(in: "What stands here.").count == 1)
    #expect(wording.breaches(inTitle: "A file is missing.").count == 3)
    #expect(wording.breaches(inOption: "The file.").count == 1)
    let long = Array(repeating: "word", count: 31).joined(separator: " ")
    #expect(wording.breaches(in: long).count == 1)
  }

  @Test("titles of findings are noun phrases")
  func titles() {
    #expect(FindingKind.all.flatMap { wording.breaches(inTitle: $0.title) } == [])
    let titles = FindingKind.all.map(\.title)
    #expect(titles.filter { $0.first?.isUppercase != true } == [])
  }

  @Test("pages of findings use the words of the glossary in short sentences")
  func pages() {
    let texts = FindingKind.all.flatMap { [$0.meaning, $0.effect, $0.wayOut] }
    #expect(texts.flatMap { wording.breaches(in: $0) } == [])
  }

  @Test("limits use the words of the glossary")
  func limits() {
    #expect(Limit.all.flatMap { wording.breaches(in: $0.meaning) } == [])
  }

  private static func documents() throws -> [SourceText] {
    try SourceText.all(["Sources/Face/Pegbar/Pegbar.docc"], ending: ".md")
      + [SourceText("README.md")]
  }

  @Test("documents use the words of the glossary in short sentences")
  func documents() throws {
    let documents = try Self.documents()
    #expect(documents.count > 15)
    let breaches = documents.flatMap { document in
      Self.paragraphs(of: document).flatMap { wording.breaches(in: $0) }
        .map { "\(document.path): \($0)" }
    }
    #expect(breaches == [])
  }

  @Test("documents say what was type-checked or run wherever they mention macOS")
  func platforms() throws {
    let mentions = try Self.documents().filter { !$0.path.hasSuffix("Changelog.md") }
      .flatMap(Self.blocks).filter { $0.contains(#/macOS|\bMac\b/#) }
    #expect(mentions.count > 10)
    #expect(mentions.filter { !$0.contains(#/type-check|\bruns?\b/#) } == [])
  }

  /// Returns the paragraphs, lists and table rows of a document, without code.
  private static func blocks(of document: SourceText) -> [String] {
    var blocks = [""]
    var isCode = false
    for line in document.lines {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode || line.isEmpty || line.hasPrefix("|") { blocks.append("") }
      if !isCode { blocks[blocks.count - 1] += " " + line }
    }
    return blocks
  }

  /// Returns the prose of a document, without code and the table of unused words.
  private static func paragraphs(of document: SourceText) -> [String] {
    var paragraphs = [""]
    var isCode = false
    for line in document.lines {
      if line.hasPrefix("| instead of | write |") { break }
      if line.hasPrefix("```") {
        isCode.toggle()
        paragraphs.append("")
        continue
      }
      if isCode { continue }
      // A table cell, a heading and a list item are separate paragraphs.
      if line.hasPrefix("|") {
        paragraphs += line.split(separator: "|").map(String.init)
        paragraphs.append("")
      } else if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("<") {
        paragraphs.append(line.hasPrefix("#") ? String(line) : "")
        paragraphs.append("")
      } else {
        if line.drop(while: { $0 == " " }).prefixMatch(of: #/- |[0-9]+\. /#) != nil {
          paragraphs.append("")
        }
        paragraphs[paragraphs.count - 1] += " " + line
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }
}
