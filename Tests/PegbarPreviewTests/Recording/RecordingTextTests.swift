import Foundation
import PegbarFrames
import PegbarGeometry
import PegbarJSON
import PegbarScene
import Testing

@testable import PegbarPreview

/// The text of a recording contains the values of all frames.
@Suite struct RecordingTextTests {
  /// A track as the player decodes it: the value of an attribute from each frame on.
  private static func decoded(_ track: [Any]) throws -> [(frame: Int, value: String)] {
    let steps = try #require(track.first as? [Int])
    let values = try #require(track.last as? [Any])
    var (frame, numbers, shape) = (0, [Int](), "")
    return try zip(steps, values).map { step, value in
      frame += step
      if let text = value as? String { return (frame, text) }
      let list = try #require(value as? [Any])
      if let start = list.first as? String {
        shape = start
        numbers = try #require(Array(list.dropFirst()) as? [Int])
      } else {
        let changes = try #require(list as? [Int])
        numbers = zip(numbers, changes).map { $0 + $1 }
      }
      return (frame, shape + numbers.map(String.init).joined(separator: " "))
    }
  }

  /// Returns the SVG and the decoded tracks of a scene.
  private static func text(
    _ layers: [NormalizedLayer], frames: Int = 11
  ) throws -> (svg: String, uses: [String: [Int]], tracks: [[(frame: Int, value: String)]]) {
    let scene = Samples.scene(layers)
    let times = (0..<frames).map { Double($0) / 10 }
    let text = RecordingText(
      Recording(scene, at: times), size: scene.root.size, prefix: "b", label: "A & B")
    var writer = JSONWriter(style: .compact)
    writer.object { text.write(to: &$0) }
    let data = try #require(
      JSONSerialization.jsonObject(with: Data(writer.finish())) as? [String: Any])
    let tracks = try #require(data["tracks"] as? [[Any]])
    return (
      String(decoding: text.svg, as: UTF8.self), try #require(data["uses"] as? [String: [Int]]),
      try tracks.map(decoded)
    )
  }

  @Test("a layer that fades has the same element in every frame, and one track")
  func fade() throws {
    let (svg, uses, tracks) = try Self.text([Samples.box("box", [Samples.fade])])
    #expect(svg.hasPrefix("<svg ") && svg.contains("aria-label=\"A &amp; B\""))
    #expect(svg.ranges(of: "<path").count == 1)
    #expect(uses.count == 1 && tracks.count == 1)
    #expect(tracks[0].map(\.frame) == Array(1...10))
    #expect(tracks[0].first?.value == "n950" && tracks[0].last?.value == "n500")
  }

  @Test("equal changes of several layers are written once")
  func shared() throws {
    let (_, uses, tracks) = try Self.text([
      Samples.box("a", [Samples.fade]), Samples.box("b", [Samples.fade]),
    ])
    #expect(tracks.count == 1)
    #expect(uses.values.map(\.count) == [4])
  }

  @Test("a scene without animation has no tracks")
  func still() throws {
    let (svg, uses, tracks) = try Self.text([Samples.box("box")])
    #expect(svg.contains("<path") && uses.isEmpty && tracks.isEmpty)
  }
}
