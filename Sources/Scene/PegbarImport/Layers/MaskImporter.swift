internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports the masks of a layer.
struct MaskImporter {
  let properties: PropertyImporter

  private var log: ImportLog { properties.log }

  /// Returns the masks of a layer that apply, in order.
  ///
  /// Tracks of masks are named “mask” plus the name of the mask, so names that a path already uses
  /// are reserved.
  func masks(_ source: [SourceMask], of content: LayerContent) -> [PegbarScene.Mask] {
    var names = UniqueNames()
    if case .shapes(let shapes) = content {
      for path in shapes.paths where path.name.hasPrefix("mask ") {
        _ = names.unique(String(path.name.dropFirst("mask ".count)), or: "Mask")
      }
    }
    var isFirst = true
    var open: [SourceMask] = []
    let masks = source.compactMap { mask -> PegbarScene.Mask? in
      // Mode None never masks; the path is only kept for other uses.
      guard let mode = mask.mode.sceneMode else { return nil }
      let path = properties.path(mask.path, "Mask Path")
      guard !PegbarScene.Mask.isOpen(path) else {
        open.append(mask)
        return nil
      }
      reportFeather(mask)
      var result = PegbarScene.Mask(
        name: names.unique(mask.name ?? "", or: "Mask"),
        mode: mode,
        isInverted: mask.isInverted,
        path: path,
        opacity: properties.opacity(mask.opacity, "Mask Opacity"),
        expansion: properties.number(mask.expansion, "Mask Expansion"))
      result.source = Unlisted(log.path(of: mask.source))
      reportShrinking(result, mask)
      if let layer = properties.layer, result.isInverted, !result.opacity.isAlways(0) {
        let wayOut = wayOut(of: result.mode, isFirst)
        log.leaveToSceneChecks(
          .invertedMask(layer, name: result.name, wayOut: wayOut), at: mask.source)
      }
      isFirst = false
      return result
    }
    reportOpen(open, of: source, beside: masks)
    return masks
  }

  /// Returns the mode that masks the same area without inverting.
  private func wayOut(of mode: PegbarScene.Mask.Mode, _ isFirst: Bool) -> String {
    switch mode {
    case .intersect: "use Subtract without Inverted"
    case .subtract: isFirst ? "use Add without Inverted" : "use Intersect without Inverted"
    case .add, .lighten, .darken, .difference:
      isFirst ? "use Subtract without Inverted" : "use an inverted track matte instead"
    }
  }

  /// Reports a mask with a negative expansion that changes the visible area.
  private func reportShrinking(_ mask: PegbarScene.Mask, _ source: SourceMask) {
    guard mask.expansion.range.low < 0, !mask.opacity.isAlways(0) else { return }
    log.report(
      .maskExpansion,
      """
      Mask Expansion of '\(mask.name)' is negative; the web player approximates a negative value, \
      and most other players ignore it
      """,
      at: source.source, outcome: .kept)
  }

  /// Reports masks without effect, because their paths are open (Adobe, “Masks”: only closed paths
  /// create transparency), if the web player hides the layer instead.
  ///
  /// The web player (`mask.js`) starts with the whole area if the first mask is in Subtract or
  /// Intersect mode, and gives an open mask no area. An open mask in Intersect mode then hides
  /// everything, and one in an adding mode does so if no other mask leaves an area.
  ///
  /// - Parameter masks: The masks of the layer with closed paths.
  private func reportOpen(
    _ open: [SourceMask], of source: [SourceMask], beside masks: [PegbarScene.Mask]
  ) {
    let removing: [PegbarScene.Mask.Mode] = [.subtract, .intersect]
    let first = source.lazy.compactMap(\.mode.sceneMode).first
    let hasArea =
      first.map(removing.contains) == true || !masks.allSatisfy { removing.contains($0.mode) }
    for mask in open where mask.mode == .intersect || mask.mode != .subtract && !hasArea {
      log.report(
        .openMask,
        """
        the path of the mask '\(mask.name ?? "")' is open, so the mask hides nothing; the web \
        player hides the layer
        """,
        at: mask.source, outcome: .kept)
    }
  }

  private func reportFeather(_ mask: SourceMask) {
    guard let feather = mask.feather, !properties.isZero(feather, "Mask Feather") else { return }
    log.report(
      .maskFeather,
      "the mask feather is ignored; the edge is sharp",
      at: mask.source, outcome: .approximated(error: nil))
  }
}

extension SourceMask.Mode {
  var sceneMode: PegbarScene.Mask.Mode? {
    switch self {
    case .none: nil
    case .add: .add
    case .subtract: .subtract
    case .intersect: .intersect
    case .lighten: .lighten
    case .darken: .darken
    case .difference: .difference
    }
  }
}
