package import PegbarDiagnostics
internal import PegbarJSON

/// Changes characters one by one.
///
/// - Source: Lottie `t.a`; After Effects "Animator".
package struct TextAnimator: Sendable, Hashable {
  /// The designer's name (`nm`).
  package var name: String?
  /// Which characters, and how much (`s`); none means all.
  ///
  /// After Effects exports one.
  package var selectors: [TextSelector] = []
  /// What they become (`a`).
  package var style = TextAnimatorStyle()
  /// Names the animator in findings.
  package var source: SourceID

  /// Reads an element of `t.a`.
  init(reading object: JSONObject, number: Int, in context: ReadingContext) {
    let context = context.inside(object)
    source = object.source
    for (key, value) in object {
      switch key {
      case "nm": name = value.readName()
      case "s": selectors = TextSelector.list(reading: value, in: context)
      case "a": style = TextAnimatorStyle(reading: value, in: context)
      default: object.skip(key)
      }
    }
    object.name(name ?? "Animator \(number)")
  }
}
