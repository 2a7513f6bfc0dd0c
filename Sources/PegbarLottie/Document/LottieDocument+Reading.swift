package import PegbarDiagnostics
package import PegbarJSON

extension LottieDocument {
  /// Reads an animation.
  ///
  /// A broken part costs that part and a finding. The result is nil, with the finding
  /// `format/not-a-lottie`, where there is nothing to show at all.
  ///
  /// - Parameter keepsTree: Whether the memory of the JSON is never given back (see `JSONLimits`).
  /// - Throws: a `JSONSyntaxError` where the bytes are not JSON.
  package static func read(
    _ bytes: [UInt8], log: FindingLog, limits: Limits = Limits(), keepsTree: Bool = false
  ) throws(JSONSyntaxError) -> LottieDocument? {
    let json = JSONLimits(limits, keepsTree: keepsTree)
    return try JSONDocument.read(bytes, log: log, limits: json) { root in
      guard let object = root.object, let layers = object["layers"], layers.isArray else {
        root.report(.notALottie, "there is no array of layers, so this is no animation")
        return nil
      }
      // Styles of maps and other documents have layers, too, and none of these members.
      guard ["v", "fr", "ip", "op", "w", "h", "ddd"].contains(where: { object[$0] != nil }) else {
        root.report(
          .notALottie, "there are layers, but no size, times or version, so this is no animation")
        return nil
      }
      var document = LottieDocument(reading: object, limits)
      guard !document.layers.isEmpty || layers.arrayCount == 0 else {
        root.report(.noReadableLayer, "none of the layers can be read, so there is nothing to show")
        return nil
      }
      document.trail = root.reader.trail
      document.unreadKeys = root.reader.unreadKeys.map {
        UnreadKey(object: $0.object, key: $0.key)
      }
      return document
    }
  }

  private init(reading object: JSONObject, _ limits: Limits) {
    let root = RootFields(reading: object)
    self.init(
      version: root.version, width: root.width, height: root.height, frameRate: root.frameRate,
      inPoint: root.inPoint, outPoint: root.outPoint, is3D: false, layers: [], assets: [],
      markers: [], fonts: [], glyphs: [], slots: [], metadata: Metadata(), trail: SourceTrail(),
      unreadKeys: [])
    let context = ReadingContext(
      hasByteColors: root.hasByteColors, hasOldGlyphs: root.hasOldGlyphs,
      isSavedFromPlayer: root.isSavedFromPlayer, inPoint: root.inPoint, outPoint: root.outPoint,
      deepest: limits.groupDepth)
    for (key, value) in object {
      switch key {
      case "v", "ver", "w", "h", "fr", "ip", "op": break
      case "nm": name = value.readName()
      case "ddd": is3D = value.readBool() ?? false
      case "layers": layers = Layer.list(reading: value, in: context)
      case "assets": assets = Asset.list(reading: value, in: context)
      case "markers": markers = Marker.list(reading: value)
      case "fonts": fonts = Font.list(reading: value, in: context)
      case "chars": glyphs = Glyph.list(reading: value, in: context)
      case "slots": slots = Slot.list(reading: value, in: context)
      case "meta": metadata.read(value)
      // Of no use for the picture: settings of motion blur, of After Effects and of tools.
      case "mb", "props", "metadata", "tgs", "mn": break
      default: object.skip(key)
      }
    }
    if let name { object.name(name) }
  }
}
