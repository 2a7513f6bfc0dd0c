internal import PegbarDiagnostics
internal import PegbarLottie

/// The large areas of a composition, each of which is visible for a span of time.
struct VisibleParts {
  /// A layer that paints a large area with one color.
  struct Part {
    /// The location of the layer.
    let source: SourceID
    /// The time in which the layer is visible.
    let shown: ClosedRange<Double>
    /// The color, or `nil` if it is unknown or changes.
    let color: Color?
  }

  /// The visible area of the composition.
  let canvas: Extent
  /// The parts, front to back.
  private(set) var parts: [Part] = []

  /// The number of parts that are compared at most.
  private static let most = 400

  /// Creates a composition without parts.
  init(canvas: Extent) { self.canvas = canvas }

  /// Adds a part behind the others.
  mutating func add(_ part: Part) {
    if parts.count < Self.most { parts.append(part) }
  }

  /// Returns the colors of the frontmost parts over time.
  ///
  /// The color does not change while it is unknown.
  func colors(on backdrop: Color) -> [(time: Double, color: Color)] {
    guard parts.count > 1 else { return [] }
    let times = Set(parts.flatMap { [$0.shown.lowerBound, $0.shown.upperBound] }).sorted()
    // The last time is the end of all parts.
    return times.dropLast().compactMap { time in
      let part = parts.first { $0.shown.lowerBound <= time && time < $0.shown.upperBound }
      let color: Color? = if let part { part.color } else { backdrop }
      return color.map { (time: time, color: $0) }
    }
  }

  /// Returns the layer that starts or ends at a time, and the member with that time.
  func layer(at time: Double) -> (source: SourceID, key: String)? {
    if let part = parts.first(where: { $0.shown.lowerBound == time }) { return (part.source, "ip") }
    return parts.first { $0.shown.upperBound == time }.map { ($0.source, "op") }
  }
}

extension VisibleParts.Part {
  /// Creates a part of a layer; `nil` if the layer is small, transparent or masked.
  init?(
    _ layer: Layer, _ fills: [Fill], _ run: RuleRun, over least: Double,
    in shown: ClosedRange<Double>
  ) {
    // The area that masks and mattes leave visible is unknown.
    guard layer.masks.isEmpty, layer.matte == nil,
      let opacity = layer.transform.opacity.constantValue
    else { return nil }
    switch layer.kind {
    case .solid(let color, let width, let height):
      guard width * height * run.areaFactor(of: layer) >= least else { return nil }
      self.color = color ?? .black
    case .shape:
      guard let fill = fills.first else { return nil }
      self.color = fill.constantColor
    case .precomp, .image:
      guard let (width, height) = run.size(of: layer),
        width * height * run.areaFactor(of: layer) >= least
      else { return nil }
      self.color = nil
    case .null, .text, .audio, .camera, .adjustment, .light, .data, .unknown: return nil
    }
    guard opacity >= 50 else { return nil }
    source = layer.source
    self.shown = shown
  }
}

extension Fill {
  /// The color if it never changes.
  fileprivate var constantColor: Color? {
    if case .color(let color) = paint { color.constantValue } else { nil }
  }
}
