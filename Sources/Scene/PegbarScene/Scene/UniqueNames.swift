/// Gives things names that are unique among them, in the order in which they come.
///
/// The same names in the same order give the same result, so names stay what they were when a
/// designer exports again.
package struct UniqueNames {
  private var counts: [String: Int] = [:]

  /// Knows no names yet.
  package init() {}

  /// The name, or `title` where it is empty; with a number from 2 where it was given before.
  package mutating func unique(_ name: String, or title: String) -> String {
    let base = name.isEmpty ? title : name
    guard let count = counts[base] else {
      counts[base] = 1
      return base
    }
    var number = count + 1
    while counts["\(base) \(number)"] != nil { number += 1 }
    counts[base] = number
    counts["\(base) \(number)"] = 1
    return "\(base) \(number)"
  }

  /// The name; where it was given before, with a number of its own if that is free, or else from 2.
  ///
  /// A name that ends in a digit gets a letter instead, from “b”, as long as there are some.
  package mutating func unique(_ name: String, orNumber number: String) -> String {
    if counts[name] == nil { return unique(name, or: name) }
    var choices = number.isEmpty ? [] : ["\(name) \(number)"]
    if name.last?.isNumber == true {
      choices += "bcdefghijklmnopqrstuvwxyz".map { "\(name) \($0)" }
    }
    let choice = choices.first { counts[$0] == nil } ?? name
    return unique(choice, or: choice)
  }
}
