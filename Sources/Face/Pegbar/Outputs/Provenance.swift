/// Who made a file that stands where something is to be written.
package enum Provenance: Hashable, Sendable {
  /// Pegbar, and it is unchanged.
  case generated
  /// Pegbar, and it was edited since.
  case edited
  /// Pegbar, in a version that gave its files no checksum: whether it was changed cannot be told.
  case unknown
  /// Another program, or a person.
  case foreign

  /// The kinds of files that Pegbar writes.
  package enum Form: Sendable {
    /// Swift code.
    case swift
    /// A scene as JSON.
    case scene
    /// A frame.
    case svg
  }

  /// Looks at a file that may be of a kind.
  package init(of bytes: [UInt8], as form: Form) {
    let isOwn =
      switch form {
      case .swift:
        GeneratedFile(bytes) != nil || GeneratedSupport(bytes) != nil
          || NothingGenerated.matches(bytes)
      case .scene: Input.isScene(bytes)
      case .svg: bytes.starts(with: "<svg".utf8)
      }
    self = isOwn ? Seal.provenance(of: bytes, form) : .foreign
  }
}
