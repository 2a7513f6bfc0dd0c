internal import PegbarBase
package import PegbarExport
package import PegbarScene

/// A normalized scene as Swift source for Core Animation.
///
/// One file that imports `Foundation` and `QuartzCore` alone and compiles in Swift 5 and 6 modes: a
/// `CALayer` subclass with the scene's layers as properties, a nested class for each definition, and
/// one timeline that plays, repeats, and scrubs. The same scene and options give the same bytes.
package enum SwiftCode {
  /// What the scene itself does not say.
  package struct Options: Sendable {
    /// The name of the class; made from `subject` where not given or no type can have it.
    package var typeName: String?
    /// What the class is called after, for example `arrow-left`; the scene's name without.
    package var subject: String?
    /// What the name of a class that is called after something begins with.
    package var prefix = ""
    /// What the file says of itself and its source.
    package var header: FileHeader
    /// Who may use the class.
    package var access: CodeAccess
    /// What becomes properties, beside the slots of the source.
    package var exposed: Set<ExposedValue>
    /// How what moves is written.
    package var style: CodeStyle
    /// Where shared functions stand.
    package var support = CodeSupport.embedded
    /// Whether types and functions say that they belong to no actor.
    package var isNonisolated: Bool

    /// Makes options.
    package init(
      typeName: String? = nil, header: FileHeader = FileHeader(sourceName: ""),
      access: CodeAccess = .internal, exposed: Set<ExposedValue> = [], style: CodeStyle = .timeline,
      isNonisolated: Bool = false
    ) {
      self.typeName = typeName
      self.header = header
      self.access = access
      self.exposed = exposed
      self.style = style
      self.isNonisolated = isNonisolated
    }
  }

  /// Whether a class can have a name: an identifier that is no keyword and no type it needs itself.
  package static func isValidTypeName(_ name: String) -> Bool {
    SwiftNames.isIdentifier(name) && !ReservedNames.types.contains(name)
  }

  /// The name of the generated class.
  package static func typeName(for scene: NormalizedScene, options: Options) -> String {
    typeName(subject: options.subject ?? scene.name, options: options)
  }

  /// The name of a class that is called after something, where the options give it none.
  package static func typeName(subject: String, options: Options) -> String {
    if let name = options.typeName, isValidTypeName(name) { return name }
    var names = SwiftNames(taken: ReservedNames.types, limit: Limits.typeSubjectLength)
    let text = "\(options.prefix) \(options.typeName ?? subject)"
    return layerTypeName(for: text, in: &names, fallback: "Scene")
  }

  /// Whether the name of a class can begin with a text.
  package static func isValidTypePrefix(_ text: String) -> Bool {
    SwiftNames.isIdentifier(text + "Layer")
  }

  /// What the class is about: its name without `Layer` at the end.
  package static func subject(ofType name: String) -> String {
    name.hasSuffix("Layer") && name.count > 5 ? String(name.dropLast(5)) : name
  }

  /// Writes a scene as UTF-8 text that ends with a line feed.
  package static func write(_ scene: NormalizedScene, options: Options) -> [UInt8] {
    SwiftPlan(scene, options: options).print()
  }

  /// A free type name for a text, with `Layer` at its end.
  static func layerTypeName(
    for text: String, in names: inout SwiftNames, fallback: String
  ) -> String {
    let suffix = " Layer"
    let base = SwiftNames.identifier(
      from: text, .upper, fallback: fallback, limit: names.limit - suffix.count)
    return names.name(
      for: base.hasSuffix("Layer") ? base : base + suffix, .upper, fallback: fallback)
  }
}
