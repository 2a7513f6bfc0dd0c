internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarJSON
internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// An Offset Paths.
  func offsetPath(_ source: PegbarLottie.OffsetPath) -> PegbarScene.OffsetPath {
    PegbarScene.OffsetPath(
      amount: number(source.amount, "Amount"), join: source.join.sceneJoin,
      miterLimit: number(source.miterLimit, "Miter Limit", default: 4))
  }

  /// Reports outlines that are moved inwards beyond their middle: they turn inside out, where After
  /// Effects leaves nothing.
  ///
  /// - Parameter sources: where the modifiers stand in the file, by their names.
  func reportCollapse(of content: ShapeContent, _ sources: [String: SourceID]) {
    for modifier in content.modifiers {
      guard case .offsetPath(let offset) = modifier.kind, let source = sources[modifier.name],
        modifier.paths.contains(where: { path in
          content.paths.indices.contains(path)
            && content.paths[path].geometry.collapses(under: offset)
        })
      else { continue }
      report(
        .offsetPath,
        """
        '\(modifier.name)' moves an outline inwards by more than half of its size and turns it \
        inside out; use a smaller Amount, or hide the shape
        """,
        at: source, outcome: .approximated(error: nil))
    }
  }
}

extension Geometry {
  /// Whether a closed outline is moved inwards beyond its middle at a key of the amount.
  fileprivate func collapses(under offset: PegbarScene.OffsetPath) -> Bool {
    let times = offset.amount.track?.keys.map(\.time) ?? [0]
    return times.contains { time in
      let amount = offset.amount.value(at: time)
      guard amount != 0 else { return false }
      return path(at: time).contours.contains { contour in
        guard contour.isClosed else { return false }
        let outline = PegbarScene.Path([contour])
        // Positive is outwards for outlines that run clockwise.
        let inwards = outline.area > 0 ? -amount : amount
        return inwards > outline.smallerExtent / 2
      }
    }
  }
}

extension PegbarScene.Path {
  /// The smaller one of the width and the height of a box around it.
  fileprivate var smallerExtent: Double {
    let points = contours.flatMap {
      $0.vertices.flatMap { [$0.point, $0.inControl, $0.outControl] }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return 0 }
    return min(right - left, bottom - top)
  }
}
