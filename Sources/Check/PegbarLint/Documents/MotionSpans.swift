internal import PegbarDiagnostics
internal import PegbarLottie

/// The times at which the picture of a document changes.
///
/// Changes that are certainly invisible are ignored: those of hidden and fully transparent layers,
/// and those outside of the time in which a layer is visible.
struct MotionSpans: DocumentVisitor {
  /// The changes of one composition, in its own frames.
  private struct Part {
    /// The spans of time with changes.
    var spans: [ClosedRange<Double>] = []
    /// The layers that draw other compositions.
    var instances: [Layer] = []
    /// `true` if anything can change at any time.
    var isUnknown = false
  }

  var isShown = true
  private var parts: [Part] = []
  private var indices: [String: Int] = [:]
  private var assets: [SourceID: String] = [:]
  private var uses = LayerUses([])
  /// The time in which changes of the layer count, or `nil` if they do not.
  private var shown: ClosedRange<Double>?
  private var isInComposition = true

  private static let all = -Double.infinity...Double.infinity
  /// The number of spans of a composition beyond which neighbors are combined.
  private static let mostSpans = 4096

  /// Collects the changes of a document.
  init(_ document: LottieDocument) {
    for asset in document.assets {
      if asset.layers != nil { assets[asset.source] = asset.id }
    }
    walk(over: document)
  }

  /// The spans of time in which the animation changes, sorted and without overlaps, or `nil` if
  /// they are unknown.
  func merged() -> [ClosedRange<Double>]? {
    var known: [Int: [ClosedRange<Double>]] = [:]
    var entered: Set<Int> = []
    var waiting = [0]
    // Without recursion, because the nesting depth of a file is unlimited.
    while let index = waiting.last, index < parts.count {
      let inner = parts[index].instances.compactMap { $0.shownComposition.flatMap { indices[$0] } }
      guard !entered.insert(index).inserted else {
        waiting += inner.filter { !entered.contains($0) }
        continue
      }
      waiting.removeLast()
      guard known[index] == nil else { continue }
      guard let spans = spans(of: parts[index], known) else { return nil }
      known[index] = spans
    }
    return known[0]
  }

  /// Returns the changes of a composition and of those in it.
  private func spans(
    of part: Part, _ known: [Int: [ClosedRange<Double>]]
  ) -> [ClosedRange<Double>]? {
    guard !part.isUnknown else { return nil }
    var spans = part.spans
    for layer in part.instances {
      guard let id = layer.shownComposition, let child = indices[id] else { continue }
      // A composition that contains itself has no known changes.
      guard let inner = known[child], case .precomp(let content) = layer.kind else { return nil }
      guard !inner.isEmpty else { continue }
      guard let remap = content.timeRemap else {
        spans += inner.compactMap { layer.outer($0) }
        if spans.count > 4 * Self.mostSpans { spans = Self.merged(spans) }
        continue
      }
      guard remap.isPlain else { return nil }
      spans += remap.changes().compactMap { $0.clipped(to: layer.shownTimes) }
    }
    return Self.merged(spans)
  }

  private static func merged(_ spans: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var result: [ClosedRange<Double>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = result.last,
        span.lowerBound <= last.upperBound || result.count >= mostSpans
      else {
        result.append(span)
        continue
      }
      result[result.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
    }
    return result
  }

  // MARK: Visiting

  mutating func visit(_ composition: CompositionPart) {
    if let id = assets[composition.source], indices[id] == nil { indices[id] = parts.count }
    parts.append(Part())
    uses = composition.uses
    shown = nil
  }

  mutating func leaveCompositions() {
    isInComposition = false
    shown = nil
  }

  mutating func visit(_ layer: Layer) {
    guard isInComposition else { return }
    let isNeeded = uses.isNeeded(layer)
    let isSeen = isShown && layer.transform.opacity.constantValue != 0
    guard isNeeded || isSeen else {
      shown = nil
      return
    }
    // The transform of a parent counts at all times, and so does a camera.
    let isPicture = layer.isPicture || layer.kind.isAdjustment
    shown = isNeeded || !isPicture ? Self.all : layer.shownTimes
    guard isPicture, isSeen else {
      if layer.kind.isSound { setUnknown() }
      return
    }
    add(layer.inPoint...layer.inPoint)
    add(layer.outPoint...layer.outPoint)
    switch layer.kind {
    case .precomp: parts[parts.count - 1].instances.append(layer)
    case .image, .solid, .null, .shape, .text, .audio, .camera, .adjustment, .light, .data,
      .unknown:
      break
    }
  }

  mutating func visit(_ effect: Effect) {
    // Some effects move by themselves.
    if shown != nil, isShown, effect.kind == .other { setUnknown() }
  }

  mutating func visit(_ text: TextLayerContent) {
    let selectors = text.animators.flatMap(\.selectors)
    if shown != nil, isShown, selectors.contains(where: { $0.expression != nil }) { setUnknown() }
  }

  mutating func visit(_ property: some DocumentProperty) {
    guard let shown, isShown, property.isChanging else { return }
    guard property.isPlain else {
      setUnknown()
      return
    }
    for span in property.changes() {
      if let span = span.clipped(to: shown) { add(span) }
    }
  }

  private mutating func add(_ span: ClosedRange<Double>) {
    guard !parts.isEmpty else { return }
    parts[parts.count - 1].spans.append(span)
  }

  private mutating func setUnknown() {
    if !parts.isEmpty { parts[parts.count - 1].isUnknown = true }
  }
}

extension [ClosedRange<Double>] {
  /// Returns the parts of spans of time after the first and before the last frame of a document.
  ///
  /// Changes exactly at the first frame are part of the first picture.
  func inside(_ document: LottieDocument) -> [ClosedRange<Double>] {
    let (first, last) = (document.inPoint, document.outPoint)
    return compactMap { span in
      guard span.upperBound > first, span.lowerBound < last else { return nil }
      return Swift.max(span.lowerBound, first)...Swift.min(span.upperBound, last)
    }
  }
}

extension Layer.Kind {
  fileprivate var isAdjustment: Bool { if case .adjustment = self { true } else { false } }
  fileprivate var isSound: Bool { if case .audio = self { true } else { false } }
}

extension Layer {
  /// The time in which the layer is visible.
  fileprivate var shownTimes: ClosedRange<Double> {
    min(inPoint, outPoint)...max(inPoint, outPoint)
  }

  /// Returns a span of the referenced composition in the frames of the layer's composition, or
  /// `nil` if it is not visible.
  fileprivate func outer(_ span: ClosedRange<Double>) -> ClosedRange<Double>? {
    let ends = [span.lowerBound, span.upperBound].map { startTime + $0 * stretch }
    guard let outer = ClosedRange(spanning: ends) else { return shownTimes }
    return outer.clipped(to: shownTimes)
  }
}

extension ClosedRange<Double> {
  /// Returns the common part of two spans, or `nil` if there is none.
  fileprivate func clipped(to other: ClosedRange<Double>) -> ClosedRange<Double>? {
    let (first, last) = (
      Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound)
    )
    return first <= last ? first...last : nil
  }
}

extension DocumentProperty {
  /// Returns the spans of time in which the value changes.
  fileprivate func changes() -> [ClosedRange<Double>] {
    let keys = keyframes
    return zip(keys, keys.dropFirst()).compactMap { key, next in
      let moves = key.spatialOut != nil || key.spatialIn != nil
      guard key.time <= next.time, moves || !key.value.isNearly(next.value) else { return nil }
      return key.isHold ? next.time...next.time : key.time...next.time
    }
  }
}
