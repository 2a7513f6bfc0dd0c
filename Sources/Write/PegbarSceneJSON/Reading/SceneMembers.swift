internal import PegbarDiagnostics
internal import PegbarJSON

/// The members of one object of a scene, which notes what was asked for.
struct SceneMembers {
  /// The object they belong to.
  let object: JSONObject
  private var asked: [JSONKey] = []
  private var found = 0

  /// Begins to read an object of which so many members will be asked for, as far as that is known.
  init(_ object: JSONObject, capacity: Int = 0) {
    self.object = object
    asked.reserveCapacity(capacity)
  }

  /// The member with a key, if there is one.
  subscript(key: JSONKey) -> JSONValue? {
    mutating get {
      asked.append(key)
      let value = object[key]
      if value != nil { found &+= 1 }
      return value
    }
  }

  /// The member with a key; reports its absence.
  mutating func required(_ key: JSONKey) -> JSONValue? {
    if let value = self[key] { return value }
    object.reportInvalid("the member '\(key.text)' is missing")
    return nil
  }

  /// Ends the reading of an object that is left out as a whole, which was reported.
  mutating func ignoreRest() {
    found = .max
  }

  /// Reports every member that was not asked for; call it last.
  func finish() {
    guard found < object.count else { return }
    for (key, value) in object where !asked.contains(key) {
      value.reportUnknown(key)
    }
  }
}

extension JSONObject {
  /// What is read of the members; those that were not asked for are reported.
  func members<Content>(_ read: (inout SceneMembers) -> Content?) -> Content? {
    var members = SceneMembers(self)
    defer { members.finish() }
    return read(&members)
  }

  /// Reports that an object breaks a rule.
  func reportInvalid(_ message: @autoclosure () -> String) {
    report(.sceneInvalid, message(), outcome: .dropped)
  }

  /// False: reports that an object breaks a rule.
  func refuse(_ message: @autoclosure () -> String) -> Bool {
    reportInvalid(message())
    return false
  }
}

extension JSONValue {
  /// What is read of the members of an object; nil, reported, for another form.
  func members<Content>(
    _ form: String = "an object", _ read: (inout SceneMembers) -> Content?
  ) -> Content? {
    guard let object else { return refuse(expecting: form) }
    return object.members(read)
  }

  /// Nothing: reports that another form was expected.
  func refuse<Content>(expecting form: String) -> Content? {
    refuse("expected \(form), found \(typeName); it is ignored")
  }

  /// Nothing: reports that the value breaks a rule.
  func refuse<Content>(_ message: @autoclosure () -> String) -> Content? {
    reportInvalid(message())
    return nil
  }

  /// Reports that this member is not part of the format.
  func reportUnknown(_ key: JSONKey) {
    report(
      .sceneUnknownMember, "there is no member '\(key.text)' here; it is ignored",
      outcome: .dropped)
  }

  /// Reports a value that breaks a rule.
  func reportInvalid(_ message: @autoclosure () -> String) {
    report(.sceneInvalid, message(), outcome: .dropped)
  }

  /// Reports a value that breaks a rule but is kept.
  func reportDoubtful(_ message: @autoclosure () -> String) {
    report(.sceneInvalid, message(), severity: .warning)
  }
}
