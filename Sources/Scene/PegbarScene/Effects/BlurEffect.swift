/// A blur of a layer's rendered image.
///
/// - Source: After Effects “Gaussian Blur”; lottie-web SVGGaussianBlurEffect.js.
public struct BlurEffect: Hashable, Sendable {
  /// The axes of the layer along which an image is blurred.
  public enum Axes: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Both axes.
    case both
    /// The horizontal axis only.
    case horizontal
    /// The vertical axis only.
    case vertical
  }

  /// The standard deviation of the blur, in points.
  public var radius: Animated<Double>
  /// The blurred axes.
  public var axes: Axes

  /// Creates a blur effect.
  public init(radius: Animated<Double>, axes: Axes = .both) {
    self.radius = radius
    self.axes = axes
  }
}

extension BlurEffect: SceneRecord {
  package static let documentation = "Blurs the image."
  package static let blank = BlurEffect(radius: .constant(0))
  package static let fields: [Field<BlurEffect>] = [
    .track("radius", \.radius, .blurRadius, "The standard deviation, in points.", .expected),
    .option("axes", \.axes, "The blurred axes."),
  ]
}
