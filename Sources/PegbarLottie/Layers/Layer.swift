package import PegbarDiagnostics
internal import PegbarJSON

/// A layer of a composition.
///
/// Times are frames of the composition that holds it.
package struct Layer: Sendable, Hashable {
  /// What it shows (`ty` and the keys that belong to it).
  package var kind: Kind
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
  package var startTime: Double
  /// How many times slower its content runs (`sr`); never 0.
  package var stretch: Double
  /// Whether it is switched off (`hd`).
  package var isHidden: Bool
  /// Whether it is only the matte of another layer (`td`).
  package var isMatteSource: Bool
  /// The layer through which it shows (`tt`, `tp`).
  package var matte: MatteReference?
  /// How it mixes with the layers behind (`bm`).
  package var blendMode: BlendMode
  /// What cuts it (`masksProperties`), first to last.
  package var masks: [Mask]
  /// Its effects (`ef`), first to last.
  package var effects: [Effect]
  /// Its layer styles (`sy`).
  package var styles: [LayerStyle]
  /// Whether it is a 3D layer (`ddd`).
  package var is3D: Bool
  /// Whether it turns along its motion path (`ao`).
  package var autoOrient: Bool
  /// Whether transformations are collapsed (`ct`, `cp`): a precomp is then not clipped.
  package var collapseTransform: Bool
  /// Whether it has motion blur (`mb`).
  package var motionBlur: Bool
  /// What exporters note for web pages.
  package var web: WebAttributes
  /// Names the layer in findings.
  package var source: SourceID

  /// What exporters note for web pages; nothing of it is drawn.
  package struct WebAttributes: Sendable, Hashable {
    /// The class of the element (`cl`), from a layer name that begins with a dot.
    package var className: String?
    /// The id of the element (`ln`), from a layer name that begins with `#`.
    package var xmlID: String?
    /// The tag of the element (`tg`).
    package var tag: String?
  }
}

extension Layer {
  /// A layer without any member.
  private init(of source: SourceID, in context: ReadingContext) {
    self.init(
      kind: .unknown(type: nil), transform: Transform(identityOf: source),
      inPoint: context.inPoint, outPoint: context.outPoint, startTime: 0, stretch: 1,
      isHidden: false, isMatteSource: false,
      blendMode: .normal, masks: [], effects: [], styles: [], is3D: false, autoOrient: false,
      collapseTransform: false, motionBlur: false, web: WebAttributes(), source: source)
  }

  /// Reads the layers of a composition, front to back; elements that are no objects are left out.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [Layer] {
    guard let array = value.readArray() else { return [] }
    var layers: [Layer] = []
    layers.reserveCapacity(array.count)
    for (position, element) in array.enumerated() {
      guard let object = element.readObject() else { continue }
      layers.append(Layer(reading: object, number: position + 1, in: context))
    }
    return layers
  }

  /// Reads a layer.
  ///
  /// Its type is looked up first, because `ty` may stand after what it governs.
  init(reading object: JSONObject, number: Int, in context: ReadingContext) {
    self.init(of: object.source, in: context)
    var context = context.inside(object)
    context.hasAbsoluteHandles = Self.isSavedFromPlayer(object)
    let type = object["ty"]?.readInt()
    var content = LayerContentReader(type: type, object: object, context: context)
    var matteMode: MatteReference.Mode?
    var matteIndex: Int?
    for (key, value) in object {
      switch key {
      case "tt": matteMode = Self.matteMode(value)
      case "tp": matteIndex = value.readInt()
      default:
        if readTiming(key, value) || readLook(key, value, in: context) { continue }
        if readNames(key, value) || content.read(key, value) { continue }
        object.skip(key)
      }
    }
    matte = matteMode.map { MatteReference(mode: $0, sourceIndex: matteIndex) }
    kind = content.finish()
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

  private static func matteMode(_ value: JSONValue) -> MatteReference.Mode? {
    // 0 is “no track matte”.
    if value.number == 0 || value.bool == false { return nil }
    return value.readCase(MatteReference.Mode.self, called: "track matte")
  }

  private mutating func readTiming(_ key: JSONKey, _ value: JSONValue) -> Bool {
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
    default: return false
    }
    return true
  }

  private mutating func readNames(_ key: JSONKey, _ value: JSONValue) -> Bool {
    switch key {
    case "ty": break
    case "nm": name = value.readName()
    case "ind": index = value.readInt()
    case "parent": parent = value.readInt()
    case "cl": web.className = value.readName()
    case "ln": web.xmlID = value.readName()
    case "tg": web.tag = value.readName()
    default: return false
    }
    return true
  }

  private mutating func readLook(
    _ key: JSONKey, _ value: JSONValue, in context: ReadingContext
  ) -> Bool {
    switch key {
    case "ks":
      if let object = value.readObject() { transform = Transform(reading: object, in: context) }
    case "hd": isHidden = value.readBool() ?? isHidden
    case "td": isMatteSource = value.readBool() ?? isMatteSource
    case "bm": blendMode = value.readCase(BlendMode.self, called: "blend mode") ?? blendMode
    case "ddd": is3D = value.readBool() ?? is3D
    case "ao": autoOrient = value.readBool() ?? autoOrient
    case "ct", "cp": collapseTransform = value.readBool() ?? collapseTransform
    case "mb": motionBlur = value.readBool() ?? motionBlur
    case "masksProperties": masks = Mask.list(reading: value, in: context)
    case "ef": effects = Effect.list(reading: value, in: context)
    case "sy": styles = LayerStyle.list(reading: value, in: context)
    default: return false
    }
    return true
  }
}
