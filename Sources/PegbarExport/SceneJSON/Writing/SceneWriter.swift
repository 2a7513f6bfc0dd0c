internal import PegbarJSON
internal import PegbarScene

/// Writes a scene piece by piece; one extension for each part of the scene.
///
/// The writer never builds a tree: every call appends to the text. `member` leaves out what has
/// the value that the reader assumes where there is nothing.
struct SceneWriter {
  /// The text so far.
  var json = JSONWriter(style: .readable)
  /// The names of the scene's curves.
  let curveNames: [TimingCurve: String]

  /// Begins a text for a scene that names these curves.
  init(curves: [NamedCurve]) {
    var names: [TimingCurve: String] = [:]
    var taken: Set = ["linear", "hold"]
    for curve in curves where taken.insert(curve.name).inserted && names[curve.curve] == nil {
      names[curve.curve] = curve.name
    }
    curveNames = names
  }

  // MARK: Objects and lists

  /// Writes an object; `body` writes its members.
  mutating func object(
    _ layout: JSONWriter.Layout = .lines, _ body: (inout SceneWriter) -> Void
  ) {
    json.beginObject(layout)
    body(&self)
    json.endObject()
  }

  /// Writes a list as a member, unless it is empty; `body` writes each element.
  mutating func list<Element>(
    _ key: String, _ elements: [Element], _ layout: JSONWriter.Layout = .lines,
    _ body: (inout SceneWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    json.key(key)
    json.beginArray(layout)
    for element in elements { body(&self, element) }
    json.endArray()
  }

  /// Writes a list of indices as a member, unless it is empty.
  mutating func indices(_ key: String, _ indices: [Int]) {
    list(key, indices, .oneLine) { $0.json.integer($1) }
  }

  // MARK: Members

  /// Writes text, unless it is the usual one.
  mutating func member(_ key: String, _ text: String, unless usual: String) {
    if text != usual { json.member(key, text) }
  }

  /// Writes an index, if there is one.
  mutating func member(_ key: String, index: Int?) {
    if let index { json.member(key, index) }
  }

  /// Writes a flag, unless it is false.
  mutating func flag(_ key: String, _ flag: Bool) {
    if flag { json.member(key, true) }
  }

  /// Writes a value.
  mutating func member(_ key: String, value: some SceneValue) {
    json.key(key)
    value.write(to: &json)
  }

  /// Writes a value, unless it is the usual one.
  mutating func member<Value: SceneValue>(_ key: String, value: Value, unless usual: Value) {
    if value != usual { member(key, value: value) }
  }

  /// Writes a size as `[width, height]`.
  mutating func member(_ key: String, _ size: Size) {
    json.key(key)
    json.pair(size.width, size.height)
  }

  /// Writes a span of time as `[start, end]`; the end may be `"forever"`.
  mutating func member(_ key: String, _ range: TimeRange) {
    json.key(key)
    json.beginArray(.oneLine)
    json.number(range.start)
    endless(range.end)
    json.endArray()
  }

  /// Writes a number that may be infinite.
  mutating func endless(_ number: Double) {
    if number == .infinity {
      json.string("forever")
    } else {
      json.number(number)
    }
  }

  /// Writes one case of an enumeration, unless it is the usual one.
  mutating func member<Case: RawRepresentable<String> & Equatable>(
    _ key: String, case value: Case, unless usual: Case? = nil
  ) {
    if value != usual { json.member(key, value.rawValue) }
  }
}
