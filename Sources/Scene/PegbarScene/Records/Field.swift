internal import PegbarGeometry

/// One field of a record.
///
/// A class, because every walk passes over all fields. What makes one is inlined, so that the compiler
/// turns its key path into a direct access: a key path takes twenty times as long, and making those of
/// all fields takes a tenth of converting a small file.
package final class Field<Owner: Sendable>: Sendable {
  /// Where the value of a field is stored.
  package typealias Path<Value> = @Sendable () -> WritableKeyPath<Owner, Value>

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
    show = { owner, change, outer in
      let value = property.read(owner)
      if change.omitsUsual, !facts.isAlwaysWritten, property.isUsual(value) { return }
      _ = apply(value, change, context?(owner, outer) ?? outer)
    }
    change = { owner, change, outer in
      let value = property.read(owner)
      property.write(&owner, apply(value, change, context?(owner, outer) ?? outer))
    }
    guard let walk else {
      self.walk = nil
      return
    }
    self.walk = { owner, result, change, outer in
      let inner = context?(owner, outer) ?? outer
      guard let value = walk(property.read(owner), change, inner) else { return }
      var changed = result ?? owner
      property.write(&changed, value)
      result = changed
    }
  }
}

/// How what a field holds is read and written.
struct StoredProperty<Owner, Value>: Sendable {
  let read: @Sendable (Owner) -> Value
  let write: @Sendable (inout Owner, Value) -> Void
  /// Whether a value is that of a field that is not given.
  let isUsual: @Sendable (Value) -> Bool

  @inline(__always)
  init(
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Value>,
    isUsual: @escaping @Sendable (Value) -> Bool = { _ in false }
  ) {
    read = { $0[keyPath: path()] }
    write = { $0[keyPath: path()] = $1 }
    self.isUsual = isUsual
  }
}

extension Field where Owner: SceneRecord {
  // MARK: What stands still

