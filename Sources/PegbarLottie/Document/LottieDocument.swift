package import PegbarDiagnostics
package import PegbarJSON

/// A Lottie animation as the file has it: frames, percent, degrees.
package struct LottieDocument: Sendable, Hashable {
  /// The version of the exporter (`v`), or of the format (`ver`).
  package var version: String?
  /// The composition's name (`nm`).
  package var name: String?
  /// The width in pixels (`w`).
  package var width: Double
  /// The height in pixels (`h`).
  package var height: Double
  /// How many frames a second has (`fr`); above 0.
  package var frameRate: Double
  /// The first frame (`ip`).
  package var inPoint: Double
  /// The frame at which it is over (`op`); after `inPoint`.
  package var outPoint: Double
  /// Whether there are 3D layers (`ddd`).
  package var is3D: Bool
  /// The layers in the order of the file: the first is in front (`layers`).
  package var layers: [Layer]
  /// What layers refer to (`assets`), in the order of the file, every id once.
  package var assets: [Asset]
  /// Named times (`markers`).
  package var markers: [Marker]
  /// The fonts that texts name (`fonts.list`).
  package var fonts: [Font]
  /// Outlines of characters (`chars`).
  package var glyphs: [Glyph]
  /// Values that can be replaced (`slots`), in the order of the file.
  package var slots: [Slot]
  /// Who made it and what for (`meta`).
  package var metadata: Metadata
  /// Where every object of the file stands.
  package var trail: SourceTrail
  /// Members that are not part of the format, without those known to be harmless.
  package var unreadKeys: [UnreadKey]

  /// A member that is not part of the format.
  package struct UnreadKey: Sendable, Hashable {
    /// The object it stands in.
    package var object: SourceID
    /// Its key.
    package var key: String
  }

  /// The JSON path of a part of the document.
  package func path(of source: SourceID) -> JSONPath { trail.path(of: source) }

  /// The designer's names that lead to a part of the document, outermost first.
  package func breadcrumb(of source: SourceID) -> [String] { trail.breadcrumb(of: source) }

  /// The asset with an id.
  package func asset(_ id: String) -> Asset? { assets.first { $0.id == id } }

  /// Two documents are the same when their parts are; where they stand does not count.
  package static func == (left: LottieDocument, right: LottieDocument) -> Bool {
    left.layers == right.layers && left.assets == right.assets && left.markers == right.markers
      && left.fonts == right.fonts && left.glyphs == right.glyphs && left.slots == right.slots
      && left.metadata == right.metadata && left.name == right.name
      && left.version == right.version && left.is3D == right.is3D
      && (left.width, left.height) == (right.width, right.height)
      && (left.inPoint, left.outPoint) == (right.inPoint, right.outPoint)
      && left.frameRate == right.frameRate
  }

  /// Hashes size, times and layers.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(frameRate)
    hasher.combine(inPoint)
    hasher.combine(outPoint)
    hasher.combine(layers)
  }
}
