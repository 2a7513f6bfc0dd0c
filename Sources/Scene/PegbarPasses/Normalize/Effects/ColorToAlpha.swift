internal import PegbarFrames
internal import PegbarScene

/// Converts the luminance or one channel of the colors that layers draw to opacity, for mattes.
///
/// Exact if plain colors do not overlap. Images keep their opacity. A class, because it counts
/// painted items over a whole tree.
final class ColorToAlpha {
  private let channel: MatteEffect.Channel
  /// `true` if the luminance of some content is unknown.
  private(set) var isApproximate = false
  /// The number of painted items.
  private(set) var count = 0

  init(_ channel: MatteEffect.Channel) {
    self.channel = channel
  }

  func apply(to layer: inout NormalizedLayer) {
    switch layer.content {
    case .none:
      break
    case .color(let color):
      count += 1
      layer.content = .color(converted(color))
    case .text(var text):
      count += 1
      text.color = converted(text.color)
      layer.content = .text(text)
    case .image, .instance:
      isApproximate = true
    case .shape(var shape):
      count += 1
      shape.style = shape.style.map(fill: converted, stroke: converted)
      layer.content = .shape(shape)
    case .gradient(var gradient):
      count += 1
      gradient.colors = gradient.colors.map(converted)
      layer.content = .gradient(gradient)
    }
    layer.changeTracks { _, keys in converted(keys) }
    // Masks already work by opacity.
    layer.sublayers.changeEach(apply)
  }

  private func converted(_ keys: NormalizedTrack.Keys) -> NormalizedTrack.Keys {
    switch keys {
    case .color(let track): .color(track.map(converted))
    case .colors(let track): .colors(track.map { Colors($0.values.map(converted)) })
    case .number, .point, .numbers, .path, .flag: keys
    }
  }

  /// Returns white with the brightness of a color as its opacity.
  private func converted(_ color: Color) -> Color {
    var color = ColorFilter.coverage(channel).applied(to: color)
    color.alpha = min(max(color.alpha, 0), 1)
    return color
  }
}
