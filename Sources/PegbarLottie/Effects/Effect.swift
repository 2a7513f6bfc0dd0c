package import PegbarJSON

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
  package var isEnabled: Bool
  /// What can be set (`ef`), in the order in which players count them.
  package var parameters: [EffectParameter]
  /// Names the effect in findings.
  package var source: SourceID
}
