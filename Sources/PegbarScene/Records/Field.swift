/// One field of a record.
package struct Field<Owner: Sendable>: Sendable {
  /// The name of the stored property.
  package let name: String
  /// Shows the tracks of the field to a visitor.
  let visit: @Sendable (Owner, TrackPlace, any TrackVisitor) -> Void
  /// Changes the tracks of the field.
  let change: @Sendable (inout Owner, TrackPlace, any TrackChange) -> Void
}

extension Field {
  /// Where the value of a field is stored.
  package typealias Path<Value> = any WritableKeyPath<Owner, Value> & Sendable

  /// A value that never moves by itself.
  static func plain<Value>(_ name: String, _ path: Path<Value>) -> Field {
    Field(name: name, visit: { _, _, _ in }, change: { _, _, _ in })
  }

  /// A value that stands still or moves.
  static func track<Value: TrackValue>(
    _ name: String, _ path: Path<Animated<Value>>, _ property: Property
  ) -> Field {
    Field(
      name: name,
      visit: { owner, place, visitor in
        owner[keyPath: path].show(visitor, property, at: place)
      },
      change: { owner, place, change in
        guard owner[keyPath: path].track != nil else { return }
        owner[keyPath: path] = owner[keyPath: path].changed(by: change, property, at: place)
      })
  }

  /// A value that stands still or moves, where there is one.
  static func track<Value: TrackValue>(
    _ name: String, _ path: Path<Animated<Value>?>, _ property: Property
  ) -> Field {
    Field(
      name: name,
      visit: { owner, place, visitor in
        owner[keyPath: path]?.show(visitor, property, at: place)
      },
      change: { owner, place, change in
        guard let value = owner[keyPath: path], value.track != nil else { return }
        owner[keyPath: path] = value.changed(by: change, property, at: place)
      })
  }

  /// A point that stands still or moves; its coordinates may move apart.
  static func point(
    _ name: String, _ path: Path<AnimatedPoint>, _ property: Property, x: Property, y: Property
  ) -> Field {
    Field(
      name: name,
      visit: { owner, place, visitor in
        switch owner[keyPath: path] {
        case .joined(let point): point.show(visitor, property, at: place)
        case .split(let first, let second):
          first.show(visitor, x, at: place)
          second.show(visitor, y, at: place)
        }
      },
      change: { owner, place, change in
        switch owner[keyPath: path] {
        case .joined(.constant): return
        case .joined(let point):
          owner[keyPath: path] = .joined(point.changed(by: change, property, at: place))
        case .split(let first, let second):
          owner[keyPath: path] = .split(
            x: first.changed(by: change, x, at: place),
            y: second.changed(by: change, y, at: place))
        }
      })
  }

  /// Values that stand still or move, each called by its number.
  static func tracks<Value: TrackValue>(
    _ name: String, _ path: Path<[Animated<Value>]>, _ property: Property, each part: String
  ) -> Field {
    Field(
      name: name,
      visit: { owner, place, visitor in
        for (index, value) in owner[keyPath: path].enumerated() {
          value.show(visitor, property, at: place.inside("\(part) \(index + 1)"))
        }
      },
      change: { owner, place, change in
        for (index, value) in owner[keyPath: path].enumerated() where value.track != nil {
          owner[keyPath: path][index] = value.changed(
            by: change, property, at: place.inside("\(part) \(index + 1)"))
        }
      })
  }

  /// A record in a record; a part of its own where one is named.
  static func record<Record: SceneRecord>(
    _ name: String, _ path: Path<Record>, part: String? = nil
  ) -> Field {
    Field(
      name: name,
      visit: { owner, place, visitor in
        owner[keyPath: path].forEachTrack(visitor, at: part.map(place.inside) ?? place)
      },
      change: { owner, place, change in
        owner[keyPath: path].changeTracks(change, at: part.map(place.inside) ?? place)
      })
  }

  /// A record in a record, where there is one.
  static func record<Record: SceneRecord>(
    _ name: String, _ path: Path<Record?>, part: String? = nil
  ) -> Field {
    Field(
      name: name,
      visit: { owner, place, visitor in
        owner[keyPath: path]?.forEachTrack(visitor, at: part.map(place.inside) ?? place)
      },
      change: { owner, place, change in
        owner[keyPath: path]?.changeTracks(change, at: part.map(place.inside) ?? place)
      })
  }

  /// Records in a record, each a part with a name of its own.
  static func records<Record: SceneRecord>(
    _ name: String, _ path: Path<[Record]>, named: @escaping @Sendable (Record) -> String
  ) -> Field {
    Field(
      name: name,
      visit: { owner, place, visitor in
        for record in owner[keyPath: path] {
          record.forEachTrack(visitor, at: place.inside(named(record)))
        }
      },
      change: { owner, place, change in
        for index in owner[keyPath: path].indices {
          let part = named(owner[keyPath: path][index])
          owner[keyPath: path][index].changeTracks(change, at: place.inside(part))
        }
      })
  }

  /// One of several things.
  static func union<Union: SceneUnion>(_ name: String, _ path: Path<Union>) -> Field {
    Field(
      name: name,
      visit: { owner, place, visitor in
        owner[keyPath: path].forEachTrack(visitor, at: place)
      },
      change: { owner, place, change in
        owner[keyPath: path].changeTracks(change, at: place)
      })
  }
}

extension Animated {
  /// Shows the track to a visitor, if there is one.
  func show(_ visitor: any TrackVisitor, _ property: Property, at place: TrackPlace) {
    if let track { visitor.visit(track, place.role(property)) }
  }
}
