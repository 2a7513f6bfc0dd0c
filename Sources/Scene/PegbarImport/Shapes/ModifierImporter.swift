internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

/// Imports path modifiers and repeaters.
struct ModifierImporter {
  let properties: PropertyImporter
  let limits: Limits

  /// Returns a modifier without its paths, which are added during the walk; `group` is the group
  /// that contains it.
  func modifier(
    _ source: ShapeItem.Modifier, of item: ShapeItem, group: Int?,
    _ names: inout UniqueNames
  ) -> PathModifier? {
    let kind: PathModifier.Kind
    switch source {
    case .trim(let trim):
      // Percentages become fractions, and degrees of the offset become turns.
      kind = .trim(
        Trim(
          start: properties.number(trim.start, "Start", factor: 0.01),
          end: properties.number(trim.end, "End", factor: 0.01, else: 1),
          offset: properties.number(trim.offset, "Offset", factor: 1 / 360),
          mode: trim.mode == .simultaneously ? .simultaneously : .individually))
    case .roundedCorners(let corners):
      kind = .roundedCorners(
        PegbarScene.RoundedCorners(radius: properties.number(corners.radius, "Radius")))
    case .puckerBloat(let pucker):
      kind = .puckerBloat(
        PegbarScene.PuckerBloat(amount: properties.number(pucker.amount, "Amount", factor: 0.01)))
    case .zigZag(let zigZag):
      kind = .zigZag(self.zigZag(zigZag, item))
    case .offsetPath(let offset):
      kind = .offsetPath(
        PegbarScene.OffsetPath(
          amount: properties.number(offset.amount, "Amount"), join: offset.join.sceneJoin,
          miterLimit: properties.number(offset.miterLimit, "Miter Limit", else: 4)))
    case .mergePaths(let merge):
      // Merge only combines the paths into one, which is how styles paint them.
      guard let mode = merge.mode.sceneMode else { return nil }
      kind = .merge(PegbarScene.MergePaths(mode: mode, group: group))
    }
    return PathModifier(
      name: names.unique(item.name ?? "", or: item.kind.title),
      source: properties.log.path(of: item.source), kind: kind, paths: [])
  }
}
