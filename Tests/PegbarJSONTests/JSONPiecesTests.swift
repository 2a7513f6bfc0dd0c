import PegbarBase
import PegbarDiagnostics
@testable import PegbarJSON
import PegbarTestSupport
import Testing

/// Reading in pieces, compared with reading the same text as a whole.
@Suite struct JSONPiecesTests {
  /// What reading a text results in: a tree or an error, and the findings.
  private struct Outcome: Equatable {
    var tree: Tree?
    var error: String?
    var findings: [String] = []

    init(_ bytes: [UInt8], _ pieces: PieceReading, limits: Limits = Limits()) {
      let log = FindingLog()
      do throws(JSONSyntaxError) {
        tree = try JSONDocument.read(bytes, log: log, limits: limits, pieces: pieces) { Tree($0) }
      } catch {
        let place = error.position?.description ?? "-"
        self.error = "\(error.kind.id) \(place) \(error.message)"
      }
      findings = log.findings.map {
        "\($0.kind.id) \($0.path) \($0.position?.description ?? "-") \($0.message)"
      }
    }
  }

  /// The settings for pieces of at most `size` bytes, in documents of any size.
  private static func pieces(_ size: Int) -> PieceReading {
    var pieces = PieceReading(of: ["layers", "it"])
    (pieces.smallestText, pieces.smallestPiece, pieces.largestPiece) = (0, 0, size)
    return pieces
  }

