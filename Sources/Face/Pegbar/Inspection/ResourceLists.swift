internal import PegbarLottie
internal import PegbarScene

/// The fonts, text, images, colors and markers of a file, for people.
struct ResourceLists {
  /// A list with a heading.
  private struct List {
    var title: String
    var rows: [String]
  }

  /// The maximum number of rows of a list; the rest is counted.
  private static let limit = 20

  private var lists: [List] = []

  /// Creates the lists.
  ///
  /// - Parameters:
  ///   - scene: The scene as imported, with all images of an archive.
  ///   - hasFile: Returns `true` if there is a file at a path relative to the animation's folder.
  init(_ scene: PegbarScene.Scene, hasFile: (_ path: String) -> Bool) {
    add("Fonts", scene.fonts.map(Self.row))
    add("Text", Self.texts(in: scene))
    add("Images", scene.images.map { Self.row($0, hasFile: hasFile) })
    add("Colors", Self.colors(in: scene))
    add("Markers", scene.markers.map(Self.row))
  }

  func write(to layout: inout TextLayout) {
    for list in lists {
      layout.gap()
      layout.line("\(list.title) (\(list.rows.count)):", .strong)
      let rows = list.rows.prefix(layout.style.isVerbose ? .max : Self.limit)
      for row in rows { layout.paragraph(row, first: "  ") }
      let rest = list.rows.count - rows.count
      if rest > 0 { layout.line("  … and \(WholeNumber.text(rest)) more; -v lists all") }
    }
  }

  private mutating func add(_ title: String, _ rows: [String]) {
    if !rows.isEmpty { lists.append(List(title: title, rows: rows)) }
  }

  private static func short(_ text: String) -> String { PrintableText.line(text, limit: 60) }

  private static func row(_ font: PegbarScene.Font) -> String {
    let family = [font.family, font.style].filter { !$0.isEmpty }.map(short)
    let name = short(font.name)
    let title = family.isEmpty ? name : "\(family.joined(separator: " ")) (\(name))"
    let glyphs = font.glyphs.count
    return glyphs == 0 ? title : "\(title), \(Words.counted(glyphs, "glyph"))"
  }

  /// Returns a row for each text of a layer, in the order of its keyframes.
  private static func texts(in scene: PegbarScene.Scene) -> [String] {
    var rows: [String] = []
    scene.forEachLayer { layer, _ in
      guard case .text(let content) = layer.content else { return }
      let name = layer.designerName.isEmpty ? layer.name : layer.designerName
      let documents: [PegbarScene.TextDocument] =
        switch content.document {
        case .constant(let document): [document]
        case .keyed(let track): track.keys.map(\.value)
        }
      for document in documents {
        let font = document.font.isEmpty ? "no font" : short(document.font)
        let size = "\(Words.number(document.size)) pt"
        rows.append("“\(short(document.text))” in “\(short(name))” (\(font), \(size))")
      }
    }
    return rows
  }

  private static func row(
    _ image: PegbarScene.ImageAsset, hasFile: (_ path: String) -> Bool
  ) -> String {
    let size = "\(Words.number(image.size.width)) × \(Words.number(image.size.height))"
    let start = "\(short(image.id)): \(size), "
    switch image.data {
    case .embedded(let type, let base64):
      // Four characters of Base64 encode three bytes.
      return start + "embedded \(short(type)), \(Words.bytes(base64.utf8.count / 4 * 3))"
    case .external(let path):
      guard !path.isEmpty else { return start + "no file" }
      let status = path.isRemote ? "not checked" : hasFile(path) ? "present" : "missing"
      return start + "\(PrintableText.line(path, limit: 120)) (\(status))"
    }
  }

  /// Returns a row for each color, in order of use.
  private static func colors(in scene: PegbarScene.Scene) -> [String] {
    var uses: [PegbarScene.Color: Int] = [:]
    scene.forEachColor { color, _, _ in uses[color, default: 0] += 1 }
    let used = scene.makePalette()
    let named = scene.palette.filter { uses[$0.color] == nil }
    return (used + named).map { entry in
      let count = uses[entry.color] ?? 0
      return "\(entry.color.hex) \(short(entry.name)), "
        + (count == 0 ? "unused" : Words.counted(count, "use"))
    }
  }

  private static func row(_ marker: PegbarScene.Marker) -> String {
    let name = marker.comment.isEmpty ? marker.name : marker.comment
    let start = Words.number(marker.time)
    let end = Words.number(marker.time + marker.duration)
    return "\(short(name)): \(marker.duration > 0 ? "\(start)–\(end)" : start) s"
  }
}
