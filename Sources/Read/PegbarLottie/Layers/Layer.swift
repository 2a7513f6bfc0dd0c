package import PegbarDiagnostics
internal import PegbarJSON

/// A layer of a composition.
///
/// Times are frames of the composition that holds it.
package struct Layer: Sendable, Hashable {
  /// What it shows (`ty` and the keys that belong to it).
  package var kind = Kind.unknown(type: nil)
  /// The designer's name (`nm`).
  package var name: String?
  /// The number by which other layers refer to it (`ind`).
  package var index: Int?
  /// The `ind` of the layer whose transform it follows (`parent`).
  package var parent: Int?
  /// Where it stands (`ks`).
  package var transform: Transform
  /// The first frame in which it shows (`ip`).
  package var inPoint: Double
  /// The first frame in which it does not show any more (`op`).
  package var outPoint: Double
  /// The frame at which the time of its content is 0 (`st`).
  package var startTime = 0.0
  /// How many times slower its content runs (`sr`); never 0.
  package var stretch = 1.0
  /// Whether it is switched off (`hd`).
  package var isHidden = false
  /// Whether it is only the matte of another layer (`td`).
  package var isMatteSource = false
  /// The layer through which it shows (`tt`, `tp`).
  package var matte: MatteReference?
  /// How it mixes with the layers behind (`bm`).
  package var blendMode = BlendMode.normal
  /// What cuts it (`masksProperties`), first to last.
  package var masks: [Mask] = []
  /// Its effects (`ef`), first to last.
  package var effects: [Effect] = []
  /// Its layer styles (`sy`).
  package var styles: [LayerStyle] = []
  /// Whether it is a 3D layer (`ddd`).
  package var is3D = false
  /// Whether it turns along its motion path (`ao`).
  package var autoOrient = false
  /// Whether transformations are collapsed (`ct`, `cp`): a precomp is then not clipped.
  package var collapseTransform = false
  /// Whether it has motion blur (`mb`).
  package var motionBlur = false
  /// Names the layer in findings.
  package var source: SourceID

  /// Reads a layer.
  ///
  /// Its type is looked up first, because `ty` may stand after what it governs.
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
      // 0 is “no track matte”.
      case "tt" where value.number == 0 || value.bool == false: break
      case "tt": matteMode = value.readCase(called: "track matte")
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

  /// Whether a running player worked on the layer before it was saved (lottie-web DataManager.js
  /// marks it with `completed`, after it made the handles of its paths absolute).
  private static func isSavedFromPlayer(_ object: JSONObject) -> Bool {
    guard object["completed"]?.bool == true else { return false }
    object.report(
      .savedFromPlayer,
      "the layer was saved from a running player, which changes the handles of its paths; they "
        + "are read as the player means them")
    return true
  }

  /// Reads a member that belongs to layers of all types; false for others.
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
          .zeroStretch, "the layer's time stretch is 0; it runs at its usual speed",
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
    // Class, id and tag of the element in web pages.
    case "cl", "ln", "tg": _ = value.readName()
    default: return false
    }
    return true
  }
}
