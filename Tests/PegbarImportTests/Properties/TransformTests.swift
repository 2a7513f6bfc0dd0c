import PegbarDiagnostics
import PegbarGeometry
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of transforms.
@Suite struct TransformTests {
  @Test("scale becomes a factor, and degrees and points are unchanged")
  func units() throws {
    let transform = try imported(
      layers: solid(
        #""ao": 1"#,
        ks: """
          "a": {"k": [1, 2]}, "p": {"k": [3, 4]}, "s": {"k": [50, -200]}, "r": {"k": 405}, \
          "sk": {"k": 10}, "sa": {"k": 20}
          """)
    ).layer().transform
    #expect(
      transform
        == Transform(
          anchor: .constant(Point(x: 1, y: 2)), position: .constant(Point(x: 3, y: 4)),
          scale: .constant(Point(x: 0.5, y: -2)), rotation: .constant(405), skew: .constant(10),
          skewAxis: .constant(20), orientsAlongPath: true))
  }

  @Test("a layer without a transform has the identity transform")
  func missing() throws {
    #expect(try imported(layers: solid()).layer().transform == .identity)
  }

  @Test(
    "does not report 3D values without an effect",
    arguments: [
      #""rx": {"k": 0}, "ry": {"k": 0}, "or": {"k": [0, 0, 0]}, "p": {"k": [5, 5, 0]}"#,
      #""rx": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [0]}]}"#,
      #""p": {"s": true, "x": {"k": 1}, "y": {"k": 1}, "z": {"k": 0}}"#,
    ])
  func flat(_ ks: String) throws {
    #expect(try imported(layers: solid(#""ddd": 1"#, ks: ks)).ids == [])
  }

  @Test("ignores the third coordinate of a 2D layer")
  func depthOfFlatLayer() throws {
    #expect(try imported(layers: solid(ks: #""p": {"k": [5, 5, 7]}"#)).ids == [])
  }
}
