public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Gradients without their colors.
  package static let defaultGradients = Rule(
    .rule(
      "schema/default-gradients", .warning,
      RulePage(
        title: "Only black-and-white gradients",
        meaning: """
          The file has several gradients, all of which go from black to white or from white to \
          black. Exporters write these default colors if they cannot read the colors of a \
          gradient.
          """,
        effect: "The gradients are gray instead of colored.",
        wayOut: """
          Update the exporter, save the After Effects project, and export again. If the gradients \
          are gray in After Effects, no change is required.
          """)),
    options: [RuleOption("min", 2, in: 1...1e6, "minimum number of gradients")],
    example: .shapes(
      """
      {"ty": "gf", "g": {"p": 2, "k": {"k": [0, 1, 1, 1, 1, 0, 0, 0]}}}, \
      {"ty": "gs", "g": {"p": 2, "k": {"k": [0, 1, 1, 1, 1, 0, 0, 0]}}}
      """),
    check: .document { run in
      let shapes = run.census.shapes
      guard shapes["gf", default: 0] + shapes["gs", default: 0] > 0 else { return }
      var search = GradientSearch()
      search.walk(over: run.document)
      guard let first = search.first, search.isDefault,
        Double(search.count) >= run.number("min")
      else { return }
      run.report(at: first, count: search.count)
    })
}

extension RuleRun {
  /// Reports the gradients at the first of them.
  fileprivate func report(at first: SourceID, count: Int) {
    report {
      var finding = Finding(
        $0,
        count == 1
          ? "the gradient leads from black to white"
          : "all \(count) gradients go from black to white; the first is here",
        path: document.path(of: first), breadcrumb: document.breadcrumb(of: first),
        occurrences: count)
      finding.amount = Double(count)
      return finding
    }
  }
}

/// A search for gradients that are visible by their colors, not as track mattes.
private struct GradientSearch: DocumentVisitor {
  var isShown = true
  /// The number of gradients.
  private(set) var count = 0
  /// The first gradient.
  private(set) var first: SourceID?
  /// `true` if all gradients have the default colors.
  private(set) var isDefault = true
  private var uses = LayerUses([])
  private var isMatte = false

  mutating func visit(_ composition: CompositionPart) { uses = composition.uses }

  mutating func leaveCompositions() { isMatte = false }

  mutating func visit(_ layer: Layer) { isMatte = layer.isMatteSource || uses.isMatte(layer) }

  mutating func visit(_ item: ShapeItem) {
    guard isShown, !isMatte, case .style(let style) = item.kind,
      case .gradient(let gradient) = style.gradientPaint, gradient.stopCount > 0
    else { return }
    count += 1
    if first == nil { first = item.source }
    isDefault = isDefault && gradient.hasDefaultColors
  }
}

extension ShapeItem.Style {
  /// The paint.
  fileprivate var gradientPaint: Paint {
    switch self {
    case .fill(let fill): fill.paint
    case .stroke(let stroke): stroke.paint
    }
  }
}

extension Gradient {
  /// `true` if the gradient always leads evenly from black to white or from white to black.
  fileprivate var hasDefaultColors: Bool {
    stops.isPlain && !stops.values.isEmpty
      && stops.values.allSatisfy { Self.isDefault($0.prefix(stopCount * 4)) }
  }

  private static func isDefault(_ numbers: ArraySlice<Double>) -> Bool {
    let numbers = Array(numbers)
    guard numbers.count >= 8 else { return false }
    // The gray at each position, and its difference from an even gradient in both directions.
    var (rising, falling) = (0.0, 0.0)
    for start in stride(from: 0, to: numbers.count - 3, by: 4) {
      let (position, gray) = (numbers[start], numbers[start + 1])
      guard abs(numbers[start + 2] - gray) < 0.004, abs(numbers[start + 3] - gray) < 0.004 else {
        return false
      }
      rising = max(rising, abs(gray - position))
      falling = max(falling, abs(1 - gray - position))
    }
    let last = numbers[numbers.count - 4]
    return numbers[0] <= 0.004 && last >= 0.996 && min(rising, falling) < 0.01
  }
}

extension FindingKind {
  /// Gradients without their colors (`schema/default-gradients`).
  public static let defaultGradients = Rule.defaultGradients.pageKind
}
