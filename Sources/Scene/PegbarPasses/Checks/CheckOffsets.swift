internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// Finds Offset Paths that turn outlines inside out, exceed the corner limit, or round corners.
///
/// After Effects draws nothing for an outline that turns inside out. The web player rounds corners
/// differently.
struct CheckOffsets {
  let checks: SceneChecks

  func judge(_ pending: [PendingCheck]) {
    // The budget exceeds the number of outlines under Offset Paths in any real file.
    var vertices = Limits.offsetVertices
    var contents: [LayerAddress: OffsetContent] = [:]
    for part in pending {
      guard case .offsetPath(let address, let name) = part.kind,
        var content = contents[address] ?? content(of: address),
        let index = content.shapes.modifiers.firstIndex(where: { $0.name == name }),
        case .offsetPath(let offset) = content.shapes.modifiers[index].kind
      else { continue }
      let faults = content.faults(of: offset, at: index, &vertices)
      contents[address] = content
      for fault in OffsetFault.allCases where faults.contains(fault) {
        checks.log.add(fault.finding(part, name))
      }
    }
  }

  private func content(of address: LayerAddress) -> OffsetContent? {
    guard
      let layer = checks.composition(address.composition)?.layers.first(where: {
        $0.id == address.id
      }), case .shapes(let shapes) = layer.content
    else { return nil }
    return OffsetContent(shapes: shapes)
  }
}

/// A problem with an offset outline.
private enum OffsetFault: CaseIterable {
  /// Some corners keep the segments that extend past them.
  case hasTooManyCorners
  /// The sides of the outline pass each other.
  case turnsInsideOut
  /// A corner or an end is visibly rounded.
  case rounds

  func finding(_ part: PendingCheck, _ name: String) -> Finding {
    switch self {
    case .hasTooManyCorners:
      part.finding(
        .offsetPath,
        "'\(name)' exceeds the limit for trimming corners, so some corners have spikes",
        outcome: .approximated(error: nil))
    case .turnsInsideOut:
      part.finding(
        .offsetPath,
        "'\(name)' turns an outline inside out by moving it inward by more than half its size",
        outcome: .approximated(error: nil))
    case .rounds:
      part.finding(
        .roundOffset,
        "corners or ends rounded by '\(name)' are flatter in the web player",
        outcome: .kept)
    }
  }
}

/// The content of a shape layer with offset outlines.
private struct OffsetContent {
  let shapes: ShapeContent
  /// The number of vertices left to examine for round corners.
  var effort = Limits.roundCornerVertices

  mutating func faults(
    of offset: OffsetPath, at index: Int, _ vertices: inout Int
  ) -> Set<OffsetFault> {
    let modifier = shapes.modifiers[index]
    var faults: Set<OffsetFault> = []
    for path in modifier.paths where shapes.paths.indices.contains(path) {
      faults.formUnion(self.faults(of: shapes.paths[path].geometry, under: offset, &vertices))
    }
    let moved = Set(modifier.paths)
    guard offset.join == .round, shapes.nodes.contains(where: { $0.paints(moved) }) else {
      return faults
    }
    // Later modifiers do not affect the corners that this one finds.
    var before = shapes
    before.modifiers = Array(shapes.modifiers[..<index])
    if rounds(offset, modifier.paths, ShapeEvaluator(content: before)) { faults.insert(.rounds) }
    return faults
  }

  /// Returns the problems with an offset outline at the keyframes of the amount.
  private func faults(
    of geometry: Geometry, under offset: OffsetPath, _ vertices: inout Int
  ) -> Set<OffsetFault> {
    var faults: Set<OffsetFault> = []
    for time in offset.amount.track?.keyTimes ?? [0] where vertices > 0 {
      let path = geometry.path(at: time)
      vertices -= path.vertexCount + 1
      let amount = offset.amount.value(at: time)
      if path.collapses(under: amount) { faults.insert(.turnsInsideOut) }
      // Outlines with fewer corners never reach the limit.
      guard amount != 0, path.vertexCount > 20 else { continue }
      vertices -= Limits.offsetEffort
      if offset.isTooIntricate(path, at: time) { faults.insert(.hasTooManyCorners) }
    }
    return faults
  }

  /// Returns `true` if there is a rounded corner at the time of a keyframe or halfway to the next.
  private mutating func rounds(
    _ offset: OffsetPath, _ paths: [Int], _ shapes: ShapeEvaluator
  ) -> Bool {
    guard offset.amount.range.largest >= 0.5 else { return false }
    var keyTimes = Set(offset.amount.track?.keyTimes ?? [])
    shapes.content.forEachTrack { track, _ in keyTimes.formUnion(track.keyTimes) }
    let times = keyTimes.sorted()
    let halves = zip(times, times.dropFirst()).map { ($0 + $1) / 2 }
    return (times.isEmpty ? [0] : times + halves).contains { time in
      guard effort > 0 else { return true }
      let outlines = shapes.paths(at: time)
      effort -= 10 + outlines.reduce(0) { $0 + $1.vertexCount }
      return paths.contains {
        outlines.indices.contains($0) && offset.rounds(outlines[$0], at: time)
      }
    }
  }
}

extension Path {
  /// Returns `true` if a closed outline is offset inward beyond its center.
  fileprivate func collapses(under amount: Double) -> Bool {
    guard amount != 0 else { return false }
    return contours.contains { contour in
      guard contour.isClosed else { return false }
      let outline = Path([contour])
      // A positive amount is outward for clockwise outlines.
      let inwards = outline.area > 0 ? -amount : amount
      return inwards > outline.smallerExtent / 2
    }
  }

  /// The smaller of the width and height of the bounding box.
  private var smallerExtent: Double {
    controlBounds.map { min($0.size.width, $0.size.height) } ?? 0
  }
}

extension ShapeNode {
  /// Returns `true` if a style in the node paints one of these paths.
  fileprivate func paints(_ paths: Set<Int>) -> Bool {
    switch self {
    case .style(let style): style.paths.contains(where: paths.contains)
    case .group(_, let children): children.contains { $0.paints(paths) }
    }
  }
}
