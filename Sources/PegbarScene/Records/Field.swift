internal import PegbarGeometry

/// One field of a record.
package struct Field<Owner: Sendable>: Sendable {
  /// Where the value of a field is stored.
  package typealias Path<Value> = any WritableKeyPath<Owner, Value> & Sendable

  /// What is known about it.
  package let facts: FieldFacts
  /// Shows what it holds.
  let show: @Sendable (Owner, any FieldChange, TrackPlace) -> Void
  /// Changes what it holds.
  let change: @Sendable (inout Owner, any FieldChange, TrackPlace) -> Void
}

extension Field {
  /// A field whose value is changed by a function, at a place that may depend on the owner.
  init<Value>(
    _ facts: FieldFacts, _ path: Path<Value>,
    at place: @escaping @Sendable (Owner, TrackPlace) -> TrackPlace = { _, place in place },
    _ apply: @escaping @Sendable (Value, any FieldChange, TrackPlace) -> Value
  ) {
    self.init(facts: facts) { owner, change, outer in
      _ = apply(owner[keyPath: path], change, place(owner, outer))
    } change: { owner, change, outer in
      owner[keyPath: path] = apply(owner[keyPath: path], change, place(owner, outer))
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
    return Field(facts, path) { value, change, _ in change.value(value, usual, facts) }
  }

  /// A value that never moves by itself, where there is one.
  static func value<Value: SceneValue>(
    _ name: StaticString, _ path: Path<Value?>, _ documentation: String,
    _ need: FieldFacts.Need = .optional, _ rule: FieldFacts.Rule = .any
  ) -> Field {
    let facts = FieldFacts(name, documentation, need, rule)
    return Field(facts, path) { value, change, _ in change.value(value, facts) }
  }

  /// One of the named values of an enumeration.
  static func option<Option: SceneOption>(
    _ name: StaticString, _ path: Path<Option>, _ documentation: String,
    _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, documentation, need)
    let usual = Owner.blank[keyPath: path]
    return Field(facts, path) { value, change, _ in change.option(value, usual, facts) }
  }

  /// What another field says already.
  static func implied<Value>(_ name: StaticString, _ path: Path<Value>) -> Field {
    Field(FieldFacts(name, ""), path) { value, _, _ in value }
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
    return Field(facts, path) { value, change, place in
      change.animated(value, usual, facts, role.at(place))
    }
  }

  /// A value that stands still or moves, where there is one; `blank` where one cannot be used.
  static func track<Value: MovingValue>(
    _ name: StaticString, _ path: Path<Animated<Value>?>, blank: Value, _ property: Property,
    _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    let role = FieldRole(property)
    return Field(facts, path) { value, change, place in
      change.animated(value, blank, facts, role.at(place))
    }
  }

  /// Values that stand still or move, each called by its number.
  static func tracks<Value: MovingValue>(
    _ name: StaticString, _ path: Path<[Animated<Value>]>, blank: Value, _ role: FieldRole,
    _ facts: (documentation: String, need: FieldFacts.Need)
  ) -> Field {
    let facts = FieldFacts(name, facts.documentation, facts.need)
    return Field(facts, path) { values, change, place in
      change.animated(values, blank, facts, role.at(place))
    }
  }

  /// A point that stands still or moves; its coordinates may move apart.
  static func point(
    _ name: StaticString, _ path: Path<AnimatedPoint>, _ role: FieldRole, _ documentation: String,
    _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, documentation, need)
    let usual = Owner.blank[keyPath: path]
    return Field(facts, path) { value, change, place in
      change.point(value, usual, facts, role.at(place))
    }
  }

  // MARK: Records

  /// A record in a record; a part of its own where one is named.
  static func record<Record: SceneRecord>(
    _ name: StaticString, _ path: Path<Record>, part: String? = nil, _ documentation: String,
    _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, documentation, need)
    return Field(facts, path) { record, change, place in
      change.record(record, facts, part.map(place.inside) ?? place)
    }
  }

  /// A record in a record, where there is one.
  static func record<Record: SceneRecord>(
    _ name: StaticString, _ path: Path<Record?>, part: String? = nil, _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    return Field(facts, path) { record, change, place in
      change.record(record, facts, part.map(place.inside) ?? place)
    }
  }

  /// Records in a record, each a part with a name of its own.
  static func records<Record: SceneRecord>(
    _ name: StaticString, _ path: Path<[Record]>, _ documentation: String,
    _ rule: FieldFacts.Rule = .any, part: @escaping @Sendable (Record) -> String
  ) -> Field {
    let facts = FieldFacts(name, documentation, .optional, rule)
    return Field(facts, path) { records, change, place in
      change.records(records, facts) { _, record in place.inside(part(record)) }
    }
  }

  /// A record whose fields stand among those of this one.
  static func inline<Record: SceneRecord>(_ name: StaticString, _ path: Path<Record>) -> Field {
    Field(FieldFacts(name, ""), path) { record, change, place in change.inline(record, place) }
  }

  // MARK: One of several things

  /// Which of several things it is.
  static func type<Union: SceneUnion>(_ path: Path<Union>) -> Field {
    let facts = FieldFacts("type", "", .essential)
    return Field(facts, path) { union, change, _ in change.type(union, facts) }
  }

  /// What one of several things holds, among the fields of this record.
  static func union<Union: SceneUnion>(_ name: StaticString, _ path: Path<Union>) -> Field {
    Field(FieldFacts(name, ""), path) { union, change, place in change.union(union, place) }
  }

  /// One of several things as a member of its own.
  static func content<Union: SceneUnion>(
    _ name: StaticString, _ path: Path<Union>, _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    return Field(facts, path) { union, change, place in change.content(union, facts, place) }
  }

  /// One of several things that is told by the members that are given.
  static func alternatives<Union: SceneUnion>(
    _ name: StaticString, _ path: Path<Union>, _ need: FieldFacts.Need = .optional
  ) -> Field {
    let facts = FieldFacts(name, "", need)
    return Field(facts, path) { union, change, place in change.alternatives(union, facts, place) }
  }
}
