/// Puts animations into archives with incorrect metadata.
struct ArchiveMutation {
  private static let names = [
    "../../../tmp/x.json", "/etc/passwd", "a/../../b.json", "animations/", "", "animations\\x.json",
    "__MACOSX/._x", "manifest.json", "a//b", "animations/\u{0}.json", "é\u{301}.json",
    "i/img_0.png",
    "a/animation.json", "animations/comp.json",
  ]

  var random: Random

  init(random: Random) {
    self.random = random
  }

  /// Returns an archive that contains an animation.
  mutating func archive(of animation: [UInt8]) -> [UInt8] {
    switch random.below(5) {
    case 0, 1: gzip(animation)
    case _: zip(animation)
    }
  }

  // MARK: gzip

  private mutating func gzip(_ animation: [UInt8]) -> [UInt8] {
    var crc = Packing.crc(animation)
    var size = UInt32(animation.count)
    if random.once(in: 4) { crc ^= 1 << UInt32(random.below(32)) }
    if random.once(in: 4) { size = number() }
    var stream = Packing.deflated(animation)
    switch random.below(6) {
    case 0:
      // A block that expands to many times its size.
      let matches = random.upTo(2_000_000)
      stream = Packing.repeated(UInt8(random.below(256)), matches: matches)
    case 1: stream = damaged(stream)
    case _: break
    }
    let flags = random.once(in: 5) ? UInt8(random.below(256)) : 0
    var file = Packing.gzip(stream, crc: crc, size: size, flags: flags)
    switch random.below(8) {
    case 0: file = Array(file.prefix(random.below(file.count)))
    case 1:
      let part = Array(animation.prefix(random.below(animation.count)))
      let rest = Array(animation.dropFirst(part.count))
      file = [part, rest].flatMap { part in
        Packing.gzip(
          Packing.deflated(part), crc: Packing.crc(part), size: UInt32(part.count))
      }
    case 2: file += Array(repeating: 0, count: random.upTo(10_000))
    case 3:
      let empty = Packing.gzip(Packing.deflated([]), crc: 0, size: 0)
      file = Array(repeatElement(empty, count: random.upTo(5_000)).joined()) + file
    case 4: file = Packing.gzip(Packing.deflated(file), crc: Packing.crc(file), size: size)
    case _: break
    }
    return file
  }

  // MARK: zip

  private mutating func zip(_ animation: [UInt8]) -> [UInt8] {
    let name = random.element(of: ["animations/a.json", "a/a.json", "a.json"]) ?? "a.json"
    var entries = [
      Packing.Entry(name: name, content: animation, deflated: random.once(in: 2))
    ]
    if !random.once(in: 4) { entries.insert(manifest(), at: random.below(2)) }
    addOthers(to: &entries)
    for index in entries.indices where random.once(in: 2 * entries.count) {
      damage(&entries[index])
    }
    var random = random
    var archive = Packing.zip(entries) { numbers in
      guard random.once(in: 5) else { return }
      numbers[random.below(numbers.count)] = UInt32(truncatingIfNeeded: random.next() >> 34)
    }
    if random.once(in: 8) { archive = damaged(archive) }
    if random.once(in: 12) { archive = Array(archive.prefix(random.below(archive.count))) }
    return archive
  }

  private mutating func manifest() -> Packing.Entry {
    var text: JSONTree = .object([
      .init(key: "version", value: .string(random.once(in: 2) ? "2" : "1.0")),
      .init(
        key: "animations",
        value: .array([.object([.init(key: "id", value: .string("a"))])])),
    ])
    if random.once(in: 3) {
      text[random.once(in: 2) ? "animations" : "version"] = Oddities.value(&random)
    }
    if random.once(in: 8) {
      let animation: JSONTree = .object([.init(key: "id", value: Oddities.string(&random))])
      // Limits the copies of long IDs because archives of a gigabyte reveal no problems.
      let most = max(1, 8_000_000 / animation.text.count)
      text["animations"] = .array(
        Array(repeating: animation, count: min(random.upTo(20_000), most)))
    }
    return Packing.Entry(name: "manifest.json", content: text.text, deflated: random.once(in: 2))
  }

  private mutating func addOthers(to entries: inout [Packing.Entry]) {
    guard random.once(in: 3) else { return }
    let count = random.upTo(random.once(in: 8) ? 30_000 : 8)
    for index in 0..<count {
      let name = count > 40 ? "i/\(index).png" : random.element(of: Self.names) ?? ""
      let content =
        count > 40 ? [] : Array(repeating: UInt8(random.below(256)), count: random.upTo(500))
      entries.append(Packing.Entry(name: name, content: content, deflated: random.once(in: 2)))
    }
  }

  private mutating func damage(_ entry: inout Packing.Entry) {
    switch random.below(8) {
    case 0: entry.size = number()
    case 1: entry.crc ^= 1 << UInt32(random.below(32))
    case 2: entry.method = random.element(of: [1, 6, 8, 9, 12, 14, 93, 95, 98, 99]) ?? 0
    case 3: entry.flags = UInt16(truncatingIfNeeded: random.next())
    case 4: entry.stored = damaged(entry.stored)
    case 5: entry.name = random.element(of: Self.names) ?? ""
    case 6: entry.name = String(repeating: "a/", count: random.upTo(30_000)) + "x.json"
    case _:
      let matches = random.upTo(2_000_000)
      entry.stored = Packing.repeated(UInt8(ascii: " "), matches: matches)
      entry.method = 8
      entry.size = random.once(in: 2) ? UInt32(matches * 258 + 1) : number()
    }
  }

  private mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    ByteMutation(random: random).applied(to: bytes)
  }

  private mutating func number() -> UInt32 {
    UInt32(truncatingIfNeeded: random.next() >> UInt64(random.within(32...63)))
  }
}
