internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarJSON
internal import PegbarScene

/// Reads a scene, record by record, and knows what later parts may refer to.
///
/// Every function reports what it cannot use. Entries of tables that others refer to by index are
/// never left out: something that changes nothing stands in for them.
final class SceneReader {
  /// How deeply layers may stand inside each other.
  private let deepestLayer: Int
  /// How deeply groups may stand inside each other; as deep as import makes them.
  private let deepestGroup: Int

  /// The scene's curves by name.
  var curves: [String: TimingCurve] = [:]
  /// The ids of the scene's images.
  var images: Set<String> = []
  /// The ids of the definitions that were read.
  var definitions: Set<String> = []
  /// What was read of the composition so far.
  var composition = CompositionState()
  /// The layers of each exact composition that was read, in order.
  var layerPlaces: [[JSONObject]] = []
  /// Whether definitions are being read, not the root.
  private var isInDefinitions = false
  /// How many entries the tables of the shapes that are being read have.
  private var tables = (paths: 0, groups: 0)
  /// The index of the entry of a list that is being read.
  private var entry = 0
  /// How many layers the list that is being read stands in.
  private var depth = -1
  /// Which types of records that were read have rules (see `CheckedRecord`).
  private var hasRules: [ObjectIdentifier: Bool] = [:]

  /// What is known of a composition while it is read.
  struct CompositionState {
    /// The names of its layers.
    var names: Set<String> = []
    /// The ids of its layers.
    var ids: Set<LayerID> = []
    /// Where its layers stand.
    var layers: [JSONObject] = []
    /// Where its transitions stand.
    var transitions: [JSONObject] = []
  }

  /// Begins to read within these limits.
  init(limits: Limits) {
    deepestLayer = limits.sceneDepth
    deepestGroup = limits.groupDepth
  }

  // MARK: Records

  /// A record from an object; nil, reported, where it cannot be one.
  func record<Record: SceneRecord>(_ value: JSONValue) -> Record? {
    guard let object = value.object else { return value.refuse(expecting: "an object") }
    return record(object)
  }

  /// A record from the members of an object; nil, reported, where it cannot be one.
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

  /// Whether a record that was read keeps the rules of its type; it may be mended.
  func checked<Record: SceneRecord>(_ record: inout Record, _ object: JSONObject) -> Bool {
    // Asking the type is cheaper than asking each record, but it is not free.
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

  /// Notes a layer's name; one that is used twice is reported but does no harm.
  private func beginLayer(_ object: JSONObject) {
    let name = object["name"]?.string ?? ""
    object.name(name)
    guard !composition.names.insert(name).inserted else { return }
    object.report(
      .sceneInvalid, "another layer of the composition has the name '\(name)' as well",
      severity: .warning)
  }

  /// Counts the tables of shapes before what refers to them is read.
  func beginShapes(_ object: JSONObject) {
    tables = (object["paths"]?.arrayCount ?? 0, object["groups"]?.arrayCount ?? 0)
  }

  // MARK: Lists

  /// The records of a list; those that cannot be used are left out, but for entries of tables.
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

  /// The elements of an array; another type is reported.
  func elements(_ value: JSONValue) -> [JSONValue] {
    value.array.map { Array($0) } ?? value.refuse(expecting: "a list") ?? []
  }

  /// Whether a composition can be referred to by its id, as all but the root must; reports it otherwise.
  func isNewDefinition(_ id: String, _ object: JSONObject) -> Bool {
    guard isInDefinitions else { return true }
    if id.isEmpty { return object.refuse("a definition needs an id; it is left out") }
    return definitions.insert(id).inserted
      || object.refuse("there is a definition '\(id)' already; this one is left out")
  }

  // MARK: What is painted

  /// What shapes paint; broken things are left out.
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

  /// An index that leads into a table; nil, reported, for another value.
  func index(_ value: JSONValue, of table: FieldFacts.Table) -> Int? {
    guard let index = whole(value) else { return nil }
    let (count, name) =
      switch table {
      case .paths: (tables.paths, "paths")
      case .groups: (tables.groups, "groups")
      case .earlierGroups: (entry, "groups before this one")
      }
    return (0..<count).contains(index)
      ? index : value.refuse("there is no entry \(index) in '\(name)'; the index is ignored")
  }

  /// A whole number; nil, reported, for another value.
  func whole(_ value: JSONValue) -> Int? {
    // Beyond 2^53 not every whole number has a `Double`.
    if let number = value.number, number.magnitude <= 0x1p53, Double(Int(number)) == number {
      return Int(number)
    }
    return value.refuse(expecting: "a whole number")
  }
}
