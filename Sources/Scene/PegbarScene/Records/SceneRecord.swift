/// Something of a scene that has fields, of which some may move.
package protocol FieldHolder: Hashable, Sendable {
  /// Shows every field to whoever only looks.
  func show(to change: any FieldChange, at context: TrackContext)
  /// Changes every field.
  mutating func apply(_ change: any FieldChange, at context: TrackContext)
  /// The same thing with its tracks changed; nothing where none is.
  func walked(_ walk: any TrackWalk, at context: TrackContext) -> Self?
}

/// A type of a scene that says once which fields it has.
///
/// The list is what walks over tracks go by, and what reads, writes and describes scene JSON, in the
/// order of its members; a test holds that it names every stored property.
package protocol SceneRecord: FieldHolder {
  /// What it is, in a sentence.
  static var documentation: String { get }
  /// One that changes nothing, as far as there is such a thing: what fields that are not given have.
  static var blank: Self { get }
  /// The fields, each stored property once.
  static var fields: [Field<Self>] { get }
  /// Whether it is written on one line while nothing of it moves.
  static var isShort: Bool { get }
}

/// A type of a scene that is one of several things.
package protocol SceneUnion: FieldHolder {
  /// One of each thing it can be, with fields that are not given.
  static var blanks: [Self] { get }
  /// What it is and what it holds.
  var unionCase: UnionCase<Self> { get }
}

/// One of the things that something can be.
package struct UnionCase<Union> {
  /// Its name in a text; nothing where nothing is written.
  package let name: String?
  /// What it is, in a sentence.
  package let documentation: String
  /// Whether it is written on one line while nothing of it moves.
  package let isShort: Bool
  /// The members that tell it from the other things, where no name does.
  package let members: [FieldFacts]
  /// The same thing with what it holds changed.
  let mapped: (any FieldChange, TrackContext) -> Union
  /// The same thing with its tracks changed; nothing where none is.
  let walked: (any TrackWalk, TrackContext) -> Union?

  init(
    _ name: String?, _ documentation: String, isShort: Bool = false, members: [FieldFacts] = [],
    walked: @escaping (any TrackWalk, TrackContext) -> Union? = { _, _ in nil },
    _ mapped: @escaping (any FieldChange, TrackContext) -> Union
  ) {
    self.name = name
    self.documentation = documentation
    self.isShort = isShort
    self.members = members
    self.mapped = mapped
    self.walked = walked
  }

  /// A thing that is a record, whose fields stand among those of what holds the thing.
  init<Record: SceneRecord>(
    _ name: String, _ record: Record, _ thing: @escaping (Record) -> Union,
    _ documentation: String = Record.documentation, isShort: Bool = false
  ) {
    self.init(
      name, documentation, isShort: isShort, walked: { record.walked($0, at: $1).map(thing) }
    ) { thing($0.inline(record, $1)) }
  }

  /// The same thing as one of those that another type can be.
  func inside<Outer>(_ thing: @escaping (Union) -> Outer) -> UnionCase<Outer> {
    UnionCase<Outer>(
      name, documentation, isShort: isShort, members: members,
      walked: { walked($0, $1).map(thing) }
    ) { thing(mapped($0, $1)) }
  }
}

extension SceneRecord {
  package static var isShort: Bool { false }

  /// Shows every field to whoever only looks.
  package func show(to change: any FieldChange, at context: TrackContext = TrackContext()) {
    for field in Self.fields { field.show(self, change, context) }
  }

  /// Changes every field.
  package mutating func apply(_ change: any FieldChange, at context: TrackContext = TrackContext())
  {
    for field in Self.fields { field.change(&self, change, context) }
  }

  /// The same record with its tracks changed; nothing where none is.
  package func walked(_ walk: any TrackWalk, at context: TrackContext) -> Self? {
    var result: Self?
    for field in Self.fields { field.walk?(self, &result, walk, context) }
    return result
  }
}

extension FieldHolder {
  /// Shows every track of it.
  package func forEachTrack(
    at context: TrackContext = TrackContext(), _ body: @escaping (any AnyTrack, TrackRole) -> Void
  ) {
    _ = walked(Showing(body: body), at: context)
  }

  /// Changes every track of it.
  package mutating func changeTracks(
    _ change: some TrackChange, at context: TrackContext = TrackContext()
  ) {
    if let changed = walked(change, at: context) { self = changed }
  }

  /// Whether nothing of it moves.
  package var isStill: Bool {
    var isStill = true
    forEachTrack { _, _ in isStill = false }
    return isStill
  }
}

extension SceneUnion {
  /// Shows every field to whoever only looks.
  package func show(to change: any FieldChange, at context: TrackContext) {
    _ = mapped(change, at: context)
  }

  /// Changes every field.
  package mutating func apply(_ change: any FieldChange, at context: TrackContext) {
    self = mapped(change, at: context)
  }

  /// The same thing with what it holds changed.
  package func mapped(_ change: any FieldChange, at context: TrackContext) -> Self {
    unionCase.mapped(change, context)
  }

  /// The same thing with its tracks changed; nothing where none is.
  package func walked(_ walk: any TrackWalk, at context: TrackContext) -> Self? {
    unionCase.walked(walk, context)
  }
}
