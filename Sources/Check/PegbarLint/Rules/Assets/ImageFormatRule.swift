public import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension Rule {
  /// An image is of a kind that not all players show.
  package static let imageFormat = Rule(
    .rule(
      "asset/format", .warning,
      RulePage(
        title: "An image is neither PNG nor JPEG",
        meaning:
          "All players show PNG and JPEG. Support for others depends on the system or the browser.",
        effect: "The image is missing in some players.",
        wayOut: "Convert the image to PNG or JPEG, and replace the footage with it.")),
    example: .asset(#""u": "images/", "p": "photo.webp""#),
    check: .document { run in
      for asset in run.document.assets {
        guard case .image(let image) = asset.kind, let type = image.file.unusualType else {
          continue
        }
        run.report(
          "the image is \(type), which not all players show; PNG and JPEG are", at: asset.source)
      }
    })
}

extension FileReference {
  /// What kind of image it is, unless it is PNG or JPEG, or not known.
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
  /// An image is neither PNG nor JPEG (`asset/format`).
  public static let imageFormat = Rule.imageFormat.pageKind
}
