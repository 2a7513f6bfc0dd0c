/// A part of a document that contains properties.
package protocol PropertyHolder {
  /// Adds the properties to the list, each once, without those of nested holders.
  func list(in list: inout PropertyList)
}

extension PropertyHolder {
  /// The animatable properties.
  package var properties: [any DocumentProperty] { listed(.all) }

  /// The properties with keyframes, an expression or a slot.
  package var changingProperties: [any DocumentProperty] { listed(.changing) }

  /// Returns the property that an expression refers to, by a name or by its title as one word
  /// (`outerRadius`).
  package func property(called name: String) -> (any DocumentProperty)? {
    listed(.called(name)).first
  }

  private func listed(_ choice: PropertyList.Choice) -> [any DocumentProperty] {
    var list = PropertyList(choice)
    self.list(in: &list)
    return list.properties
  }
}

/// Collects the selected properties of a part, with any type of value.
///
/// Properties of several types are copied into one list. Most are constant, so selecting the others
/// avoids the copies.
package struct PropertyList {
  /// The properties to select.
  enum Choice {
    /// All properties.
    case all
    /// The properties with keyframes, an expression or a slot.
    case changing
    /// The properties that an expression refers to by a name.
    case called(String)
  }

  private let choice: Choice
  private(set) var properties: [any DocumentProperty] = []

  init(_ choice: Choice) { self.choice = choice }

  /// Adds a property, if there is one and it is selected.
  ///
  /// - Parameter names: The name in After Effects, then the match names. Empty if expressions
  ///   cannot refer to the property by a name.
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
