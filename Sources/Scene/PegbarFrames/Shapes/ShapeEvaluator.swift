internal import PegbarBase
internal import PegbarDiagnostics
package import PegbarGeometry
package import PegbarScene

/// Evaluates the tables of a shape layer.
package struct ShapeEvaluator: Sendable {
  /// The tables.
  package let content: ShapeContent
  /// The constant outlines before modifiers, or `nil` for animated ones.
  private let constantPaths: [Path?]
  /// The areas of styles after Merge Paths.
  private let areas: [MergedArea.Key: MergedArea]

  /// Creates an evaluator, and computes constant outlines.
  package init(content: ShapeContent) {
    self.content = content
    areas = content.mergedAreas
    constantPaths = content.paths.map {
      $0.geometry.isStill ? $0.geometry.path(at: 0) : nil
    }
  }

  /// Returns every path of the table in the space of its group, after all modifiers in order.
  package func paths(at time: Double) -> [Path] {
    modified(
      zip(content.paths, constantPaths).map { path, constant in
        constant ?? path.geometry.path(at: time)
      }, at: time)
  }

  /// Returns paths in table order, after all modifiers in order.
  package func modified(_ paths: [Path], at time: Double) -> [Path] {
    var result = paths
    for modifier in content.modifiers {
      let indices = modifier.paths.filter(result.indices.contains)
      let change: (Path, Double) -> Path
      switch modifier.kind {
      case .roundedCorners(let corners): change = corners.path
      case .puckerBloat(let pucker): change = pucker.path
      case .zigZag(let zigZag): change = zigZag.path
      case .offsetPath(let offset): change = offset.path
      case .merge:
        // Merge Paths combines areas, not outlines; see `MergedArea`.
        continue
      case .trim(let trim):
        let trimmed = trim.paths(indices.map { result[$0] }, at: time)
        for (index, path) in zip(indices, trimmed) { result[index] = path }
        continue
      }
      for index in indices { result[index] = change(result[index], time) }
    }
    return result
  }

  /// Returns the path that a style paints for some outlines, in the space of the group of the
  /// style.
  package func path(
    of outlines: MergedOutlines, for style: ShapeStyle, paths: [Path], at time: Double
  ) -> Path {
    Path(
      outlines.operands.flatMap { operand in
        let path = path(of: operand, for: style, paths: paths, at: time)
        return outlines.isAligned && path.area < 0 ? path.reversed.contours : path.contours
      })
  }

  /// Returns some paths of the table as one, in the space of the group of a style, including all
  /// copies that a repeater makes.
  ///
  /// - Parameter paths: The table that `paths(at:)` returns.
  package func path(
    of indices: [Int], for style: ShapeStyle, paths: [Path], at time: Double
  ) -> Path {
    var contours: [Contour] = []
    var vertices = 0
    for index in indices where paths.indices.contains(index) {
      for matrix in matrices(from: content.paths[index].group, to: style.group, at: time) {
        vertices += paths[index].vertexCount
        guard contours.count < Limits.styleContours, vertices <= Limits.styleVertices else {
          return Path(contours)
        }
        contours += paths[index].applying(matrix).contours
      }
    }
    return Path(contours)
  }

  /// Returns the painted area of a fill as parts on top of each other, or `nil` if no Merge Paths
  /// changes it or if it is too intricate.
  package func mergedParts(of style: ShapeStyle) -> [MergedPart]? {
    guard !areas.isEmpty, case .parts(let parts) = areas[MergedArea.Key(style)] else {
      return nil
    }
    return parts
  }

  /// Returns the map from the space of a group to the space that contains the group.
  package func groupMatrix(_ index: Int, at time: Double) -> Matrix {
    guard content.groups.indices.contains(index) else { return .identity }
    return content.groups[index].transform.matrix(at: time)
  }

  /// Returns the maps from the space of a group to that of an enclosing group, one for each copy;
  /// to the root if the other group does not enclose it.
  private func matrices(from inner: Int?, to outer: Int?, at time: Double) -> [Matrix] {
    var result = [Matrix.identity]
    for index in content.groups(from: inner, to: outer) {
      let own = groupMatrix(index, at: time)
      let copies =
        content.groups[index].repeater?.copies(at: time).map { $0.matrix.concatenating(own) }
        ?? [own]
      guard copies.count * result.count <= Limits.styleContours else { return [] }
      result = copies.flatMap { copy in result.map { $0.concatenating(copy) } }
    }
    return result
  }
}
