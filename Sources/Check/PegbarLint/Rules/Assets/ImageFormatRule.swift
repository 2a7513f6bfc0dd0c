public import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension Rule {
  /// Image format that not all players support.
  package static let imageFormat = Rule(
    .rule(
      "asset/format", .warning,
      RulePage(
        title: "Image format other than PNG or JPEG",
        meaning:
          """
          All players support PNG and JPEG. Support for other formats depends on the system or \
          browser.
          """,
        effect: "The image is missing in some players.",
        wayOut: """
          Convert the image to PNG or JPEG, and replace the footage (File > Replace Footage).
          """)),
    example: .asset(#""u": "images/", "p": "photo.webp""#),
    check: .document { run in
      for asset in run.document.assets {
        guard case .image(let image) = asset.kind, let type = image.file.unusualType else {
          continue
        }
        run.report("some players do not support the image format \(type)", at: asset.source)
      }
    })
}

extension FileReference {
  /// The type of the image, or `nil` if it is PNG, JPEG, or unknown.
  fileprivate var unusualType: String? {
    if isEmbedded {
      guard let data = DataURL(file), let type = MediaType.ofImage(base64: data.base64) else {
        return nil
      }
      return type == "image/png" || type == "image/jpeg" ? nil : type
    }
    guard let dot = file.utf8.suffix(6).lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = file[file.index(after: dot)...].lowercased()
    return Self.unusual.contains(ending) ? ".\(ending)" : nil
  }

  private static let unusual: Set<String> = [
    "gif", "webp", "svg", "bmp", "tif", "tiff", "heic", "avif", "psd", "ai", "eps", "pdf", "tga",
  ]
}

extension FindingKind {
  /// Image format other than PNG or JPEG (`asset/format`).
  public static let imageFormat = Rule.imageFormat.pageKind
}
