internal import PegbarDiagnostics
internal import PegbarJSON
internal import PegbarLottie
internal import PegbarScene

typealias SourceLayer = PegbarLottie.Layer
typealias SourceTransform = PegbarLottie.Transform
typealias SourceMask = PegbarLottie.Mask
typealias SourceProperty<Value: PropertyValue> = PegbarLottie.Property<Value>

/// What everything that imports one document shares.
///
/// A class, because every step of an import adds to the same findings, parameters and images.
final class ImportContext {
  let document: LottieDocument
  let log: FindingLog
  /// The frame that is time 0 of the composition being imported.
  private(set) var origin = 0.0
  /// Above 0 while something is imported that can never be seen; nothing is reported then.
  private var muting = 0
  /// Which properties follow a slot.
  private var slotTargets: [String: [String]] = [:]
  /// The first asset of each id.
  let assets: [String: Asset]
  private let slots: [String: Slot]
  /// The canvas of each precomposition, which only the layers that show it know.
  private(set) lazy var precompSizes = firstPrecompSizes()

  init(document: LottieDocument, log: FindingLog) {
    self.document = document
    self.log = log
    assets = Dictionary(document.assets.map { ($0.id, $0) }) { first, _ in first }
    slots = Dictionary(document.slots.map { ($0.id, $0) }) { first, _ in first }
  }

  // MARK: Time

  /// Imports a composition whose time 0 is `frame`.
  func withOrigin<Result>(_ frame: Double, _ body: () -> Result) -> Result {
    let outer = origin
    origin = frame
    defer { origin = outer }
    return body()
  }

  /// A frame of the composition being imported, in seconds of its time.
  func seconds(_ frame: Double) -> Double { (frame - origin) / document.frameRate }

  // MARK: Findings

  /// Says nothing about what can never be seen.
  func muted<Result>(if condition: Bool = true, _ body: () -> Result) -> Result {
    guard condition else { return body() }
    muting += 1
    defer { muting -= 1 }
    return body()
  }

  /// Says something about a part of the document.
  func report(
    _ kind: FindingKind, _ message: @autoclosure () -> String, at source: SourceID,
    outcome: Finding.Outcome = .dropped, severity: Severity? = nil
  ) {
    guard muting == 0 else { return }
    log.add(
      Finding(
        kind, message(), path: document.path(of: source),
        breadcrumb: document.breadcrumb(of: source), outcome: outcome, severity: severity))
  }

  /// The JSON path of a part of the document, as scenes keep it.
  func path(of source: SourceID) -> String { document.path(of: source).description }

  // MARK: Slots

  /// The slot a property follows, if the document defines it; the property is remembered.
  func slot(_ id: String?, at source: SourceID) -> Slot? {
    guard let id else { return nil }
    guard let slot = slots[id] else {
      report(
        .missingSlot, "the slot '\(id)' is not defined; the property's own value is used",
        at: source, outcome: .kept)
      return nil
    }
    slotTargets[id, default: []].append(path(of: source))
    return slot
  }

  /// The slots of the document as parameters; those that nothing follows are left out, since
  /// changing them would change nothing.
  func parameters() -> [Parameter] {
    document.slots.compactMap { slot in
      guard let targets = slotTargets[slot.id], let value = parameterValue(slot) else { return nil }
      return Parameter(name: slot.id, value: value, targets: targets)
    }
  }

  private func parameterValue(_ slot: Slot) -> Parameter.Value? {
    for reading in slot.values {
      switch reading {
      case .scalar(let property):
        if let value = property.firstValue { return .number(value) }
      case .color(let property):
        if let value = property.firstValue { return .color(value.sceneColor) }
      case .vector(let property):
        if let value = property.firstValue { return .point(Point(x: value.x, y: value.y)) }
      case .text(let property):
        if let value = property.firstValue { return .text(value.text) }
      case .gradient, .path, .asset:
        // A parameter of these types has no form outside of the scene.
        continue
      }
    }
    return nil
  }
}

extension PegbarLottie.Color {
  /// The colour with every component in 0…1; alpha is kept.
  var sceneColor: PegbarScene.Color {
    PegbarScene.Color(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
      alpha: min(max(alpha, 0), 1))
  }
}
