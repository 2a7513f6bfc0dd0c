/// Gives the parts of a layer names that are unique in it.
struct PartNames {
  private var counts: [String: Int] = [:]

  /// The name, or `title` where it is empty; with a number where it was given before.
  mutating func unique(_ name: String, or title: String) -> String {
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
}
