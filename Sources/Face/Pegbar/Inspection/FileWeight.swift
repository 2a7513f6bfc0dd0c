internal import PegbarJSON
internal import PegbarLottie

/// The size of a file and of its largest parts, in bytes.
struct FileWeight {
  /// A part of the JSON.
  private struct Part {
    var title: String
    var bytes: Int
  }

  /// The maximum number of listed parts, each of which has at least 1% of the bytes.
  private static let partLimit = 8

  private let byteCount: Int
  private let isInArchive: Bool
  private let textCount: Int
  private let parts: [Part]
  /// The totals of the images and of the expressions, if there are any.
  private let sums: [Part]

  /// Creates the sizes of the parts of an animation.
  ///
  /// - Parameters:
  ///   - input: The parsed file.
  ///   - byteCount: The size of the file, which may be compressed, in bytes.
  init(_ document: LottieDocument, of input: Input, byteCount: Int, census: DocumentCensus) {
    self.byteCount = byteCount
    isInArchive = input.archive != nil
    let text = input.text
    textCount = text.count
    var titles: [JSONPath: String] = [:]
    for layer in document.layers {
      let name = Self.short(layer.name ?? layer.kind.title)
      titles[document.path(of: layer.source)] = "layer “\(name)”"
    }
    var pictures: Set<JSONPath> = []
    for asset in document.assets {
      let path = document.path(of: asset.source)
      if case .image(let image) = asset.kind, image.file.isEmbedded { pictures.insert(path) }
      titles[path] = "\(Self.noun(of: asset)) “\(Self.short(asset.name ?? asset.id))”"
    }
    titles[JSONPath([.key("chars")])] = document.glyphs.isEmpty ? nil : "glyph outlines"
    let places = JSONLocator.locate(titles.keys, in: text)
    parts = titles.compactMap { path, title in
      places[path].map { Part(title: title, bytes: $0.count) }
    }.sorted { ($1.bytes, $0.title) < ($0.bytes, $1.title) }
    let pictureBytes = pictures.reduce(0) { $0 + (places[$1]?.count ?? 0) }
    sums = [
      (count: pictures.count, noun: "embedded image", bytes: pictureBytes),
      (census.expressions, "expression", census.expressionBytes),
    ].filter { $0.count > 0 }.map { Part(title: Words.counted($0.count, $0.noun), bytes: $0.bytes) }
  }

  func write(to layout: inout TextLayout) {
    var first = "Size: \(Words.bytes(textCount))"
    if textCount != byteCount {
      first += " (\(isInArchive ? "archive" : "compressed"): \(Words.bytes(byteCount)))"
    }
    let sums = sums.map { "\($0.title) (\(size(of: $0)))" }
    layout.paragraph(sums.isEmpty ? "\(first)." : "\(first), including \(Words.list(sums)).")
    let large = parts.prefix(Self.partLimit).filter { $0.bytes * 100 >= textCount }
    guard large.count > 1 else { return }
    layout.line("Largest parts:", .strong)
    for part in large { layout.paragraph("\(part.title): \(size(of: part))", first: "  ") }
  }

  private func size(of part: Part) -> String {
    let share = textCount > 0 ? Double(part.bytes) / Double(textCount) : 0
    return "\(Words.bytes(part.bytes)), \(Words.percent(share))"
  }

  private static func short(_ name: String) -> String { PrintableText.line(name, limit: 60) }

  private static func noun(of asset: Asset) -> String {
    switch asset.kind {
    case .image: "image"
    case .precomp: "composition"
    case .audio: "sound"
    case .data: "data"
    case .unknown: "asset"
    }
  }
}
