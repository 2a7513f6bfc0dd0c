import PegbarDiagnostics
import PegbarGeometry
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of Bézier paths.
@Suite struct PathTests {
  private func path(_ ks: String) throws -> Animated<Path> {
    let shapes = try imported(shapes: item("sh", "P", #""ks": \#(ks)"#), fill()).shapes()
    guard case .path(let path) = try #require(shapes.paths.first).geometry else {
      throw Unexpected()
    }
    return path
  }

  @Test("handles become absolute")
  func handles() throws {
    let path = try path(
      #"{"k": {"c": true, "v": [[10, 20]], "i": [[-1, -2]], "o": [[3, 4]]}}"#)
    #expect(
      path
        == .constant(
          Path([
            Contour(
              [
                PathVertex(
                  point: Point(x: 10, y: 20), inControl: Point(x: 9, y: 18),
                  outControl: Point(x: 13, y: 24))
              ], isClosed: true)
          ])))
  }

  @Test("the first keyframe determines whether a path is closed")
  func closed() throws {
    let path = try path(
      """
      {"k": [{"t": 0, "s": [{"c": true, "v": [[0, 0]], "i": [[0, 0]], "o": [[0, 0]]}]}, \
      {"t": 9, "s": [{"c": false, "v": [[5, 0]], "i": [[0, 0]], "o": [[0, 0]]}]}]}
      """)
    #expect(path.track?.keys.map { $0.value.contours.first?.isClosed } == [true, true])
  }

  @Test("a path without vertices has no contour")
  func empty() throws {
    #expect(try path(#"{"k": {"v": [], "i": [], "o": []}}"#) == .constant(Path()))
  }

  @Test("handles of enormous length remain finite")
  func limits() throws {
    let path = try path(
      #"{"k": {"v": [[1e308, 0]], "i": [[1e308, 0]], "o": [[0, -1e308]]}}"#)
    let vertex = try #require(path.constant?.contours.first?.vertices.first)
    #expect(vertex.inControl == Point(x: 1e9, y: 0))
    #expect(vertex.outControl == Point(x: 1e9, y: -1e9))
  }
}
