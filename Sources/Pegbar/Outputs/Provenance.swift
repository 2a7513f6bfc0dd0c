/// Who made a file that stands where something is to be written.
package enum Provenance: Hashable, Sendable {
  /// Pegbar, and nobody has changed it since.
  case generated
  /// Pegbar, and somebody has changed it.
  case edited
  /// Pegbar, in a version that gave its files no checksum: whether it was changed cannot be told.
  case unknown
  /// Somebody else.
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
      case .swift: GeneratedFile(bytes) != nil || GeneratedSupport(bytes) != nil
      case .scene: Input.isScene(bytes)
      case .svg: bytes.starts(with: "<svg".utf8)
      }
    self = isOwn ? Seal.provenance(of: bytes, form) : .foreign
  }
}
