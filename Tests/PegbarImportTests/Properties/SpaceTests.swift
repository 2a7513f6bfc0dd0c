import PegbarBase
import PegbarGeometry
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of 3D transforms, cameras and lights.
@Suite struct SpaceTests {
  @Test("a 3D layer has rotations, orientation and depths, with z away from the viewer")
  func parts() throws {
    let result = try imported(
      layers: solid(
        #""ddd": 1"#,
        ks: """
          "a": {"k": [1, 2, 3]}, "p": {"k": [4, 5, 6]}, "s": {"k": [50, 60, 75]}, \
          "rx": {"k": 10}, "ry": {"k": 20}, "rz": {"k": 30}, "or": {"k": [7, 8, 9]}
          """))
    let transform = try result.layer().transform
    #expect(transform.rotation == .constant(30))
    #expect(
      transform.space
        == SpatialTransform(
          anchorZ: .constant(3), positionZ: .constant(6), scaleZ: .constant(0.75),
          rotationX: .constant(10), rotationY: .constant(20),
          orientation: .constant(Orientation(x: 7, y: 8, z: 9))))
    #expect(result.ids == [])
  }

  @Test("a vector with two components has no depth, and neither has its scale")
  func twoParts() throws {
    let ks = #""a": {"k": [1, 2]}, "p": {"k": [4, 5]}, "s": {"k": [50, 60]}"#
    let layer = try imported(layers: solid(#""ddd": 1"#, ks: ks)).layer()
    #expect(layer.transform.space == SpatialTransform())
  }

  @Test("2D layers have no spatial transform unless they rotate about x or y, as in players")
  func flat() throws {
    #expect(try imported(layers: solid(ks: #""rx": {"k": 0}"#)).layer().transform.space == nil)
    let turned = try imported(layers: solid(ks: #""rx": {"k": 30}, "p": {"k": [1, 2, 3]}"#))
    #expect(try turned.layer().transform.space == SpatialTransform(rotationX: .constant(30)))
    #expect(turned.ids == [])
  }

  @Test("depths have their own keyframes and easing")
  func keyed() throws {
    let key =
      #"{"t": 0, "s": [0, 0, 0], "o": {"x": [0, 0, 0.5], "y": [0, 0, 0]}, "#
      + #""i": {"x": [1, 1, 0.5], "y": [1, 1, 1]}}"#
    let layer = try imported(
      layers: solid(#""ddd": 1"#, ks: #""p": {"a": 1, "k": [\#(key), {"t": 30, "s": [0, 0, 9]}]}"#)
    ).layer()
    #expect(
      layer.transform.space?.positionZ
        == .keyed(
          Track([
            Key(time: 0, value: 0, curve: .bezier(TimingCurve(0.5, 0, 0.5, 1))),
            Key(time: 1, value: 9),
          ])))
    let split = try imported(
      layers: solid(
        #""ddd": 1"#, ks: #""p": {"s": true, "x": {"k": 1}, "y": {"k": 2}, "z": {"k": 3}}"#)
    ).layer()
    #expect(split.transform.space?.positionZ == .constant(3))
  }

  @Test("an orientation is interpolated linearly, regardless of easing")
  func orientation() throws {
    let keys = """
      {"t": 0, "s": [0, 0, 0], "o": {"x": 0.5, "y": 0}, "i": {"x": 0.5, "y": 1}}, \
      {"t": 30, "s": [0, 90, 0]}
      """
    let layer = try imported(
      layers: solid(#""ddd": 1"#, ks: #""or": {"a": 1, "k": [\#(keys)]}"#)
    ).layer()
    #expect(
      layer.transform.space?.orientation
        == .keyed(
          Track([
            Key(time: 0, value: .zero), Key(time: 1, value: Orientation(x: 0, y: 90, z: 0)),
          ])))
  }

  @Test("a camera has a zoom, and points at its anchor if it has one")
  func cameras() throws {
    let camera = layer(13, #""pe": {"k": 400}"#, ks: #""p": {"k": [50, 50, -400]}"#)
    let twoNodes = layer(
      13, #""pe": {"k": 400}"#, ks: #""a": {"k": [50, 50, 7]}, "p": {"k": [50, 50, -400]}"#)
    let result = try imported(layers: camera, twoNodes, solid(#""ddd": 1"#))
    #expect(try result.layer(0).content == .camera(Camera(zoom: .constant(400))))
    #expect(try result.layer(0).transform.space?.positionZ == .constant(-400))
    #expect(
      try result.layer(1).content == .camera(Camera(zoom: .constant(400), looksAtAnchor: true)))
    #expect(try result.layer(1).transform.space?.anchorZ == .constant(7))
    #expect(result.ids == [])
  }

  @Test("reports a camera without a distance if a 3D layer is visible")
  func cameraWithoutDistance() throws {
    #expect(try imported(layers: layer(13), solid(#""ddd": 1"#)).ids == ["layer/camera"])
    #expect(try imported(layers: layer(13), solid()).ids == [])
    let hidden = solid(#""ddd": 1"#, #""hd": true"#)
    #expect(try imported(layers: layer(13), hidden).ids == [])
  }

  @Test("reports a light if a 3D layer is visible")
  func lights() throws {
    #expect(try imported(layers: layer(14), solid(#""ddd": 1"#)).ids == ["layer/light"])
    #expect(try imported(layers: layer(14), solid()).ids == [])
  }

  @Test("a 3D precomposition with collapsed transformations keeps the depth of its layers")
  func collapsed() throws {
    let asset = #"{"id": "a", "layers": [\#(solid())]}"#
    func keepsDepth(_ members: String...) throws -> Bool {
      let layer = try imported(
        layers: layer(0, #""refId": "a", "w": 9, "h": 9"#, members.joined(separator: ", ")),
        assets: [asset]
      ).layer()
      guard case .instance(let instance) = layer.content else { throw Unexpected() }
      return instance.keepsDepth
    }
    #expect(try keepsDepth(#""ddd": 1, "ct": 1"#))
    #expect(try !keepsDepth(#""ddd": 1"#))
    #expect(try !keepsDepth(#""ct": 1"#))
  }

  @Test("reports Auto-Orient of a 3D layer, and a curved motion path through depth")
  func approximated() throws {
    #expect(try imported(layers: solid(#""ddd": 1, "ao": 1"#)).ids == ["layer/3d"])
    #expect(try imported(layers: solid(#""ao": 1"#)).ids == [])
    func way(_ depth: Int) -> String {
      """
      "p": {"a": 1, "k": [{"t": 0, "s": [0, 0, 0], "to": [0, 9, 0], "ti": [9, 0, 0], \
      "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 30, "s": [9, 9, \(depth)]}]}
      """
    }
    #expect(try imported(layers: solid(#""ddd": 1"#, ks: way(9))).ids == ["layer/3d"])
    #expect(try imported(layers: solid(#""ddd": 1"#, ks: way(0))).ids == [])
  }
}
