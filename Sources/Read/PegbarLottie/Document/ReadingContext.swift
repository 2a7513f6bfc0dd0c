import PegbarBase
import PegbarDiagnostics
import PegbarJSON

/// What the readers of one document have to know besides the value before them.
struct ReadingContext {
  /// Whether colours may be 0…255, as exporters before 4.1.9 wrote them.
  let hasByteColors: Bool
  /// Whether glyphs are written as exporters before 4.7.99 did, see `Glyph`.
  var hasOldGlyphs = false
  /// Whether a running lottie-web worked on glyphs, see `Glyph`.
  var isSavedFromPlayer = false
  /// The first frame of the animation; layers that say nothing begin there.
  var inPoint = 0.0
  /// The frame at which the animation is over; layers that say nothing end there.
  var outPoint = 0.0
  /// The object that holds what is read; it stands for properties that are missing or bare values.
  var owner = SourceID.root
  /// Whether handles of paths are absolute: a running lottie-web makes them so in its data, and
  /// some files were saved from one.
  var hasAbsoluteHandles = false
  /// How deep groups, and groups of effect parameters, may stand inside each other.
  var deepest = Limits().groupDepth
  /// How many groups are around what is read.
  var depth = 0

  /// The same, for the members of an object.
  func inside(_ object: JSONObject) -> ReadingContext {
    var context = self
    context.owner = object.source
    return context
  }

  /// The same, one group further in; nil and a finding where that is too deep.
  func deeper(at value: JSONValue) -> ReadingContext? {
    guard depth < deepest else {
      value.report(
        .nestingDepth,
        "groups stand inside each other more than \(deepest) levels deep (limit group-depth); "
          + "what lies deeper is left out", outcome: .dropped)
      return nil
    }
    var context = self
    context.depth += 1
    return context
  }
}
