/// Who made a file that is where something is to be written.
package enum Provenance: Hashable, Sendable {
  /// Pegbar, and it is unchanged.
  case generated
  /// Pegbar, and it was edited since.
  case edited
  /// Pegbar, without a checksum: whether it was edited cannot be told.
  case unknown
  /// Another program, or a person.
  case foreign
}
