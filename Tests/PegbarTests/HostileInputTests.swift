import Foundation
import Pegbar
import PegbarDiagnostics
import PegbarTestSupport
import Testing

/// Input that no tool writes must not crash, hang or exhaust the memory.
@Suite struct HostileInputTests {
  private static let samples = Tier.some(Repository.samples, every: 10)

  @Test("converts, draws and checks samples with invalid, missing and duplicate members", .slow)
  func mutations() throws {
    var random = SeededRandom(state: 0x5EED)
    var converted = 0
    for path in Self.samples {
      let bytes = try Repository.bytes(path)
      let tree = try JSONSerialization.jsonObject(with: Data(bytes))
      for _ in 0..<6 {
        var mutant = tree
        for _ in 0..<random.below(6) + 1 { mutant = Mutation.applied(to: mutant, &random) }
        guard JSONSerialization.isValidJSONObject(mutant) else { continue }
        let data = try JSONSerialization.data(withJSONObject: mutant, options: .sortedKeys)
        converted += survives(Array(data)) ? 1 : 0
      }
    }
    // Most are still animations. Otherwise only the reader would be tested.
    #expect(converted > Self.samples.count * 3)
  }

  @Test("converts or rejects truncated and corrupted files")
  func corruption() throws {
    var random = SeededRandom(state: 0xB17E)
    for path in Self.samples {
      var bytes = try Repository.bytes(path)
      survives(Array(bytes.prefix(random.below(bytes.count))))
      for _ in 0..<4 where !bytes.isEmpty {
        bytes[random.below(bytes.count)] = UInt8(random.below(256))
      }
      survives(bytes)
    }
  }

  @Test("time remaps that multiply with nested compositions reach a reported limit", .slow)
  func remapFan() throws {
    let findings = try Pegbar.convert(Hostile.remapFan(levels: 20)).findings
    #expect(findings.contains { $0.kind.id == "normalize/definition-budget" })
  }

  @Test("xor masks are siblings up to a reported limit", .slow)
  func differenceMasks() throws {
    for (count, isTooMany) in [(40, false), (3000, true)] {
      let findings = try Pegbar.convert(Hostile.masks(count, mode: "f")).findings
      #expect(findings.contains { $0.kind.id == "normalize/mask-limit" } == isTooMany)
    }
  }

  @Test("masks that nest with every mask reach a reported limit")
  func subtractMasks() throws {
    let findings = try Pegbar.convert(Hostile.masks(3000, mode: "s")).findings
    #expect(findings.contains { $0.kind.id == "normalize/mask-limit" })
    let few = try Pegbar.convert(Hostile.masks(8, mode: "s")).findings
    #expect(!few.contains { $0.kind.id == "normalize/mask-limit" })
  }

