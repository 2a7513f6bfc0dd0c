internal import PegbarGeometry

/// One field of a record.
///
/// A class, because every walk passes over all fields.
package final class Field<Owner: Sendable>: Sendable {
  /// Where the value of a field is stored.
  package typealias Path<Value> = any WritableKeyPath<Owner, Value> & Sendable

  /// What is known about it.
  package let facts: FieldFacts
  /// Shows what it holds.
  let show: @Sendable (Owner, any FieldChange, TrackContext) -> Void
  /// Changes what it holds.
  let change: @Sendable (inout Owner, any FieldChange, TrackContext) -> Void
  /// Puts what it holds with changed tracks into a copy of the owner, which is made where one is
  /// changed; nothing for fields that have no tracks.
  let walk: (@Sendable (Owner, inout Owner?, any TrackWalk, TrackContext) -> Void)?

  /// A field whose value is changed by a function, in a context that may depend on the owner.
  ///
  /// - Parameters:
  ///   - walk: The value with its tracks changed; nothing where none is.
  init<Value>(
    _ facts: FieldFacts, _ property: StoredProperty<Owner, Value>,
    at context: (@Sendable (Owner, TrackContext) -> TrackContext)? = nil,
    walk: (@Sendable (Value, any TrackWalk, TrackContext) -> Value?)? = nil,
    _ apply: @escaping @Sendable (Value, any FieldChange, TrackContext) -> Value
  ) {
    self.facts = facts
    let path = property.path
    show = { owner, change, outer in
      let value = property.read(owner)
      if change.omitsUsual, !facts.isAlwaysWritten, property.isUsual(value) { return }
      _ = apply(value, change, context?(owner, outer) ?? outer)
    }
    change = { owner, change, outer in
      owner[keyPath: path] = apply(owner[keyPath: path], change, context?(owner, outer) ?? outer)
    }
    guard let walk else {
      self.walk = nil
      return
    }
    self.walk = { owner, result, change, outer in
      let inner = context?(owner, outer) ?? outer
      guard let value = walk(property.read(owner), change, inner) else { return }
      var changed = result ?? owner
      changed[keyPath: path] = value
      result = changed
    }
  }
}

/// A stored property, which is read at its offset: a key path takes twenty times as long.
struct StoredProperty<Owner, Value>: Sendable {
  let path: any WritableKeyPath<Owner, Value> & Sendable
  /// Whether a value is that of a field that is not given.
  let isUsual: @Sendable (Value) -> Bool
  /// How many bytes after the beginning of the owner it is; nothing where that cannot be told.
  private let offset: Int?

  init(
    _ path: any WritableKeyPath<Owner, Value> & Sendable,
    isUsual: @escaping @Sendable (Value) -> Bool = { _ in false }
  ) {
    self.path = path
    self.isUsual = isUsual
    offset = MemoryLayout<Owner>.offset(of: path)
  }

  func read(_ owner: Owner) -> Value {
    guard let offset else { return owner[keyPath: path] }
    return withUnsafePointer(to: owner) { pointer in
      UnsafeRawPointer(pointer).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
    }
  }
}

extension Field where Owner: SceneRecord {
  // MARK: What stands still

  /// A value that never moves by itself.
  static func value<Value: SceneValue>(
    _ name: StaticString, _ path: Path<Value>, _ documentation: String,
    _ need: FieldFacts.Need = .optional, _ rule: FieldFacts.Rule = .any
  ) -> Field {
    let facts = FieldFacts(name, documentation, need, rule)
    let usual = Owner.blank[keyPath: path]
    return Field(facts, .init(path, isUsual: { $0 == usual })) { value, change, _ in
      change.value(value, usual, facts)
    }
  }

  /// A value that never moves by itself, where there is one.
  static func value<Value: SceneValue>(
    _ name: StaticString, _ path: Path<Value?>, _ documentation: String,
    _ need: FieldFacts.Need = .optional, _ rule: FieldFacts.Rule = .any
  ) -> Field {
    let facts = FieldFacts(name, documentation, need, rule)
    return Field(facts, .init(path, isUsual: { $0 == nil })) { value, change, _ in
      change.value(value, usual: nil, facts)
    }
  }

