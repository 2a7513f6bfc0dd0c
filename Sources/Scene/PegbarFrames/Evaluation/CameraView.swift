import PegbarGeometry
import PegbarScene

/// How the space of a composition is seen at a time.
struct CameraView {
  /// The map from the space to the one in which the camera stands at the origin.
  let matrix: Matrix4
  /// The distance at which things have their own size; above 0.
  let zoom: Double
  /// The middle of the canvas, where what lies straight ahead is seen.
  let center: Point

  /// How a plane of the space is seen, given the map from the plane to the space.
  func homography(of plane: Matrix4) -> Homography {
    let rows = plane.concatenating(matrix).rows
    func row(_ row: SIMD4<Double>) -> SIMD3<Double> {
      let depth = row[2] / zoom
      return SIMD3(row[0] + center.x * depth, row[1] + center.y * depth, depth)
    }
    return Homography(first: row(rows[0]), second: row(rows[1]), third: row(rows[3]))
  }
}

/// The space that the layers of a composition stand in.
struct SceneSpace {
  /// The map from the composition to the space.
  var matrix: Matrix4
  /// How it is seen; from the front without a camera.
  var camera: CameraView?
  /// The map from what is seen to the canvas.
  var canvas: Matrix
}

/// Where a layer is drawn.
struct LayerProjection {
  /// The map from the layer to the canvas, or to the plane that is seen in perspective.
  var matrix: Matrix
  /// How that plane is seen; nothing where it is the canvas.
  var view: Homography?
  /// How far the layer's anchor lies from the camera; nothing for layers that no camera sees.
  var depth: Double?

  /// A place on the canvas; nothing where it is seen from its edge.
  static func plane(_ matrix: Matrix, depth: Double? = nil) -> LayerProjection? {
    guard matrix.determinant != 0, matrix.determinant.isFinite else { return nil }
    return LayerProjection(matrix: matrix, depth: depth)
  }

  /// A place that a camera sees.
  static func seen(_ view: Homography, depth: Double) -> LayerProjection? {
    if let matrix = view.affine { return plane(matrix, depth: depth) }
    return LayerProjection(matrix: .identity, view: view, depth: depth)
  }
}
