internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

/// Imports what changes paths or repeats them.
struct ModifierImporter {
  let properties: PropertyImporter
  let limits: Limits

  /// A modifier without its paths, which are filled in while walking; `group` is the one it
  /// stands in.
  func modifier(
    _ source: ShapeItem.Modifier, of item: ShapeItem, group: Int?,
    _ unique: (String, String) -> String
  ) -> PathModifier? {
    let kind: PathModifier.Kind
    switch source {
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
    }
    return PathModifier(
      name: unique(item.name ?? "", source.title), source: properties.log.path(of: item.source),
      kind: kind,
      paths: [])
  }
}
