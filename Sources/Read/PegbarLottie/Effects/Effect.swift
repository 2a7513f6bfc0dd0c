package import PegbarDiagnostics
internal import PegbarJSON

/// An effect on a layer.
///
/// - Source: Lottie `ef`; After Effects "Effects".
package struct Effect: Sendable, Hashable {
  /// The type number (`ty`): 5 for everything without one of its own; nil where missing.
  package var type: Int?
  /// The name that After Effects gives to its kind (`mn`).
  package var matchName: String?
  /// The designer's name (`nm`).
  package var name: String?
  /// Whether it is switched on (`en`).
  package var isEnabled = true
  /// What can be set (`ef`), in the order in which players count them.
  package var parameters: [EffectParameter] = []
  /// Names the effect in findings.
  package var source: SourceID

  /// Reads an element of `ef` of a layer.
  init(reading object: JSONObject, number: Int, in context: ReadingContext) {
    let context = context.inside(object)
    source = object.source
    for (key, value) in object {
      switch key {
      case "ty": type = value.readInt()
      case "nm": name = value.readName()
      case "mn": matchName = value.readName()
      case "en": isEnabled = value.readBool() ?? true
      case "ef": parameters = EffectParameter.list(reading: value, in: context)
      // A value beside the parameters repeats the first of them in files of some tools.
      case "v": break
      default: object.skip(key)
      }
    }
    object.name(name ?? "Effect \(number)")
  }
}
