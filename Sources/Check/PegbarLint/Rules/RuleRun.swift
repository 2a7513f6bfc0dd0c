package import PegbarDiagnostics
package import PegbarLottie

/// What rules look at, where in it they are, and where they report.
///
/// A class, because every rule of a run adds to one log.
package final class RuleRun {
  /// The document.
  package let document: LottieDocument
  /// What is known about its file.
  package let file: LintedFile
  /// How many parts of each kind there are; complete once the walk is over.
  package internal(set) var census = DocumentCensus()
  /// The composition that is walked over; nothing outside of them.
  package internal(set) var composition: CompositionPart?
  /// The layer that is walked over; nothing outside of layers.
  package internal(set) var layer: Layer?
  /// Whether what is walked over can be seen, see `DocumentVisitor`.
  package internal(set) var isShown = true
  /// What refers to what, gathered when it is first asked for.
  package private(set) lazy var links = DocumentLinks(document)
  /// What is drawn once compositions stand in the place of the layers that show them.
  package private(set) lazy var expansion = DocumentExpansion(document)
  /// Whom the file is checked for; nobody in particular where it is empty.
  package var targets: [Target] = []
  /// The assets by their ids; of several with one id the first counts.
  package private(set) lazy var assets = Dictionary(
    document.assets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// Whether the walk is over.
  var isWalked = false
  /// Whether there are expressions, which may refer to anything by its name.
  package private(set) lazy var hasExpressions =
    (isWalked ? census : DocumentCensus(document)).expressions > 0

  private let log: FindingLog
  private let options: [String: RuleOption.Value]
  private var rule: Rule?
  /// What rules have counted and not reported yet.
  private var counts: [ObjectIdentifier: RuleCount] = [:]

  /// - Parameter options: The values that options are set to, by rule and option (`id:name`).
  package init(
    _ document: LottieDocument, _ file: LintedFile, options: [String: RuleOption.Value] = [:],
    log: FindingLog
  ) {
    self.document = document
    self.file = file
    self.options = options
    self.log = log
  }

  /// Whether the file is checked for a player, or for nobody in particular.
  func isMeant(_ player: Player) -> Bool {
    targets.isEmpty
      || targets.contains { if case .player(player, _) = $0 { true } else { false } }
  }

  /// Lets a rule look.
  func perform(_ rule: Rule, _ body: (RuleRun) -> Void) {
    self.rule = rule
    body(self)
  }

  /// The number that an option of the rule is set to.
  package func number(_ option: String) -> Double {
    if case .number(let number) = value(of: option) { number } else { 0 }
  }

  /// The regular expression that an option of the rule is set to; nothing where it is not set.
  package func pattern(_ option: String) -> NamePattern? {
    guard case .text(let text) = value(of: option), !text.isEmpty else { return nil }
    return NamePattern(text)
  }

  /// The texts that an option of the rule is set to.
  package func texts(_ option: String) -> [String] {
    if case .texts(let texts) = value(of: option) { texts } else { [] }
  }

  private func value(of option: String) -> RuleOption.Value? {
    guard let rule else { return nil }
    return options["\(rule.kind.id):\(option)"]
      ?? rule.options.first { $0.name == option }?.usual
  }

  /// The ids of those among some rules that find something, which is not reported.
  func ids(of rules: [Rule]) -> [String] {
    let log = FindingLog()
    RuleRun(document, file, options: options, log: log).check(rules)
    return Set(log.findings.map(\.kind.id)).sorted()
  }

  /// Counts a place where the rule found something, for a check of the kind `counted`.
  ///
  /// - Parameters:
  ///   - number: How much there is at the place, where that differs.
  ///   - words: The message if it stays the only one.
  func count(_ number: Int = 1, at source: SourceID, _ words: @autoclosure () -> String = "") {
    guard let rule else { return }
    let id = ObjectIdentifier(rule)
    if counts[id] == nil { counts[id] = RuleCount(first: source, words: words()) }
    counts[id]?.add(number, in: layer?.source)
  }

  /// Reports what a rule has counted, and begins anew.
  ///
  /// - Parameter names: What tells the places from others that are counted: the names that lead to a
  ///   layer; nothing for a whole file.
  func reportCount(
    of rule: Rule, in names: [String], _ message: (RuleCount, RuleRun) -> String?
  ) {
    guard let count = counts.removeValue(forKey: ObjectIdentifier(rule)) else { return }
    perform(rule) { run in
      let isAlone = count.places == 1 && !count.words.isEmpty
      guard let message = isAlone ? count.words : message(count, run) else { return }
      run.report {
        var finding = Finding(
          $0, message, path: document.path(of: count.first),
          breadcrumb: document.breadcrumb(of: count.first), occurrences: count.places)
        finding.cause = names
        finding.amount = Double(count.total)
        return finding
      }
    }
  }

  /// Whether rules have counted something that is not reported yet.
  var hasCounts: Bool { !counts.isEmpty }

  /// Reports what the rule found, at a part of the document.
  ///
  /// - Parameters:
  ///   - severity: How much it matters, where that is not what the kind says.
  ///   - occurrences: How many places there are, where one finding stands for all of them.
  package func report(
    _ message: String, at source: SourceID = .root, key: String? = nil, severity: Severity? = nil,
    occurrences: Int? = nil
  ) {
    var path = document.path(of: source)
    if let key { path = path.appending(.key(key)) }
    report {
      Finding(
        $0, message, path: path, breadcrumb: document.breadcrumb(of: source), severity: severity,
        occurrences: occurrences)
    }
  }

  /// Reports something that is larger than it should be, at a part of the document.
  ///
  /// - Parameter amount: How much was measured; what should be more counts below 0.
  package func report(
    _ message: String, measured amount: Double, at source: SourceID = .root, key: String? = nil
  ) {
    var path = document.path(of: source)
    if let key { path = path.appending(.key(key)) }
    report {
      var finding = Finding($0, message, path: path, breadcrumb: document.breadcrumb(of: source))
      finding.amount = amount
      return finding
    }
  }

  /// Reports what the rule found, at a value that need not be a part of the document.
  package func report(_ finding: (FindingKind) -> Finding) {
    if let rule { log.add(finding(rule.kind)) }
  }
}
