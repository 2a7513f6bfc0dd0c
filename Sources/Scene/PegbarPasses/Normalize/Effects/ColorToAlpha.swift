internal import PegbarFrames
internal import PegbarScene

/// Converts the luminance or one channel of the colors that layers draw to opacity, for mattes.
///
/// Exact unless content that is darker than white is drawn over content that is brighter than
/// black, because it then covers less of it, or content is blended with what is below. Images keep
/// their opacity. A class, because it compares the painted items of a whole tree.
final class ColorToAlpha {
  private let channel: MatteEffect.Channel
  /// `true` if the result differs from the luminance, or the luminance of some content is unknown.
  private(set) var isApproximate = false
  /// `true` if an item has been painted.
  private var hasContent = false
  /// `true` if an item painted so far is brighter than black.
  private var isBright = false

  init(_ channel: MatteEffect.Channel) {
    self.channel = channel
  }

  func apply(to layer: inout NormalizedLayer) {
    if layer.blendMode != .normal, hasContent { isApproximate = true }
    if let shadow = layer.shadow {
      paint([shadow.color] + layer.colors(of: .shadowColor))
      layer.shadow?.color = converted(shadow.color)
    }
    switch layer.content {
    case .none:
      break
    case .color(let color):
      paint([color] + layer.colors(of: .fillColor))
      layer.content = .color(converted(color))
    case .text(var text):
      paint([text.color] + layer.colors(of: .fillColor))
      text.color = converted(text.color)
      layer.content = .text(text)
    case .image, .instance:
      (hasContent, isApproximate) = (true, true)
    case .shape(var shape):
      if let fill = shape.style.fillColor { paint([fill] + layer.colors(of: .fillColor)) }
      if let stroke = shape.style.strokeColor { paint([stroke] + layer.colors(of: .strokeColor)) }
      shape.style = shape.style.map(fill: converted, stroke: converted)
      layer.content = .shape(shape)
    case .gradient(var gradient):
      paint(gradient.colors + layer.colors(of: .colors))
      gradient.colors = gradient.colors.map(converted)
      layer.content = .gradient(gradient)
    }
    layer.changeTracks { _, keys in converted(keys) }
    // Masks already work by opacity.
    layer.sublayers.changeEach(apply)
  }

  /// Notes an item of these colors above those painted so far.
  private func paint(_ colors: [Color]) {
    hasContent = true
    let coverages = colors.map { (before: $0.alpha, after: converted($0).alpha) }
    let isWhite = coverages.allSatisfy { $0.before - $0.after < Self.unnoticed }
    if isBright, !isWhite { isApproximate = true }
    if coverages.contains(where: { $0.after > Self.unnoticed }) { isBright = true }
  }

  /// The largest difference of opacity that is not visible.
  private static let unnoticed = 1.0 / 512

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

extension NormalizedLayer {
  /// Returns the colors of all keyframes of a property.
  fileprivate func colors(of property: LayerProperty) -> [Color] {
    switch tracks.first(where: { $0.property == property })?.keys {
    case .color(let track): track.keys.map(\.value)
    case .colors(let track): track.keys.flatMap(\.value.values)
    default: []
    }
  }
}
