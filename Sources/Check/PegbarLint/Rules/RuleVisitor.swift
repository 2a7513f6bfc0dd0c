internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarLottie

extension RuleRun {
  /// Runs rules on every part of the document, in one traversal.
  package func check(_ rules: [Rule]) {
    var visitor = RuleVisitor(self, rules)
    visitor.walk(over: document)
    visitor.finish()
  }
}

/// Passes the parts of a document to the rules that check them, and counts the parts.
private struct RuleVisitor: DocumentVisitor {
  private typealias Count = (
    rule: Rule, span: RuleCount.Span, message: @Sendable (RuleCount, RuleRun) -> String?
  )
  private typealias Checks<Part> = [(rule: Rule, body: @Sendable (Part, RuleRun) -> Void)]

  private let run: RuleRun
  private var documents: [(rule: Rule, body: @Sendable (RuleRun) -> Void)] = []
  private var compositions: Checks<CompositionPart> = []
  private var layers: Checks<Layer> = []
  private var masks: Checks<Mask> = []
  private var effects: Checks<Effect> = []
  private var lists: Checks<[ShapeItem]> = []
  private var shapes: Checks<ShapeItem> = []
  private var texts: Checks<TextLayerContent> = []
  private var properties: Checks<any DocumentProperty> = []
  private var folders:
    [(rule: Rule, body: @Sendable (FolderComparison) -> FolderComparison.Difference?)] = []
  private var counts: [Count] = []

  var isShown = true { didSet { run.isShown = isShown } }

  init(_ run: RuleRun, _ rules: [Rule]) {
    self.run = run
    for rule in rules { add(rule.check, of: rule) }
  }

  private mutating func add(_ check: Rule.Check, of rule: Rule) {
    switch check {
    case .document(let body): documents.append((rule, body))
    case .composition(let body): compositions.append((rule, body))
    case .layer(let body): layers.append((rule, body))
    case .mask(let body): masks.append((rule, body))
    case .effect(let body): effects.append((rule, body))
    case .shapes(let body): lists.append((rule, body))
    case .shape(let body): shapes.append((rule, body))
    case .text(let body): texts.append((rule, body))
    case .property(let body): properties.append((rule, body))
    case .several(let checks): for check in checks { add(check, of: rule) }
    case .counted(let span, let check, let message):
      counts.append((rule, span, message))
      add(check, of: rule)
    case .folder(let body): folders.append((rule, body))
    }
  }

  /// Runs the rules that check the whole document, after all parts are counted.
  func finish() {
    leaveCompositions()
    run.isWalked = true
    for (rule, body) in documents where !Cancellation.isRequested { run.perform(rule) { body($0) } }
    reportCounts(.file)
    compareFolder()
  }

  /// Runs the rules that compare the animation with its neighbors, if these are known.
  private func compareFolder() {
    guard !folders.isEmpty, !run.file.neighbors.isEmpty else { return }
    let own = AnimationFacts(run.document, run.file)
    let folder = FolderFacts(run.file.neighbors + [own])
    for (rule, body) in folders {
      run.perform(rule) { run in
        let comparison = FolderComparison(own, in: folder, by: rule, options: run.options)
        if let found = body(comparison) { run.report(found.message, key: found.key) }
      }
    }
  }

  /// Reports the counted findings of all rules.
  private func reportCounts(_ span: RuleCount.Span) {
    guard run.hasCounts else { return }
    for count in counts where count.span == span {
      let names = span == .layer ? run.layer.map { run.document.breadcrumb(of: $0.source) } : nil
      run.reportCount(of: count.rule, in: names ?? [], count.message)
    }
  }

  private func show<Part>(_ part: Part, to checks: Checks<Part>) {
    for (rule, body) in checks { run.perform(rule) { body(part, $0) } }
  }

  func visit(_ composition: CompositionPart) {
    reportCounts(.layer)
    run.composition = composition
    run.layer = nil
    show(composition, to: compositions)
  }

  func leaveCompositions() {
    reportCounts(.layer)
    run.composition = nil
    run.layer = nil
  }

  func visit(_ layer: Layer) {
    reportCounts(.layer)
    run.census.visit(layer)
    run.layer = layer
    show(layer, to: layers)
  }

  func visit(_ mask: Mask) {
    run.census.visit(mask)
    show(mask, to: masks)
  }

  func visit(_ effect: Effect) {
    run.census.visit(effect)
    show(effect, to: effects)
  }

  func visit(_ style: LayerStyle) { run.census.visit(style) }

  func visit(_ items: [ShapeItem]) { show(items, to: lists) }

  func visit(_ item: ShapeItem) {
    run.census.visit(item)
    show(item, to: shapes)
  }

  func visit(_ text: TextLayerContent) { show(text, to: texts) }

  func visit(_ property: some DocumentProperty) {
    run.census.visit(property)
    guard !properties.isEmpty, property.keyCount > 0 || property.expression != nil else { return }
    show(property as any DocumentProperty, to: properties)
  }
}
