import PegbarDiagnostics
import PegbarLint
import PegbarLottie
import PegbarTestSupport
import Testing

/// Every rule, tested with the example on its page and those of the tables.
@Suite("Examples of rules")
struct RuleExampleTests {
  @Test(
    "a rule reports its examples, with its severity unless they specify another",
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

  @Test("a rule accepts its counterexamples", arguments: Rule.all.map(\.kind.id))
  func silent(id: String) throws {
    let rule = try #require(Rule.all.first { $0.kind.id == id })
    #expect(!rule.silent.isEmpty)
    for example in rule.silent {
      let found = try Self.findings(in: example, of: rule)
      #expect(!found.contains { $0.kind.id == id }, "\(example.json)")
    }
  }

  @Test(
    "reads every member of an example",
    arguments: Tier.some(Rule.all.map(\.kind).filter { $0 != .unknownKey }.map(\.id), every: 6))
  func examples(id: String) throws {
    let rule = try #require(Rule.all.first { $0.kind.id == id })
    for example in rule.found + rule.silent {
      let (document, _) = try Self.document(example)
      #expect(document.unreadMembers.isEmpty, "\(example.json)")
    }
  }

  @Test("tables contain only rules, each in one table")
  func tables() {
    let ids = RuleExamples.tables.flatMap(\.keys)
    #expect(ids.sorted() == Set(ids).sorted())
    #expect(Set(ids).subtracting(Rule.all.map(\.kind.id)).isEmpty)
  }

  @Test(
    "a page with text instead of a document uses the text of the first example",
    arguments: Rule.all.filter { $0.example() == nil }.map(\.kind.id))
  func words(id: String) throws {
    let rule = try #require(Rule.all.first { $0.kind.id == id })
    // Findings other than those of rules also use these kinds.
    guard rule.kind != .fileSize, rule.kind != .expressionCount else { return }
    #expect(rule.pageKind.example == rule.found.first?.excerpt)
  }

  @Test("rules are sorted by ID, without duplicates")
  func order() {
    let ids = Rule.all.map(\.kind.id)
    #expect(ids == Set(ids).sorted())
  }

  @Test(
    "findings with a limit have an amount, so that a baseline detects growth", .slow,
    arguments: Rule.all.filter { $0.options.contains(where: isLimit) }.map(\.kind.id))
  func amounts(id: String) throws {
    // Whitespace is not content, so a baseline still applies after a file is indented.
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
