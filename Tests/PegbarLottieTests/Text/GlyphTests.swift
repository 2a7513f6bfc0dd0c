import PegbarLottie
import Testing

@Suite struct GlyphTests {
  /// Returns a character with two groups of one path each, as written by a version of an exporter.
  private func groups(
    version: String, rest: String = "", finding: String? = nil
  ) throws -> [[BezierPath]] {
    let path = #"""
      {"ty": "sh", "ks": {"k": {"c": true, "v": [[10, 20], [30, 20]],
        "i": [[11, 22], [33, 24]], "o": [[15, 26], [37, 28]]}}}
      """#
    let (document, log) = try read(
      layers: "", version: version,
      rest: #"""
        "chars": [{"ch": "A", "size": 20, "style": "Bold", "w": 70, "fFamily": "Arial",
          "data": {"shapes": [{"ty": "gr", "it": [\#(path)]}, {"ty": "gr", "it": [\#(path)]}]}}]\#(rest)
        """#)
    #expect(log.ids == (finding.map { [$0] } ?? []))
    guard case .shapes(let items) = try #require(document.glyphs.first).content else { return [] }
    return items.map { item in
      guard case .group(let group) = item.kind else { return [] }
      return group.items.compactMap { item in
        guard case .geometry(.path(let path)) = item.kind else { return nil }
        return path.path.firstValue
      }
    }
  }

  @Test(
    "handles of glyphs before 4.7.99 are absolute, and only the first group is drawn",
    arguments: ["4.4.26", "4.7.98", "4.6.100", "3.9.9"])
  func old(_ version: String) throws {
    let groups = try groups(version: version)
    #expect(groups.count == 1)
    let path = try #require(groups.first?.first)
    #expect(path[0].inTangent == Vector(x: 1, y: 2))
    #expect(path[0].outTangent == Vector(x: 5, y: 6))
    #expect(path[1].inTangent == Vector(x: 3, y: 4))
    #expect(path[1].outTangent == Vector(x: 7, y: 8))
  }

  @Test(
    "they are relative from 4.7.99, and all groups are drawn", arguments: ["4.7.99", "5.0.0"])
  func new(_ version: String) throws {
    let groups = try groups(version: version)
    #expect(groups.count == 2)
    let path = try #require(groups.first?.first)
    #expect(path[0].inTangent == Vector(x: 11, y: 22))
    #expect(path[1].outTangent == Vector(x: 37, y: 28))
  }

  @Test("they are absolute in files saved by a player, which is reported once")
  func saved() throws {
    let groups = try groups(
      version: "5.7.4", rest: #", "__complete": true"#, finding: "property/saved-from-player")
    #expect(groups.count == 2)
    #expect(groups.first?.first?[0].inTangent == Vector(x: 1, y: 2))
    // Players do not change those of old files.
    let old = try self.groups(version: "4.6.0", rest: #", "__complete": true"#)
    #expect(old.first?.first?[0].inTangent == Vector(x: 1, y: 2))
  }

  @Test("shapes of an old exporter also have relative handles")
  func shapes() throws {
    let (item, _) = try read(
      item: #"""
        {"ty": "sh", "ks": {"k": {"c": true, "v": [[9, 9]], "i": [[1, 2]], "o": [[3, 4]]}}}
        """#, version: "4.5.0")
    guard case .geometry(.path(let path)) = item.kind else {
      throw UnexpectedKind(found: "\(item.kind)")
    }
    #expect(path.path.firstValue?[0].inTangent == Vector(x: 1, y: 2))
  }
}
