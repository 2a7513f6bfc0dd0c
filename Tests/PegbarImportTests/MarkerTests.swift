import PegbarGeometry
import PegbarImport
import PegbarLottie
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of the parts of a scene other than layers.
@Suite struct MarkerTests {
  @Test("markers have unique names and times relative to the start of the scene")
  func markers() throws {
    let markers = try imported(
      layers: solid(),
      rest: """
        "markers": [{"cm": "in", "tm": 30, "dr": 15}, {"cm": "in", "tm": 45, "dr": -3}, \
        {"cm": "", "tm": 0}]
        """, first: 30, last: 90
    ).scene.markers
    #expect(markers.map(\.name) == ["in", "in 2", "Marker"])
    #expect(markers.map(\.comment) == ["in", "in", ""])
    #expect(markers.map(\.time) == [0, 0.5, -1])
    #expect(markers.map(\.duration) == [0.5, 0, 0])
  }

  @Test("a scene has the name of its composition")
  func sceneName() throws {
    let scene = try imported(layers: solid()).scene
    #expect(scene.name == "Main")
    #expect(scene.root.size == Size(width: 100, height: 100))
    #expect((scene.duration, scene.frameRate) == (2, 30))
  }

  @Test("values of the root that overflow on division remain finite")
  func limits() throws {
    var document = try document([solid()])
    document.frameRate = 1e-300
    #expect(imported(document).scene.duration == 1e9)
  }
}
