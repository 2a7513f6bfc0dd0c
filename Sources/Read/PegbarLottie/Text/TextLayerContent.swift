package import PegbarDiagnostics
internal import PegbarJSON

/// The content of a text layer.
///
/// - Source: Lottie `t` of text layers.
package struct TextLayerContent: PropertyHolder, Sendable, Hashable {
  /// What characters are grouped for anchor points (`m.g`).
  package enum Grouping: Int, Sendable, Hashable, CaseIterable {
    /// Each by itself.
    case characters = 1
    /// By words.
    case words = 2
    /// By lines.
    case lines = 3
    /// All together.
    case all = 4
  }

  /// The text and its look; every key is a hold (`d`).
  package var document: Property<TextDocument>
  /// What changes characters one by one (`a`).
  package var animators: [TextAnimator] = []
  /// The mask along which it runs (`p`); nil where it runs straight.
  package var path: TextPath?
  /// How characters are grouped (`m.g`).
  package var grouping = Grouping.characters
  /// Where in a group its anchor point lies, in percent (`m.a`).
  package var alignment: Property<Vector>
  /// Names the content in findings.
  package var source: SourceID

  /// Lists the properties that can be keyed; animators and the path have more.
  package func list(in list: inout PropertyList) {
    list.add(document)
    list.add(alignment)
  }

  /// The content of a text layer that has none.
  init(of object: JSONObject) {
    document = Property(.empty, source: object.source)
    alignment = Property(.zero, source: object.source)
    source = object.source
  }

  /// Reads `t`; nil where it is no object.
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
      case "g": grouping = value.readCase(called: "grouping") ?? grouping
      case "a": alignment.read(value, in: context)
      // A slot of the whole group has no value to replace.
      case "sid": break
      default: object.skip(key)
      }
    }
  }
}
