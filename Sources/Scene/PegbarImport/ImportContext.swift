internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

typealias SourceLayer = PegbarLottie.Layer
typealias SourceTransform = PegbarLottie.Transform
typealias SourceMask = PegbarLottie.Mask
typealias SourceTextDocument = PegbarLottie.TextDocument
typealias SourceProperty<Value: PropertyValue> = PegbarLottie.Property<Value>

/// The state that all layers of a document share.
///
/// A class because scripts and fonts are created when the first layer needs them.
final class ImportContext {
  /// The document, with slot images in the assets that follow a slot.
  let document: LottieDocument
  let log: ImportLog
  /// The limits of the import.
  let limits: Limits
  let slots: SlotTable
  /// The assets by ID; the first asset with an ID wins.
  let assets: [String: Asset]
  /// The assets that layers use.
  let usage: AssetUsage
  /// The size of each precomposition, which only the layers that display it specify.
  let precompSizes: [String: Size]
  /// The expressions, or `nil` if they are not evaluated.
  private let scripts: ScriptLibrary?
  private(set) lazy var fonts = FontLibrary(
    document,
    GlyphImporter(properties: properties(of: nil, CompositionClock(document)), limits: limits), log)

  init(
    document source: LottieDocument, log findings: FindingLog, limits: Limits,
    evaluatesExpressions: Bool = true
  ) {
    let document = source.withSlotPictures
    self.document = document
    self.limits = limits
    log = ImportLog(findings, of: document)
    slots = SlotTable(document.slots, log)
    assets = Dictionary(document.assets.map { ($0.id, $0) }) { first, _ in first }
    usage = AssetUsage(document, assets)
    precompSizes = document.firstPrecompSizes
    scripts =
      evaluatesExpressions
      ? ScriptLibrary(document, sizes: precompSizes, limits: limits) : nil
  }

  /// Returns an importer for the properties of a layer, or for properties outside of layers if
  /// `layer` is `nil`.
  func properties(of layer: LayerAddress?, _ clock: CompositionClock) -> PropertyImporter {
    PropertyImporter(of: layer, clock, log, slots, scripts)
  }
}

extension ImportContext {
  /// Returns the asset of a layer, or `nil` if it is missing or of the wrong kind.
  ///
  /// Reports a finding in that case, in which `title` names the expected kind.
  func asset(of layer: SourceLayer, called title: String) -> Asset? {
    let id = layer.assetID ?? ""
    let asset = layer.assetID.flatMap { assets[$0] }
    if let asset, layer.canShow(asset) { return asset }
    let problem =
      asset == nil
      ? "\(title) '\(id)' does not exist" : "asset '\(id)' has the wrong type (expected: \(title))"
    log.count(
      asset == nil ? .missingAsset : .wrongAssetKind, for: [title, id], at: layer.source,
      outcome: .dropped
    ) { layers in
      "the \(problem); "
        + (layers == 1 ? "the layer is empty" : "the \(layers) layers that use it are empty")
    }
    return nil
  }
}

extension CompositionClock {
  /// Creates the clock of the main composition.
  init(_ document: LottieDocument) {
    self.init(origin: document.inPoint, frameRate: document.frameRate)
  }
}

extension LottieDocument {
  /// The size of the main composition.
  var size: Size { Size(boundedWidth: width, height: height) }

  /// The document, with slot images in the assets that follow a slot.
  fileprivate var withSlotPictures: LottieDocument {
    let slots = slots.byID
    guard !slots.isEmpty else { return self }
    var document = self
    for index in document.assets.indices {
      let slot = document.assets[index].slot.flatMap { slots[$0] }
      if let kind = slot?.asset?.kind { document.assets[index].kind = kind }
    }
    return document
  }

  /// The size of each precomposition, from the first layer that displays it.
  ///
  /// The file specifies the size nowhere else.
  fileprivate var firstPrecompSizes: [String: Size] {
    var sizes: [String: Size] = [:]
    for layer in ([layers] + assets.compactMap(\.layers)).joined() {
      guard case .precomp(let precomp) = layer.kind, let id = precomp.refID, sizes[id] == nil,
        let width = precomp.width, let height = precomp.height
      else { continue }
      sizes[id] = Size(boundedWidth: width, height: height)
    }
    return sizes
  }
}

extension PegbarLottie.Color {
  /// The color with every component, including alpha, clamped to 0…1.
  var sceneColor: PegbarScene.Color {
    PegbarScene.Color(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
      alpha: min(max(alpha, 0), 1))
  }
}
