import PegbarBase
import Testing

@Suite struct LimitTests {
  @Test("lists every member once under its own name, with a valid default")
  func table() throws {
    let members = Mirror(reflecting: Limits()).children.compactMap(\.label)
    #expect(members.count == Limit.all.count)
    #expect(Set(Limit.all.map(\.name)).count == Limit.all.count)
    var limits = Limits()
    for (member, limit) in zip(members, Limit.all) {
      let words = member.flatMap { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }
      #expect(limit.name == String(words))
      #expect((1...limit.largest).contains(limit.defaultValue), "\(limit.name)")
      let before = limits
      limits[keyPath: limit.member] += 1
      #expect(limits != before, "\(limit.name)")
    }
    #expect(limits.changes.count == Limit.all.count)
  }

  @Test(
    "reads whole numbers, and byte sizes with a unit",
    arguments: [
      ("file-size", "512MB", 512 << 20), ("file-size", "2kb", 2048), ("file-size", "7B", 7),
      ("file-size", "900", 900), ("mask-depth", "40", 40), ("mask-depth", "64", 64),
    ])
  func values(name: String, text: String, value: Int) throws {
    let limit = try #require(Limit.named(name))
    #expect(limit.value(text) == value)
  }

  @Test(
    "rejects invalid values",
    arguments: [
      ("file-size", ""), ("file-size", "MB"), ("file-size", "0"), ("file-size", "-1"),
      ("file-size", "1.5MB"), ("file-size", "99999999999GB"), ("file-size", "4GB"),
      ("mask-depth", "65"), ("mask-depth", "4KB"), ("mask-depth", "٣"),
    ])
  func refused(name: String, text: String) throws {
    let limit = try #require(Limit.named(name))
    #expect(limit.value(text) == nil)
    var limits = Limits()
    let isSet = limits.set(name, to: text)
    #expect(!isSet && limits == Limits())
  }

  @Test("changes read back unchanged")
  func changes() {
    var limits = Limits()
    #expect(limits.changes.isEmpty)
    let isSet = [
      limits.set("file-size", to: "1MB"), limits.set("effects", to: "7"),
      limits.set("nonsense", to: "7"),
    ]
    #expect(isSet == [true, true, false])
    #expect(limits.changes == ["file-size=1048576", "effects=7"])
  }

  @Test(
    "formats byte counts for people",
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (1023, "1023 bytes"), (1024, "1 KB"), (1536, "1.5 KB"),
      (256 << 20, "256 MB"), ((256 << 20) + 1, "256 MB"), (5 << 29, "2.5 GB"),
    ])
  func bytes(count: Int, text: String) {
    #expect(ByteCount.text(count) == text)
  }

  @Test("findings name the limit")
  func findings() {
    #expect(Limits().text(\.fileSize) == "256 MB (limit file-size)")
    #expect(Limits().text(\.paintedVertices) == "5,000,000 vertices (limit painted-vertices)")
    #expect(WholeNumber.text(-1234) == "-1,234" && WholeNumber.text(999) == "999")
  }

  @Test("truncates strings between characters")
  func cut() {
    #expect("abc".cut(to: 3) == "abc")
    #expect("abc".cut(to: 2) == "ab")
    #expect("aé".cut(to: 2) == "a")
    #expect("👍👍".cut(to: 7) == "👍")
    #expect("a".cut(to: 0).isEmpty)
  }
}
