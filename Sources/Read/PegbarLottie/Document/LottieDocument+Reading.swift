package import PegbarBase
package import PegbarDiagnostics
package import PegbarJSON

extension LottieDocument {
  /// The keys of the arrays whose objects are parsed one by one: layers and shape items.
  ///
  /// Their readers are done with one object before they enter the next one.
  package static let arraysOfPieces = ["layers", "shapes", "it"]

  /// Reads an animation.
  ///
  /// An invalid part is dropped with a finding. The result is `nil`, with the finding
  /// `format/not-a-lottie`, if nothing can be rendered.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - log: The log that receives the findings.
  ///   - limits: The limits for reading.
  ///   - pieces: How the text is parsed.
  /// - Throws: a `JSONSyntaxError` if the bytes are not JSON.
  package static func read(
    _ bytes: [UInt8], log: FindingLog, limits: Limits = Limits(),
    pieces: PieceReading = PieceReading(of: arraysOfPieces)
  ) throws(JSONSyntaxError) -> LottieDocument? {
    try JSONDocument.read(bytes, log: log, limits: limits, pieces: pieces) { root in
      guard let (object, layers) = animation(in: root) else { return nil }
      var document = LottieDocument(reading: object, limits)
      guard !document.layers.isEmpty || layers.arrayCount == 0 else {
        root.report(.noReadableLayer, "all layers are invalid, so the animation is empty")
        return nil
      }
      document.trail = root.reader.trail
      document.unreadMembers = root.reader.unreadMembers
      document.writing = WritingTally(root.reader)
      pieces.companion?.finish()
      return document
    }
  }

  /// Returns `true` if the bytes are an animation that `read` returns.
  ///
  /// - Throws: a `JSONSyntaxError` if the bytes are not JSON.
  package static func isAnimation(
    _ bytes: [UInt8], limits: Limits = Limits(),
    pieces: PieceReading = PieceReading(of: arraysOfPieces)
  ) throws(JSONSyntaxError) -> Bool {
    try JSONDocument.read(bytes, log: FindingLog(), limits: limits, pieces: pieces) { root in
      guard let layers = animation(in: root)?.layers.array else { return false }
      return layers.isEmpty || layers.contains { $0.isObject }
    }
  }

  /// Returns the object of an animation and its layers, or `nil` with a finding for other JSON.
  private static func animation(
    in root: JSONValue
  ) -> (object: JSONObject, layers: JSONValue)? {
    guard let object = root.object, let layers = object["layers"], layers.isArray else {
      root.report(.notALottie, "the file has no array of layers")
      return nil
    }
    // Map styles and other documents also have layers, but none of these members.
    guard ["v", "fr", "ip", "op", "w", "h", "ddd"].contains(where: { object[$0] != nil }) else {
      root.report(
        .notALottie, "the file has layers, but no version, size, frame rate or time range")
      return nil
    }
    return (object, layers)
  }

  private init(reading object: JSONObject, _ limits: Limits) {
    self.init()
    readSizeAndTimes(object)
    let exporter = object["v"]?.string
    let context = ReadingContext(
      hasByteColors: Self.isOlder(exporter, than: (4, 1, 9)),
      hasOldGlyphs: Self.isOlder(exporter, than: (4, 7, 99)),
      isSavedFromPlayer: object["__complete"]?.bool == true, inPoint: inPoint, outPoint: outPoint,
      deepest: limits.groupDepth)
    for (key, value) in object {
      switch key {
      case "v", "ver", "w", "h", "fr", "ip", "op": break
      case "nm": name = value.readName()
      case "ddd": is3D = value.readBool() ?? false
      case "layers": layers = value.readList { Layer(reading: $0, number: $1, in: context) }
      case "assets": assets = Asset.list(reading: value, in: context)
      case "markers": markers = value.readList { object, _ in Marker(reading: object) }
      case "fonts": fonts = Font.list(reading: value)
      case "chars": glyphs = Glyph.list(reading: value, in: context)
      case "slots": slots = Slot.list(reading: value, in: context)
      case "meta": readMetadata(value)
      // No effect on rendering: settings of motion blur, of After Effects and of tools.
      case "mb", "props", "metadata", "mn": break
      case "tgs": isSticker = value.bool ?? false
      default: object.skip(key)
      }
    }
    slotUses = context.slotUses.all
    if let name { object.name(name) }
  }

  /// Reads `meta`: the author and purpose of the animation.
  private mutating func readMetadata(_ value: JSONValue) {
    guard let object = value.readObject() else { return }
    for (key, value) in object {
      switch key {
      case "g": generator = value.readName()
      // Keywords, in an array or in one string.
      case "k" where value.isArray: _ = value.array?.map { $0.readName() }
      // The author, description, main color and keywords.
      case "a", "d", "tc", "k": _ = value.readName()
      default: object.skip(key)
      }
    }
  }

  /// Reads the values that reading layers requires: version, size and times.
  private mutating func readSizeAndTimes(_ object: JSONObject) {
    version = object["v"]?.readName() ?? object["ver"]?.readName()
    width = Self.number("w", of: object, above: 0, else: width)
    height = Self.number("h", of: object, above: 0, else: height)
    frameRate = Self.number("fr", of: object, above: 0, else: frameRate)
    inPoint = Self.number("ip", of: object, above: -Limits.largestNumber, else: inPoint)
    outPoint = Self.number("op", of: object, above: -Limits.largestNumber, else: inPoint + 1)
    if outPoint <= inPoint {
      object.report(
        .emptyComposition,
        "the animation starts at frame \(inPoint) and ends at frame \(outPoint); "
          + "only one frame is used", outcome: .approximated(error: nil))
      outPoint = inPoint + 1
    }
  }

  /// Returns a number in a range, or reports and replaces one that is missing or out of range.
  private static func number(
    _ key: JSONKey, of object: JSONObject, above limit: Double, else fallback: Double
  ) -> Double {
    let used = NumberText.text(fallback)
    guard let value = object[key] else {
      object.report(
        .missingRootField, "\(key.text) is missing; \(used) is used",
        outcome: .approximated(error: nil))
      return fallback
    }
    guard let number = value.number, number > limit, number <= Limits.largestNumber else {
      let found = value.number.map(NumberText.text) ?? value.typeName
      value.report(
        .missingRootField, "\(key.text) is invalid (\(found)); \(used) is used",
        outcome: .approximated(error: nil))
      return fallback
    }
    return number
  }

  /// Returns `true` if an exporter is older than a version.
  ///
  /// An exporter without a version counts as new (lottie-web DataManager.js).
  private static func isOlder(_ version: String?, than first: (Int, Int, Int)) -> Bool {
    let parts = version?.split(separator: ".").map { Int($0) } ?? []
    guard parts.count >= 3, let major = parts[0], let minor = parts[1], let patch = parts[2] else {
      return false
    }
    return (major, minor, patch) < first
  }
}
