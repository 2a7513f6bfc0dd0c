internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension Rule {
  /// A path begins at the root of a disk.
  static let absolutePath = Rule(
    .rule(
      "asset/absolute-path", .warning,
      Words(
        title: "An asset has an absolute path",
        meaning: """
          The path begins at the root of a disk or a site instead of the folder of the animation.
          """,
        effect: "The asset is missing wherever the animation is not at the same place.",
        wayOut:
          "Put the file beside the animation, and give its path from there, like images/photo.png.")
    ),
    found: [
      asset(#""u": "/photos/ann/", "p": "photo.png""#),
      asset(#""u": "C:\\images\\", "p": "photo.png""#), asset(#""p": "file:///tmp/photo.png""#),
    ],
    silent: [
      asset(#""u": "images/", "p": "photo.png""#), asset(#""p": "https://example.com/photo.png""#),
      asset(#""p": "//example.com/photo.png""#),
      asset(#""p": "data:image/png;base64,iVBORw0KGgo=""#),
    ],
    check: .document { run in
      for (asset, file) in run.document.files {
        let address = FileAddress(file)
        guard address.isAbsolute else { continue }
        run.report("the path \(address.shown) is absolute", at: asset.source)
      }
    })

  /// An image is of a kind that not all players show.
  static let imageFormat = Rule(
    .rule(
      "asset/format", .warning,
      Words(
        title: "An image is neither PNG nor JPEG",
        meaning: "All players show PNG and JPEG. Others depend on the system or the browser.",
        effect: "The image is missing in some players.",
        wayOut: "Convert the image to PNG or JPEG, and replace the footage with it.")),
    found: [
      asset(#""u": "images/", "p": "photo.webp""#),
      asset(
        #""p": "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7""#),
    ],
    silent: [
      asset(#""u": "images/", "p": "photo.PNG""#), asset(#""u": "images/", "p": "photo""#),
      asset(#""p": "data:image/gif;base64,iVBORw0KGgo=""#),
      .animation(#""assets": [{"id": "sound", "p": "click.mp3"}]"#),
    ],
    check: .document { run in
      for asset in run.document.assets {
        guard case .image(let image) = asset.kind, let type = image.file.unusualType else {
          continue
        }
        run.report(
          "the image is \(type), which not all players show; PNG and JPEG are", at: asset.source)
      }
    })

  /// The flag of an asset does not agree with its address.
  static let embeddedFlag = Rule(
    .rule(
      "asset/embedded-flag", .warning,
      Words(
        title: "An asset is wrongly marked as embedded or not",
        meaning: """
          The member `e` says whether the content stands in the file (1) or beside it (0). Here it \
          does not agree with the address.
          """,
        effect: "Players that go by the mark do not find the image.",
        wayOut: "Set `e` to 1 for an address that begins with data:, and to 0 for a file name.")),
    found: [
      asset(#""u": "images/", "p": "photo.png", "e": 1"#),
      asset(#""p": "data:image/png;base64,iVBORw0KGgo=", "e": 0"#),
    ],
    silent: [
      asset(#""u": "images/", "p": "photo.png", "e": 0"#),
      asset(#""u": "images/", "p": "photo.png""#),
      asset(#""p": "data:image/png;base64,iVBORw0KGgo=", "e": 1"#),
    ],
    check: .document { run in
      for (asset, file) in run.document.files {
        guard let flag = asset.isMarkedEmbedded, flag != file.isEmbedded else { continue }
        run.report(
          flag
            ? "the asset is marked as embedded, but names the file \(FileAddress(file).shown)"
            : "the asset is embedded, but not marked as such", at: asset.source, key: "e")
      }
    })

  /// An embedded image has another size than the asset says.
  static let sizeMismatch = Rule(
    .rule(
      "asset/size-mismatch", .warning,
      Words(
        title: "An embedded image has another size than the asset says",
        meaning: "The members `w` and `h` of the asset should be the size of the image in pixels.",
        effect: "Some players stretch the image to the size that the asset gives; others do not.",
        wayOut: """
          Replace the footage with the image in its new size, instead of replacing it in the \
          exported file.
          """)),
    found: [
      .animation(#""assets": [{"id": "photo", "w": 30, "h": 20, "p": "\#(png)", "e": 1}]"#),
      .animation(#""assets": [{"id": "photo", "w": 30, "h": 20, "p": "\#(jpeg)", "e": 1}]"#),
    ],
    silent: [
      .animation(#""assets": [{"id": "photo", "w": 3, "h": 2, "p": "\#(png)", "e": 1}]"#),
      .animation(#""assets": [{"id": "photo", "w": 3, "h": 2, "p": "\#(jpeg)", "e": 1}]"#),
      .animation(#""assets": [{"id": "photo", "w": 30, "h": 20, "p": "photo.png"}]"#),
    ],
    check: .document { run in
      for asset in run.document.assets {
        guard case .image(let image) = asset.kind, image.file.isEmbedded, let width = image.width,
          let height = image.height, let data = DataURL(image.file.file),
          let size = PixelSize(base64: data.base64)
        else { continue }
        guard abs(Double(size.width) - width) >= 1 || abs(Double(size.height) - height) >= 1 else {
          continue
        }
        run.report(
          "the image has \(size.width) × \(size.height) pixels, the asset gives "
            + "\(NumberWords.number(width)) × \(NumberWords.number(height))", at: asset.source)
      }
    })

  private static let png = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAAS"
  private static let jpeg = "data:image/jpeg;base64,/9j/4AAEAAD/wAARCAACAAMDASIAAhEBAxEB"

  private static func asset(_ members: String) -> RuleExample {
    .animation(#""assets": [{"id": "photo", "w": 9, "h": 9, \#(members)}]"#)
  }
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
