import PegbarLint
import Foundation
import PegbarTestSupport
import Testing

private let supportTable: URL = {
  let data =
    ProcessInfo.processInfo.environment["PEGBAR_DATA"].map { URL(fileURLWithPath: $0) }
    ?? Repository.root.deletingLastPathComponent().appendingPathComponent("shared/data")
  return data.appendingPathComponent("player-support.json")
}()

@Suite struct FeatureTests {
  @Test(
    "every feature in the player support table is defined",
    .enabled(if: FileManager.default.fileExists(atPath: supportTable.path), "no table here"))
  func table() throws {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: supportTable))
    let root = try #require(json as? [String: Any])
    let features = try #require(root["features"] as? [String: Any])
    let unknown = features.keys.filter { Feature(rawValue: $0) == nil }
    #expect(unknown.isEmpty, "\(unknown)")
    #expect(features.count > 100)
  }
}
