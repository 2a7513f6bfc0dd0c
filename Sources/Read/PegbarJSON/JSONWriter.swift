internal import PegbarBase

/// Writes JSON incrementally, in the order of the calls.
///
/// ```swift
/// var writer = JSONWriter(style: .readable)
/// writer.object { writer in
///   writer.member("name", "ball")
///   writer.member("size", [100, 50])
/// }
/// let bytes = writer.finish()
/// ```
///
/// The same calls produce the same bytes. Numbers follow `NumberText`. NaN and infinity become
/// `null`. The caller must write keys only in objects, and end every object and array.
package struct JSONWriter {
  /// The layout of the whole text.
  package enum Style: Sendable {
    /// Two spaces of indentation, a space after colons and commas, and a final line feed.
    case readable
    /// No whitespace.
    case compact
  }

  /// The layout of one object or array in the readable style.
  package enum Layout: Sendable {
    /// Each member or element on its own line.
    case lines
    /// Everything on one line, including nested values.
    case oneLine
  }

  private struct Level {
    var isOneLine: Bool
    var isEmpty = true
  }

  private let style: Style
  private var levels: [Level] = []
  private var followsKey = false
  /// The text so far.
  package private(set) var bytes: [UInt8] = []

  /// Creates a writer without text.
  package init(style: Style) {
    self.style = style
  }

  /// Ends the text and returns it.
  ///
  /// The readable style ends with a line feed.
  package consuming func finish() -> [UInt8] {
    assert(levels.isEmpty, "an object or array was not closed")
    if style == .readable { bytes.append(0x0A) }
    return bytes
  }

  // MARK: Objects and arrays

  /// Begins an object as a value.
  package mutating func beginObject(_ layout: Layout = .lines) {
    begin(0x7B, layout)
  }

  /// Ends the last object begun.
  package mutating func endObject() {
    end(0x7D)
  }

  /// Begins an array as a value.
  package mutating func beginArray(_ layout: Layout = .lines) {
    begin(0x5B, layout)
  }

  /// Ends the last array begun.
  package mutating func endArray() {
    end(0x5D)
  }

  /// Writes an object, with `body` for its members.
  package mutating func object<Failure>(
    _ layout: Layout = .lines, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    beginObject(layout)
    try body(&self)
    endObject()
  }

  /// Writes an array, with `body` for its elements.
  package mutating func array<Failure>(
    _ layout: Layout = .lines, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    beginArray(layout)
    try body(&self)
    endArray()
  }

  private mutating func begin(_ bracket: UInt8, _ layout: Layout) {
    startItem()
    bytes.append(bracket)
    let isOneLine = style == .compact || layout == .oneLine || levels.last?.isOneLine == true
    levels.append(Level(isOneLine: isOneLine))
  }

  private mutating func end(_ bracket: UInt8) {
    assert(!levels.isEmpty && !followsKey, "no object or array is open, or a key has no value")
    if let level = levels.popLast(), !level.isEmpty, !level.isOneLine { startLine() }
    bytes.append(bracket)
  }

  private mutating func startLine() {
    bytes.append(0x0A)
    for _ in levels.indices {
      bytes.append(0x20)
      bytes.append(0x20)
    }
  }

  /// Writes the separator and whitespace before a key or a value.
  private mutating func startItem() {
    if followsKey {
      followsKey = false
      return
    }
    guard let last = levels.indices.last else { return }
    let level = levels[last]
    if !level.isEmpty { bytes.append(0x2C) }
    if !level.isOneLine {
      startLine()
    } else if !level.isEmpty, style == .readable {
      bytes.append(0x20)
    }
    levels[last].isEmpty = false
  }

  // MARK: Keys and values

  /// Writes the key of a member, whose value must follow.
  package mutating func key(_ key: String) {
    startItem()
    JSONText.append(key, to: &bytes)
    bytes.append(0x3A)
    if style == .readable { bytes.append(0x20) }
    followsKey = true
  }

  /// Writes a string.
  package mutating func string(_ text: String) {
    startItem()
    JSONText.append(text, to: &bytes)
  }

  /// Writes a value that is already JSON.
  package mutating func verbatim(_ json: [UInt8]) {
    startItem()
    bytes.append(contentsOf: json)
  }

  /// Writes a number, or `null` for NaN and infinity.
  package mutating func number(_ number: Double) {
    startItem()
    appendNumber(number)
  }

  /// Writes an integer.
  package mutating func integer(_ number: Int) {
    startItem()
    NumberText.append(number, to: &bytes)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    startItem()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes an array of numbers on one line.
  package mutating func numbers(_ numbers: some Sequence<Double>) {
    startItem()
    bytes.append(0x5B)
    var isFirst = true
    for number in numbers {
      if !isFirst {
        bytes.append(0x2C)
        if style == .readable { bytes.append(0x20) }
      }
      isFirst = false
      appendNumber(number)
    }
    bytes.append(0x5D)
  }

  private mutating func appendNumber(_ number: Double) {
    if number.isFinite {
      NumberText.append(number, to: &bytes)
    } else {
      bytes.append(contentsOf: "null".utf8)
    }
  }
}
