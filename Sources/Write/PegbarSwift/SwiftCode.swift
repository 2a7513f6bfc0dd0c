internal import PegbarBase
package import PegbarExport
package import PegbarScene

/// A normalized scene as Swift source for Core Animation.
///
/// The file imports only `Foundation` and `QuartzCore` and compiles in Swift 5 and 6 modes. It
/// contains a `CALayer` subclass with the scene's layers as properties, a nested class for each
/// definition, and one timeline that plays, repeats, and scrubs. The same scene and options produce
/// the same bytes.
package enum SwiftCode {
  /// The options that are not part of the scene.
  package struct Options: Sendable {
    /// The name of the class; derived from `subject` if `nil` or invalid.
    package var typeName: String?
    /// The subject of the class name, for example `arrow-left`; the scene's name if `nil`.
    package var subject: String?
    /// The prefix of a class name that is derived from a subject.
    package var prefix = ""
    /// The header, which describes the file and its source.
    package var header: FileHeader
    /// The access level of the class.
    package var access: CodeAccess
    /// The values that become properties, in addition to the slots of the source.
    package var exposed: Set<ExposedValue>
    /// The names that classes must not declare, in addition to those that are always reserved.
    package var reserved: Set<String> = []
    /// The form of the animation code.
    package var style: CodeStyle
    /// The location of shared functions.
    package var support = CodeSupport.embedded
    /// The location of long outlines.
    package var data = CodeData.embedded
    /// `true` if types and functions are `nonisolated`.
    package var isNonisolated: Bool

    /// Creates options.
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

  /// Returns `true` if a name is valid for a class: an identifier that is not a keyword or a
  /// required type.
  package static func isValidTypeName(_ name: String) -> Bool {
    SwiftNames.isIdentifier(name) && !ReservedNames.types.contains(name)
  }

  /// Returns the name of the generated class.
  package static func typeName(for scene: NormalizedScene, options: Options) -> String {
    typeName(subject: options.subject ?? scene.name, options: options)
  }

  /// Returns the class name for a subject, unless the options specify a name.
  package static func typeName(subject: String, options: Options) -> String {
    if let name = options.typeName, isValidTypeName(name) { return name }
    var names = SwiftNames(taken: ReservedNames.types, limit: Limits.typeSubjectLength)
    let text = "\(options.prefix) \(options.typeName ?? subject)"
    return layerTypeName(for: text, in: &names, fallback: "Scene")
  }

  /// Returns `true` if a text is a valid prefix of a class name.
  package static func isValidTypePrefix(_ text: String) -> Bool {
    SwiftNames.isIdentifier(text + "Layer")
  }

  /// Returns the subject of a class: its name without the suffix `Layer`.
  package static func subject(ofType name: String) -> String {
    name.hasSuffix("Layer") && name.count > 5 ? String(name.dropLast(5)) : name
  }

  /// Returns a scene as UTF-8 text that ends with a line feed.
  package static func write(_ scene: NormalizedScene, options: Options) -> [UInt8] {
    SwiftPlan(scene, options: options).print()
  }

  /// Returns the file of the long outlines that the code reads, or `nil` if there are none.
  static func outlineFile(of scene: NormalizedScene, options: Options) -> OutputFile? {
    let facts = SceneFacts(scene, options: options)
    guard let bytes = facts.outlines.file else { return nil }
    return OutputFile(
      name: OutlineNames.fileName(ofType: facts.typeName), bytes: bytes, kind: .data)
  }

  /// Returns an unused type name for a text, with the suffix `Layer`.
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
