internal import PegbarGeometry

/// A field of a record.
///
/// A class because every walk visits all fields. The factories are inlined so that the compiler
/// turns the key path into direct access: a key path takes twenty times as long, and creating those
/// of all fields takes a tenth of the time to convert a small file.
package final class Field<Owner: Sendable>: Sendable {
  /// The key path of a field's value.
  package typealias Path<Value> = @Sendable () -> WritableKeyPath<Owner, Value>

  /// The characteristics of the field.
  package let facts: FieldFacts
  /// Passes the value to a change without storing the result.
  let show: @Sendable (Owner, any FieldChange, TrackContext) -> Void
  /// Replaces the value with the result of a change.
  let change: @Sendable (inout Owner, any FieldChange, TrackContext) -> Void
  /// Stores the value with changed tracks in a copy of the owner, which the first change creates.
  ///
  /// `nil` if the field has no tracks.
  let walk: (@Sendable (Owner, inout Owner?, any TrackWalk, TrackContext) -> Void)?

  /// Creates a field whose value a function changes, in a context that may depend on the owner.
  ///
  /// - Parameters:
  ///   - walk: Returns the value with its tracks changed, or `nil` if none changes.
  init<Value>(
    _ facts: FieldFacts, _ property: StoredProperty<Owner, Value>,
    at context: (@Sendable (Owner, TrackContext) -> TrackContext)? = nil,
    walk: (@Sendable (Value, any TrackWalk, TrackContext) -> Value?)? = nil,
    _ apply: @escaping @Sendable (Value, any FieldChange, TrackContext) -> Value
  ) {
    self.facts = facts
    show = { owner, change, outer in
      let value = property.read(owner)
      if change.omitsDefaults, !facts.isAlwaysWritten, property.isDefault(value) { return }
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

/// The access to the value of a field.
struct StoredProperty<Owner, Value>: Sendable {
  let read: @Sendable (Owner) -> Value
  let write: @Sendable (inout Owner, Value) -> Void
  /// `true` if a value is the default of the field.
  let isDefault: @Sendable (Value) -> Bool

  @inline(__always)
  init(
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Value>,
    isDefault: @escaping @Sendable (Value) -> Bool = { _ in false }
  ) {
    read = { $0[keyPath: path()] }
    write = { $0[keyPath: path()] = $1 }
    self.isDefault = isDefault
  }
}

extension Field where Owner: SceneRecord {
  // MARK: Constant values

  /// Returns a field for a value that is never animated.
  @inline(__always)
  static func value<Value: SceneValue>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Value>, _ documentation: String,
    _ need: FieldFacts.Need = .optional, _ rule: FieldFacts.Rule = .any
  ) -> Field {
    let facts = FieldFacts(name, documentation, need, rule)
    let defaultValue = Owner.blank[keyPath: path()]
    return Field(facts, .init(path(), isDefault: { $0 == defaultValue })) { value, change, _ in
      change.value(value, defaultValue, facts)
    }
  }

  /// Returns a field for an optional value that is never animated.
  @inline(__always)
  static func value<Value: SceneValue>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Value?>, _ documentation: String,
    _ need: FieldFacts.Need = .optional, _ rule: FieldFacts.Rule = .any
  ) -> Field {
    let facts = FieldFacts(name, documentation, need, rule)
    return Field(facts, .init(path(), isDefault: { $0 == nil })) { value, change, _ in
      change.value(value, defaultValue: nil, facts)
    }
  }

  /// Returns a field for an enumeration with named values.
  @inline(__always)
  static func option<Option: SceneOption>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Option>, _ documentation: String,
    _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, documentation, need)
    let defaultValue = Owner.blank[keyPath: path()]
    return Field(facts, .init(path(), isDefault: { $0 == defaultValue })) { value, change, _ in
      change.option(value, defaultValue, facts)
    }
  }

  /// Returns a field whose value is implied by another field.
  @inline(__always)
  static func implied<Value>(_ name: StaticString, _ path: @autoclosure @escaping Path<Value>)
    -> Field
  {
    Field(FieldFacts(name, ""), .init(path())) { value, _, _ in value }
  }

  // MARK: What can move

  /// Returns a field for a constant or animated value.
  @inline(__always)
  static func track<Value: MovingValue>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Animated<Value>>,
    _ property: Property,
    _ documentation: String,
    _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, documentation, need)
    let role = FieldRole(property)
    let defaultValue = Owner.blank[keyPath: path()]
    return Field(
      facts, .init(path(), isDefault: { $0 == defaultValue }),
      walk: { $0.walked($1, property, at: $2) }
    ) { value, change, context in change.animated(value, defaultValue, facts, role.at(context)) }
  }

  /// Returns a field for an optional constant or animated value; `blank` replaces an unusable one.
  @inline(__always)
  static func track<Value: MovingValue>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Animated<Value>?>, blank: Value,
    _ property: Property,
    _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    let role = FieldRole(property)
    return Field(
      facts, .init(path(), isDefault: { $0 == nil }),
      walk: { $0?.walked($1, property, at: $2).map { .some($0) } }
    ) { value, change, context in
      change.animated(value, defaultValue: nil, else: .constant(blank), facts, role.at(context))
    }
  }

  /// Returns a field for constant or animated values, each named by its number.
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

  /// Returns a field for a constant or animated point; its coordinates may be animated separately.
  @inline(__always)
  static func point(
    _ name: StaticString, _ path: @autoclosure @escaping Path<AnimatedPoint>, _ role: FieldRole,
    _ documentation: String,
    _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, documentation, need)
    let defaultValue = Owner.blank[keyPath: path()]
    return Field(
      facts, .init(path(), isDefault: { $0 == defaultValue }), walk: { $0.walked($1, role, at: $2) }
    ) { value, change, context in change.point(value, defaultValue, facts, role.at(context)) }
  }

  // MARK: Records

  /// Returns a field for a nested record, which is a separate part if it is named.
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

  /// Returns a field for an optional nested record.
  @inline(__always)
  static func record<Record: SceneRecord>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Record?>, part: String? = nil,
    _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    return Field(
      facts, .init(path(), isDefault: { $0 == nil }), at: { part.map($1.inside) ?? $1 },
      walk: { $0?.walked($1, at: $2).map { .some($0) } }
    ) { record, change, context in change.record(record, defaultValue: nil, facts, context) }
  }

  /// Returns a field for nested records, each a part with its own name.
  @inline(__always)
  static func records<Record: SceneRecord>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<[Record]>, _ documentation: String,
    _ rule: FieldFacts.Rule = .any, part: @escaping @Sendable (Record) -> String
  ) -> Field {
    records(FieldFacts(name, documentation, .optional, rule), path()) { $2.inside(part($1)) }
  }

  /// Returns a field for nested records, each with the context of its tracks.
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

  /// Returns a field for a record whose fields are inlined into this one.
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

  /// Returns a field for the case of a union.
  @inline(__always)
  static func type<Union: SceneUnion>(_ path: @autoclosure @escaping Path<Union>) -> Field {
    let facts = FieldFacts("type", "", .essential)
    return Field(facts, .init(path())) { union, change, _ in change.type(union, facts) }
  }

  /// Returns a field for the contents of a union, inlined into this record.
  @inline(__always)
  static func union<Union: SceneUnion>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Union>
  ) -> Field {
    Field(FieldFacts(name, ""), .init(path()), walk: { $0.walked($1, at: $2) }) {
      union, change, context in
      change.union(union, context)
    }
  }

  /// Returns a field for a union that is a separate member.
  @inline(__always)
  static func content<Union: SceneUnion>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Union>, _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    return Field(facts, .init(path()), walk: { $0.walked($1, at: $2) }) { union, change, context in
      change.content(union, facts, context)
    }
  }

  /// Returns a field for a union whose case is identified by its members.
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
