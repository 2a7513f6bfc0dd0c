/// Softens a layer's picture.
///
/// - Source: After Effects “Gaussian Blur”; lottie-web SVGGaussianBlurEffect.js.
public struct BlurEffect: Hashable, Sendable {
  /// Along which axes of the layer a picture is softened.
  public enum Axes: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Both.
    case both
    /// From left to right alone.
    case horizontal
    /// From top to bottom alone.
    case vertical
  }

  /// The standard deviation in points.
  public var radius: Animated<Double>
  /// Along which axes.
  public var axes: Axes

  /// Makes a blur.
  public init(radius: Animated<Double>, axes: Axes = .both) {
    self.radius = radius
    self.axes = axes
  }
}

extension BlurEffect: SceneRecord {
  package static let documentation = "Softens."
  package static let blank = BlurEffect(radius: .constant(0))
  package static let fields: [Field<BlurEffect>] = [
    .track("radius", \.radius, .blurRadius, "The standard deviation, in points.", .expected),
    .option("axes", \.axes, "Along which axes it softens."),
  ]
}
