package import PegbarJSON

/// Something that can be set in an effect.
///
/// - Source: Lottie `ef` of effects.
package struct EffectParameter: Sendable, Hashable {
  /// What kind of control it is (`ty`).
  package enum Kind: Sendable, Hashable {
    /// A number (0).
    case slider
    /// Degrees (1).
    case angle
    /// A colour (2).
    case color
    /// A point in pixels (3).
    case point
    /// On or off (4).
    case checkbox
    /// A group of parameters (5).
    case group
    /// Nothing that can be read (6).
    case ignored
    /// One of a list, from 1 (7).
    case dropdown
    /// Something of a plug-in (9).
    case custom
    /// The `ind` of a layer (10).
    case layer
    /// The number of a mask (11).
    case mask
    /// Another number, or nil where `ty` is missing.
    case unknown(type: Int?)
  }

  /// What it is set to (`v`).
  package enum Value: Sendable, Hashable {
    /// Nothing.
    case none
    /// A number: slider, angle, checkbox, dropdown, layer.
    case scalar(Property<Double>)
    /// A colour.
    case color(Property<Color>)
    /// A point.
    case vector(Property<Vector>)
    /// The parameters of a group.
    case group([EffectParameter])
  }

  /// What kind of control it is.
  package var kind: Kind
  /// The name that After Effects gives to it (`mn`).
  package var matchName: String?
  /// The designer's name (`nm`).
  package var name: String?
  /// What it is set to.
  package var value: Value
  /// Names the parameter in findings.
  package var source: SourceID
}
