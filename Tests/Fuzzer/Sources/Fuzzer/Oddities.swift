/// Values that readers do not expect.
enum Oddities {
  private static let numbers = [
    "0", "-0", "1", "-1", "0.5", "2", "3", "7", "13", "60", "100", "255", "256", "360", "1e3",
    "65536",
    "1e6", "2147483647", "2147483648", "-2147483649", "4294967296", "1e9", "-1e9", "1e12",
    "9007199254740993", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "18446744073709551616", "1e15", "1e17", "1e30", "1e40", "1e77", "1e100", "1e154", "1e155",
    "1e200", "1e300", "1e308", "1.7976931348623157e308", "-1.7976931348623157e308", "1e-3", "1e-7",
    "1e-9", "1e-16", "1e-30", "1e-200", "1e-308", "5e-324", "-5e-324", "1e-400", "0.1",
    "0.30000000000000004", "0.9999999999999999", "1.0000000000000002", "99.99999999999999",
  ]
  /// Tokens that not all readers accept as numbers.
  private static let unreadable = [
    "1e309", "-1e999", "NaN", "Infinity", "-Infinity", "1e", "00", "+1",
  ]
  private static let strings = [
    "", " ", "x", "comp_0", "#fff", "#12345678", "#gggggg", #"`*/ \"\"\" \\(x)\n\u2028\u202e"#,
    #"\u0000"#, #"\ud83d\ude00"#, #"\ud800"#, "e\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦", "\u{FEFF}",
    "\u{202E}abc", "١٢٣",
    "data:image/png;base64,", "data:image/png;base64,AAAA", "../../etc/passwd", "%00", "self",
    "init",
    "var $bm_rt; $bm_rt = value;", "var $bm_rt; $bm_rt = loopOut('cycle', 0);",
    "var $bm_rt; $bm_rt = wiggle(1e9, 1e9);", "var $bm_rt; $bm_rt = time * 1e300;",
    "var $bm_rt; $bm_rt = thisComp.layer('x').transform.position;",
    "var $bm_rt; while(true){}", "var $bm_rt; $bm_rt = ((((((((1))))))));",
  ]

  /// Returns a random number, as text.
  static func number(_ random: inout Random) -> JSONTree {
    if random.once(in: 60) { return .raw(random.element(of: unreadable) ?? "0") }
    return .number(random.element(of: numbers) ?? "0")
  }

  /// Returns a random string.
  static func string(_ random: inout Random) -> JSONTree {
    guard random.once(in: 12) else { return .string(random.element(of: strings) ?? "") }
    let piece =
      random.element(of: ["a", "é", "👩‍👩‍👧‍👦", #"\n"#, " ", "A1_", #"\u0301"#, "(", "ab "]) ?? "a"
    return .string(String(repeating: piece, count: random.upTo(50_000)))
  }

  /// Returns a random value of any type.
  static func value(_ random: inout Random) -> JSONTree {
    switch random.below(10) {
    case 0: .null
    case 1: .bool(random.once(in: 2))
    case 2...4: number(&random)
    case 5: string(&random)
    case 6: .array(numbers(random.below(7), &random))
    case 7: .object([])
    case 8: .array([])
    case _: animated(parts: random.below(4), &random)
    }
  }

  /// Returns random numbers.
  static func numbers(_ count: Int, _ random: inout Random) -> [JSONTree] {
    (0..<count).map { _ in number(&random) }
  }

  /// Returns a random time in frames, usually within a typical duration.
  private static func time(_ random: inout Random) -> JSONTree {
    random.once(in: 8)
      ? number(&random)
      : .number("\(Double(random.within(-20...400)) / (random.once(in: 4) ? 7 : 1))")
  }

  /// Returns a property with random keyframes.
  static func animated(parts: Int, _ random: inout Random) -> JSONTree {
    var keys: [JSONTree] = []
    for _ in 0...random.upTo(6) {
      var key: [JSONTree.Member] = [.init(key: "t", value: time(&random))]
      key.append(.init(key: "s", value: .array(values(max(parts, 1), &random))))
      for handle in ["o", "i"] where !random.once(in: 3) {
        key.append(.init(key: handle, value: easing(&random)))
      }
      if random.once(in: 6) { key.append(.init(key: "h", value: .number("1"))) }
      if random.once(in: 6) {
        key.append(.init(key: "to", value: .array(values(3, &random))))
        key.append(.init(key: "ti", value: .array(values(3, &random))))
      }
      keys.append(.object(key))
    }
    return .object([
      .init(key: "a", value: .number("1")), .init(key: "k", value: .array(keys)),
    ])
  }

  /// Returns random numbers, most of them typical.
  private static func values(_ count: Int, _ random: inout Random) -> [JSONTree] {
    (0..<count).map { _ in
      random.once(in: 10) ? number(&random) : .number("\(random.within(-200...1000))")
    }
  }

  private static func easing(_ random: inout Random) -> JSONTree {
    func fraction() -> JSONTree {
      random.once(in: 10) ? number(&random) : .number("\(Double(random.within(-5...15)) / 10)")
    }
    let count = random.once(in: 4) ? random.within(0...4) : 1
    return .object([
      .init(key: "x", value: .array((0..<count).map { _ in fraction() })),
      .init(key: "y", value: .array((0..<count).map { _ in fraction() })),
    ])
  }
}
