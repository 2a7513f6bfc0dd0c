internal import CPegbarJansson
internal import PegbarBase

/// The pieces of a document, of which one is in memory.
///
/// The text must outlive it.
final class JSONPieces {
  /// The first error in a piece, after which the values that were read are meaningless.
  private(set) var error: ParserError?

  private let text: UnsafeRawBufferPointer
  private let ranges: [Range<Int>]
  private let flags: Int
  private let companion: (any JSONCompanion)?
  private var arena: JSONArena
  private var current: (index: Int, node: UnsafeMutablePointer<json_t>)?
  private var wasRead: [Bool]

  /// Creates the pieces of text, none of them in memory; `nil` if there is not enough memory.
  init?(
    of text: UnsafeRawBufferPointer, _ ranges: [Range<Int>], flags: Int,
    companion: (any JSONCompanion)?
  ) {
    guard let arena = JSONArena(for: ranges.reduce(0) { max($0, $1.count) }) else { return nil }
    (self.text, self.ranges, self.flags) = (text, ranges, flags)
    (self.companion, self.arena) = (companion, arena)
    wasRead = Array(repeating: false, count: ranges.count)
  }

  deinit { arena.giveBack() }

  /// Returns the text of the placeholder for a piece: an object with an empty key.
  static func placeholder(_ index: Int) -> [UInt8] { Array(#"{"":\#(index)}"#.utf8) }

  /// Returns the object that a node represents: that of the piece if the node is a placeholder.
  ///
  /// The result is `nil` if the piece is not valid.
  func object(_ node: UnsafeMutablePointer<json_t>) -> UnsafeMutablePointer<json_t>? {
    guard let index = index(of: node) else { return node }
    if let current, current.index == index { return current.node }
    guard error == nil else { return nil }
    companion?.proceed()
    return load(index)
  }

  /// Returns `true` if the object of a node is in memory.
  func isParsed(_ node: UnsafeMutablePointer<json_t>) -> Bool {
    guard let index = index(of: node) else { return true }
    return current?.index == index
  }

  /// Parses the pieces that were not entered, because an error in them makes the text invalid.
  func finish() {
    for index in ranges.indices where !wasRead[index] && error == nil { _ = load(index) }
  }

  /// Returns the index of the piece that a node represents; `nil` for other nodes.
  ///
  /// The objects in pieces can also have empty keys.
  private func index(of node: UnsafeMutablePointer<json_t>) -> Int? {
    guard node.pointee.type == JSON_OBJECT, json_object_size(node) == 1,
      let number = json_object_getn(node, "", 0), !arena.contains(node)
    else { return nil }
    var value = 0.0
    guard pegbar_json_number(number, &value) != 0, let index = Int(exactly: value),
      ranges.indices.contains(index)
    else { return nil }
    return index
  }

  /// Parses a piece in place of the current one.
  private func load(_ index: Int) -> UnsafeMutablePointer<json_t>? {
    current = nil
    guard !Cancellation.isRequested else {
      error = ParserError(code: json_error_unknown, text: "", offset: 0)
      return nil
    }
    arena.empty()
    var details = json_error_t()
    let range = ranges[index]
    let piece = UnsafeRawBufferPointer(rebasing: text[range])
    let node = arena.use {
      json_loadb(piece.baseAddress, piece.count, flags, &details)
    }
    wasRead[index] = true
    guard let node else {
      error = ParserError(details, offset: range.lowerBound + max(0, Int(details.position)))
      return nil
    }
    current = (index, node)
    return node
  }
}
