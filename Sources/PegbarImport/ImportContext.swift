internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

typealias SourceLayer = PegbarLottie.Layer
typealias SourceTransform = PegbarLottie.Transform
typealias SourceMask = PegbarLottie.Mask
typealias SourceTextDocument = PegbarLottie.TextDocument
typealias SourceProperty<Value: PropertyValue> = PegbarLottie.Property<Value>

/// What everything that imports one document shares.
///
/// A class, because every step of an import adds to the same findings, parameters and images.
final class ImportContext {
  /// The document, with the pictures of slots in their places.
  let document: LottieDocument
  let log: FindingLog
  /// How much is imported at most.
  let limits: Limits
  /// The frame that is time 0 of the composition being imported.
  private(set) var origin = 0.0
  /// Above 0 while something is imported that can never be seen; nothing is reported then.
  private var muting = 0
  /// What can only be judged on the whole scene.
  private(set) var parts: [SourcePart] = []
  /// What follows each slot.
  private var followers: [String: Followers] = [:]
  /// Whether a number was limited since that was last said.
  private var wasLimited = false
  /// The first asset of each id.
  let assets: [String: Asset]
  private let slots: [String: Slot]
  /// The fonts of the document.
  private(set) lazy var fonts = FontLibrary(document, self)
  /// The composition and the place of the layer being imported, for its expressions.
  private var place: (composition: String?, position: Int?)
  private lazy var scripts = makeScript()
  /// The document as expressions see it.
  var script: ScriptDocument { scripts.document }
  /// The canvas of each precomposition, which only the layers that show it know.
  private(set) lazy var precompSizes = firstPrecompSizes()

  init(document: LottieDocument, log: FindingLog, limits: Limits) {
    let slots = Dictionary(document.slots.map { ($0.id, $0) }) { first, _ in first }
    var document = document
    for index in document.assets.indices {
      let slot = document.assets[index].slot.flatMap { slots[$0] }
      if let kind = slot?.asset?.kind { document.assets[index].kind = kind }
    }
    self.document = document
    self.log = log
    self.limits = limits
    self.slots = slots
    assets = Dictionary(document.assets.map { ($0.id, $0) }) { first, _ in first }
  }

  // MARK: Time

  /// Imports a composition whose time 0 is `frame`.
  func withOrigin<Result>(_ frame: Double, _ body: () -> Result) -> Result {
    let outer = origin
    origin = frame
    defer { origin = outer }
    return body()
  }

  /// A frame of the composition being imported, in seconds of its time; limited like other numbers.
  func seconds(_ frame: Double) -> Double { bounded((frame - origin) / document.frameRate) }

  /// The time of a key in seconds; `reportLimit` says so where it had to be limited.
  func keySeconds(_ frame: Double) -> Double { limited((frame - origin) / document.frameRate) }

  // MARK: Expressions

  /// Imports the main composition, or that of an asset.
  func inside<Result>(_ composition: String?, _ body: () -> Result) -> Result {
    let outer = place
    place = (composition, nil)
    defer { place = outer }
    return body()
  }

  /// Imports a layer of the composition.
  func at<Result>(_ position: Int, _ body: () -> Result) -> Result {
    let outer = place
    place.position = position
    defer { place = outer }
    return body()
  }

  /// The layer being imported: its composition and its place there.
  private var currentLayer: LayerAddress? {
    place.position.map { LayerAddress(composition: place.composition, id: LayerID($0)) }
  }

  /// The layer being imported, as its expressions see it.
  var scriptLayer: ScriptLayer? {
    guard let position = place.position, let composition = scripts.compositions[place.composition],
      composition.layers.indices.contains(position)
    else { return nil }
    return ScriptLayer(composition: composition, position: position)
  }

  // MARK: Numbers

  /// A number within what any design uses.
  func bounded(_ value: Double) -> Double {
    min(max(value, -Limits.largestNumber), Limits.largestNumber)
  }

  /// A number within what any design uses; `reportLimit` says so where it was not.
  func limited(_ value: Double) -> Double {
    let result = bounded(value)
    if result != value { wasLimited = true }
    return result
  }

  /// A point within what any design uses.
  func limited(_ point: Point) -> Point { Point(x: limited(point.x), y: limited(point.y)) }

