package import PegbarDiagnostics
internal import PegbarJSON

/// An effect on a layer.
///
/// - Source: Lottie `ef`; After Effects "Effects".
package struct Effect: Sendable, Hashable {
  /// The type number (`ty`), or `nil` if missing.
  ///
  /// Effects without a number of their own have the number 5.
  package var type: Int?
  /// The match name in After Effects (`mn`).
  package var matchName: String?
  /// The display name (`nm`).
  package var name: String?
  /// `true` if the effect is enabled (`en`).
  package var isEnabled = true
  /// The parameters (`ef`), in the order in which players index them.
  package var parameters: [EffectParameter] = []
  /// The source location of the effect, for findings.
  package var source: SourceID

  /// Creates an effect from an element of `ef` of a layer.
  init(reading object: JSONObject, number: Int, in context: ReadingContext) {
    let context = context.inside(object)
    source = object.source
    for (key, value) in object {
      switch key {
      case "ty": type = value.readInt()
      case "nm": name = value.readName()
      case "mn": matchName = value.readName()
      case "en": isEnabled = value.readBool() ?? true
      // The parameters are read last. In files of some tools, a value next to them repeats the
      // first of them.
      case "ef", "v": break
      default: object.skip(key)
      }
    }
    object.name(name ?? "Effect \(number)")
    var inner = context
    inner.isUnplayed = kind == .other
    parameters = object["ef"].map { EffectParameter.list(reading: $0, in: inner) } ?? []
  }
}
