package import PegbarDiagnostics
internal import PegbarJSON

/// The content of a text layer.
///
/// - Source: Lottie `t` of text layers.
package struct TextLayerContent: PropertyHolder, Sendable, Hashable {
  /// The grouping of characters for anchor points (`m.g`).
  package enum Grouping: Int, Sendable, Hashable, CaseIterable {
    /// Individual characters.
    case characters = 1
    /// Words.
    case words = 2
    /// Lines.
    case lines = 3
    /// All characters together.
    case all = 4
  }

  /// The text document (`d`), with hold keyframes only.
  package var document: Property<TextDocument>
  /// The animators (`a`).
  package var animators: [TextAnimator] = []
  /// The mask that the text follows (`p`), or `nil` for straight text.
  package var path: TextPath?
  /// The grouping of characters (`m.g`).
  package var grouping = Grouping.characters
  /// The position of the anchor point within a group, in percent (`m.a`).
  package var alignment: Property<Vector>
  /// The source location of the content, for findings.
  package var source: SourceID

  /// Adds the animatable properties to the list.
  ///
  /// Animators and the path have further properties.
  package func list(in list: inout PropertyList) {
    list.add(document)
    list.add(alignment)
  }

  /// Creates the content of a text layer without content.
  init(of object: JSONObject) {
    document = Property(.empty, source: object.source)
    alignment = Property(.zero, source: object.source)
    source = object.source
  }

  /// Creates the content from `t`; `nil` if it is not an object.
  init?(reading value: JSONValue, in context: ReadingContext) {
    guard let object = value.readObject() else { return nil }
    let context = context.inside(object)
    self.init(of: object)
    for (key, value) in object {
      switch key {
      case "d": document.read(value, in: context)
      case "a":
        animators = value.readList { TextAnimator(reading: $0, number: $1, in: context) }
      case "p": path = TextPath(reading: value, in: context)
      case "m": readGrouping(value, in: context)
      default: object.skip(key)
      }
    }
  }

  private mutating func readGrouping(_ value: JSONValue, in context: ReadingContext) {
    guard let object = value.readObject() else { return }
    let context = context.inside(object)
    for (key, value) in object {
      switch key {
      case "g": grouping = value.readCase(called: "anchor point grouping") ?? grouping
      case "a": alignment.read(value, in: context)
      // A slot of the whole group has no value to replace.
      case "sid": break
      default: object.skip(key)
      }
    }
  }
}
