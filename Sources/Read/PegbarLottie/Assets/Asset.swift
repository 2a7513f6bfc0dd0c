package import PegbarDiagnostics
internal import PegbarJSON

/// Something that layers refer to by an id.
///
/// - Source: Lottie `assets`.
package struct Asset: Sendable, Hashable {
  /// What it is.
  package enum Kind: Sendable, Hashable {
    /// A picture.
    case image(ImageAsset)
    /// A composition: its layers, of which the first is in front (`layers`), and a frame rate of its
    /// own (`fr`), which players ignore.
    case precomp([Layer], frameRate: Double?)
    /// A sound.
    case audio(FileReference)
    /// A file of data for expressions (`"t": 3`).
    case data(FileReference)
    /// Something else.
    case unknown
  }

  /// The name by which layers refer to it (`id`), unique in a document.
  package var id = ""
  /// The designer's name (`nm`).
  package var name: String?
  /// What it is.
  package var kind = Kind.unknown
  /// The slot that may replace it (`sid`).
  package var slot: String?
  /// Whether its file is said to be embedded (`e`), which is wrong in real files: the address tells.
  package var isMarkedEmbedded: Bool?
  /// Names the asset in findings.
  package var source: SourceID

  /// The layers, if it is a composition.
  package var layers: [Layer]? {
    if case .precomp(let layers, frameRate: _) = kind { layers } else { nil }
  }

  /// Reads `assets`; of two assets with one id the first counts.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [Asset] {
    var ids: Set<String> = []
    return value.readList { object, number in
      let asset = Asset(reading: object, number: number, in: context)
      if asset.id.isEmpty {
        object.report(.assetWithoutID, "the asset has no id; it is left out", outcome: .dropped)
      } else if ids.insert(asset.id).inserted {
        return asset
      } else {
        object.report(
          .duplicateAssetID, "another asset before it has the id “\(asset.id)”; it is left out",
          outcome: .dropped)
      }
      return nil
    }
  }

  /// Reads an asset; its id is empty where it is missing.
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
      case "sid": slot = value.readName()
      case "layers": layers = value.readList { Layer(reading: $0, number: $1, in: context) }
      case "fr": frameRate = value.readNumber()
      // Whether it is meant as a component that may be replaced.
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
      // Sounds have no size.
      if type?.number == 3 {
        kind = .data(reference)
      } else if width == nil, height == nil, reference.isSound {
        kind = .audio(reference)
      } else {
        kind = .image(
          ImageAsset(
            width: width, height: height, file: reference, isSequence: type?.string == "seq"))
      }
    } else if slot == nil {
      object.report(.unknownAssetKind, "the asset has neither layers nor a file")
    }
    object.name(name ?? (id.isEmpty ? "Asset \(number)" : id))
  }
}
