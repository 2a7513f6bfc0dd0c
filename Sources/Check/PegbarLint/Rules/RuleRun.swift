package import PegbarDiagnostics
package import PegbarLottie

/// A run of rules over a document, with the current position and the log.
///
/// `RuleRun` is a class, because all rules of a run add to the same log.
package final class RuleRun {
  /// The document.
  package let document: LottieDocument
  /// The file of the document.
  package let file: LintedFile
  /// The number of parts of each kind, which is complete after the traversal.
  package internal(set) var census = DocumentCensus()
  /// The current composition, or `nil` outside of compositions.
  package internal(set) var composition: CompositionPart?
  /// The current layer, or `nil` outside of layers.
  package internal(set) var layer: Layer?
  /// `true` if the visited part can be visible.
  ///
  /// See `DocumentVisitor`.
  package internal(set) var isShown = true
  /// The references within the document, collected on first access.
  package private(set) lazy var links = DocumentLinks(document)
  /// The size of the document with expanded precompositions.
  package private(set) lazy var expansion = DocumentExpansion(document)
  /// The targets of the check, or an empty array if it applies to all players.
  package var targets: [Target] = []
  /// The assets by ID.
  ///
  /// The first of several assets with the same ID is used.
  package private(set) lazy var assets = Dictionary(
    document.assets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// `true` after the traversal.
  var isWalked = false
  /// `true` if there are expressions, which can reference anything by name.
  package private(set) lazy var hasExpressions =
    (isWalked ? census : DocumentCensus(document)).expressions > 0

  private let log: FindingLog
  private let options: [String: RuleOption.Value]
  private var rule: Rule?
  /// The counted findings that are not reported yet.
  private var counts: [ObjectIdentifier: RuleCount] = [:]

  /// Creates a run of rules.
  ///
  /// - Parameter options: The values of options, by rule and option (`id:name`).
  package init(
    _ document: LottieDocument, _ file: LintedFile, options: [String: RuleOption.Value] = [:],
    log: FindingLog
  ) {
    self.document = document
    self.file = file
    self.options = options
    self.log = log
  }

  /// Returns `true` if a player is among the targets, or if there are no targets.
  func isMeant(_ player: Player) -> Bool {
    targets.isEmpty
      || targets.contains { if case .player(player, _) = $0 { true } else { false } }
  }

  /// Runs a check of a rule.
  func perform(_ rule: Rule, _ body: (RuleRun) -> Void) {
    self.rule = rule
    body(self)
  }

  /// Returns the number that is set for an option of the rule.
  package func number(_ option: String) -> Double {
    if case .number(let number) = value(of: option) { number } else { 0 }
  }

  /// Returns the regular expression that is set for an option of the rule, or `nil` if there is
  /// none.
  package func pattern(_ option: String) -> NamePattern? {
    guard case .text(let text) = value(of: option), !text.isEmpty else { return nil }
    return NamePattern(text)
  }

  /// Returns the strings that are set for an option of the rule.
  package func strings(_ option: String) -> [String] {
    if case .strings(let strings) = value(of: option) { strings } else { [] }
  }

  private func value(of option: String) -> RuleOption.Value? {
    guard let rule else { return nil }
    return options["\(rule.kind.id):\(option)"]
      ?? rule.options.first { $0.name == option }?.defaultValue
  }

  /// Returns the IDs of the rules that have findings, without reporting them.
  func ids(of rules: [Rule]) -> [String] {
    let log = FindingLog()
    RuleRun(document, file, options: options, log: log).check(rules)
    return Set(log.findings.map(\.kind.id)).sorted()
  }

  /// Counts a location with a finding, for a check of the kind `counted`.
  ///
  /// - Parameters:
  ///   - number: The amount at the location, if it is not one.
  ///   - words: The message if there is no other location.
  func count(_ number: Int = 1, at source: SourceID, _ words: @autoclosure () -> String = "") {
    guard let rule else { return }
    let id = ObjectIdentifier(rule)
    if counts[id] == nil { counts[id] = RuleCount(first: source, words: words()) }
    counts[id]?.add(number, in: layer?.source)
  }

  /// Reports the counted findings of a rule, and resets the count.
  ///
  /// - Parameter names: The names that lead to the layer of the locations, which distinguish them
  ///   from others. They are empty for a whole file.
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

  /// `true` if rules have counted findings that are not reported yet.
  var hasCounts: Bool { !counts.isEmpty }

  /// Reports a finding of the rule at a part of the document.
  ///
  /// - Parameters:
  ///   - severity: The severity, if it differs from that of the kind.
  ///   - occurrences: The number of locations, if one finding represents all of them.
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

  /// Reports a value beyond its limit at a part of the document.
  ///
  /// - Parameter amount: The measured value. It is negative if the limit is a minimum.
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

  /// Reports a finding of the rule at a value that is not necessarily a part of the document, if
  /// there is one.
  package func report(_ finding: (FindingKind) -> Finding?) {
    if let rule, let finding = finding(rule.kind) { log.add(finding) }
  }
}