  /// One of the named values of an enumeration.
  static func option<Option: SceneOption>(
    _ name: StaticString, _ path: Path<Option>, _ documentation: String,
    _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, documentation, need)
    let usual = Owner.blank[keyPath: path]
    return Field(facts, .init(path, isUsual: { $0 == usual })) { value, change, _ in
      change.option(value, usual, facts)
    }
  }

  /// What another field says already.
  static func implied<Value>(_ name: StaticString, _ path: Path<Value>) -> Field {
    Field(FieldFacts(name, ""), .init(path)) { value, _, _ in value }
  }

  // MARK: What can move

  /// A value that stands still or moves.
  static func track<Value: MovingValue>(
    _ name: StaticString, _ path: Path<Animated<Value>>, _ property: Property,
    _ documentation: String,
    _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, documentation, need)
    let role = FieldRole(property)
    let usual = Owner.blank[keyPath: path]
    return Field(
      facts, .init(path, isUsual: { $0 == usual }), walk: { $0.walked($1, property, at: $2) }
    ) { value, change, context in change.animated(value, usual, facts, role.at(context)) }
  }

  /// A value that stands still or moves, where there is one; `blank` where one cannot be used.
  static func track<Value: MovingValue>(
    _ name: StaticString, _ path: Path<Animated<Value>?>, blank: Value, _ property: Property,
    _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    let role = FieldRole(property)
    return Field(
      facts, .init(path, isUsual: { $0 == nil }),
      walk: { $0?.walked($1, property, at: $2).map { .some($0) } }
    ) { value, change, context in
      change.animated(value, usual: nil, else: .constant(blank), facts, role.at(context))
    }
  }

  /// Values that stand still or move, each called by its number.
  static func tracks<Value: MovingValue>(
    _ name: StaticString, _ path: Path<[Animated<Value>]>, blank: Value, _ role: FieldRole,
    _ facts: (documentation: String, need: FieldFacts.Need)
  ) -> Field {
    let facts = FieldFacts(name, facts.documentation, facts.need)
    return Field(
      facts, .init(path),
      walk: { values, walk, context in
        values.replacing { index, value in
          value.walked(walk, role.property, at: role.context(of: index, in: context))
        }
      }
    ) { values, change, context in change.animated(values, blank, facts, role.at(context)) }
  }

  /// A point that stands still or moves; its coordinates may move apart.
  static func point(
    _ name: StaticString, _ path: Path<AnimatedPoint>, _ role: FieldRole, _ documentation: String,
    _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, documentation, need)
    let usual = Owner.blank[keyPath: path]
    return Field(
      facts, .init(path, isUsual: { $0 == usual }), walk: { $0.walked($1, role, at: $2) }
    ) { value, change, context in change.point(value, usual, facts, role.at(context)) }
  }

  // MARK: Records

  /// A record in a record; a part of its own where one is named.
  static func record<Record: SceneRecord>(
    _ name: StaticString, _ path: Path<Record>, part: String? = nil, _ documentation: String,
    _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, documentation, need)
    return Field(
      facts, .init(path), at: { part.map($1.inside) ?? $1 }, walk: { $0.walked($1, at: $2) }
    ) { record, change, context in change.record(record, facts, context) }
  }

  /// A record in a record, where there is one.
  static func record<Record: SceneRecord>(
    _ name: StaticString, _ path: Path<Record?>, part: String? = nil, _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    return Field(
      facts, .init(path, isUsual: { $0 == nil }), at: { part.map($1.inside) ?? $1 },
      walk: { $0?.walked($1, at: $2).map { .some($0) } }
    ) { record, change, context in change.record(record, usual: nil, facts, context) }
  }

  /// Records in a record, each a part with a name of its own.
  static func records<Record: SceneRecord>(
    _ name: StaticString, _ path: Path<[Record]>, _ documentation: String,
    _ rule: FieldFacts.Rule = .any, part: @escaping @Sendable (Record) -> String
  ) -> Field {
    records(FieldFacts(name, documentation, .optional, rule), path) { $2.inside(part($1)) }
  }

  /// Records in a record, each with the context of its tracks.
  static func records<Record: SceneRecord>(
    _ facts: FieldFacts, _ path: Path<[Record]>,
    at part: @escaping @Sendable (Int, Record, TrackContext) -> TrackContext
  ) -> Field {
    Field(
      facts, .init(path),
      walk: { records, walk, context in
        records.replacing { $1.walked(walk, at: part($0, $1, context)) }
      }
    ) { records, change, context in change.records(records, facts) { part($0, $1, context) } }
  }

  /// A record whose fields stand among those of this one.
  static func inline<Record: SceneRecord>(_ name: StaticString, _ path: Path<Record>) -> Field {
    Field(FieldFacts(name, ""), .init(path), walk: { $0.walked($1, at: $2) }) {
      record, change, context in
      change.inline(record, context)
    }
  }

  // MARK: One of several things

  /// Which of several things it is.
  static func type<Union: SceneUnion>(_ path: Path<Union>) -> Field {
    let facts = FieldFacts("type", "", .essential)
    return Field(facts, .init(path)) { union, change, _ in change.type(union, facts) }
  }

  /// What one of several things holds, among the fields of this record.
  static func union<Union: SceneUnion>(_ name: StaticString, _ path: Path<Union>) -> Field {
    Field(FieldFacts(name, ""), .init(path), walk: { $0.walked($1, at: $2) }) {
      union, change, context in
      change.union(union, context)
    }
  }

  /// One of several things as a member of its own.
  static func content<Union: SceneUnion>(
    _ name: StaticString, _ path: Path<Union>, _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    return Field(facts, .init(path), walk: { $0.walked($1, at: $2) }) { union, change, context in
      change.content(union, facts, context)
    }
  }

  /// One of several things that is told by the members that are given.
  static func alternatives<Union: SceneUnion>(
    _ name: StaticString, _ path: Path<Union>, _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, "", need)
    return Field(facts, .init(path), walk: { $0.walked($1, at: $2) }) { union, change, context in
      change.alternatives(union, facts, context)
    }
  }
}
