internal import PegbarDiagnostics
internal import PegbarJSON
internal import PegbarScene

/// Reads a scene piece by piece; one extension for each part of the scene.
///
/// Every function reports what it cannot use. Entries of tables that others refer to by index are
/// never left out: something that changes nothing stands in for them.
struct SceneReader {
  /// How deeply layers may stand inside each other.
  var deepestLayer = Limits().sceneDepth
  /// How deeply groups may stand inside each other; as deep as import makes them.
  var deepestGroup = Limits().groupDepth

  /// The scene's curves by name.
  var curves: [String: TimingCurve] = [:]
  /// The ids of the scene's images.
  var images: Set<String> = []
  /// The ids of the definitions that may be referred to.
  var definitions: Set<String> = []
  /// The names of the layers that were read in this composition.
  var layerNames: Set<String> = []

  // MARK: Simple members

  /// The object, entered; another type is reported.
  func members(_ value: JSONValue) -> SceneMembers? {
    if let object = value.object { return SceneMembers(object) }
    value.reportForm("an object")
    return nil
  }

  /// The array, entered; empty where there is none; another type is reported.
  func elements(_ value: JSONValue?) -> [JSONValue] {
    guard let value else { return [] }
    if let array = value.array { return Array(array) }
    value.reportForm("a list")
    return []
  }

  /// The text, or the usual one where there is none.
  func text(_ value: JSONValue?, _ usual: String = "") -> String {
    guard let value else { return usual }
    if let text = value.string { return text }
    value.reportForm("text")
    return usual
  }

  /// The flag; false where there is none.
  func flag(_ value: JSONValue?) -> Bool {
    value.flatMap(Bool.read) ?? false
  }

  /// The value, or the usual one where there is none.
  func value<Value: SceneValue>(_ value: JSONValue?, _ usual: Value) -> Value {
    value.flatMap(Value.read) ?? usual
  }

  /// The whole number, if there is one.
  func whole(_ value: JSONValue?) -> Int? {
    guard let value else { return nil }
    // Beyond 2^53 not every whole number has a `Double`.
    if let number = value.number, number.magnitude <= 0x1p53, Double(Int(number)) == number {
      return Int(number)
    }
    value.reportForm("a whole number")
    return nil
  }

  /// The index, if there is one and it leads into a table.
  func index(_ value: JSONValue?, below count: Int, of table: String) -> Int? {
    guard let value, let index = whole(value) else { return nil }
    if (0..<count).contains(index) { return index }
    value.reportInvalid("there is no entry \(index) in '\(table)'; the index is ignored")
    return nil
  }

  /// The indices that lead into a table.
  func indices(_ value: JSONValue?, below count: Int, of table: String) -> [Int] {
    elements(value).compactMap { index($0, below: count, of: table) }
  }

  /// A case of an enumeration, or the usual one where there is none.
  func option<Case: RawRepresentable<String>>(_ value: JSONValue?, _ usual: Case) -> Case {
    guard let value else { return usual }
    guard let text = value.string else {
      value.reportForm("text")
      return usual
    }
    if let option = Case(rawValue: text) { return option }
    value.reportInvalid("'\(text)' is not known here; '\(usual.rawValue)' is used")
    return usual
  }

  /// A size that is not negative, `[width, height]`.
  func size(_ value: JSONValue?) -> Size? {
    guard let value, let point = Point.read(value) else { return nil }
    if point.x >= 0, point.y >= 0 { return Size(width: point.x, height: point.y) }
    value.reportInvalid("the size is negative; it is ignored")
    return nil
  }

  /// A span of time, `[start, end]`, of which the end may be `"forever"`.
  func range(_ value: JSONValue?) -> TimeRange? {
    guard let value else { return nil }
    let parts = value.array.map(Array.init) ?? []
    guard parts.count == 2, let start = parts[0].number, let end = endless(parts[1]) else {
      value.reportForm("a span of time, [start, end]")
      return nil
    }
    return TimeRange(start: start, end: end)
  }

  /// A number or `"forever"`; silent.
  func endless(_ value: JSONValue) -> Double? {
    value.string == "forever" ? .infinity : value.number
  }
}
