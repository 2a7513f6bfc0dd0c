import PegbarGeometry
import PegbarScene

/// Small scenes that the tests of pages share.
enum Samples {
  /// Returns a scene of 3 s with black boxes.
  static func scene(_ layers: [NormalizedLayer], markers: [Marker] = []) -> Scene {
    NormalizedScene(
      name: "Page", duration: 3, frameRate: 60,
      root: NormalizedComposition(
        name: "Page", size: Size(width: 320, height: 240), layers: layers),
      definitions: [], images: [], palette: [], curves: [], markers: markers
    ).scene
  }

  /// Returns a closed outline with corners.
  static func polygon(_ points: [(Double, Double)]) -> Path {
    Path([Contour(points.map { PathVertex(Point(x: $0.0, y: $0.1)) }, isClosed: true)])
  }

  /// Returns a box of 40 pt.
  static func box(_ name: String, _ tracks: [NormalizedTrack] = []) -> NormalizedLayer {
    NormalizedLayer(
      name: name, content: .color(.black), bounds: Rect(x: 0, y: 0, width: 40, height: 40),
      tracks: tracks)
  }

  /// A fade to half the opacity in 1 s.
  static let fade = NormalizedTrack(
    property: .opacity,
    keys: .number(
      Track([
        Key(time: 0, value: 1, curve: .linear), Key(time: 1, value: 0.5, curve: .linear),
      ])))
}
