package import PegbarJSON

/// The content of a text layer.
///
/// - Source: Lottie `t` of text layers.
package struct TextLayerContent: Sendable, Hashable {
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
  package var animators: [TextAnimator]
  /// The mask along which it runs (`p`); nil where it runs straight.
  package var path: TextPath?
  /// How characters are grouped (`m.g`).
  package var grouping: Grouping
  /// Where in a group its anchor point lies, in percent (`m.a`).
  package var alignment: Property<Vector>
  /// Names the content in findings.
  package var source: SourceID
}
