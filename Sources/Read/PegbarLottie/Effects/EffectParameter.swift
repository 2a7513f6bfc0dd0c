package import PegbarDiagnostics
internal import PegbarJSON

/// A parameter of an effect.
///
/// - Source: Lottie `ef` of effects.
package struct EffectParameter: Sendable, Hashable {
  /// The kind of a control (`ty`).
  package enum Kind: Int, Sendable, Hashable {
    /// A number (0).
    case slider = 0
    /// An angle in degrees (1).
    case angle = 1
    /// A color (2).
    case color = 2
    /// A point in pixels (3).
    case point = 3
    /// A checkbox (4).
    case checkbox = 4
    /// A group of parameters (5).
    case group = 5
    /// A parameter without a readable value (6).
    case ignored = 6
    /// An item of a list, counted from 1 (7).
    case dropdown = 7
    /// A plug-in parameter (9).
    case custom = 9
    /// The `ind` of a layer (10).
    case layer = 10
    /// The number of a mask (11).
    case mask = 11
    /// An unknown number, or none.
    case unknown = -1
  }

  /// The value of a parameter (`v`).
  package enum Value: Sendable, Hashable {
    /// No value.
    case none
    /// A number (slider, angle, checkbox, dropdown, layer), a color or a point.
    case property(AnyProperty)
    /// The parameters of a group.
    case group([EffectParameter])
  }

  /// The kind of the control.
  package var kind: Kind
  /// The match name in After Effects (`mn`).
  package var matchName: String?
  /// The display name (`nm`).
  package var name: String?
  /// The value.
  package var value = Value.none
  /// The source location of the parameter, for findings.
  package var source: SourceID

  /// Reads `ef` of an effect or of a nested group, without elements that are not objects.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [EffectParameter] {
    guard let context = context.deeper(at: value) else { return [] }
    return value.readList { object, _ in EffectParameter(reading: object, in: context) }
  }

  /// Creates a parameter from a JSON object.
  ///
  /// The type is read first, because it determines how to read the value.
  init(reading object: JSONObject, in context: ReadingContext) {
    let context = context.inside(object)
    // Some tools write an empty string if there is no type.
    let type = object["ty"].flatMap { $0.string == "" ? nil : $0.readInt() }
    kind = type.flatMap(Kind.init(rawValue:)) ?? .unknown
    source = object.source
    for (key, member) in object {
      switch key {
      case "nm": name = member.readName()
      case "mn": matchName = member.readName()
      case "v": value = property(reading: member, in: context).map { .property($0) } ?? value
      case "ef": value = .group(Self.list(reading: member, in: context))
      // Groups inside effects also have the enabled flag and the count of an effect.
      case "ty", "en", "np", "ix": break
      default: object.skip(key)
      }
    }
    if let name { object.name(name) }
  }

  private func property(reading value: JSONValue, in context: ReadingContext) -> AnyProperty? {
    switch kind {
    case .slider, .angle, .checkbox, .dropdown, .layer, .mask:
      Property(reading: value, in: context, else: 0).map { .scalar($0) }
    case .color: Property(reading: value, in: context, else: .black).map { .color($0) }
    case .point, .unknown: Property(reading: value, in: context, else: .zero).map { .vector($0) }
    // Plug-in data and group headings draw nothing.
    case .group, .ignored, .custom: nil
    }
  }
}
