internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports what changes paths or repeats them.
struct ModifierImporter {
  let properties: PropertyImporter
  let limits: Limits

  /// A modifier without its paths, which are filled in while walking; `group` is the one it
  /// stands in.
  func modifier(
    _ item: ShapeItem, group: Int?, _ unique: (String, String) -> String
  ) -> PathModifier? {
    let kind: PathModifier.Kind
    switch item.kind {
    case .trim(let trim):
      kind = .trim(self.trim(trim))
    case .roundedCorners(let corners):
      kind = .roundedCorners(
        PegbarScene.RoundedCorners(radius: properties.number(corners.radius, "Radius")))
    case .puckerBloat(let pucker):
      kind = .puckerBloat(self.puckerBloat(pucker))
    case .zigZag(let zigZag):
      kind = .zigZag(self.zigZag(zigZag, item))
    case .offsetPath(let offset):
      kind = .offsetPath(offsetPath(offset))
    case .mergePaths(let merge):
      // Merge just puts the paths into one, which is how styles paint them.
      guard let mode = merge.mode.sceneMode else { return nil }
      kind = .merge(PegbarScene.MergePaths(mode: mode, group: group))
    case .group, .path, .rectangle, .ellipse, .polystar, .fill, .stroke, .gradientFill,
      .gradientStroke, .repeater, .twist, .noStyle, .unknown:
      return nil
    }
    return PathModifier(
      name: unique(item.name ?? "", item.kind.title), source: properties.log.path(of: item.source),
      kind: kind,
      paths: [])
  }

  /// Reports items that are read but not drawn.
  func reportUnimported(_ item: ShapeItem) {
    switch item.kind {
    case .twist:
      properties.log.report(
        .twist, "Twist is left out, as in players; key the path itself", at: item.source)
    case .unknown(let type):
      properties.log.report(
        .unknownShape, "shapes of type '\(type)' are not known; the item is left out",
        at: item.source)
    case .group, .path, .rectangle, .ellipse, .polystar, .fill, .stroke, .gradientFill,
      .gradientStroke, .trim, .repeater, .roundedCorners, .mergePaths, .offsetPath, .puckerBloat,
      .zigZag, .noStyle:
      // These are imported.
      return
    }
  }

  /// Percent become fractions, degrees of the offset turns.
  private func trim(_ source: TrimPath) -> Trim {
    Trim(
      start: properties.number(source.start, "Start", factor: 0.01),
      end: properties.number(source.end, "End", factor: 0.01, default: 1),
      offset: properties.number(source.offset, "Offset", factor: 1 / 360),
      mode: source.mode == .simultaneously ? .simultaneously : .individually)
  }

  /// A Pucker & Bloat; percent become a fraction.
  private func puckerBloat(_ source: PegbarLottie.PuckerBloat) -> PegbarScene.PuckerBloat {
    PegbarScene.PuckerBloat(amount: properties.number(source.amount, "Amount", factor: 0.01))
  }

  /// A Zig Zag; its point type counts as it is at the beginning.
  private func zigZag(_ source: PegbarLottie.ZigZag, _ item: ShapeItem) -> PegbarScene.ZigZag {
    let points = properties.number(source.points, "Points", default: 1)
    if points.constant == nil {
      properties.log.report(
        .zigZag, "Points of Zig Zag changes its type; the first one is used throughout",
        at: item.source, outcome: .approximated(error: nil))
    }
    let ridges = properties.number(source.ridges, "Ridges per segment")
    if ridges.reach.high > Double(limits.zigZagRidges) {
      properties.log.report(
        .valueRange,
        "the Zig Zag has more than \(limits.text(\.zigZagRidges)) per segment; the others are not drawn",
        at: item.source, outcome: .approximated(error: nil))
    }
    return PegbarScene.ZigZag(
      size: properties.number(source.size, "Size"), ridges: ridges.cut(to: limits.zigZagRidges),
      pointType: points.first == 2 ? .smooth : .corner)
  }

  /// An Offset Paths.
  private func offsetPath(_ source: PegbarLottie.OffsetPath) -> PegbarScene.OffsetPath {
    PegbarScene.OffsetPath(
      amount: properties.number(source.amount, "Amount"), join: source.join.sceneJoin,
      miterLimit: properties.number(source.miterLimit, "Miter Limit", default: 4))
  }

  /// A repeater; nothing where it changes nothing.
  func repeater(_ source: PegbarLottie.Repeater, _ item: ShapeItem) -> PegbarScene.Repeater? {
    let transform = source.transform
    let transforms = TransformImporter(properties: properties)
    transforms.reportTurn(of: transform)
    var repeater = PegbarScene.Repeater(
      copies: properties.number(source.copies, "Copies", default: 1),
      offset: properties.number(source.offset, "Offset"), step: transforms.transform(transform),
      startOpacity: transform.startOpacity.map { properties.opacity($0, "Start Opacity") }
        ?? .constant(1),
      endOpacity: transform.endOpacity.map { properties.opacity($0, "End Opacity") }
        ?? .constant(1),
      order: source.order == .below ? .below : .above)
    if repeater.copies.reach.high > Double(limits.repeaterCopies) {
      properties.log.report(
        .repeater,
        """
        more than \(limits.text(\.repeaterCopies)) would be drawn; the rest is left out
        """,
        at: item.source, outcome: .approximated(error: nil))
      repeater.copies = repeater.copies.cut(to: limits.repeaterCopies)
    }
    let isPlain =
      repeater.copies.isAlways(1) && repeater.offset.isAlways(0)
      && repeater.startOpacity.isAlways(1)
    return isPlain ? nil : repeater
  }
}

extension PegbarScene.Repeater {
  /// The largest number of copies at any time, for budgets.
  var largestCount: Int {
    Int(max(1, min(copies.reach.high.rounded(.up), Double(Self.maximumCopies))))
  }
}

extension Animated where Value == Double {
  /// The number, nowhere above a limit; one that stays below is as it was.
  func cut(to limit: Int) -> Animated<Double> {
    reach.high > Double(limit) ? map { min($0, Double(limit)) } : self
  }
}
