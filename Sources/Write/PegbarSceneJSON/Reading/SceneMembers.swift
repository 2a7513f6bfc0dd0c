internal import PegbarDiagnostics
internal import PegbarJSON

/// The members of one object of a scene, with a record of the requested keys.
struct SceneMembers {
  /// The object that contains the members.
  let object: JSONObject
  private var asked: [JSONKey] = []
  private var found = 0

  /// Creates the members of an object of which about `capacity` will be requested.
  init(_ object: JSONObject, capacity: Int = 0) {
    self.object = object
    asked.reserveCapacity(capacity)
  }

  /// Accesses the member with a key, if it exists.
  subscript(key: JSONKey) -> JSONValue? {
    mutating get {
      asked.append(key)
      let value = object[key]
      if value != nil { found &+= 1 }
      return value
    }
  }

  /// Returns the member with a key; reports a missing member.
  mutating func required(_ key: JSONKey) -> JSONValue? {
    if let value = self[key] { return value }
    object.reportInvalid("missing member '\(key.text)'")
    return nil
  }

  /// Ignores the remaining members of an object that was reported and dropped.
  mutating func ignoreRest() {
    found = .max
  }

  /// Reports every member that was not requested; call it last.
  func finish() {
    guard found < object.count else { return }
    for (key, value) in object where !asked.contains(key) {
      value.reportUnknown(key)
    }
  }
}

extension JSONObject {
  /// Returns the content that a closure reads from the members; reports members that it does not
  /// request.
  func members<Content>(_ read: (inout SceneMembers) -> Content?) -> Content? {
    var members = SceneMembers(self)
    defer { members.finish() }
    return read(&members)
  }

  /// Reports that an object breaks a rule.
  func reportInvalid(_ message: @autoclosure () -> String) {
    report(.sceneInvalid, message(), outcome: .dropped)
  }

  /// Reports that an object breaks a rule and returns `false`.
  func refuse(_ message: @autoclosure () -> String) -> Bool {
    reportInvalid(message())
    return false
  }
}

extension JSONValue {
  /// Returns the content that a closure reads from an object; reports other values and returns
  /// `nil`.
  func members<Content>(
    _ form: String = "an object", _ read: (inout SceneMembers) -> Content?
  ) -> Content? {
    guard let object else { return refuse(expecting: form) }
    return object.members(read)
  }

  /// Reports that another form was expected and returns `nil`.
  func refuse<Content>(expecting form: String) -> Content? {
    refuse("expected \(form), found \(typeName); the value is ignored")
  }

  /// Reports that the value breaks a rule and returns `nil`.
  func refuse<Content>(_ message: @autoclosure () -> String) -> Content? {
    reportInvalid(message())
    return nil
  }

  /// Reports a member that is not part of the format.
  func reportUnknown(_ key: JSONKey) {
    report(
      .sceneUnknownMember, "the member '\(key.text)' is ignored",
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
