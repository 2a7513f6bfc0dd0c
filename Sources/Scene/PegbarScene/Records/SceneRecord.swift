/// A part of a scene with fields, some of which may be animated.
package protocol FieldHolder: Hashable, Sendable {
  /// Passes every field to a change that only reads.
  func show(to change: any FieldChange, at context: TrackContext)
  /// Changes every field.
  mutating func apply(_ change: any FieldChange, at context: TrackContext)
  /// Returns a copy with changed tracks, or `nil` if none changes.
  func walked(_ walk: any TrackWalk, at context: TrackContext) -> Self?
}

/// A type of a scene that declares its fields once.
///
/// Walks over tracks use the list, and so does the code that reads, writes and describes scene
/// JSON, in the order of its members. A test checks that it names every stored property.
package protocol SceneRecord: FieldHolder {
  /// The description in one sentence.
  static var documentation: String { get }
  /// A value that changes nothing, as far as possible; provides the defaults of fields.
  static var blank: Self { get }
  /// The fields, one for each stored property.
  static var fields: [Field<Self>] { get }
  /// `true` if the record is written on one line unless something in it is animated.
  static var isShort: Bool { get }
}

/// A type of a scene that is one of several alternatives.
package protocol SceneUnion: FieldHolder {
  /// One value of each alternative, with default fields.
  static var blanks: [Self] { get }
  /// The alternative and its contents.
  var unionCase: UnionCase<Self> { get }
}

/// One alternative of a union.
package struct UnionCase<Union> {
  /// The serialized name, or `nil` if none is written.
  package let name: String?
  /// The description in one sentence.
  package let documentation: String
  /// `true` if the alternative is written on one line unless something in it is animated.
  package let isShort: Bool
  /// The members that identify the alternative if it has no name.
  package let members: [FieldFacts]
  /// Returns the same alternative with changed contents.
  let mapped: (any FieldChange, TrackContext) -> Union
  /// Returns the same alternative with changed tracks, or `nil` if none changes.
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

  /// Creates an alternative for a record whose fields are inlined into the enclosing record.
  init<Record: SceneRecord>(
    _ name: String, _ record: Record, _ thing: @escaping (Record) -> Union,
    _ documentation: String = Record.documentation, isShort: Bool = false
  ) {
    self.init(
      name, documentation, isShort: isShort, walked: { record.walked($0, at: $1).map(thing) }
    ) { thing($0.inline(record, $1)) }
  }

  /// Returns the alternative as one of another union.
  func inside<Outer>(_ thing: @escaping (Union) -> Outer) -> UnionCase<Outer> {
    UnionCase<Outer>(
      name, documentation, isShort: isShort, members: members,
      walked: { walked($0, $1).map(thing) }
    ) { thing(mapped($0, $1)) }
  }
}

extension SceneRecord {
  package static var isShort: Bool { false }

  /// Passes every field to a change that only reads.
  package func show(to change: any FieldChange, at context: TrackContext = TrackContext()) {
    for field in Self.fields { field.show(self, change, context) }
  }

  /// Changes every field.
  package mutating func apply(_ change: any FieldChange, at context: TrackContext = TrackContext())
  {
    for field in Self.fields { field.change(&self, change, context) }
  }

  /// Returns a copy with changed tracks, or `nil` if none changes.
  package func walked(_ walk: any TrackWalk, at context: TrackContext) -> Self? {
    var result: Self?
    for field in Self.fields { field.walk?(self, &result, walk, context) }
    return result
  }
}

extension FieldHolder {
  /// Calls a closure with every track.
  package func forEachTrack(
    at context: TrackContext = TrackContext(), _ body: @escaping (any AnyTrack, TrackRole) -> Void
  ) {
    _ = walked(Showing(body: body), at: context)
  }

  /// Changes every track.
  package mutating func changeTracks(
    _ change: some TrackChange, at context: TrackContext = TrackContext()
  ) {
    if let changed = walked(change, at: context) { self = changed }
  }

  /// `true` if nothing is animated.
  package var isStill: Bool {
    var isStill = true
    forEachTrack { _, _ in isStill = false }
    return isStill
  }
}

extension SceneUnion {
  /// Passes every field to a change that only reads.
  package func show(to change: any FieldChange, at context: TrackContext) {
    _ = mapped(change, at: context)
  }

  /// Changes every field.
  package mutating func apply(_ change: any FieldChange, at context: TrackContext) {
    self = mapped(change, at: context)
  }

  /// Returns a copy with changed contents.
  package func mapped(_ change: any FieldChange, at context: TrackContext) -> Self {
    unionCase.mapped(change, context)
  }

  /// Returns a copy with changed tracks, or `nil` if none changes.
  package func walked(_ walk: any TrackWalk, at context: TrackContext) -> Self? {
    unionCase.walked(walk, context)
  }
}
