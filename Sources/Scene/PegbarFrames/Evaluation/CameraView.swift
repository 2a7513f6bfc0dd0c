import PegbarGeometry
import PegbarScene

/// The view of the space of a composition at a time.
struct CameraView {
  /// The map from the space to the one with the camera at the origin.
  let matrix: Matrix4
  /// The distance at which content has its own size; above 0.
  let zoom: Double
  /// The center of the canvas, where points straight ahead appear.
  let center: Point

  /// Returns the view of a plane of the space, given the map from the plane to the space.
  func homography(of plane: Matrix4) -> Homography {
    let rows = plane.concatenating(matrix).rows
    func row(_ row: SIMD4<Double>) -> SIMD3<Double> {
      let depth = row[2] / zoom
      return SIMD3(row[0] + center.x * depth, row[1] + center.y * depth, depth)
    }
    return Homography(first: row(rows[0]), second: row(rows[1]), third: row(rows[3]))
  }
}

/// The space that contains the layers of a composition.
struct SceneSpace {
  /// The map from the composition to the space.
  var matrix: Matrix4
  /// The view of the space, or `nil` for a view from the front without a camera.
  var camera: CameraView?
  /// The map from the view to the canvas.
  var canvas: Matrix
}

/// The position at which a layer is drawn.
struct LayerProjection {
  /// The map from the layer to the canvas, or to the plane that is drawn in perspective.
  var matrix: Matrix
  /// The view of that plane, or `nil` if it is the canvas.
  var view: Homography?
  /// The distance of the anchor point from the camera, or `nil` for layers that no camera sees.
  var depth: Double?

  /// Returns a position on the canvas, or `nil` if the layer is edge-on.
  static func plane(_ matrix: Matrix, depth: Double? = nil) -> LayerProjection? {
    guard matrix.determinant != 0, matrix.determinant.isFinite else { return nil }
    return LayerProjection(matrix: matrix, depth: depth)
  }

  /// Returns a position in the view of a camera.
  static func seen(_ view: Homography, depth: Double) -> LayerProjection? {
    if let matrix = view.affine { return plane(matrix, depth: depth) }
    return LayerProjection(matrix: .identity, view: view, depth: depth)
  }
}
