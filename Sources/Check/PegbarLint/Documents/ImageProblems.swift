package import PegbarDiagnostics
package import PegbarLottie
internal import PegbarScene

/// The problems with images that are known without their files.
///
/// `lint` and `convert` report the same findings.
package enum ImageProblems {
  /// Returns the findings about images in a conversion for Core Animation: those that are lost.
  ///
  /// - Parameter ids: The IDs of the images that layers use.
  package static func losses(in document: LottieDocument, of ids: Set<String>) -> [Finding] {
    document.assets.flatMap { asset -> [Finding] in
      guard case .image(let image) = asset.kind, ids.contains(asset.id) else { return [] }
      let findings = [
        remote(image.file, .remoteURL, of: asset, in: document),
        format(of: image.file, .imageFormat, of: asset, in: document),
      ]
      return findings.compactMap(\.self).filter(\.outcome.isLossy)
    }
  }

  /// Returns the finding about a file on a server, or `nil` for other files.
  static func remote(
    _ file: FileReference, _ kind: FindingKind, of asset: Asset, in document: LottieDocument
  ) -> Finding? {
    let address = FileAddress(file)
    guard address.isRemote else { return nil }
    let isImage = if case .image = asset.kind { true } else { false }
    return Finding(
      kind,
      "the asset is loaded from \(address.shown)"
        + (address.isUnencrypted ? " over an unencrypted connection" : ""),
      path: document.path(of: asset.source), breadcrumb: document.breadcrumb(of: asset.source),
      outcome: isImage ? .dropped : .kept, severity: address.isUnencrypted ? .error : nil)
  }

  /// Returns the finding about an image format that not all players support, or `nil` for PNG and
  /// JPEG.
  static func format(
    of file: FileReference, _ kind: FindingKind, of asset: Asset, in document: LottieDocument
  ) -> Finding? {
    guard let format = ImageFormat(of: file) else { return nil }
    return Finding(
      kind, format.message, path: document.path(of: asset.source),
      breadcrumb: document.breadcrumb(of: asset.source),
      outcome: format.isMissingOnIOS ? .dropped : .kept)
  }
}

/// A format of images other than PNG and JPEG.
private struct ImageFormat {
  /// The name of the format for people.
  private let name: String
  /// The first version of iOS that displays the format: 13 or earlier for 0, none for `nil`.
  private let version: Int?

  /// The formats by media type and by extension.
  ///
  /// - Source: the formats of Image I/O in iOS 13; iOS 14 added WebP and iOS 16 AVIF. Image I/O
  ///   does not read SVG, PDF, EPS and Illustrator files.
  private static let all: [String: (name: String, version: Int?)] = [
    "image/svg+xml": ("SVG", nil), "svg": ("SVG", nil), "ai": ("AI", nil), "eps": ("EPS", nil),
    "pdf": ("PDF", nil), "image/webp": ("WebP", 14), "webp": ("WebP", 14),
    "image/avif": ("AVIF", 16), "avif": ("AVIF", 16), "image/gif": ("GIF", 0), "gif": ("GIF", 0),
    "image/bmp": ("BMP", 0), "bmp": ("BMP", 0), "image/tiff": ("TIFF", 0), "tif": ("TIFF", 0),
    "tiff": ("TIFF", 0), "image/heic": ("HEIC", 0), "heic": ("HEIC", 0), "psd": ("PSD", 0),
    "tga": ("TGA", 0),
  ]

  /// Creates the format of a file, or `nil` if it is PNG, JPEG, or unknown.
  init?(of file: FileReference) {
    let key: String
    if file.isEmbedded {
      guard let data = DataURL(file.file), let type = MediaType.ofImage(base64: data.base64) else {
        return nil
      }
      key = type
    } else {
      guard let dot = file.file.utf8.suffix(6).lastIndex(of: UInt8(ascii: ".")) else { return nil }
      key = file.file[file.file.index(after: dot)...].lowercased()
    }
    guard let format = Self.all[key] else { return nil }
    (name, version) = format
  }

  /// `true` if iOS 13, which generated code supports, does not display the format.
  var isMissingOnIOS: Bool { version != 0 }

  /// The message of the finding.
  var message: String {
    switch version {
    case nil: "iOS and some players do not display images in the format \(name)"
    case 0: "some players do not support the image format \(name)"
    case let version?:
      "iOS before version \(version) and some players do not display images in the format \(name)"
    }
  }
}
