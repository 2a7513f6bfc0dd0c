internal import PegbarGeometry

/// A line of text in a font of which the scene has no outlines.
public struct NormalizedText: Hashable, Sendable {
  /// How the line stands to x = 0 of its layer.
  public enum Alignment: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Begins there.
    case left
    /// Has its middle there.
    case center
    /// Ends there.
    case right
  }

  /// The text.
  public var string: String
  /// The name of the font.
  public var font: String
  /// The size in points.
  public var size: Double
  /// The colour.
  public var color: Color
  /// How the line stands.
  public var alignment: Alignment

  /// Makes a line.
  public init(
    string: String, font: String, size: Double, color: Color, alignment: Alignment = .left
  ) {
    self.string = string
    self.font = font
    self.size = size
    self.color = color
    self.alignment = alignment
  }
}

extension NormalizedText: SceneRecord {
  package static let documentation =
    "A line of text that the system draws, with its base line at y = 0."
  package static let blank = NormalizedText(string: "", font: "", size: 12, color: .black)
  package static let fields: [Field<NormalizedText>] = [
    .value("string", \.string, "The text.", .expected),
    .value("font", \.font, "The name of the font.", .expected),
    .value("size", \.size, "The size in points.", .expected),
    .value("color", \.color, "The colour.", .expected),
    .option("alignment", \.alignment, "How the line stands to x = 0."),
  ]
}

extension NormalizedScene {
  /// Makes room for other texts than the designer's: the area of a text layer becomes as wide as the
  /// canvas at least, to the side on which the text grows.
  ///
  /// - Parameter isChosen: Whether a layer is meant, by the id of its composition and its name.
  package mutating func widenTexts(where isChosen: (String, String) -> Bool) {
    let width = root.size.width
    changeCompositions { composition in
      let id = composition.id
      for index in composition.layers.indices {
        composition.layers[index].changeEachLayer { layer in
          if isChosen(id, layer.name) { layer.widenText(to: width) }
        }
      }
    }
  }
}

extension NormalizedLayer {
  fileprivate mutating func widenText(to width: Double) {
    guard case .text(let line) = content else { return }
    let more = max(0, width - bounds.size.width)
    bounds.size.width += more
    switch line.alignment {
    case .left: break
    case .center: bounds.origin.x -= more / 2
    case .right: bounds.origin.x -= more
    }
  }
}
