/// The expected appearance of every layer of a scene, as written by `PegbarDevelopment layers`.
public struct Listing {
  /// A group of values of one layer, identified by its letter in the text.
  public enum Part: UInt8, CaseIterable, Sendable {
    case world = 0x6D  // m
    case bounds = 0x62  // b
    case opacity = 0x6F  // o
    case hidden = 0x68  // h
    case background = 0x61  // a
    case corners = 0x6B  // k
    case path = 0x70  // p
    case fill = 0x66  // f
    case stroke = 0x73  // s
    case width = 0x77  // w
    case range = 0x72  // r
    case dashes = 0x64  // d
    case ends = 0x65  // e
    case miter = 0x6A  // j
    case rule = 0x75  // u
    case colors = 0x63  // c
    case locations = 0x6C  // l
    case points = 0x67  // g
    case text = 0x74  // t
    case shadow = 0x78  // x
  }

  /// A layer and its location in the tree.
  public struct Layer: Sendable {
    /// The number of the containing layer, or −1.
    public var parent: Int
    /// A Boolean value that indicates whether the layer is the mask of its parent, or part of that
    /// mask.
    public var isMask: Bool
    /// The name of the layer.
    public var name: String
    /// The string of a text layer.
    public var string: String?
  }

  /// Values that apply from a moment on.
  public struct Change: Sendable {
    /// The number of the layer.
    public var layer: Int
    /// The part that changes.
    public var part: Part
    /// The new values.
    public var numbers: [Double]
  }

  /// A time at which the scene is compared.
  public struct Moment: Sendable {
    /// The time, in seconds.
    public var time: Double
    /// The changes since the previous moment.
    public var changes: [Change]
  }

  /// An error for text that is not a valid listing.
  public struct Malformed: Error {
    /// The line number, starting at 1.
    public var line: Int
  }

  /// The duration of the scene, in seconds.
  public private(set) var duration = 0.0
  /// The layers, by number.
  public private(set) var layers: [Layer] = []
  /// The moments, in order.
  public private(set) var moments: [Moment] = []
  /// The state after the end of the scene, as changes since the last moment.
  public private(set) var end: Moment?
  /// A Boolean value that indicates whether the scene has more layers than are listed.
  public private(set) var isCut = false

  /// Creates a listing from its text.
  public init(_ bytes: [UInt8]) throws(Malformed) {
    var number = 0
    for line in bytes.split(separator: 0x0A) {
      number += 1
      guard read(line) else { throw Malformed(line: number) }
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>) -> Bool {
    var words = Words(line)
    guard let first = words.next() else { return false }
    if let letter = first.first, letter >= 0x30, letter <= 0x39 {
      return change(first, &words)
    }
    switch String(decoding: first, as: UTF8.self) {
    case "duration":
      guard let value = words.number() else { return false }
      duration = value
    case "time":
      guard let value = words.number() else { return false }
      guard end == nil else { return false }
      moments.append(Moment(time: value, changes: []))
    case "end":
      guard end == nil else { return false }
      end = Moment(time: duration, changes: [])
    case "layer":
      guard let parent = words.number(), let kind = words.next() else { return false }
      layers.append(
        Layer(
          parent: Int(parent), isMask: String(decoding: kind, as: UTF8.self) == "mask",
          name: words.rest()))
    case "string":
      guard let layer = words.number().map({ Int($0) }), layers.indices.contains(layer) else {
        return false
      }
      layers[layer].string = words.rest()
    case "cut":
      isCut = true
    default:
      return false
    }
    return true
  }

  private mutating func change(_ first: ArraySlice<UInt8>, _ words: inout Words) -> Bool {
    guard let layer = Int(String(decoding: first, as: UTF8.self)),
      layers.indices.contains(layer), !moments.isEmpty,
      let letter = words.next()?.first, let part = Part(rawValue: letter)
    else { return false }
    var numbers: [Double] = []
    while !words.isAtEnd {
      guard let number = words.number() else { return false }
      numbers.append(number)
    }
    let change = Change(layer: layer, part: part, numbers: numbers)
    if end == nil {
      moments[moments.count - 1].changes.append(change)
    } else {
      end?.changes.append(change)
    }
    return true
  }
}

/// The words of a line.
private struct Words {
  private var line: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) { self.line = line }

  var isAtEnd: Bool { line.isEmpty }

  mutating func next() -> ArraySlice<UInt8>? {
    guard !line.isEmpty else { return nil }
    let end = line.firstIndex(of: 0x20) ?? line.endIndex
    defer { line = end < line.endIndex ? line[(end + 1)...] : [] }
    return line[..<end]
  }

  mutating func number() -> Double? {
    guard let word = next() else { return nil }
    return Double(String(decoding: word, as: UTF8.self))
  }

  /// Returns the rest of the line, unescaped.
  mutating func rest() -> String {
    var bytes: [UInt8] = []
    var isEscape = false
    for byte in line {
      switch (isEscape, byte) {
      case (false, 0x5C): isEscape = true
      case (true, 0x6E): (isEscape, _) = (false, bytes.append(0x0A))
      case (true, 0x72): (isEscape, _) = (false, bytes.append(0x0D))
      default: (isEscape, _) = (false, bytes.append(byte))
      }
    }
    line = []
    return String(decoding: bytes, as: UTF8.self)
  }
}
