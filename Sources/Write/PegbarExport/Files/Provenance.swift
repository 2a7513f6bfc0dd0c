/// The author of an existing file at an output path.
package enum Provenance: Hashable, Sendable {
  /// Written by Pegbar and unchanged.
  case generated
  /// Written by Pegbar and edited since.
  case edited
  /// Written by Pegbar without a checksum, so edits cannot be detected.
  case unknown
  /// Written by another program or a person.
  case foreign
}
