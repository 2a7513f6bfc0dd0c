package import PegbarDiagnostics
internal import PegbarJSON

/// The outline of a character.
///
/// Exporters before 4.7.99 wrote what players of their time drew without a change: one group of
/// paths, whose handles are absolute. Where a running lottie-web worked on an animation before it was
/// saved, which it marks with `__complete`, they are, too (DataManager.js, `checkChars`).
///
/// - Source: Lottie `chars`; Bodymovin "Glyphs".
package struct Glyph: Sendable, Hashable {
  /// What is drawn for a character.
  package enum Content: Sendable, Hashable {
    /// Nothing.
    case none
    /// Shapes, in percent of the size, with the base line at 0.
    case shapes([ShapeItem])
    /// A composition as a layer of its own.
    case precomp(Layer)
  }

  /// The character (`ch`).
  package var character = ""
  /// The family of its font (`fFamily`).
  package var family = ""
  /// The style of its font (`style`).
  package var style = ""
  /// The size at which it was drawn (`size`); the outlines do not depend on it.
  package var size = 100.0
  /// How far the next character is, in percent of the size (`w`).
  package var width = 0.0
  /// What is drawn (`data`).
  package var content = Content.none
  /// Names the glyph in findings.
  package var source: SourceID

  /// Reads `chars`; elements that are no objects are left out.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [Glyph] {
    let glyphs = value.readList { object, _ in Glyph(reading: object, in: context) }
    let areDrawn = glyphs.contains { if case .shapes = $0.content { true } else { false } }
    if context.isSavedFromPlayer, !context.hasOldGlyphs, areDrawn {
      value.report(
        .savedFromPlayer,
        "the glyphs were saved from a running player, which changes the handles of their paths; "
          + "they are read as the player means them")
    }
    return glyphs
  }

  /// Reads a character.
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

  /// A character that is a composition has the members of a layer, but no type.
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
      // A running player makes a layer of it, with an identity transform and no end.
      case "ks", "ip", "op", "st", "sr": break
      default: object.skip(key)
      }
    }
    // Players drew nothing but the first group, so none of the others was ever seen.
    if context.hasOldGlyphs { items = Array(items.prefix(1)) }
    return items.isEmpty ? .none : .shapes(items)
  }
}
