internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarScene

extension ImportContext {
  /// Reports outlines that are moved inwards beyond their middle, and those with too many corners.
  ///
  /// The former turn inside out, where After Effects leaves nothing.
  ///
  /// - Parameter sources: where the modifiers stand in the file, by their names.
  func reportOffsets(of content: ShapeContent, _ sources: [String: SourceID]) {
    guard !isMuted else { return }
    for modifier in content.modifiers {
      guard case .offsetPath(let offset) = modifier.kind, let source = sources[modifier.name]
      else { continue }
      let outlines = modifier.paths.filter(content.paths.indices.contains)
      let faults = Set(
        outlines.flatMap { self.faults(of: content.paths[$0].geometry, under: offset) })
      if faults.contains(.hasTooManyCorners) {
        report(
          .offsetPath,
          """
          '\(modifier.name)' moves an outline with so many corners that some of them keep what lies \
          past them; use fewer vertices
          """,
          at: source, outcome: .approximated(error: nil))
      }
      if faults.contains(.turnsInsideOut) {
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

  /// What is wrong with a moved outline at the keys of the amount.
  ///
  /// No designer has more outlines under Offset Paths than the budget is enough for.
  private func faults(
    of geometry: Geometry, under offset: PegbarScene.OffsetPath
  ) -> [OffsetFault] {
    var faults: [OffsetFault] = []
    for time in offset.amount.track?.keys.map(\.time) ?? [0] where offsetBudget > 0 {
      let path = geometry.path(at: time)
      offsetBudget -= path.vertexCount + 1
      let amount = offset.amount.value(at: time)
      if path.collapses(under: amount) { faults.append(.turnsInsideOut) }
      // Fewer corners never take too long.
      guard amount != 0, path.vertexCount > 20 else { continue }
      offsetBudget -= Limits.offsetEffort
      if offset.isTooIntricate(path, at: time) { faults.append(.hasTooManyCorners) }
    }
    return faults
  }
}

/// What is wrong with a moved outline.
private enum OffsetFault {
  /// Its sides pass each other.
  case turnsInsideOut
  /// Some corners keep what lies past them.
  case hasTooManyCorners
}

extension PegbarScene.Path {
  /// Whether a closed outline is moved inwards beyond its middle.
  fileprivate func collapses(under amount: Double) -> Bool {
    guard amount != 0 else { return false }
    return contours.contains { contour in
      guard contour.isClosed else { return false }
      let outline = PegbarScene.Path([contour])
      // Positive is outwards for outlines that run clockwise.
      let inwards = outline.area > 0 ? -amount : amount
      return inwards > outline.smallerExtent / 2
    }
  }

  /// The smaller one of the width and the height of a box around it.
  private var smallerExtent: Double {
    controlBounds.map { min($0.size.width, $0.size.height) } ?? 0
  }
}
