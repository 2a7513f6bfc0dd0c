/// A part of a document that holds properties.
package protocol PropertyHolder {
  /// Lists its properties, each once, without those of parts in it that are holders themselves.
  func list(in list: inout PropertyList)
}

extension PropertyHolder {
  /// The properties that can be keyed.
  package var properties: [any DocumentProperty] { listed(.all) }

  /// The properties that are more than a value: with keys, an expression or a slot.
  package var changingProperties: [any DocumentProperty] { listed(.changing) }

  /// The property that an expression means: by a name, or by its title as one word (`outerRadius`).
  package func property(called name: String) -> (any DocumentProperty)? {
    listed(.called(name)).first
  }

  private func listed(_ choice: PropertyList.Choice) -> [any DocumentProperty] {
    var list = PropertyList(choice)
    self.list(in: &list)
    return list.properties
  }
}

/// Takes those properties of a part that are wanted, whatever their values are.
///
/// Properties of several types are copied to stand in one list. Most never change, and who looks for
/// what does is spared the copies.
package struct PropertyList {
  /// Which properties are wanted.
  enum Choice {
    /// All that there are.
    case all
    /// Those that are more than a value.
    case changing
    /// Those that an expression means by a name.
    case called(String)
  }

  private let choice: Choice
  private(set) var properties: [any DocumentProperty] = []

  init(_ choice: Choice) { self.choice = choice }

  /// Adds a property, where there is one, if it is wanted.
  ///
  /// - Parameter names: What After Effects calls it, then its match names; none where expressions
  ///   cannot reach it by a name.
  mutating func add<Value>(
    _ property: Property<Value>?, _ names: @autoclosure () -> [String] = []
  ) {
    guard let property else { return }
    switch choice {
    case .all: break
    case .changing: guard property.isChanging else { return }
    case .called(let name): guard Self.means(name, names()) else { return }
    }
    properties.append(property)
  }

  private static func means(_ name: String, _ names: [String]) -> Bool {
    guard let word = names.first?.filter({ $0 != " " }) else { return false }
    return names.contains(name) || name == word.prefix(1).lowercased() + word.dropFirst()
  }
}
