import PegbarDiagnostics
import PegbarImport
import PegbarScene
import Testing

/// Tests of transforms.
@Suite struct TransformTests {
  @Test("scale becomes a factor; degrees and points stay")
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

  @Test("a layer without a transform stands where it is")
  func missing() throws {
    #expect(try imported(layers: solid()).layer().transform == .identity)
  }

  @Test(
    "parts of the third dimension that change nothing are not reported",
    arguments: [
      #""rx": {"k": 0}, "ry": {"k": 0}, "or": {"k": [0, 0, 0]}, "p": {"k": [5, 5, 0]}"#,
      #""rx": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [0]}]}"#,
      #""p": {"s": true, "x": {"k": 1}, "y": {"k": 1}, "z": {"k": 0}}"#,
    ])
  func flat(_ ks: String) throws {
    #expect(try imported(layers: solid(#""ddd": 1"#, ks: ks)).ids == [])
  }

  @Test(
    "every part of the third dimension is reported",
    arguments: [
      (#""rx": {"k": 5}"#, "X Rotation"), (#""ry": {"k": 5}"#, "Y Rotation"),
      (#""or": {"k": [0, 9, 0]}"#, "Orientation"), (#""p": {"k": [5, 5, 7]}"#, "Z Position"),
      (#""p": {"s": true, "x": {"k": 1}, "y": {"k": 1}, "z": {"k": 8}}"#, "Z Position"),
      (#""rx": {"k": 0, "x": "time"}"#, "X Rotation"),
      (#""or": {"k": [0, 0, 0], "x": "time"}"#, "Orientation"),
    ])
  func deep(_ ks: String, _ part: String) throws {
    let result = try imported(layers: solid(#""ddd": 1"#, ks: ks))
    #expect(result.ids == ["layer/3d"])
    #expect(result.findings.first?.message.hasPrefix(part) == true)
  }

  @Test("a third coordinate of a flat layer means nothing")
  func depthOfFlatLayer() throws {
    #expect(try imported(layers: solid(ks: #""p": {"k": [5, 5, 7]}"#)).ids == [])
  }

  @Test("the third dimension of a null counts for the layers it moves")
  func deepParent() throws {
    let null = layer(3, #""ind": 1, "ddd": 1"#, ks: #""rx": {"k": 30}"#)
    #expect(try imported(layers: null, solid()).ids == [])
    #expect(try imported(layers: null, solid(#""parent": 1"#)).ids == ["layer/3d"])
  }
}
