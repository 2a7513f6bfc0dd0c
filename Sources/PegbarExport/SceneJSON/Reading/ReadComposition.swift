internal import PegbarJSON
internal import PegbarScene

/// An exact composition with the places of its layers, for findings about references.
struct ReadComposition {
  /// The composition.
  var composition: Composition
  /// Where its layers stand in the JSON, one for each.
  var places: [JSONValue]
}

extension SceneReader {
  /// A composition of an exact scene; nil, reported, without a size.
  mutating func exactComposition(_ value: JSONValue) -> ReadComposition? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    guard let head = head(&members) else { return nil }
    layerNames = []
    var layers: [Layer] = []
    var places: [JSONValue] = []
    var ids: Set<LayerID> = []
    for element in elements(members["layers"]) {
      guard let layer = layer(element) else { continue }  // reported there
      guard ids.insert(layer.id).inserted else {
        element.reportInvalid(
          "there is a layer with the id \(layer.id.rawValue) already; this one is left out")
        continue
      }
      layers.append(layer)
      places.append(element)
    }
    layers.resolveReferences(places)
    let composition = Composition(
      id: head.id, name: head.name, size: head.size, layers: layers,
      transactions: head.transactions)
    return ReadComposition(composition: composition, places: places)
  }

  /// A composition of a normalized scene; nil, reported, without a size.
  mutating func normalizedComposition(_ value: JSONValue) -> NormalizedComposition? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    guard let head = head(&members) else { return nil }
    layerNames = []
    let layers = layers(members["layers"], depth: 0)
    return NormalizedComposition(
      id: head.id, name: head.name, size: head.size, layers: layers,
      transactions: head.transactions,
      transitions: transitions(members["transitions"], among: layers))
  }

  private func head(
    _ members: inout SceneMembers
  ) -> (id: String, name: String, size: Size, transactions: [Transaction])? {
    let id = text(members["id"])
    let name = text(members.required("name"))
    let transactions = elements(members["transactions"]).compactMap(transaction)
    guard let size = size(members.required("size")) else {
      members.ignoreRest()
      return nil
    }
    return (id, name, size, transactions)
  }

  /// Notes a layer's name; one that is used twice is reported but does no harm.
  mutating func noteLayerName(_ name: String, _ value: JSONValue) {
    guard !layerNames.insert(name).inserted else { return }
    value.reportDoubtful("another layer of the composition has the name '\(name)' as well")
  }

  // MARK: Transactions

  private func transaction(_ value: JSONValue) -> Transaction? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let id = text(members.required("id"))
    let name = text(members.required("name"))
    let groups = elements(members["groups"]).compactMap(animationGroup)
    let curve = members["curve"].flatMap(self.curve)
    let next = members["next"].map { text($0) }
    guard let window = range(members.required("window")) else { return nil }
    return Transaction(
      id: id, name: name, window: window, groups: groups, curve: curve, next: next)
  }

  private func animationGroup(_ value: JSONValue) -> AnimationGroup? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let layer = text(members.required("layer"))
    let tracks = elements(members["tracks"]).compactMap { reference($0, layer: layer) }
    return AnimationGroup(layer: layer, tracks: tracks)
  }

  private func reference(_ value: JSONValue, layer: String) -> TrackReference? {
    if value.isString {
      let property: Property? = property(value)
      return property.map { TrackReference(layer: layer, property: $0) }
    }
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let layer = text(members["layer"], layer)
    let part = text(members["part"])
    guard let property: Property = property(members.required("property")) else { return nil }
    return TrackReference(layer: layer, part: part, property: property)
  }

  /// A property by its name; reported where there is none.
  func property<Name: RawRepresentable<String>>(_ value: JSONValue?) -> Name? {
    guard let value else { return nil }
    guard let name = value.string else {
      value.reportForm("the name of a property")
      return nil
    }
    if let property = Name(rawValue: name) { return property }
    value.reportInvalid("there is no property '\(name)'; it is ignored")
    return nil
  }
}
