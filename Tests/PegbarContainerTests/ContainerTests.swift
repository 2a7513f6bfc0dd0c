import PegbarBase
import PegbarContainer
import PegbarDiagnostics
import PegbarTestSupport
import Testing

@Suite struct ContainerTests {
  private static let ball = (name: "animations/ball.json", text: #"{"w":1}"#)
  private static let cube = (name: "a/cube.json", text: #"{"w":2}"#)
  private static let manifest = (name: "manifest.json", text: "ball cube")

  /// Opens a container whose manifest is a list of words.
  private func open(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(ContainerError) -> UnpackedAnimation {
    try Container(bytes, limits: limits).animation { manifest in
      String(decoding: manifest, as: UTF8.self).split(separator: " ").map(String.init)
    }
  }

  /// Returns limits with the same size for a file and its unpacked content.
  private static func limits(_ bytes: Int, entries: Int = 10_000) -> Limits {
    var limits = Limits()
    limits.fileSize = bytes
    limits.unpackedSize = bytes
    limits.archiveEntries = entries
    return limits
  }

  private func text(_ bytes: [UInt8]) throws -> String {
    String(decoding: try open(bytes).bytes, as: UTF8.self)
  }

  private func error(_ bytes: [UInt8], limits: Limits = Limits())
    -> ContainerError?
  {
    do throws(ContainerError) {
      _ = try open(bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test("passes text through unchanged", arguments: ["", "{}", "no JSON"])
  func plain(content: String) throws {
    #expect(try text(Array(content.utf8)) == content)
  }

  @Test("decompresses streams, including every member of a gzip file")
  func streams() throws {
    #expect(try text(Archives.gzip("{}")) == "{}")
    #expect(try text(Archives.gzip("{\"w\"") + Archives.gzip(":1}") + [0, 0]) == #"{"w":1}"#)
    #expect(try text(Archives.zlibStream) == #"{"w":7}"#)
    #expect(try open(Archives.gzipOfSpaces).bytes.count == 20_000)
  }

  @Test("ignores and reports bytes after a stream")
  func trailingBytes() throws {
    let animation = try open(Archives.gzip("{}") + [1, 2])
    #expect(animation.bytes == Array("{}".utf8))
    #expect(animation.findings.map(\.severity) == [.warning])
  }

  @Test("rejects a stream that is truncated or damaged at any position")
  func damagedStreams() {
    let bytes = Archives.gzip(#"{"w":1}"#)
    for count in 2..<bytes.count {
      #expect(error(Array(bytes.prefix(count)))?.kind == .damagedArchive, "\(count)")
    }
    // Starts at the stored block, because the header has bytes that nothing reads.
    for index in 10..<bytes.count {
      var damaged = bytes
      damaged[index] ^= 0x55
      #expect(error(damaged)?.kind == .damagedArchive, "\(index)")
    }
  }

  @Test("rejects content above the limit, compressed or decompressed")
  func limits() {
    #expect(error([0x5B, 0x5D], limits: Self.limits(1))?.kind == .inputTooLarge)
    let bomb = Archives.gzipOfSpaces
    #expect(error(bomb, limits: Self.limits(19_999))?.kind == .inputTooLarge)
    #expect(error(bomb, limits: Self.limits(20_000)) == nil)
    let archive = Archives.zip([Self.ball, Self.cube])
    #expect(
      error(archive, limits: Self.limits(1 << 20, entries: 1))?.kind == .inputTooLarge)
  }

  @Test("rejects content that is not text")
  func unsupported() {
    #expect(error([0x89, 0x50, 0x4E, 0x47])?.kind == .unsupportedContainer)
    #expect(error(Archives.gzip("PK\u{3}\u{4}"))?.kind == .unsupportedContainer)
    let encrypted = Archives.zip([("a/b.json", String(repeating: " ", count: 20))], flags: 1)
    #expect(error(encrypted)?.kind == .unsupportedContainer)
  }

  @Test("reads the first animation that the manifest of an archive names")
  func manifestOrder() throws {
    let animation = try open(Archives.zip([Self.cube, Self.ball, Self.manifest]))
    #expect(animation.bytes == Array(Self.ball.text.utf8))
    #expect((animation.animation, animation.animations) == ("ball", ["cube", "ball"]))
    #expect(animation.findings.map(\.kind) == [.otherAnimations])
  }

  @Test("reads the first animation of an archive without a manifest, with a finding")
  func noManifest() throws {
    let animation = try open(Archives.zip([Self.cube]))
    #expect(animation.animation == "cube")
    #expect(animation.findings.map(\.kind) == [.missingManifest])
  }

  @Test("ignores folders and macOS metadata")
  func junk() throws {
    let junk = ["__MACOSX/animations/._ball.json", "a/", "a/.DS_Store", "a/._cube.json"]
    let archive = Archives.zip(junk.map { ($0, "") } + [Self.ball, Self.manifest])
    let animation = try open(archive)
    #expect(animation.animations == ["ball"])
    #expect(animation.findings.isEmpty)
  }

  @Test("accepts as many entries as the limit allows")
  func entryCount() throws {
    let files = [Self.cube, ("i/a.png", "x"), ("manifest.json", "cube")]
    let archive = Archives.zip(files)
    let animation = try open(archive, limits: Self.limits(1 << 20, entries: 3))
    #expect(animation.bytes == Array(Self.cube.text.utf8))
    let refusal = error(archive, limits: Self.limits(1 << 20, entries: 2))
    #expect(refusal?.finding.kind == .inputTooLarge && refusal?.finding.limit == "archive-entries")
  }

  @Test("keeps all entries of the archive directory, including metadata and folders")
  func contents() throws {
    let others = ["a/", "__MACOSX/a/._cube.json", #"i\sun.png"#, "../up.png"]
    let archive = Archives.zip([Self.cube] + others.map { ($0, "") } + [Self.manifest])
    let contents = try #require(try open(archive).contents)
    #expect(contents.entries.map(\.name) == ["a/cube.json"] + others + ["manifest.json"])
    #expect(contents.entries.map(\.isJunk) == [false, true, true, false, false, false])
    #expect(contents.manifest == Array(Self.manifest.text.utf8))
    let cube = try #require(contents.entries.first)
    #expect((cube.size, cube.packedSize, cube.method) == (7, 7, 0))
    #expect(!cube.isEncrypted && !cube.isLink)
    #expect(try open(Archives.gzip("{}")).contents == nil)
  }

  @Test("the directory identifies links and encrypted entries")
  func links() throws {
    // Marked as created by Unix, with the mode of a link, only in the directory.
    var archive = Archives.zip([Self.cube, ("i/sun.png", "moon.png"), Self.manifest])
    let name = Array("i/sun.png".utf8)
    let place = try #require(archive.indices.last { archive[$0...].starts(with: name) }) - 46
    archive[place + 5] = 3
    archive[place + 40] = 0xFF
    archive[place + 41] = 0xA1
    #expect(try open(archive).contents?.entries.map(\.isLink) == [false, true, false])
  }

  @Test("rejects an archive without animations")
  func noAnimation() {
    #expect(error(Archives.zip([("i/a.png", "x")]))?.kind == .noAnimation)
    #expect(error(Archives.zip([]))?.kind == .noAnimation)
  }

  @Test("rejects a truncated archive")
  func cutArchives() {
    let bytes = Archives.zip([Self.ball, Self.manifest])
    for count in 4..<bytes.count {
      #expect(error(Array(bytes.prefix(count)))?.kind == .damagedArchive, "\(count)")
    }
  }

  @Test("rejects an entry that does not match its checksum")
  func checksum() throws {
    var bytes = Archives.zip([Self.ball, Self.manifest])
    let content = try #require(bytes.firstIndex(of: 0x7B))
    bytes[content] ^= 1
    #expect(error(bytes)?.kind == .damagedArchive)
    #expect(error(bytes)?.message.contains("ball.json") == true)
  }

  @Test("a change to any byte of an archive causes no crash")
  func anyByte() {
    let bytes = Archives.zip([Self.ball, Self.manifest])
    for index in bytes.indices {
      for change: UInt8 in [0x01, 0x55, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= change
        _ = error(damaged)
      }
    }
  }

  @Test("reads entries of an archive by name, and damage affects only the damaged entry")
  func entries() throws {
    var archive = Archives.zip([Self.ball, ("i/a.png", "picture"), ("i/b.png", "another")])
    let picture = Array("picture".utf8)
    var found = try Container(archive).entries(["i/a.png", "i/b.png", "i/c.png"])
    #expect(found.keys.sorted() == ["i/a.png", "i/b.png"])
    #expect(try found["i/a.png"]?.get() == picture)
    #expect(try Container(Array("{}".utf8)).entries(["i/a.png"]).isEmpty)
    archive[try #require(archive.firstRange(of: picture)).lowerBound] ^= 1
    found = try Container(archive).entries(["i/a.png", "i/b.png"])
    #expect(throws: ContainerError.self) { try found["i/a.png"]?.get() }
    #expect(try found["i/b.png"]?.get() == Array("another".utf8))
  }

  @Test("all requested entries share one limit")
  func entryLimit() throws {
    let archive = Archives.zip([("a", "123456"), ("b", "123456"), ("c", "12")])
    let found = try Container(archive).entries(["a", "b", "c"], limit: 8)
    #expect(found.filter { (try? $0.value.get()) != nil }.keys.sorted() == ["a", "c"])
  }

  @Test("all entries of an archive together share the limit on unpacked bytes, read or not")
  func totalSize() throws {
    let archive = Archives.zip([Self.cube, ("i/a.png", String(repeating: "a", count: 600))])
    var limits = Limits()
    limits.unpackedSize = 607
    // The archive is larger than its contents.
    #expect(error(archive, limits: limits)?.limit == "unpacked-size")
    limits.unpackedSize = archive.count
    #expect(error(archive, limits: limits) == nil)
    // The directory states the size 24 bytes after its signature.
    var bomb = archive
    let name = try #require(bomb.indices.last { bomb[$0...].starts(with: "i/a.png".utf8) })
    bomb[name - 46 + 26] = 1
    #expect(error(bomb, limits: limits)?.limit == "unpacked-size")
  }

  @Test("rejects an archive whose entries cannot all have bytes of their own")
  func overlap() throws {
    var archive = Archives.zip([Self.cube, ("i/a.png", String(repeating: "a", count: 600))])
    let name = try #require(
      archive.indices.last { archive[$0...].starts(with: "a/cube.json".utf8) })
    // The directory states the packed size 20 bytes after its signature.
    archive[name - 46 + 21] = 1
    let refusal = error(archive)
    #expect(refusal?.kind == .damagedArchive)
    #expect(refusal?.message == "the entries of the archive overlap")
  }

  @Test("opens an archive once for all of its animations")
  func openedOnce() throws {
    let container = Container(Archives.zip([Self.ball, Self.cube, Self.manifest]))
    #expect(try container.animations { _ in ["cube"] } == ["cube", "ball"])
    for (id, text) in [("cube", Self.cube.text), ("ball", Self.ball.text)] {
      #expect(try container.animation(choosing: id) { _ in [] }.bytes == Array(text.utf8))
    }
  }

  @Test("selects an animation by ID in either folder")
  func choice() throws {
    let archive = Archives.zip([Self.ball, Self.cube, Self.manifest])
    for (id, text) in [("ball", Self.ball.text), ("cube", Self.cube.text)] {
      let animation = try Container(archive).animation(choosing: id) { _ in [] }
      #expect(animation.bytes == Array(text.utf8))
      #expect(animation.findings.isEmpty)
    }
  }

  @Test("rejects an unknown ID and lists the available ones")
  func unknownChoice() throws {
    let archive = Archives.zip([Self.ball, Self.cube, Self.manifest])
    let error = #expect(throws: ContainerError.self) {
      try Container(archive).animation(choosing: "cubes") { _ in [] }
    }
    #expect(error?.kind == .unknownAnimation)
    #expect(error?.message.hasSuffix("only “ball”, “cube”; did you mean “cube”?") == true)
    let other = #expect(throws: ContainerError.self) {
      try Container(archive).animation(choosing: "pyramid") { _ in [] }
    }
    #expect(other?.message.hasSuffix("only “ball”, “cube”") == true)
    let many = (1...40).map { (name: "a/ball\($0).json", text: "{}") }
    let cut = #expect(throws: ContainerError.self) {
      try Container(Archives.zip(many)).animation(choosing: "ball40x") { _ in [] }
    }
    #expect(cut?.message.hasSuffix("“ball12” and 28 more; did you mean “ball40”?") == true)
    let plain = #expect(throws: ContainerError.self) {
      try Container(Array("{}".utf8)).animation(choosing: "ball") { _ in [] }
    }
    #expect(plain?.kind == .unknownAnimation)
  }
}
