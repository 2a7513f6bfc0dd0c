package import PegbarDiagnostics
internal import PegbarJSON

/// An asset that layers refer to by an ID.
///
/// - Source: Lottie `assets`.
package struct Asset: Sendable, Hashable {
  /// The kind of an asset.
  package enum Kind: Sendable, Hashable {
    /// An image.
    case image(ImageAsset)
    /// A composition with its layers, front to back (`layers`).
    ///
    /// Players ignore its frame rate (`fr`).
    case precomp([Layer], frameRate: Double?)
    /// An audio file.
    case audio(FileReference)
    /// A data file for expressions (`"t": 3`).
    case data(FileReference)
    /// An unknown kind.
    case unknown
  }

  /// The ID by which layers refer to the asset (`id`), unique in a document.
  package var id = ""
  /// The display name (`nm`).
  package var name: String?
  /// The kind of the asset.
  package var kind = Kind.unknown
  /// The slot that can replace the asset (`sid`).
  package var slot: String?
  /// The flag for an embedded file (`e`), if present.
  ///
  /// It is unreliable in real files, so `FileReference.isEmbedded` checks the address.
  package var isMarkedEmbedded: Bool?
  /// The source location of the asset, for findings.
  package var source: SourceID

  /// The layers, or `nil` if the asset is not a composition.
  package var layers: [Layer]? {
    if case .precomp(let layers, frameRate: _) = kind { layers } else { nil }
  }

  /// Reads `assets`, keeping the first of two assets with the same ID.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [Asset] {
    var ids: Set<String> = []
    return value.readList { object, number in
      let asset = Asset(reading: object, number: number, in: context)
      if asset.id.isEmpty {
        object.report(.assetWithoutID, "the asset has no ID and is dropped", outcome: .dropped)
      } else if ids.insert(asset.id).inserted {
        return asset
      } else {
        object.report(
          .duplicateAssetID, "another asset has the ID “\(asset.id)”; this asset is dropped",
          outcome: .dropped)
      }
      return nil
    }
  }

  /// Creates an asset without an ID and content.
  init(source: SourceID) { self.source = source }

  /// Creates an asset from a JSON object, with an empty ID if it is missing.
  init(reading object: JSONObject, number: Int, in context: ReadingContext) {
    let context = context.inside(object)
    source = object.source
    var layers: [Layer]?
    var frameRate: Double?
    var width: Double?
    var height: Double?
    var directory = ""
    var file: String?
    var type: JSONValue?
    for (key, value) in object {
      switch key {
      case "id": id = value.readName() ?? ""
      case "nm": name = value.readName()
      case "sid":
        slot = value.readName()
        if let slot { context.slotUses.addAsset(slot) }
      case "layers": layers = value.readList { Layer(reading: $0, number: $1, in: context) }
      case "fr": frameRate = value.readNumber()
      // The flag of a replaceable component.
      case "xt": _ = value.readBool()
      case "w": width = value.readNumber()
      case "h": height = value.readNumber()
      case "u": directory = value.readString() ?? ""
      case "p": file = value.readText()
      case "t": type = value
      case "e": isMarkedEmbedded = value.bool
      case "mn": break
      default: object.skip(key)
      }
    }
    if let layers {
      kind = .precomp(layers, frameRate: frameRate)
    } else if let file {
      let reference = FileReference(directory: directory, file: file)
      // Audio has no size.
      if type?.number == 3 {
        kind = .data(reference)
      } else if width == nil, height == nil, reference.isSound {
        kind = .audio(reference)
      } else {
        // Bodymovin marks every still as a sequence (`"t": "seq"`).
        kind = .image(ImageAsset(width: width, height: height, file: reference))
      }
    } else if slot == nil {
      let label = id.isEmpty ? "the asset" : "the asset “\(id)”"
      object.report(.unknownAssetKind, "\(label) has neither layers nor a file")
    }
    object.name(name ?? (id.isEmpty ? "Asset \(number)" : id))
  }
}
