package import PegbarDiagnostics
package import PegbarJSON

/// A Lottie animation as the file has it: frames, percent, degrees.
package struct LottieDocument: Sendable {
  /// The version of the exporter (`v`), or of the format (`ver`).
  package var version: String?
  /// The composition's name (`nm`).
  package var name: String?
  /// The width in pixels (`w`); 512 where missing.
  package var width = 512.0
  /// The height in pixels (`h`); 512 where missing.
  package var height = 512.0
  /// How many frames a second has (`fr`); above 0, 30 where missing.
  package var frameRate = 30.0
  /// The first frame (`ip`); 0 where missing.
  package var inPoint = 0.0
  /// The frame at which it is over (`op`); at least one after `inPoint`.
  package var outPoint = 1.0
  /// Whether there are 3D layers (`ddd`).
  package var is3D = false
  /// The layers in the order of the file: the first is in front (`layers`).
  package var layers: [Layer] = []
  /// What layers refer to (`assets`), in the order of the file, every id once.
  package var assets: [Asset] = []
  /// Named times (`markers`).
  package var markers: [Marker] = []
  /// The fonts that texts name (`fonts.list`).
  package var fonts: [Font] = []
  /// Outlines of characters (`chars`).
  package var glyphs: [Glyph] = []
  /// Values that can be replaced (`slots`), in the order of the file.
  package var slots: [Slot] = []
  /// Whether it is marked as a sticker of Telegram (`tgs`).
  package var isSticker = false
  /// The program that wrote the file (`meta.g`).
  package var generator: String?
  /// Where every object of the file stands.
  package var trail = SourceTrail()
  /// Members that are not part of the format, without those known to be harmless: the object that
  /// each stands in, and its key.
  package var unreadMembers: [(object: SourceID, key: String)] = []

  /// In which of several ways the file says things.
  package var writing = WritingTally()

  /// The JSON path of a part of the document.
  package func path(of source: SourceID) -> JSONPath { trail.path(of: source) }

  /// The designer's names that lead to a part of the document, outermost first.
  package func breadcrumb(of source: SourceID) -> [String] { trail.breadcrumb(of: source) }

  /// The asset with an id.
  package func asset(_ id: String) -> Asset? { assets.first { $0.id == id } }
}
