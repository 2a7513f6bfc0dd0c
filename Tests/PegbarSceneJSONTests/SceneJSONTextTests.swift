import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarJSON
import PegbarScene
import PegbarSceneJSON
import PegbarTestSupport
import Testing

@Suite("Text of scene JSON")
struct SceneJSONTextTests {
  private let ball = Scene(
    name: "Ball", duration: 2, frameRate: 60,
    root: Composition(
      name: "Main", size: Size(width: 100, height: 50),
      layers: [
        Layer(
          id: LayerID(0), name: "ball", designerName: "Ball", source: "$.layers[0]",
          content: .shapes(
            ShapeContent(
              paths: [
                ShapePath(
                  name: "Dot",
                  geometry: .path(
                    .constant(
                      Path([
                        Contour(
                          [
                            PathVertex(.zero), PathVertex(Point(x: 10, y: 0)),
                            PathVertex(
                              point: Point(x: 5, y: 8.5), inControl: Point(x: 7, y: 8.5),
                              outControl: Point(x: 3, y: 8.5)),
                          ], isClosed: true)
                      ]))))
              ],
              nodes: [
                .style(
                  ShapeStyle(
                    name: "Fill 1", kind: .fill(.nonZero),
                    paint: .color(.constant(Color(red: 1, green: 0.5, blue: 0))), paths: [0]))
              ])),
          transform: Transform(
            position: .joined(
              .keyed(
                Track([
                  Key(
                    time: 0, value: Point(x: 10, y: 20),
                    curve: .bezier(TimingCurve(0, 0, 0.58, 1)),
                    motionPath: MotionPath(
                      control1: Point(x: 20, y: 0), control2: Point(x: 40, y: 0))),
                  Key(time: 1.5, value: Point(x: 50, y: 20)),
                ])))),
          window: TimeRange(start: 0, end: 2), opacity: .constant(0.5))
      ]), curves: [NamedCurve(name: "easeOut", curve: TimingCurve(0, 0, 0.58, 1))])

  @Test("stops writing if the work is canceled")
  func cancelled() async {
    let (ball, whole) = (ball, SceneJSON.write(ball))
    let part = await CancelledWork.result { SceneJSON.write(ball) }
    #expect(part.count < whole.count / 2)
    let kept = await CancelledWork.result { LargeStack.run { SceneJSON.write(ball) } }
    #expect(kept == whole)
  }

  @Test("writes a small exact scene as a person would")
  func exact() {
    let text = String(decoding: SceneJSON.write(ball), as: UTF8.self)
    #expect(
      text == #"""
        {
          "pegbar": 1,
          "kind": "exact",
          "name": "Ball",
          "duration": 2,
          "frameRate": 60,
          "curves": [
            {"name": "easeOut", "curve": [0, 0, 0.58, 1]}
          ],
          "root": {
            "name": "Main",
            "size": [100, 50],
            "layers": [
              {
                "id": 0,
                "name": "ball",
                "designerName": "Ball",
                "source": "$.layers[0]",
                "window": [0, 2],
                "transform": {
                  "position": {
                    "keys": [
                      {"time": 0, "value": [10, 20], "curve": "easeOut", "motionPath": [20, 0, 40, 0]},
                      {"time": 1.5, "value": [50, 20]}
                    ]
                  }
                },
                "opacity": 0.5,
                "content": {
                  "type": "shapes",
                  "paths": [
                    {
                      "type": "path",
                      "name": "Dot",
                      "path": [{"isClosed": true, "vertices": [[0, 0], [10, 0], [5, 8.5, 7, 8.5, 3, 8.5]]}]
                    }
                  ],
                  "nodes": [
                    {
                      "type": "fill",
                      "name": "Fill 1",
                      "color": [1, 0.5, 0],
                      "paths": [0]
                    }
                  ]
                }
              }
            ]
          }
        }
        """# + "\n")
  }

  @Test("writes a small normalized scene as a person would")
  func normalized() {
    let scene = NormalizedScene(
      name: "Bar", duration: 1, frameRate: 25,
      root: NormalizedComposition(
        name: "Main", size: Size(width: 100, height: 50),
        layers: [
          NormalizedLayer(
            name: "bar", content: .color(.black), bounds: Rect(x: 0, y: 0, width: 10, height: 50),
            tracks: [
              NormalizedTrack(
                property: .opacity,
                keys: .number(
                  Track(
                    [Key(time: 0, value: 0, curve: .hold), Key(time: 1, value: 1)],
                    repetition: Repeat(count: .infinity, autoreverses: true),
                    fidelity: .baked(error: 0.001))))
            ])
        ]))
    let text = String(decoding: SceneJSON.write(scene), as: UTF8.self)
    #expect(
      text == #"""
        {
          "pegbar": 1,
          "kind": "normalized",
          "name": "Bar",
          "duration": 1,
          "frameRate": 25,
          "root": {
            "name": "Main",
            "size": [100, 50],
            "layers": [
              {
                "name": "bar",
                "bounds": [0, 0, 10, 50],
                "content": {"type": "color", "color": [0, 0, 0]},
                "tracks": [
                  {
                    "property": "opacity",
                    "keys": [
                      {"time": 0, "value": 0, "curve": "hold"},
                      {"time": 1, "value": 1}
                    ],
                    "repeat": {"count": "forever", "autoreverses": true},
                    "fidelity": {"baked": 0.001}
                  }
                ]
              }
            ]
          }
        }
        """# + "\n")
  }

  @Test("distinguishes a scene from a Lottie file by its root")
  func isScene() throws {
    func isScene(_ text: String) throws -> Bool {
      try JSONDocument.read(Array(text.utf8), log: FindingLog()) { SceneJSON.isScene($0) }
    }
    #expect(try isScene(#"{"pegbar": 1}"#))
    #expect(try isScene(#"{"v": "5.7.0", "layers": []}"#) == false)
    #expect(try isScene("[1]") == false)
  }
}
