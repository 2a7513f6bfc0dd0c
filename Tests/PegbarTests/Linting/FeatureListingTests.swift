import Foundation
import Pegbar
import PegbarLint
import Testing

@Suite struct FeatureListingTests {
  /// A solid with an enabled blur and a Lighten mask.
  private static let bytes = Array(
    """
    {"v": "5.7.0", "w": 9, "h": 9, "fr": 30, "ip": 0, "op": 9, "layers": [
      {"ty": 1, "nm": "Solid", "ind": 1, "ip": 0, "op": 9, "ks": {}, "sw": 9, "sh": 9, "sc": "#ffffff",
       "ef": [{"ty": 29, "en": 1}],
       "masksProperties": [{"mode": "l", "pt": {"a": 0, "k": {
         "c": true, "v": [[0, 0], [9, 0], [9, 9]], "i": [[0, 0], [0, 0], [0, 0]],
         "o": [[0, 0], [0, 0], [0, 0]]}}}]}
    ]}
    """.utf8)

  private static func text(_ players: [Player], isVerbose: Bool) throws -> String {
    try FeatureListing(AnimationFile(bytes)).text(
      of: "a.json", players: players.map(\.rawValue), style: ReportStyle(isVerbose: isVerbose))
  }

  private static func json(_ players: [Player]) throws -> [String: Any] {
    let listing = try FeatureListing(AnimationFile(bytes))
    let json = FeatureListing.json(of: [("a.json", listing)], players: players.map(\.rawValue))
    return try #require(JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
  }

  /// Returns the JSON of a feature.
  private static func row(_ feature: Feature, _ json: [String: Any]) throws -> [String: Any] {
    let files = try #require(json["files"] as? [[String: Any]])
    let rows = try #require(files.first?["features"] as? [[String: Any]])
    return try #require(rows.first { $0["id"] as? String == feature.rawValue })
  }

  @Test("a verbose listing has the note of each player without full support")
  func notes() throws {
    let listing = try FeatureListing(AnimationFile(Self.bytes))
    let text = listing.text(
      of: "a.json", players: [], style: ReportStyle(isVerbose: true, width: 10_000))
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    for feature in [Feature.maskLighten, .effectGaussianBlur] {
      let support = try #require(PlayerSupport.of(feature))
      for player in Player.allCases {
        let cell = support.cell(player)
        guard cell.level != .full, !cell.note.isEmpty else { continue }
        #expect(
          lines.contains { $0.contains(player.rawValue) && $0.hasSuffix(": \(cell.note)") },
          "\(player.rawValue): \(cell.note)")
      }
    }
    let lighten = try #require(PlayerSupport.of(.maskLighten)).cell(.lottieIOSCoreAnimation)
    #expect(lighten.level != .full && lines.contains("lottie-ios-ca: \(lighten.note)"))
  }

  @Test("a verbose listing has the version that introduced a feature")
  func versions() throws {
    let players = [Player.lottieAndroid, .rlottie]
    let text = try Self.text(players, isVerbose: true)
    #expect(
      text.contains("    full     lottie-android\n               lottie-android: since 4.1: "))
  }

  @Test("a short listing has neither, and notes on full support are never listed")
  func short() throws {
    let short = try Self.text(Player.allCases, isVerbose: false)
    #expect(!short.contains("usableMode") && !short.contains("since"))
    let solid = try #require(PlayerSupport.of(.layerSolid))
    let note = solid.cell(.rlottie).note
    #expect(!note.isEmpty && solid.cell(.rlottie).level == .full)
    let text = try Self.text([.rlottie, .lottieWebHTML], isVerbose: true)
    #expect(text.contains("Solid layer") && !text.contains(note))
  }

  @Test("JSON has support, version, references and note of each player, if available")
  func cells() throws {
    let json = try Self.json([])
    let players = try #require(
      try Self.row(.effectGaussianBlur, json)["players"] as? [String: [String: Any]])
    #expect(players.count == Player.allCases.count)
    let support = try #require(PlayerSupport.of(.effectGaussianBlur))
    for player in Player.allCases {
      let cell = support.cell(player)
      let found = try #require(players[player.rawValue])
      #expect(found["level"] as? String == cell.level.rawValue)
      #expect(found["since"] as? String == cell.since?.description)
      #expect(found["note"] as? String == (cell.note.isEmpty ? nil : cell.note))
      #expect(
        found["reference"] as? [String] == (cell.references.isEmpty ? nil : cell.references))
    }
    #expect(players["lottie-android"]?["since"] as? String == "4.1")
  }

  @Test("JSON describes only the references that its cells name")
  func references() throws {
    let all = try #require(try Self.json([])["references"] as? [String: [String: String]])
    for (key, found) in all {
      let reference = try #require(PlayerSupport.references[key])
      #expect(found["title"] == reference.title)
      #expect(found["source"] == reference.source)
      #expect(found["commit"] == (reference.commit.isEmpty ? nil : reference.commit))
    }
    #expect(all.count > 5)
    let few = try #require(try Self.json([.thorVG])["references"] as? [String: Any])
    #expect(few.keys.sorted() == ["V"])
  }
}
