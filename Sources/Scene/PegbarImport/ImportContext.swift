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

/// What all layers of a document share.
///
/// A class, because the scripts and the fonts are made when the first layer needs them.
final class ImportContext {
  /// The document, with the pictures of slots in their places.
  let document: LottieDocument
  let log: ImportLog
  /// How much is imported at most.
  let limits: Limits
  let slots: SlotTable
  /// The first asset of each id.
  let assets: [String: Asset]
  /// Which assets are shown.
  let usage: AssetUsage
  /// The canvas of each precomposition, which only the layers that show it know.
  let precompSizes: [String: Size]
  /// The expressions; nothing where they are left alone.
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

  /// What imports the properties of a layer; of what belongs to none for nil.
  func properties(of layer: LayerAddress?, _ clock: CompositionClock) -> PropertyImporter {
    PropertyImporter(of: layer, clock, log, slots, scripts)
  }
}

extension ImportContext {
  /// The asset that a layer shows; nothing, after a finding, where it does not exist or is none of
  /// the layer's kind, which findings call `title`.
  func asset(of layer: SourceLayer, called title: String) -> Asset? {
    let id = layer.assetID ?? ""
    let asset = layer.assetID.flatMap { assets[$0] }
    if let asset, layer.canShow(asset) { return asset }
    let problem = asset == nil ? "\(title) '\(id)' does not exist" : "asset '\(id)' is no \(title)"
    log.count(
      asset == nil ? .missingAsset : .wrongAssetKind, for: [title, id], at: layer.source,
      outcome: .dropped
    ) { layers in
      "the \(problem); "
        + (layers == 1 ? "the layer is empty" : "the \(layers) layers that show it are empty")
    }
    return nil
  }
}

extension CompositionClock {
  /// That of the main composition.
  init(_ document: LottieDocument) {
    self.init(origin: document.inPoint, frameRate: document.frameRate)
  }
}

extension LottieDocument {
  /// The size of the main composition.
  var size: Size { Size(boundedWidth: width, height: height) }

  /// The document with the pictures of slots in the places of assets that follow one.
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

  /// The size of the first layer that shows each precomposition: the file gives it nowhere else.
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
  /// The colour with every component in 0…1; alpha is kept.
  var sceneColor: PegbarScene.Color {
    PegbarScene.Color(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
      alpha: min(max(alpha, 0), 1))
  }
}
