import PegbarGeometry
import PegbarScene

extension FrameBuilder {
  /// Returns the items of a shape layer, back to front.
  mutating func shapeItems(
    _ shapes: ShapeEvaluator, at time: Double, matrix: Matrix
  ) -> [DisplayItem] {
    let paths = shapes.paths(at: time)
    return shapeItems(
      shapes.content.nodes, of: EvaluatedShapes(evaluator: shapes, paths: paths, time: time),
      matrix: matrix, depth: 0)
  }

  private mutating func shapeItems(
    _ nodes: [ShapeNode], of shapes: EvaluatedShapes, matrix: Matrix, depth: Int
  ) -> [DisplayItem] {
    var result: [DisplayItem] = []
    for node in nodes {
      switch node {
      case .style(let style):
        result += styleItems(style, of: shapes, matrix: matrix)
      case .group(let index, let children):
        // No designer nests groups this deep, and every level uses stack space.
        guard depth < 100 else {
          isTruncated = true
          continue
        }
        let groups = shapes.evaluator.content.groups
        guard groups.indices.contains(index) else { continue }
        let opacity = min(groups[index].opacity.value(at: shapes.time), 1)
        let own = shapes.evaluator.groupMatrix(index, at: shapes.time)
        guard opacity > 0, own.determinant != 0 else { continue }
        let inside = own.concatenating(matrix)
        let items =
          if let repeater = groups[index].repeater {
            copies(repeater, of: children, shapes, matrix: inside, depth: depth)
          } else {
            shapeItems(children, of: shapes, matrix: inside, depth: depth + 1)
          }
        result += items.combined(opacity: opacity, blendMode: groups[index].blendMode)
      }
    }
    return result
  }

  /// Returns the items of a repeated group, back to front.
  private mutating func copies(
    _ repeater: Repeater, of children: [ShapeNode], _ shapes: EvaluatedShapes, matrix: Matrix,
    depth: Int
  ) -> [DisplayItem] {
    var result: [DisplayItem] = []
    for copy in repeater.copies(at: shapes.time).reversed() {
      // Copies of copies multiply, so each counts even if it draws nothing.
      guard takesOne() else { break }
      guard copy.opacity > 0, copy.matrix.determinant != 0, copy.matrix.determinant.isFinite else {
        continue
      }
      result += shapeItems(
        children, of: shapes, matrix: copy.matrix.concatenating(matrix), depth: depth + 1
      ).combined(opacity: copy.opacity, blendMode: .normal)
    }
    return result
  }

  private mutating func styleItems(
    _ style: ShapeStyle, of shapes: EvaluatedShapes, matrix: Matrix
  ) -> [DisplayItem] {
    let time = shapes.time
    let opacity = min(style.opacity.value(at: time), 1)
    guard opacity > 0, takesOne(), let paint = FramePaint(style.paint, at: time) else { return [] }
    let tool: PathItem.Tool
    switch style.kind {
    case .fill(let rule):
      if let parts = shapes.evaluator.mergedParts(of: style) {
        return mergedItems(parts, of: style, shapes, paint, matrix: matrix)
          .combined(opacity: opacity, blendMode: style.blendMode)
      }
      tool = .fill(rule)
    case .stroke(let stroke):
      guard let line = StrokeLine(stroke, at: time) else { return [] }
      tool = .stroke(line)
    }
    let path = shapes.evaluator.path(of: style.paths, for: style, paths: shapes.paths, at: time)
    guard !path.isEmpty, takes(path) else { return [] }
    let item = PathItem(
      path: path, matrix: matrix, tool: tool, paint: paint, opacity: opacity, origin: origin)
    return [DisplayItem.path(item)].combined(opacity: 1, blendMode: style.blendMode)
  }

  /// Returns the parts of a fill of merged paths, fully opaque.
  private mutating func mergedItems(
    _ parts: [MergedPart], of style: ShapeStyle, _ shapes: EvaluatedShapes, _ paint: FramePaint,
    matrix: Matrix
  ) -> [DisplayItem] {
    func drawn(_ outlines: MergedOutlines) -> Path {
      shapes.evaluator.path(of: outlines, for: style, paths: shapes.paths, at: shapes.time)
    }
    return parts.compactMap { part -> DisplayItem? in
      let path = drawn(part.outlines)
      guard !path.isEmpty, takes(path) else { return nil }
      let item = DisplayItem.path(
        PathItem(path: path, matrix: matrix, tool: .fill(part.rule), paint: paint, origin: origin))
      guard !part.cuts.isEmpty else { return item }
      var cuts: [PathMask] = []
      for cut in part.cuts {
        let path = drawn(cut.outlines).closed
        guard takes(path) else { return nil }
        cuts.append(PathMask(path: path, mode: cut.isInverted ? .subtract : .intersect))
      }
      return .group(GroupItem(children: [item], mask: .paths(cuts, matrix)))
    }
  }
}

/// The tables of a shape layer at a time.
private struct EvaluatedShapes {
  let evaluator: ShapeEvaluator
  let paths: [Path]
  let time: Double
}
