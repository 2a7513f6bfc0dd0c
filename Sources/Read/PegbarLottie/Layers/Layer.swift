package import PegbarDiagnostics
internal import PegbarJSON

/// A layer of a composition.
///
/// Times are frames of the composition that contains the layer.
package struct Layer: Sendable, Hashable {
  /// The content (`ty` and the members that belong to it).
  package var kind = Kind.unknown(type: nil, refID: nil)
  /// The display name (`nm`).
  package var name: String?
  /// The index by which other layers refer to the layer (`ind`).
  package var index: Int?
  /// The `ind` of the parent layer (`parent`).
  package var parent: Int?
  /// The transform (`ks`).
  package var transform: Transform
  /// The first frame in which the layer is visible (`ip`).
  package var inPoint: Double
  /// The first frame in which the layer is no longer visible (`op`).
  package var outPoint: Double
  /// The frame at which the time of its content is 0 (`st`).
  package var startTime = 0.0
  /// The time stretch of the content (`sr`), a factor of its duration, never 0.
  package var stretch = 1.0
  /// `true` if the layer is hidden (`hd`).
  package var isHidden = false
  /// `true` if the layer is only the matte of another layer (`td`).
  package var isMatteSource = false
  /// The track matte (`tt`, `tp`).
  package var matte: MatteReference?
  /// The blend mode with the layers behind (`bm`).
  package var blendMode = BlendMode.normal
  /// The masks (`masksProperties`), first to last.
  package var masks: [Mask] = []
  /// The effects (`ef`), first to last.
  package var effects: [Effect] = []
  /// The layer styles (`sy`).
  package var styles: [LayerStyle] = []
  /// `true` if the layer is a 3D layer (`ddd`).
  package var is3D = false
  /// `true` if the layer is oriented along its motion path (`ao`).
  package var autoOrient = false
  /// `true` if transformations are collapsed (`ct`, `cp`).
  ///
  /// A precomposition is then not clipped.
  package var collapseTransform = false
  /// `true` if the layer has motion blur (`mb`).
  package var motionBlur = false
  /// The source location of the layer, for findings.
  package var source: SourceID

  /// Creates a layer from a JSON object.
  ///
  /// The type is read first, because `ty` can follow the members that depend on it.
  init(reading object: JSONObject, number: Int, in context: ReadingContext) {
    transform = Transform(identityOf: object.source)
    inPoint = context.inPoint
    outPoint = context.outPoint
    source = object.source
    var context = context.inside(object)
    context.hasAbsoluteHandles = Self.isSavedFromPlayer(object)
    let type = object["ty"]?.readInt()
    var reader = LayerContentReader()
    var matteMode: MatteReference.Mode?
    var matteIndex: Int?
    for (key, value) in object {
      switch key {
      // 0 means no track matte.
      case "tt" where value.number == 0 || value.bool == false: break
      case "tt": matteMode = value.readCase(called: "track matte mode")
      case "tp": matteIndex = value.readInt()
      default:
        let isKnown =
          read(key, value, in: context) || reader.read(key, value, type: type, in: context)
        if !isKnown { object.skip(key) }
      }
    }
    matte = matteMode.map { MatteReference(mode: $0, sourceIndex: matteIndex) }
    kind = reader.content(of: type, object)
    object.name(name ?? "\(kind.title) \(number)")
  }

  /// Returns `true` if a running player changed the layer before it was saved.
  ///
  /// lottie-web (DataManager.js) sets `completed` after it made the path handles absolute.
  private static func isSavedFromPlayer(_ object: JSONObject) -> Bool {
    guard object["completed"]?.bool == true else { return false }
    object.report(
      .savedFromPlayer,
      "the layer was saved from a running player that changed the tangents of the layer's paths; "
        + "the original tangents were restored")
    return true
  }

  /// Reads a member that layers of all types have, and returns `false` for other members.
  private mutating func read(
    _ key: JSONKey, _ value: JSONValue, in context: ReadingContext
  ) -> Bool {
    switch key {
    case "ip": inPoint = value.readNumber() ?? inPoint
    case "op": outPoint = value.readNumber() ?? outPoint
    case "st": startTime = value.readNumber() ?? startTime
    case "sr":
      stretch = value.readNumber() ?? 1
      if stretch == 0 {
        value.report(
          .zeroStretch, "the time stretch is 0; the layer plays at normal speed",
          outcome: .approximated(error: nil))
        stretch = 1
      }
    case "ks":
      if let object = value.readObject() { transform = Transform(reading: object, in: context) }
    case "hd": isHidden = value.readBool() ?? isHidden
    case "td": isMatteSource = value.readBool() ?? isMatteSource
    case "bm": blendMode = value.readCase(called: "blend mode") ?? blendMode
    case "ddd": is3D = value.readBool() ?? is3D
    case "ao": autoOrient = value.readBool() ?? autoOrient
    case "ct", "cp": collapseTransform = value.readBool() ?? collapseTransform
    case "mb": motionBlur = value.readBool() ?? motionBlur
    case "masksProperties":
      masks = value.readList { Mask(reading: $0, number: $1, in: context) }
    case "ef": effects = value.readList { Effect(reading: $0, number: $1, in: context) }
    case "sy": styles = value.readList { object, _ in LayerStyle(reading: object, in: context) }
    case "ty": break
    case "nm": name = value.readName()
    case "ind": index = value.readInt()
    case "parent": parent = value.readInt()
    // Class, ID and tag of the element in web pages.
    case "cl", "ln", "tg": _ = value.readName()
    default: return false
    }
    return true
  }
}
