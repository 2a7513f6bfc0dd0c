package import PegbarScene

/// Evaluates the tables of a shape layer.
package struct ShapeEvaluator: Sendable {
  /// The tables.
  package let content: ShapeContent
  /// The outlines that never change, before modifiers.
  private let constantPaths: [Path?]

  /// Makes an evaluator; outlines that never change are computed once.
  package init(content: ShapeContent) {
    self.content = content
    constantPaths = content.paths.map {
      $0.geometry.isConstant ? $0.geometry.path(at: 0) : nil
    }
  }

  /// Every path of the table, in its own group's space, after all modifiers in order.
  package func paths(at time: Double) -> [Path] {
    var result = zip(content.paths, constantPaths).map { path, constant in
      constant ?? path.geometry.path(at: time)
    }
    for modifier in content.modifiers {
      let indices = modifier.paths.filter(result.indices.contains)
      switch modifier.kind {
      case .roundedCorners(let corners):
        for index in indices { result[index] = corners.path(result[index], at: time) }
      case .trim(let trim):
        let trimmed = trim.paths(indices.map { result[$0] }, at: time)
        for (index, path) in zip(indices, trimmed) { result[index] = path }
      }
    }
    return result
  }

  /// What a style paints, in the space of the style's group: its paths, one after the other.
  ///
  /// - Parameter paths: the table as `paths(at:)` gives it.
  package func stylePath(_ style: ShapeStyle, paths: [Path], at time: Double) -> Path {
    var contours: [Contour] = []
    for index in style.paths where paths.indices.contains(index) {
      let matrix = matrix(from: content.paths[index].group, to: style.group, at: time)
      contours += paths[index].applying(matrix).contours
    }
    return Path(contours)
  }

  /// The map from a group's space to the space the group stands in.
  package func groupMatrix(_ index: Int, at time: Double) -> Matrix {
    guard content.groups.indices.contains(index) else { return .identity }
    return content.groups[index].transform.matrix(at: time)
  }

  /// The map from a group's space to that of a group around it; to the root if it is not around it.
  private func matrix(from inner: Int?, to outer: Int?, at time: Double) -> Matrix {
    var result = Matrix.identity
    var current = inner
    while let index = current, index != outer, content.groups.indices.contains(index) {
      result = result.concatenating(groupMatrix(index, at: time))
      // A group stands after the one around it; anything else would be a circle.
      current = content.groups[index].parent.flatMap { $0 < index ? $0 : nil }
    }
    return result
  }
}