  /// Reports where numbers had to be limited since the last time.
  func reportLimit(_ label: String, at source: SourceID) {
    guard wasLimited else { return }
    wasLimited = false
    report(
      .valueRange, "\(label) has a number beyond \(Limits.largestNumber), which is limited to that",
      at: source, outcome: .approximated(error: nil))
  }

  /// The size of something; nothing is smaller than empty.
  func size(_ width: Double, _ height: Double) -> Size {
    Size(width: bounded(max(0, width)), height: bounded(max(0, height)))
  }

  // MARK: Findings

  /// Says nothing about what can never be seen.
  func muted<Result>(if condition: Bool = true, _ body: () -> Result) -> Result {
    guard condition else { return body() }
    muting += 1
    defer { muting -= 1 }
    return body()
  }

  /// Whether nothing is reported at the moment.
  var isMuted: Bool { muting > 0 }

  /// Says something about a part of the document.
  func report(
    _ kind: FindingKind, _ message: @autoclosure () -> String, at source: SourceID,
    outcome: Finding.Outcome = .dropped, frames: ClosedRange<Double>? = nil
  ) {
    guard muting == 0 else { return }
    log.add(
      Finding(
        kind, message(), path: document.path(of: source),
        breadcrumb: document.breadcrumb(of: source), outcome: outcome, frames: frames))
  }

  /// Remembers what can only be judged on the whole scene; nothing of what can never be seen.
  func note(_ kind: SourcePart.Kind, at source: SourceID) {
    guard !isMuted else { return }
    parts.append(
      SourcePart(
        kind, path: document.path(of: source), breadcrumb: document.breadcrumb(of: source)))
  }

  /// Remembers a part of the layer being imported.
  func note(ofLayer kind: (LayerAddress) -> SourcePart.Kind, at source: SourceID) {
    if let currentLayer { note(kind(currentLayer), at: source) }
  }

  /// The JSON path of a part of the document, as scenes keep it.
  func path(of source: SourceID) -> String { document.path(of: source).description }

  // MARK: Slots

  /// Reports the slot of an asset that the document does not define as a picture.
  func reportSlot(of asset: Asset) {
    guard let id = asset.slot, slots[id]?.asset == nil else { return }
    report(
      .missingSlot, "the slot '\(id)' is not defined; the asset's own file is used",
      at: asset.source, outcome: .kept)
  }

  /// The properties that follow a slot, and the default in the units of the scene.
  private struct Followers {
    var targets: [String] = []
    var value: Parameter.Value?
  }

  /// The property, or the default of the slot that it follows.
  func resolved<Value: PropertyValue>(
    _ property: SourceProperty<Value>, _ label: String, _ reading: (Slot) -> SourceProperty<Value>?
  ) -> SourceProperty<Value> {
    guard let id = property.slot else { return property }
    var own = property
    own.slot = nil
    guard let slot = slots[id] else {
      report(
        .missingSlot, "the slot '\(id)' is not defined; the property's own value is used",
        at: property.source, outcome: .kept)
      return own
    }
    guard var value = reading(slot) else {
      report(
        .missingSlot,
        "the slot '\(id)' holds no value for \(label); the property's own value is used",
        at: property.source, outcome: .kept)
      return own
    }
    value.slot = id
    // What is looked at for a finding alone follows nothing.
    if !isMuted { followers[id, default: Followers()].targets.append(path(of: property.source)) }
    return value
  }

  /// Remembers the default of a slot in the units of the scene; of several uses the first counts.
  func remember(_ value: Parameter.Value, of id: String?) {
    guard let id, let known = followers[id], known.value == nil else { return }
    followers[id]?.value = value
  }

  /// Notes that an asset's picture is that of a slot.
  func follow(slotOf asset: Asset) {
    guard let id = asset.slot, slots[id]?.asset != nil else { return }
    followers[id, default: Followers()].targets.append(path(of: asset.source))
    remember(.image(asset.id), of: id)
  }

  /// The slots of the document as parameters.
  ///
  /// Those that nothing follows are left out, since changing them would change nothing; so are
  /// paths, which have no form outside of the scene, and gradients without a colour.
  func parameters() -> [Parameter] {
    document.slots.compactMap { slot in
      guard let known = followers[slot.id], let value = known.value, value != .colors([]) else {
        return nil
      }
      return Parameter(name: slot.id, value: value, targets: known.targets)
    }
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

extension Slot {
  /// The default as an asset, if it can be one.
  var asset: Asset? {
    for case .asset(let asset) in values { return asset }
    return nil
  }
}
