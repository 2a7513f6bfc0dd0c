package import PegbarJSON

/// Something that layers refer to by an id.
///
/// - Source: Lottie `assets`.
package struct Asset: Sendable, Hashable {
  /// What it is.
  package enum Kind: Sendable, Hashable {
    /// A picture.
    case image(ImageAsset)
    /// A composition.
    case precomp(PrecompAsset)
    /// A sound.
    case audio(FileReference)
    /// A file of data for expressions (`"t": 3`).
    case data(FileReference)
    /// Something else.
    case unknown
  }

  /// The name by which layers refer to it (`id`), unique in a document.
  package var id: String
  /// The designer's name (`nm`).
  package var name: String?
  /// What it is.
  package var kind: Kind
  /// The slot that may replace it (`sid`).
  package var slot: String?
  /// Names the asset in findings.
  package var source: SourceID
}
