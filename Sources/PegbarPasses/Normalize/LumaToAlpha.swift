internal import PegbarScene

/// Turns the brightness of what layers draw into opacity, for luma mattes.
///
/// Exact where plain colours do not overlap. Images keep their opacity. A class, because it
/// counts what it met over a whole tree.
final class LumaToAlpha {
  private let work: Normalization
  /// Whether something had no brightness that could be known.
  private(set) var isApproximate = false
  /// How many things were painted.
  private(set) var count = 0

  init(_ work: Normalization) {
    self.work = work
  }

  func applied(to layer: NormalizedLayer) -> NormalizedLayer {
    var layer = layer
    switch layer.content {
    case .none:
      break
    case .color(let color):
      count += 1
      layer.content = .color(Self.converted(color))
    case .text(var text):
      count += 1
      text.color = Self.converted(text.color)
      layer.content = .text(text)
    case .image, .instance:
      isApproximate = true
    case .shape(var shape):
      count += 1
      switch shape.style {
      case .fill(let color, let rule): shape.style = .fill(Self.converted(color), rule)
      case .stroke(let color, let stroke): shape.style = .stroke(Self.converted(color), stroke)
      }
      layer.content = .shape(shape)
    case .gradient(var gradient):
      count += 1
      gradient.colors = gradient.colors.map(Self.converted)
      layer.content = .gradient(gradient)
    }
    layer.tracks = layer.tracks.map(converted)
    layer.sublayers = layer.sublayers.map(applied)
    // Masks already work by opacity.
    return layer
  }

  private func converted(_ track: NormalizedTrack) -> NormalizedTrack {
    switch track.keys {
    case .color(let keys):
      NormalizedTrack(property: track.property, keys: .color(keys.map(Self.converted)))
    case .colors(let keys):
      NormalizedTrack(
        property: track.property,
        keys: .colors(keys.map { Colors($0.values.map(Self.converted)) }))
    case .number, .point, .numbers, .path, .flag:
      track
    }
  }

  /// White with the brightness as opacity.
  ///
  /// Rec. 709 weights, as SVG masks use.
  private static func converted(_ color: Color) -> Color {
    let luma = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return Color(red: 1, green: 1, blue: 1, alpha: min(max(luma, 0), 1) * color.alpha)
  }
}
