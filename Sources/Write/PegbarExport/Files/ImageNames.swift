internal import PegbarBase
package import PegbarScene

/// The file names of a scene's images, both embedded and external.
package struct ImageNames {
  /// The names by image ID.
  private var names: [String: String] = [:]

  /// Creates unique names for the images of a scene, even for file systems that ignore case.
  ///
  /// - Parameter subject: The prefix of the names of embedded images, which keeps the names of
  ///   different scenes distinct.
  package init(_ images: [ImageAsset], subject: String) {
    var taken: Set<String> = []
    for image in images where names[image.id] == nil {
      let (stem, suffix) = Self.parts(of: image, subject: subject)
      var name = stem + suffix
      var ordinal = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(stem)-\(ordinal)\(suffix)"
        ordinal += 1
      }
      names[image.id] = name
    }
  }

  /// Returns the file name of an image, or its ID if the scene does not list the image.
  package func name(of id: String) -> String { names[id] ?? id }

  private static func parts(
    of image: ImageAsset, subject: String
  ) -> (stem: String, suffix: String) {
    switch image.data {
    case .embedded(let mediaType, _):
      return ("\(subject)-\(plain(image.id[...]))", "." + fileExtension(for: mediaType))
    case .external(let path):
      // Folders of the exporting machine have no meaning in an app.
      let file = path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? image.id[...]
      guard let dot = file.lastIndex(of: "."), dot > file.startIndex else {
        return (plain(file), "")
      }
      let suffix = file[dot...].filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      return (plain(file[..<dot]), suffix.isEmpty ? "" : ".\(suffix.prefix(8))")
    }
  }

  /// Returns text as a part of a file name, with underscores instead of unsupported characters.
  private static func plain(_ text: Substring) -> String {
    let stem = String(
      text.prefix(Limits.imageNameLength).map {
        $0.isASCII && ($0.isLetter || $0.isNumber) || "-_. @".contains($0) ? $0 : "_"
      })
    // A leading dot would hide the file or leave the folder.
    return stem.isEmpty || stem.hasPrefix(".") || stem.hasPrefix(" ") ? "image" + stem : stem
  }

  /// Returns an image file extension for any media type, so that an invented type cannot name a
  /// code file.
  private static func fileExtension(for mediaType: String) -> String {
    let known = [
      "image/jpeg": "jpg", "image/jpg": "jpg", "image/gif": "gif", "image/webp": "webp",
      "image/svg+xml": "svg", "image/svg": "svg", "image/bmp": "bmp", "image/tiff": "tiff",
      "image/heic": "heic", "image/avif": "avif",
    ]
    return known[mediaType.lowercased()] ?? "png"
  }
}
