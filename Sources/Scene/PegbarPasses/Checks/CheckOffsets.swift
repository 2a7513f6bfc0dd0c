internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// Finds Offset Paths that turn outlines inside out, where After Effects leaves nothing, that meet too
/// many corners, or that round corners, which the web player does in its own way.
struct CheckOffsets {
  let checks: SceneChecks

  func judge(_ pending: [PendingCheck]) {
    // No designer has more outlines under Offset Paths than the budget is enough for.
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

/// What is wrong with moved outlines.
private enum OffsetFault: CaseIterable {
  /// Some corners keep what lies past them.
  case hasTooManyCorners
  /// Its sides pass each other.
  case turnsInsideOut
  /// A corner or an end is rounded so that it can be seen.
  case rounds

  func finding(_ part: PendingCheck, _ name: String) -> Finding {
    switch self {
    case .hasTooManyCorners:
      part.finding(
        .offsetPath,
        "'\(name)' moves an outline with so many corners that some of them keep what lies past "
          + "them; use fewer vertices", outcome: .approximated(error: nil))
    case .turnsInsideOut:
      part.finding(
        .offsetPath,
        "'\(name)' moves an outline inwards by more than half of its size and turns it inside out; "
          + "use a smaller Amount, or hide the shape", outcome: .approximated(error: nil))
    case .rounds:
      part.finding(
        .roundOffset,
        "'\(name)' rounds corners or ends, which are flatter in the web player; use a Stroke with "
          + "Round Join and Round Cap instead", outcome: .kept)
    }
  }
}

/// A shape layer whose outlines are moved.
private struct OffsetContent {
  let shapes: ShapeContent
  /// How many more vertices are looked at for round corners.
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
    // What comes after it does not change the corners that it finds.
    var before = shapes
    before.modifiers = Array(shapes.modifiers[..<index])
    if rounds(offset, modifier.paths, ShapeEvaluator(content: before)) { faults.insert(.rounds) }
    return faults
  }

  /// What is wrong with a moved outline at the keys of the amount.
  private func faults(
    of geometry: Geometry, under offset: OffsetPath, _ vertices: inout Int
  ) -> Set<OffsetFault> {
    var faults: Set<OffsetFault> = []
    for time in offset.amount.track?.keyTimes ?? [0] where vertices > 0 {
      let path = geometry.path(at: time)
      vertices -= path.vertexCount + 1
      let amount = offset.amount.value(at: time)
      if path.collapses(under: amount) { faults.insert(.turnsInsideOut) }
      // Fewer corners never take too long.
      guard amount != 0, path.vertexCount > 20 else { continue }
      vertices -= Limits.offsetEffort
      if offset.isTooIntricate(path, at: time) { faults.insert(.hasTooManyCorners) }
    }
    return faults
  }

  /// Whether there is a rounded corner at the time of a key, or halfway to the next.
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
  /// Whether a closed outline is moved inwards beyond its middle.
  fileprivate func collapses(under amount: Double) -> Bool {
    guard amount != 0 else { return false }
    return contours.contains { contour in
      guard contour.isClosed else { return false }
      let outline = Path([contour])
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

extension ShapeNode {
  /// Whether a style in it paints one of these paths.
  fileprivate func paints(_ paths: Set<Int>) -> Bool {
    switch self {
    case .style(let style): style.paths.contains(where: paths.contains)
    case .group(_, let children): children.contains { $0.paints(paths) }
    }
  }
}
