internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarJSON
internal import PegbarScene

/// Reads a scene, record by record, and stores the names and IDs that later parts can refer to.
///
/// Every function reports unusable values. Entries of tables that are referred to by index are
/// never dropped: a blank entry without effect replaces them.
final class SceneReader {
  /// The maximum nesting depth of layers.
  private let deepestLayer: Int
  /// The maximum nesting depth of groups, equal to that of import.
  private let deepestGroup: Int

  /// The scene's curves by name.
  var curves: [String: TimingCurve] = [:]
  /// The IDs of the scene's images.
  var images: Set<String> = []
  /// The IDs of the definitions that were read.
  var definitions: Set<String> = []
  /// The state of the composition that is being read.
  var composition = CompositionState()
  /// The JSON layers of each exact composition that was read, in order.
  var layerPlaces: [[JSONObject]] = []
  /// `true` if definitions are being read instead of the root.
  private var isInDefinitions = false
  /// The numbers of entries in the tables of the shapes that are being read.
  private var tables = (paths: 0, groups: 0)
  /// The index of the list entry that is being read.
  private var entry = 0
  /// The nesting depth of the list of layers that is being read.
  private var depth = -1
  /// The record types that were read, with `true` for those that have rules (see `CheckedRecord`).
  private var hasRules: [ObjectIdentifier: Bool] = [:]

  /// The state of a composition while it is read.
  struct CompositionState {
    /// The names of its layers.
    var names: Set<String> = []
    /// The IDs of its layers.
    var ids: Set<LayerID> = []
    /// The JSON objects of its layers.
    var layers: [JSONObject] = []
    /// The JSON objects of its transitions.
    var transitions: [JSONObject] = []
  }

  /// Creates a reader with limits.
  init(limits: Limits) {
    deepestLayer = limits.sceneDepth
    deepestGroup = limits.groupDepth
  }

  // MARK: Records

  /// Returns a record from an object; reports an unusable value and returns `nil`.
  func record<Record: SceneRecord>(_ value: JSONValue) -> Record? {
    guard let object = value.object else { return value.refuse(expecting: "an object") }
    return record(object)
  }

  /// Returns a record from the members of an object; returns `nil` if it is unusable, which is
  /// reported.
  func record<Record: SceneRecord>(
    _ object: JSONObject, besides members: [JSONKey] = []
  ) -> Record? {
    begin(Record.self, object)
    let fields = FieldReader(self, object, capacity: Record.fields.count)
    for key in members { _ = fields.members[key] }
    var record = Record.blank
    record.apply(fields)
    let isUsable = fields.isUsable
    fields.members.finish()
    guard isUsable else { return nil }
    return checked(&record, object) ? record : nil
  }

  /// Returns `true` if a record follows the rules of its type; repairs the record if possible.
  func checked<Record: SceneRecord>(_ record: inout Record, _ object: JSONObject) -> Bool {
    // Inspecting the type is cheaper than inspecting each record, but not free.
    let type = ObjectIdentifier(Record.self)
    let isChecked = hasRules[type] ?? (Record.self is any CheckedRecord.Type)
    hasRules[type] = isChecked
    guard isChecked, var checked = record as? any CheckedRecord else { return true }
    let isUsable = checked.check(by: self, object)
    if let mended = checked as? Record { record = mended }
    return isUsable
  }

  private func begin<Record: SceneRecord>(_ type: Record.Type, _ object: JSONObject) {
    if type == Composition.self || type == NormalizedComposition.self {
      composition = CompositionState()
    }
    if type == Layer.self || type == NormalizedLayer.self { beginLayer(object) }
  }

  /// Registers a layer's name; a duplicate is reported and kept.
  private func beginLayer(_ object: JSONObject) {
    let name = object["name"]?.string ?? ""
    object.name(name)
    guard !composition.names.insert(name).inserted else { return }
    object.report(
      .sceneInvalid, "another layer in the composition is also named '\(name)'",
      severity: .warning)
  }

  /// Counts the entries of the shape tables before references to them are read.
  func beginShapes(_ object: JSONObject) {
    tables = (object["paths"]?.arrayCount ?? 0, object["groups"]?.arrayCount ?? 0)
  }

  // MARK: Lists

  /// Returns the records of a list without unusable ones, which are replaced only in tables.
  func records<Record: SceneRecord>(_ value: JSONValue, _ facts: FieldFacts) -> [Record] {
    let isLayers = Record.self == NormalizedLayer.self
    guard !isLayers || depth < deepestLayer else {
      return value.refuse(
        "layers are nested more than \(deepestLayer) levels deep (limit scene-depth)") ?? []
    }
    let before = (depth, isInDefinitions)
    defer { (depth, isInDefinitions) = before }
    if isLayers { depth += 1 }
    isInDefinitions = if case .definition = facts.rule { true } else { false }
    let isTable = Record.self == ShapePath.self || Record.self == ShapeGroup.self
    return elements(value).enumerated().compactMap { index, element in
      entry = index
      return record(element) ?? (isTable ? Record.blank : nil)
    }
  }

  /// Returns the elements of an array; reports other types.
  func elements(_ value: JSONValue) -> [JSONValue] {
    value.array.map { Array($0) } ?? value.refuse(expecting: "a list") ?? []
  }

  /// Returns `true` if a definition has an unused ID; reports other definitions and accepts the
  /// root.
  func isNewDefinition(_ id: String, _ object: JSONObject) -> Bool {
    guard isInDefinitions else { return true }
    if id.isEmpty { return object.refuse("the definition has no ID and is dropped") }
    return definitions.insert(id).inserted
      || object.refuse("another definition has the ID '\(id)'; this one is dropped")
  }

  // MARK: What is painted

  /// Returns the nodes that shapes draw, without invalid ones.
  func nodes(_ value: JSONValue, depth: Int = 0) -> [ShapeNode] {
    elements(value).compactMap { node($0, depth: depth) }
  }

  private func node(_ value: JSONValue, depth: Int) -> ShapeNode? {
    guard let object = value.object, object["type"]?.string == "group" else {
      return record(value).map { .style($0) }
    }
    return object.members { members in
      _ = members["type"]
      let children = members["nodes"]
      guard let number = members.required("group"), let index = index(number, of: .groups) else {
        return nil
      }
      guard depth < deepestGroup else {
        return value.refuse(
          "groups are nested more than \(deepestGroup) levels deep (limit group-depth)")
      }
      return .group(index, children.map { nodes($0, depth: depth + 1) } ?? [])
    }
  }

  // MARK: References

  /// Returns an index into a table; reports other values and returns `nil`.
  func index(_ value: JSONValue, of table: FieldFacts.Table) -> Int? {
    guard let index = whole(value) else { return nil }
    let (count, name) =
      switch table {
      case .paths: (tables.paths, "'paths'")
      case .groups: (tables.groups, "'groups'")
      case .earlierGroups: (entry, "'groups' before this group")
      }
    return (0..<count).contains(index)
      ? index : value.refuse("no entry \(index) in \(name); the index is ignored")
  }

  /// Returns an integer; reports other values and returns `nil`.
  func whole(_ value: JSONValue) -> Int? {
    // Beyond 2^53, `Double` cannot represent every integer.
    if let number = value.number, number.magnitude <= 0x1p53, Double(Int(number)) == number {
      return Int(number)
    }
    return value.refuse(expecting: "a whole number")
  }
}
