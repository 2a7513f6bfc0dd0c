import PegbarDiagnostics
import PegbarLint
import PegbarLottie
import PegbarTestSupport
import Testing

/// Every rule against its examples: the one on its page and those of the tables.
@Suite("Examples of rules")
struct RuleExampleTests {
  @Test(
    "a rule finds what its examples show, at its level unless they say otherwise",
    arguments: Rule.all.map(\.kind.id))
  func found(id: String) throws {
    let rule = try #require(Rule.all.first { $0.kind.id == id })
    #expect(!rule.found.isEmpty)
    for example in rule.found {
      let found = try Self.findings(in: example, of: rule).filter { $0.kind.id == id }
      #expect(!found.isEmpty, "\(example.json)")
      let level = example.severity ?? rule.kind.severity
      #expect(found.allSatisfy { $0.severity == level }, "\(example.json)")
    }
  }

  @Test("a rule leaves alone what comes near", arguments: Rule.all.map(\.kind.id))
  func silent(id: String) throws {
    let rule = try #require(Rule.all.first { $0.kind.id == id })
    #expect(!rule.silent.isEmpty)
    for example in rule.silent {
      let found = try Self.findings(in: example, of: rule)
      #expect(!found.contains { $0.kind.id == id }, "\(example.json)")
    }
  }

  @Test(
    "an example is read whole",
    arguments: Tier.some(Rule.all.map(\.kind).filter { $0 != .unknownKey }.map(\.id), every: 6))
  func examples(id: String) throws {
    let rule = try #require(Rule.all.first { $0.kind.id == id })
    for example in rule.found + rule.silent {
      let (document, _) = try Self.document(example)
      #expect(document.unreadMembers.isEmpty, "\(example.json)")
    }
  }

  @Test("every table is of rules, none of which is in two of them")
  func tables() {
    let ids = RuleExamples.tables.flatMap(\.keys)
    #expect(ids.sorted() == Set(ids).sorted())
    #expect(Set(ids).subtracting(Rule.all.map(\.kind.id)).isEmpty)
  }

  @Test(
    "a page with words in the place of a document has those of the first example",
    arguments: Rule.all.filter { $0.example() == nil }.map(\.kind.id))
  func words(id: String) throws {
    let rule = try #require(Rule.all.first { $0.kind.id == id })
    // Their kinds are not only of rules.
    guard rule.kind != .fileSize, rule.kind != .expressionCount else { return }
    #expect(rule.pageKind.example == rule.found.first?.excerpt)
  }

  @Test("rules stand in the order of their ids, once")
  func order() {
    let ids = Rule.all.map(\.kind.id)
    #expect(ids == Set(ids).sorted())
  }

  @Test(
    "what an option limits is measured, so that a baseline knows when it grows",
    arguments: Rule.all.filter { $0.options.contains(where: isLimit) }.map(\.kind.id))
  func amounts(id: String) throws {
    // How a file is laid out is not how large it is: a baseline holds when it is indented.
    guard id != "size/whitespace" else { return }
    let rule = try #require(Rule.all.first { $0.kind.id == id })
    for example in rule.found {
      for finding in try Self.findings(in: example, of: rule) where finding.kind == rule.kind {
        #expect(finding.amount != nil || finding.occurrences != nil, "\(finding.message)")
      }
    }
  }

  private static func isLimit(_ option: RuleOption) -> Bool {
    option.name == "min" || option.name.hasPrefix("max")
  }

  private static func document(
    _ example: RuleExample
  ) throws -> (document: LottieDocument, log: FindingLog) {
    let log = FindingLog()
    let document = try LottieDocument.read(Array(example.json.utf8), log: log)
    return (try #require(document, "\(example.json)"), log)
  }

  private static func findings(in example: RuleExample, of rule: Rule) throws -> [Finding] {
    let (document, _) = try document(example)
    let log = FindingLog()
    let options = Dictionary(
      uniqueKeysWithValues: example.options.map { ("\(rule.kind.id):\($0.key)", $0.value) })
    #expect(
      example.options.allSatisfy { name, value in
        rule.options.contains { $0.name == name && $0.objection(to: value) == nil }
      })
    RuleRun(document, example.file, options: options, log: log).check(Rule.all)
    return log.findings
  }
}
