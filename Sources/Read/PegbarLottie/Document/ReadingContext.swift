import PegbarBase
import PegbarDiagnostics
import PegbarJSON

/// The context that the readers of one document share.
struct ReadingContext {
  /// `true` if colors can be 0…255, as written by exporters before 4.1.9.
  let hasByteColors: Bool
  /// `true` if glyphs have the form of exporters before 4.7.99, see `Glyph`.
  var hasOldGlyphs = false
  /// `true` if a running lottie-web changed the glyphs, see `Glyph`.
  var isSavedFromPlayer = false
  /// The first frame of the animation, where layers begin by default.
  var inPoint = 0.0
  /// The frame at which the animation ends, where layers end by default.
  var outPoint = 0.0
  /// The object that contains the value, which is the source of missing properties and bare values.
  var owner = SourceID.root
  /// `true` if path handles are absolute.
  ///
  /// A running lottie-web makes them absolute in its data, and some files were saved from one.
  var hasAbsoluteHandles = false
  /// The maximum nesting depth of groups, and of groups of effect parameters.
  var deepest = Limits().groupDepth
  /// The number of enclosing groups.
  var depth = 0
  /// `true` inside of an effect that no player draws, such as Puppet.
  var isUnplayed = false
  /// The uses of slots so far.
  var slotUses = SlotUses()

  /// Returns the context for the members of an object.
  func inside(_ object: JSONObject) -> ReadingContext {
    var context = self
    context.owner = object.source
    return context
  }

  /// Returns the context for a nested group, or `nil` with a finding if the nesting exceeds the
  /// limit.
  func deeper(at value: JSONValue) -> ReadingContext? {
    guard depth < deepest else {
      value.report(
        .nestingDepth,
        "groups are nested more than \(deepest) levels deep (limit group-depth); "
          + "deeper groups are dropped", outcome: .dropped)
      return nil
    }
    var context = self
    context.depth += 1
    return context
  }
}
