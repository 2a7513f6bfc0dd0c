/// Generates unique names in the order of requests.
///
/// The same names in the same order give the same result, so names are stable when a designer
/// exports again.
package struct UniqueNames {
  private var counts: [String: Int] = [:]

  /// Creates a generator without names.
  package init() {}

  /// Returns `true` if a name is not in use.
  package func isFree(_ name: String) -> Bool { counts[name] == nil }

  /// Returns the name, or `title` if it is empty; with a number from 2 if it is already in use.
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

  /// Returns the name; if it is already in use, adds the given number if free, or else one from 2.
  ///
  /// A name that ends in a digit gets a letter from “b” instead, as long as one is available.
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