  @Test(
    "a duration of millions of years has no more keyframes than the sampling limit",
    .slow)
  func endlessTime() throws {
    let radius = #"{"a":1,"k":[{"t":0,"s":[0]},{"t":1e15,"s":[9000]}]}"#
    let size = #"{"a":1,"k":[{"t":0,"s":[9,9]},{"t":1e14,"s":[9000,20]},{"t":1e15,"s":[9,90]}]}"#
    let trim = #"{"a":1,"k":[{"t":0,"s":[0]},{"t":1e15,"s":[360000000]}]}"#
    let layer = """
      {"ty":4,"ip":0,"op":1e15,"ks":{},"shapes":[{"ty":"rc","s":\(size),"r":\(radius)},
      {"ty":"fl","c":{"a":0,"k":[1,0,0]}},{"ty":"tm","s":{"a":0,"k":0},"e":{"a":0,"k":50},
      "o":\(trim)}]}
      """
    let bytes = Array(#"{"fr":30,"ip":0,"op":1e15,"w":9,"h":9,"layers":[\#(layer)]}"#.utf8)
    #expect(try Pegbar.convert(bytes).statistics.keyframes < 300_000)
  }

  @Test(
    "draws easing with extreme progress",
    .slow)
  func endlessProgress() throws {
    let offset = """
      {"a":1,"k":[{"t":0,"s":[0],"o":{"x":[0.3],"y":[1e308]},"i":{"x":[0.6],"y":[-1e308]}},
      {"t":60,"s":[1]}]}
      """
    let layer = """
      {"ty":4,"ip":0,"op":60,"ks":{},"shapes":[{"ty":"rc","s":{"k":[9,9]},"p":{"k":[5,5]}},
      {"ty":"fl","c":{"k":[1,0,0]}},
      {"ty":"rp","c":{"k":3},"o":\(offset),"tr":{"s":{"k":[90,90]},"p":{"k":[5,0]}}}]}
      """
    survives(Hostile.animation(layer))
  }

  @Test(
    "writes copies with an endlessly oscillating count quickly",
    .slow)
  func swingingCopies() throws {
    let copies = """
      {"a":1,"k":[{"t":20,"s":[0.1],"o":{"x":[0.6],"y":[256]},"i":{"x":[0.4],"y":[-200]}},
      {"t":379,"s":[900]}]}
      """
    let layer = """
      {"ty":4,"ip":0,"op":60,"ks":{},"shapes":[{"ty":"rc","s":{"k":[9,9]},"p":{"k":[5,5]}},
      {"ty":"fl","c":{"k":[1,0,0]}},
      {"ty":"rp","c":\(copies),"tr":{"so":{"k":100},"eo":{"k":20}}}]}
      """
    let conversion = try Pegbar.convert(Hostile.animation(layer))
    #expect(conversion.statistics.keyframes < 300_000)
  }

  @Test("reports an expression that changes its number of components")
  func changingParts() throws {
    let layer = """
      {"ty":1,"sw":9,"sh":9,"sc":"#f00","ip":0,"op":60,"ks":{"p":{"k":[0,0],
      "x":"$bm_rt = time < 1 ? [50, 50, 0] : [60, 60]"}}}
      """
    let findings = try Pegbar.convert(Hostile.animation(layer)).findings
    #expect(findings.contains { $0.kind.id == "property/expression" })
  }

  @Test("does not sample frames that cannot be counted individually")
  func farFrames() throws {
    let inner = """
      {"ty":1,"sw":9,"sh":9,"sc":"#f00","ip":1e17,"op":1.00000000000001e17,
      "ks":{"r":{"k":0,"x":"time"}}}
      """
    let outer = #"{"ty":0,"refId":"c","w":9,"h":9,"ip":0,"op":60,"st":-1e17,"ks":{}}"#
    let asset = #"{"id":"c","layers":[\#(inner)]}"#
    survives(Hostile.animation(outer, assets: asset))
  }

  @Test("evaluates merges before many styles once", .slow)
  func manyMerges() throws {
    let box = #"{"ty":"rc","s":{"k":[9,9]},"p":{"k":[5,5]}}"#
    let merges = Array(repeating: #"{"ty":"mm","mm":4}"#, count: 90)
    let fills = Array(repeating: #"{"ty":"fl","c":{"k":[1,0,0]}}"#, count: 4000)
    let shapes = ([box, box] + merges + fills).joined(separator: ",")
    let bytes = Hostile.animation(#"{"ty":4,"ip":0,"op":60,"ks":{},"shapes":[\#(shapes)]}"#)
    #expect(throws: Never.self) { try Pegbar.convert(bytes) }
  }

  @Test("finds repeater copies that change late")
  func lateCopies() throws {
    let copies = #"{"a":1,"k":[{"t":0,"s":[1]},{"t":9e8,"s":[7]}]}"#
    let layer = """
      {"ty":4,"ip":0,"op":9e8,"ks":{},"shapes":[{"ty":"rc","s":{"k":[9,9]},"p":{"k":[5,5]}},
      {"ty":"fl","c":{"k":[1,0,0]}},{"ty":"rp","c":\(copies),"tr":{"p":{"k":[5,0]}}}]}
      """
    survives(Hostile.animation(layer))
  }

  @Test("mattes of mattes, two per layer, reach a reported limit", .slow)
  func doubledMattes() throws {
    let layers = (1...40).map { index in
      """
      {"ty":1,"ind":\(index),"nm":"L\(index)","sw":9,"sh":9,"sc":"#f00","ip":0,"op":60,"ks":{},
      "tt":1,"tp":\(index + 1),"ef":[{"ty":28,"nm":"M","mn":"ADBE Set Matte3","ef":[
      {"ty":10,"v":{"k":\(index + 2)}},{"ty":7,"v":{"k":4}}]}]}
      """
    }
    let bytes = Hostile.animation(layers.joined(separator: ","))
    let conversion = try Pegbar.convert(bytes)
    #expect(conversion.findings.contains { $0.kind.id == "normalize/matte-depth" })
    #expect(conversion.statistics.layersAfter < 20_000)
    survives(bytes)
  }

  /// Returns `true` if bytes are an animation, and must return for any input.
  @discardableResult private func survives(_ bytes: [UInt8]) -> Bool {
    _ = Pegbar.lint(bytes)
    guard let conversion = try? Pegbar.convert(bytes) else { return false }
    #expect(!conversion.swiftCode.isEmpty)
    // The output can be read again.
    #expect(throws: Never.self) { try Pegbar.scene(from: conversion.sceneJSON) }
    let pictures = [FrameRenderer(conversion.scene), FrameRenderer(conversion.normalized)]
    for picture in pictures {
      let text = picture.picture(frame: 10).svg
      #expect(!text.contains("=\"nan") && !text.contains("=\"inf"))
    }
    return true
  }
}

/// Animations that attempt to exhaust resources.
private enum Hostile {
  /// Returns an animation of two seconds with a layer.
  static func animation(_ layer: String, assets: String = "") -> [UInt8] {
    Array(
      #"{"v":"5.7.0","fr":30,"ip":0,"op":60,"w":99,"h":99,"layers":[\#(layer)],"assets":[\#(assets)]}"#
        .utf8)
  }

  /// Returns compositions that each contain two differently remapped instances of the next one.
  static func remapFan(levels: Int) -> [UInt8] {
    func layers(_ level: Int) -> String {
      [30, 45].map { time in
        """
        {"ty":0,"refId":"\(level)","w":9,"h":9,"ip":0,"op":60,"ks":{},"tm":{"a":1,"k":[
        {"t":0,"s":[0]},{"t":\(time),"s":[1.5]},{"t":60,"s":[0]}]}}
        """
      }.joined(separator: ",")
    }
    let assets = (0..<levels).map { level in
      let content = level + 1 < levels ? layers(level + 1) : moving
      return #"{"id":"\#(level)","layers":[\#(content)]}"#
    }
    return Array(
      """
      {"fr":30,"ip":0,"op":60,"w":9,"h":9,"layers":[\(layers(0))],
      "assets":[\(assets.joined(separator: ","))]}
      """.utf8)
  }

  /// Returns a layer with a number of masks.
  static func masks(_ count: Int, mode: String) -> [UInt8] {
    let path =
      #"{"a":0,"k":{"c":true,"v":[[0,0],[9,0],[9,9]],"i":[[0,0],[0,0],[0,0]],"#
      + #""o":[[0,0],[0,0],[0,0]]}}"#
    let mask = #"{"mode":"\#(mode)","pt":\#(path),"o":{"a":0,"k":100}}"#
    let masks = Array(repeating: mask, count: count).joined(separator: ",")
    return Lottie.animation(
      layers: """
        {"ty":1,"sw":9,"sh":9,"sc":"#ff0000","ip":0,"op":60,"ks":{},"hasMask":true,
        "masksProperties":[\(masks)]}
        """)
  }

  private static let moving = """
    {"ty":1,"sw":9,"sh":9,"sc":"#ff0000","ip":0,"op":60,
    "ks":{"r":{"a":1,"k":[{"t":0,"s":[0]},{"t":60,"s":[90]}]}}}
    """
}

/// A random number generator with the same numbers in every run.
private struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(bound, 1), using: &self) }
}

/// A change of one random value in a JSON tree.
private enum Mutation {
  private static let values = #"""
    [null, true, -1, 0, 1, 0.5, 1e9, -1e9, 1e308, -1e308, 1e-300, 9007199254740992, "", "x",
    "`*/ \"\"\" \\(x)\n\u2028\u202e", [], {}, [[]], [0], [1, 2, 3], [1e308, -1e308],
    {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": -5, "s": [1e9]}, {"t": 0, "s": [100]}]}]
    """#

  private static var oddities: [Any] {
    (try? JSONSerialization.jsonObject(with: Data(values.utf8)) as? [Any]) ?? []
  }

  static func applied(to value: Any, _ random: inout SeededRandom) -> Any {
    if var object = value as? [String: Any], !object.isEmpty, random.below(8) > 0 {
      let keys = object.keys.sorted()
      let key = keys[random.below(keys.count)]
      switch random.below(16) {
      case 0: object[key] = nil
      case 1: object[keys[random.below(keys.count)]] = object[key]
      case 2, 3: object[key] = oddity(&random)
      default: object[key] = object[key].map { applied(to: $0, &random) }
      }
      return object
    }
    if var array = value as? [Any], !array.isEmpty, random.below(8) > 0 {
      let index = random.below(array.count)
      switch random.below(16) {
      case 0: array.remove(at: index)
      case 1: array.insert(array[index], at: random.below(array.count + 1))
      case 2: array.reverse()
      default: array[index] = applied(to: array[index], &random)
      }
      return array
    }
    // The root must remain an object. Otherwise only the first check would be tested.
    if let object = value as? [String: Any], object["layers"] != nil { return object }
    return oddity(&random)
  }

  private static func oddity(_ random: inout SeededRandom) -> Any {
    let oddities = Self.oddities
    return oddities.isEmpty ? 0 : oddities[random.below(oddities.count)]
  }
}