  /// A value that never moves by itself.
  @inline(__always)
  static func value<Value: SceneValue>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Value>, _ documentation: String,
    _ need: FieldFacts.Need = .optional, _ rule: FieldFacts.Rule = .any
  ) -> Field {
    let facts = FieldFacts(name, documentation, need, rule)
    let usual = Owner.blank[keyPath: path()]
    return Field(facts, .init(path(), isUsual: { $0 == usual })) { value, change, _ in
      change.value(value, usual, facts)
    }
  }

  /// A value that never moves by itself, where there is one.
  @inline(__always)
  static func value<Value: SceneValue>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Value?>, _ documentation: String,
    _ need: FieldFacts.Need = .optional, _ rule: FieldFacts.Rule = .any
  ) -> Field {
    let facts = FieldFacts(name, documentation, need, rule)
    return Field(facts, .init(path(), isUsual: { $0 == nil })) { value, change, _ in
      change.value(value, usual: nil, facts)
    }
  }

  /// One of the named values of an enumeration.
  @inline(__always)
  static func option<Option: SceneOption>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Option>, _ documentation: String,
    _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, documentation, need)
    let usual = Owner.blank[keyPath: path()]
    return Field(facts, .init(path(), isUsual: { $0 == usual })) { value, change, _ in
      change.option(value, usual, facts)
    }
  }

  /// What another field says already.
  @inline(__always)
  static func implied<Value>(_ name: StaticString, _ path: @autoclosure @escaping Path<Value>)
    -> Field
  {
    Field(FieldFacts(name, ""), .init(path())) { value, _, _ in value }
  }

  // MARK: What can move

  /// A value that stands still or moves.
  @inline(__always)
  static func track<Value: MovingValue>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Animated<Value>>,
    _ property: Property,
    _ documentation: String,
    _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, documentation, need)
    let role = FieldRole(property)
    let usual = Owner.blank[keyPath: path()]
    return Field(
      facts, .init(path(), isUsual: { $0 == usual }), walk: { $0.walked($1, property, at: $2) }
    ) { value, change, context in change.animated(value, usual, facts, role.at(context)) }
  }

  /// A value that stands still or moves, where there is one; `blank` where one cannot be used.
  @inline(__always)
  static func track<Value: MovingValue>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Animated<Value>?>, blank: Value,
    _ property: Property,
    _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    let role = FieldRole(property)
    return Field(
      facts, .init(path(), isUsual: { $0 == nil }),
      walk: { $0?.walked($1, property, at: $2).map { .some($0) } }
    ) { value, change, context in
      change.animated(value, usual: nil, else: .constant(blank), facts, role.at(context))
    }
  }

  /// Values that stand still or move, each called by its number.
  @inline(__always)
  static func tracks<Value: MovingValue>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<[Animated<Value>]>, blank: Value,
    _ role: FieldRole,
    _ facts: (documentation: String, need: FieldFacts.Need)
  ) -> Field {
    let facts = FieldFacts(name, facts.documentation, facts.need)
    return Field(
      facts, .init(path()),
      walk: { values, walk, context in
        values.replacing { index, value in
          value.walked(walk, role.property, at: role.context(of: index, in: context))
        }
      }
    ) { values, change, context in change.animated(values, blank, facts, role.at(context)) }
  }

  /// A point that stands still or moves; its coordinates may move apart.
  @inline(__always)
  static func point(
    _ name: StaticString, _ path: @autoclosure @escaping Path<AnimatedPoint>, _ role: FieldRole,
    _ documentation: String,
    _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, documentation, need)
    let usual = Owner.blank[keyPath: path()]
    return Field(
      facts, .init(path(), isUsual: { $0 == usual }), walk: { $0.walked($1, role, at: $2) }
    ) { value, change, context in change.point(value, usual, facts, role.at(context)) }
  }

  // MARK: Records

  /// A record in a record; a part of its own where one is named.
  @inline(__always)
  static func record<Record: SceneRecord>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Record>, part: String? = nil,
    _ documentation: String,
    _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, documentation, need)
    return Field(
      facts, .init(path()), at: { part.map($1.inside) ?? $1 }, walk: { $0.walked($1, at: $2) }
    ) { record, change, context in change.record(record, facts, context) }
  }

  /// A record in a record, where there is one.
  @inline(__always)
  static func record<Record: SceneRecord>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Record?>, part: String? = nil,
    _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    return Field(
      facts, .init(path(), isUsual: { $0 == nil }), at: { part.map($1.inside) ?? $1 },
      walk: { $0?.walked($1, at: $2).map { .some($0) } }
    ) { record, change, context in change.record(record, usual: nil, facts, context) }
  }

  /// Records in a record, each a part with a name of its own.
  @inline(__always)
  static func records<Record: SceneRecord>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<[Record]>, _ documentation: String,
    _ rule: FieldFacts.Rule = .any, part: @escaping @Sendable (Record) -> String
  ) -> Field {
    records(FieldFacts(name, documentation, .optional, rule), path()) { $2.inside(part($1)) }
  }

  /// Records in a record, each with the context of its tracks.
  @inline(__always)
  static func records<Record: SceneRecord>(
    _ facts: FieldFacts, _ path: @autoclosure @escaping Path<[Record]>,
    at part: @escaping @Sendable (Int, Record, TrackContext) -> TrackContext
  ) -> Field {
    Field(
      facts, .init(path()),
      walk: { records, walk, context in
        records.replacing { $1.walked(walk, at: part($0, $1, context)) }
      }
    ) { records, change, context in change.records(records, facts) { part($0, $1, context) } }
  }

  /// A record whose fields stand among those of this one.
  @inline(__always)
  static func inline<Record: SceneRecord>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Record>
  ) -> Field {
    Field(FieldFacts(name, ""), .init(path()), walk: { $0.walked($1, at: $2) }) {
      record, change, context in
      change.inline(record, context)
    }
  }

  // MARK: One of several things

  /// Which of several things it is.
  @inline(__always)
  static func type<Union: SceneUnion>(_ path: @autoclosure @escaping Path<Union>) -> Field {
    let facts = FieldFacts("type", "", .essential)
    return Field(facts, .init(path())) { union, change, _ in change.type(union, facts) }
  }

  /// What one of several things holds, among the fields of this record.
  @inline(__always)
  static func union<Union: SceneUnion>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Union>
  ) -> Field {
    Field(FieldFacts(name, ""), .init(path()), walk: { $0.walked($1, at: $2) }) {
      union, change, context in
      change.union(union, context)
    }
  }

  /// One of several things as a member of its own.
  @inline(__always)
  static func content<Union: SceneUnion>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Union>, _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    return Field(facts, .init(path()), walk: { $0.walked($1, at: $2) }) { union, change, context in
      change.content(union, facts, context)
    }
  }

  /// One of several things that is told by the members that are given.
  @inline(__always)
  static func alternatives<Union: SceneUnion>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Union>,
    _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, "", need)
    return Field(facts, .init(path()), walk: { $0.walked($1, at: $2) }) { union, change, context in
      change.alternatives(union, facts, context)
    }
  }
}
