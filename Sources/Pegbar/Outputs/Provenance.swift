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
    let seal: Seal.Form
    let isOwn: Bool
    switch form {
    case .swift: (seal, isOwn) = (.swift, GeneratedFile(bytes) != nil)
    case .scene: (seal, isOwn) = (.json, Input.isScene(bytes))
    case .svg: (seal, isOwn) = (.svg, bytes.starts(with: "<svg".utf8))
    }
    guard isOwn else {
      self = .foreign
      return
    }
    switch Seal.state(of: bytes, seal) {
    case .whole: self = .generated
    case .broken: self = .edited
    case .missing:
      // Frames have no other mark.
      switch form {
      case .swift, .scene: self = .unknown
      case .svg: self = .foreign
      }
    }
  }
}
