internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports fills and strokes.
struct StyleImporter {
  let properties: PropertyImporter

  /// Returns a fill or stroke without its paths, which are added during the walk, or `nil` if it is
  /// disabled.
  ///
  /// Newer files disable it with `hd`, older files with `fillEnabled`, which players ignore.
  func style(
    _ source: ShapeItem.Style, of item: ShapeItem, group: Int?, _ names: inout UniqueNames
  ) -> ShapeStyle? {
    let kind: ShapeStyle.Kind
    let paint: PegbarLottie.Paint
    let opacity: SourceProperty<Double>
    switch source {
    case .fill(let fill):
      guard fill.isEnabled else { return nil }
      (kind, paint, opacity) = (.fill(fill.rule.sceneRule), fill.paint, fill.opacity)
    case .stroke(let stroke):
      guard stroke.isEnabled else { return nil }
      (kind, paint, opacity) = (.stroke(self.stroke(stroke)), stroke.paint, stroke.opacity)
    }
    return ShapeStyle(
      name: names.unique(item.name ?? "", or: item.kind.title),
      source: properties.log.path(of: item.source),
      group: group, kind: kind, paint: self.paint(paint), opacity: properties.opacity(opacity),
      blendMode: (item.blendMode ?? .normal).sceneMode, paths: [])
  }

  private func paint(_ source: PegbarLottie.Paint) -> PegbarScene.Paint {
    switch source {
    case .color(let color): .color(properties.color(color, "Color"))
    case .gradient(let gradient): .gradient(self.gradient(gradient))
    }
  }

  private func stroke(_ source: PegbarLottie.Stroke) -> PegbarScene.Stroke {
    var dashes: [Animated<Double>] = []
    var phase: Animated<Double> = .constant(0)
    for element in source.dashes {
      switch element.kind {
      case .dash: dashes.append(properties.number(element.length, "Dash"))
      case .gap: dashes.append(properties.number(element.length, "Gap"))
      case .offset: phase = properties.number(element.length, "Offset")
      }
    }
    return PegbarScene.Stroke(
      width: properties.number(source.width, "Stroke Width"), cap: source.cap.sceneCap,
      join: source.join.sceneJoin,
      miterLimit: properties.number(source.miterLimit, "Miter Limit", else: 4), dashes: dashes,
      dashPhase: phase)
  }

  private func gradient(_ source: PegbarLottie.Gradient) -> PegbarScene.Gradient {
    PegbarScene.Gradient(
      kind: source.kind == .linear ? .linear : .radial,
      start: properties.point(source.start, "Start Point"),
      end: properties.point(source.end, "End Point"),
      highlightLength: properties.number(source.highlightLength, "Highlight Length", factor: 0.01),
      highlightAngle: properties.number(source.highlightAngle, "Highlight Angle"),
      stops: stops(source))
  }

  private func stops(_ source: PegbarLottie.Gradient) -> Animated<GradientStops> {
    var count = source.stopCount
    let property = properties.slots.resolved(source.stops, "Colors") { slot in
      for case .gradient(let stops, let stopCount) in slot.values {
        count = stopCount
        return stops
      }
      return nil
    }
    reportStopCounts(of: property, colorCount: count)
    let stops = properties.animated(property, "Colors") { Self.stops($0, colorCount: count) }
    if let first = stops?.first {
      properties.slots.remember(.colors(first.colors.map(\.color)), of: property.slot)
    }
    return stops ?? .constant(GradientStops(colors: []))
  }

  private func reportStopCounts(of property: SourceProperty<[Double]>, colorCount: Int) {
    let values = property.values
    if Set(values.map(\.count)).count > 1 {
      properties.log.report(
        .gradientLength,
        "the keyframes of the gradient have different numbers of stops, so the gradient jumps",
        at: property.source, outcome: .approximated(error: nil))
    }
    // The reader has already checked the stops of the paint itself.
    let isShort = values.contains {
      $0.count / 4 < colorCount || ($0.count - colorCount * 4) % 2 != 0
    }
    if property.slot != nil, isShort {
      properties.log.report(
        .gradientLength,
        """
        the gradient in the slot has fewer than \(colorCount) color stops or an incomplete \
        opacity stop; incomplete stops are ignored
        """,
        at: property.source, outcome: .approximated(error: nil))
    }
    let isOutside = values.contains { numbers in
      numbers.prefix(max(0, colorCount) * 4).enumerated().contains { index, number in
        index % 4 > 0 && (number < -1e-4 || number > 1 + 1e-4)
      }
    }
    if isOutside {
      properties.log.report(
        .colorRange, "a color component of the gradient is outside 0…1 and is clamped",
        at: property.source, outcome: .approximated(error: nil))
    }
  }

  /// Returns the two lists of a gradient: offset, red, green, and blue for each color, then offset
  /// and alpha.
  ///
  /// Offsets are clamped to 0…1, and none is less than the previous one, as in SVG.
  private static func stops(_ numbers: [Double], colorCount: Int) -> GradientStops {
    let available = min(max(colorCount, 0), numbers.count / 4)
    var least = 0.0
    let colors = (0..<available).map { index in
      let start = index * 4
      least = max(least, clamped(numbers[start]))
      return GradientStops.ColorStop(
        offset: least,
        color: PegbarLottie.Color(
          red: numbers[start + 1], green: numbers[start + 2], blue: numbers[start + 3]
        ).sceneColor)
    }
    let rest = numbers.dropFirst(available * 4)
    least = 0
    // A last number without a pair is not a stop, which the reader has reported.
    let alphas = stride(from: rest.startIndex, to: rest.endIndex - 1, by: 2).map { index in
      least = max(least, clamped(numbers[index]))
      return GradientStops.AlphaStop(offset: least, alpha: clamped(numbers[index + 1]))
    }
    return GradientStops(colors: colors, alphas: alphas)
  }

  private static func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
}

extension PegbarLottie.FillRule {
  var sceneRule: PegbarGeometry.FillRule {
    switch self {
    case .nonZero: .nonZero
    case .evenOdd: .evenOdd
    }
  }
}

extension PegbarLottie.Stroke.Cap {
  var sceneCap: PegbarScene.Stroke.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension PegbarLottie.Stroke.Join {
  var sceneJoin: PegbarScene.Stroke.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
