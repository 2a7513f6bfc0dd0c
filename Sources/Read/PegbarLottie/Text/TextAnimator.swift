package import PegbarDiagnostics
internal import PegbarJSON

/// A text animator, which changes characters individually.
///
/// - Source: Lottie `t.a`; After Effects "Animator".
package struct TextAnimator: Sendable, Hashable {
  /// The display name (`nm`).
  package var name: String?
  /// The selectors of characters and amounts (`s`), empty for all characters.
  ///
  /// After Effects exports one.
  package var selectors: [TextSelector] = []
  /// The values for selected characters (`a`).
  package var style = TextAnimatorStyle()
  /// The source location of the animator, for findings.
  package var source: SourceID

  /// Creates an animator from an element of `t.a`.
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
