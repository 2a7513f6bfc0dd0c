package import PegbarDiagnostics
internal import PegbarJSON

/// The outline of a character.
///
/// Exporters before 4.7.99 wrote the form that players of their time drew unchanged: one group of
/// paths with absolute handles. Handles are also absolute if a running lottie-web changed an
/// animation before it was saved, which it marks with `__complete` (DataManager.js, `checkChars`).
///
/// - Source: Lottie `chars`; Bodymovin "Glyphs".
package struct Glyph: Sendable, Hashable {
  /// The drawn content of a character.
  package enum Content: Sendable, Hashable {
    /// No content.
    case none
    /// Shapes, in percent of the size, with the baseline at 0.
    case shapes([ShapeItem])
    /// A composition, in the form of a layer.
    case precomp(Layer)
  }

  /// The character (`ch`).
  package var character = ""
  /// The family of the font (`fFamily`).
  package var family = ""
  /// The style of the font (`style`).
  package var style = ""
  /// The size at which the character was drawn (`size`), which does not affect the outlines.
  package var size = 100.0
  /// The advance width, in percent of the size (`w`).
  package var width = 0.0
  /// The drawn content (`data`).
  package var content = Content.none
  /// The source location of the glyph, for findings.
  package var source: SourceID

  /// Reads `chars`, without elements that are not objects.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [Glyph] {
    let glyphs = value.readList { object, _ in Glyph(reading: object, in: context) }
    let areDrawn = glyphs.contains { if case .shapes = $0.content { true } else { false } }
    if context.isSavedFromPlayer, !context.hasOldGlyphs, areDrawn {
      value.report(
        .savedFromPlayer,
        "the glyphs were saved from a running player that changed the tangents of their paths; "
          + "the original tangents were restored")
    }
    return glyphs
  }

  /// Creates a glyph from a JSON object.
  init(reading object: JSONObject, in context: ReadingContext) {
    source = object.source
    var data: JSONValue?
    var isPrecomp = false
    for (key, value) in object {
      switch key {
      case "ch": character = value.readName() ?? ""
      case "fFamily": family = value.readName() ?? ""
      case "style": style = value.readName() ?? ""
      case "size": size = value.readNumber() ?? size
      case "w": width = value.readNumber() ?? width
      case "data": data = value
      case "t": isPrecomp = value.readBool() ?? false
      default: object.skip(key)
      }
    }
    object.name(character)
    guard let drawing = data?.readObject() else { return }
    content =
      isPrecomp
      ? .precomp(Self.layer(drawing, named: character, in: context))
      : Self.shapes(drawing, in: context)
  }

  /// Returns the layer of a character that is a composition.
  ///
  /// Such a character has the members of a layer, but no type.
  private static func layer(
    _ object: JSONObject, named character: String, in context: ReadingContext
  ) -> Layer {
    var layer = Layer(reading: object, number: 1, in: context)
    if layer.name == nil { layer.name = character }
    guard case .unknown = layer.kind else { return layer }
    layer.kind = .precomp(PrecompContent(refID: object["refId"]?.readName()))
    return layer
  }

  private static func shapes(_ object: JSONObject, in context: ReadingContext) -> Content {
    var context = context
    context.hasAbsoluteHandles = context.hasOldGlyphs || context.isSavedFromPlayer
    var items: [ShapeItem] = []
    for (key, value) in object {
      switch key {
      case "shapes": items = ShapeItem.list(reading: value, in: context)
      // A running player turns it into a layer with an identity transform and no end.
      case "ks", "ip", "op", "st", "sr": break
      default: object.skip(key)
      }
    }
    // Players drew only the first group, so the others were never visible.
    if context.hasOldGlyphs { items = Array(items.prefix(1)) }
    return items.isEmpty ? .none : .shapes(items)
  }
}