  private static func split(_ text: String, _ size: Int = 1000) -> [String] {
    let bytes = Array(text.utf8)
    let found = bytes.withUnsafeBufferPointer { JSONSplit($0, pieces(size))?.pieces ?? [] }
    return found.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test("objects in the named arrays are pieces, and the small parts of large ones")
  func division() {
    let text = #"{"a": [{"b": 1}], "layers": [{"c": [2]}, 3, {"it": [{"d": "}"}, {"e": 4}]}]}"#
    #expect(Self.split(text) == [#"{"c": [2]}"#, #"{"it": [{"d": "}"}, {"e": 4}]}"#])
    #expect(Self.split(text, 12) == [#"{"c": [2]}"#, #"{"d": "}"}"#, #"{"e": 4}"#])
    #expect(Self.split(text, 3) == [])
    var large = Self.pieces(1000)
    large.smallestPiece = 12
    let found = Array(text.utf8).withUnsafeBufferPointer { JSONSplit($0, large)?.pieces.count }
    #expect(found == 1)
    // A placeholder has an empty key.
    #expect(Self.split(#"{"": 0, "layers": [{"c": [2]}]}"#) == [])
    var whole = Self.pieces(1000)
    whole.smallestText = text.utf8.count + 1
    let bytes = Array(text.utf8)
    #expect(bytes.withUnsafeBufferPointer { JSONSplit($0, whole) } == nil)
  }

  @Test(
    "reads the same values, findings and errors as from the whole text",
    arguments: [
      #"{"layers": [{"a": 1}, {"b": [2, {"c": 3}]}], "x": {"it": [{"d": {}}, null, {"": 0}]}}"#,
      #"{"layers": [{"": 0}, {"": 1}, {"": 1.5}, {}, {"it": [{"": 2}]}]}"#,
      #"{"l\u0061yers": [{"a": 1}], "layers": [{"b": 2}], "it": {"layers": [{"c": 3}]}}"#,
      #"{"layers": [{"a": 1, "a": 2}, {"b": 3}]}"#,
      #"{"layers": [{"a": 1}], "x": 1, "layers": [{"b": 2}], "x": 2}"#,
      #"{"layers": [{"a": 12345678901234567890}, {"b": 3}]}"#,
      #"{"layers": [{"a\u0000b": 1}, {"b": 3, "b": 123456789012345678901}]}"#,
      "\u{FEFF}" + #"{"layers": [{"a": 1}, {"é": "ü"}]}"#,
      #"{"layers": [{"a": 1}, {"b": 2} {"c": 3}]}"#,
      #"{"layers": [{"a": 1}, {"b": 2,}]}"#,
      #"{"layers": [{"a": [1}, {"b": 2]}]}"#,
      #"{"layers": [{"a": 1}, {"b": tru}], "c": 1e999}"#,
      #"{"layers": [{"a": "}, {"b": 2}]}"#,
      #"{"layers": [{"a": 1}, {"b": {"#,
      #"{"layers": [{"a": 1}, {"b": 2}]} x"#,
      #"{"layers": [{"a": 1}, {"b": "\uD800"}]}"#,
    ])
  func sameAsWhole(text: String) {
    let bytes = Array(text.utf8)
    let whole = Outcome(bytes, PieceReading())
    for size in [5, 12, 20, 1000] {
      #expect(Outcome(bytes, Self.pieces(size)) == whole, "pieces of \(size) bytes")
    }
  }

  @Test("values nested too deeply are not read in pieces")
  func depth() {
    for count in [200, 990, 2100, 100_000] {
      let nested = String(repeating: "[", count: count) + String(repeating: "]", count: count)
      let bytes = Array(#"{"layers": [{"a": \#(nested)}, {"b": 1}]}"#.utf8)
      #expect(
        Self.split(String(decoding: bytes, as: UTF8.self), .max).count == (count < 999 ? 2 : 0))
      #expect(Outcome(bytes, Self.pieces(.max)) == Outcome(bytes, PieceReading()))
    }
  }

  @Test("an invalid piece is an error, although nothing enters it")
  func unread() {
    let bytes = Array(#"{"layers": [{"a": 1}, {"b": }]}"#.utf8)
    #expect(throws: JSONSyntaxError.self) {
      try JSONDocument.read(bytes, log: FindingLog(), pieces: Self.pieces(100)) { $0.isObject }
    }
  }

  @Test("one piece is in memory, and entering another one replaces it")
  func one() throws {
    let bytes = Array(#"{"layers": [{"a": 1}, {"b": 2}]}"#.utf8)
    let pieces = Self.pieces(100)
    try JSONDocument.read(bytes, log: FindingLog(), pieces: pieces) { root in
      let layers = root.object?["layers"]?.array.map(Array.init) ?? []
      #expect(layers.map(\.isParsed) == [false, false])
      #expect(layers.map { $0.object?["b"]?.number } == [nil, 2])
      #expect(layers.map(\.isParsed) == [false, true])
      #expect(layers[0].object?["a"]?.number == 1)
      #expect(layers.map(\.isParsed) == [true, false])
    }
  }

  @Test("of a piece, an eighth counts for the memory limit, unless all of it does")
  func weight() {
    let layer = #"{"a": [\#(Array(repeating: "1", count: 95).joined(separator: ","))]}"#
    let layers = Array(repeating: layer, count: 100).joined(separator: ",")
    let bytes = Array(#"{"layers": [\#(layers)]}"#.utf8)
    var limits = Limits()
    // A layer has 96 values, an array and an object.
    let weight = 94 * 32 + 32 + 128 + 256
    limits.jsonMemory = weight * 100 / 2
    var pieces = Self.pieces(1000)
    #expect(Outcome(bytes, pieces, limits: limits).error == nil)
    #expect(Outcome(bytes, PieceReading(), limits: limits).error?.contains("more than") == true)
    pieces.weighsAll = true
    #expect(Outcome(bytes, pieces, limits: limits).error?.contains("more than") == true)
    limits.jsonMemory = weight * 100 / 8
    pieces.weighsAll = false
    #expect(Outcome(bytes, pieces, limits: limits).error?.contains("more than") == true)
  }

  @Test("an error in text that is too large to parse as a whole has its position")
  func largeError() {
    let text =
      #"{"x": [\#(String(repeating: "[1],", count: 200))1], "layers": [{"a": 1}, {"b": x}]}"#
    let layers = String(repeating: #"{"layers": [1, 2, 3, 4]},"#, count: 200)
    let bytes = Array((String(text.dropLast(2)) + "," + layers + "1]}").utf8)
    var limits = Limits()
    limits.jsonMemory = 125_000
    let whole = Outcome(bytes, PieceReading())
    #expect(Outcome(bytes, Self.pieces(100), limits: limits) == whole)
  }

  @Test(
    "reads every file of the corpus the same in pieces",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.notice)),
    .slow)
  func corpus() throws {
    var pieces = PieceReading(of: ["layers", "shapes", "it"])
    (pieces.smallestText, pieces.smallestPiece, pieces.largestPiece) = (0, 0, 400)
    let files = Corpus.files(".json")
    for file in files {
      let bytes = try Corpus.bytes(file)
      #expect(Outcome(bytes, pieces) == Outcome(bytes, PieceReading()), "\(file)")
    }
    #expect(files.count > 200)
  }

  @Test("reading in pieces can be canceled")
  func cancelled() async {
    let isRead = await CancelledWork.result {
      let bytes = Array(#"{"layers": [{"a": 1}, {"b": 2}]}"#.utf8)
      return Outcome(bytes, Self.pieces(100)).tree != nil
    }
    #expect(!isRead)
  }
}
