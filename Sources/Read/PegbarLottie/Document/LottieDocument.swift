package import PegbarDiagnostics
package import PegbarJSON

/// A Lottie animation in the units of the file: frames, percent, degrees.
package struct LottieDocument: Sendable {
  /// The version of the exporter (`v`), or of the format (`ver`).
  package var version: String?
  /// The name of the composition (`nm`).
  package var name: String?
  /// The width in pixels (`w`), 512 if missing.
  package var width = 512.0
  /// The height in pixels (`h`), 512 if missing.
  package var height = 512.0
  /// The number of frames per second (`fr`), above 0, and 30 if missing.
  package var frameRate = 30.0
  /// The first frame (`ip`), 0 if missing.
  package var inPoint = 0.0
  /// The frame at which the animation ends (`op`), at least one after `inPoint`.
  package var outPoint = 1.0
  /// `true` if there are 3D layers (`ddd`).
  package var is3D = false
  /// The layers in file order, front to back (`layers`).
  package var layers: [Layer] = []
  /// The assets that layers refer to (`assets`), in file order, each ID once.
  package var assets: [Asset] = []
  /// The named times (`markers`).
  package var markers: [Marker] = []
  /// The fonts that text documents refer to (`fonts.list`).
  package var fonts: [Font] = []
  /// The outlines of characters (`chars`).
  package var glyphs: [Glyph] = []
  /// The replaceable values (`slots`), in file order.
  package var slots: [Slot] = []
  /// The properties and assets that refer to slots, by the ID of the slot.
  package internal(set) var slotUses: [String: SlotUse] = [:]
  /// `true` if the file is marked as a Telegram sticker (`tgs`).
  package var isSticker = false
  /// The program that wrote the file (`meta.g`).
  package var generator: String?
  /// The location of every object in the file.
  package var trail = SourceTrail()
  /// The members that are not part of the format: the object and the key.
  ///
  /// Members known to be harmless are excluded.
  package var unreadMembers: [(object: SourceID, key: String)] = []

  /// The notation variants that the file uses.
  package var writing = WritingTally()

  /// Returns the JSON path of a part of the document.
  package func path(of source: SourceID) -> JSONPath { trail.path(of: source) }

  /// Returns the display names that lead to a part of the document, outermost first.
  package func breadcrumb(of source: SourceID) -> [String] { trail.breadcrumb(of: source) }

  /// Returns the asset with an ID.
  package func asset(_ id: String) -> Asset? { assets.first { $0.id == id } }

  /// Removes all layers, which are most of the memory.
  package mutating func removeLayers() {
    layers = []
    for index in assets.indices {
      guard case .precomp(_, let frameRate) = assets[index].kind else { continue }
      assets[index].kind = .precomp([], frameRate: frameRate)
    }
  }
}
