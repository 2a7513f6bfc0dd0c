internal import PegbarGeometry

/// A line of text in a font whose outlines are not in the scene.
public struct NormalizedText: Hashable, Sendable {
  /// The alignment of the line relative to x = 0 of its layer.
  public enum Alignment: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Begins at x = 0.
    case left
    /// Centered at x = 0.
    case center
    /// Ends at x = 0.
    case right
  }

  /// The string.
  public var string: String
  /// The font name.
  public var font: String
  /// The font size in points.
  public var size: Double
  /// The color.
  public var color: Color
  /// The alignment of the line.
  public var alignment: Alignment

  /// Creates a line of text.
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
    "A line of text that the system draws, with its baseline at y = 0."
  package static let blank = NormalizedText(string: "", font: "", size: 12, color: .black)
  package static let fields: [Field<NormalizedText>] = [
    .value("string", \.string, "The text.", .expected),
    .value("font", \.font, "The name of the font.", .expected),
    .value("size", \.size, "The size in points.", .expected),
    .value("color", \.color, "The color.", .expected),
    .option("alignment", \.alignment, "The alignment of the line relative to x = 0."),
  ]
}

extension NormalizedScene {
  /// Widens text layers to at least the canvas width, to fit strings other than the designer's.
  ///
  /// The area grows to the side on which the text grows.
  ///
  /// - Parameter isChosen: Returns whether to widen a layer, by the ID of its composition and its
  ///   name.
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
