/// What names have in common.
package enum CommonName {
  /// The words that all names begin with, without their numbers; the first name where there is none.
  package static func of(_ names: [String]) -> String {
    guard let first = names.first else { return "" }
    let common = prefix(of: names.map(words))
    return common.isEmpty ? first : common.joined(separator: " ")
  }

  /// The words that all names begin and end with, without their numbers; empty where there is none.
  package static func shared(by names: [String]) -> String {
    let words = names.map(words)
    let start = prefix(of: words)
    let rest = words.map { Array($0.dropFirst(start.count).reversed()) }
    return (start + prefix(of: rest).reversed()).joined(separator: " ")
  }

  private static func prefix(of names: [[String]]) -> [String] {
    guard var common = names.first else { return [] }
    for name in names.dropFirst() {
      common = zip(common, name).prefix { $0 == $1 }.map(\.0)
    }
    return common
  }

  private static func words(_ name: String) -> [String] {
    name.split { !$0.isLetter }.map(String.init)
  }
}
