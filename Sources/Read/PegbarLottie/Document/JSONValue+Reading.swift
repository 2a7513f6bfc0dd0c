import PegbarBase
internal import PegbarDiagnostics
import PegbarJSON

extension JSONValue {
  /// The numbers of an array, up to four, or a single number, or `nil` for another type or an empty
  /// array.
  ///
  /// Longer arrays of numbers are truncated.
  var components: Components? {
    if let number { return Components(count: 1, values: [number, 0, 0, 0]) }
    let count = min(arrayCount, 4)
    guard count > 0, let values = fourNumbers, arrayCount <= 4 || numbers != nil else { return nil }
    return Components(count: count, values: values)
  }

  /// Reads a name, which some tools write as a number, and reports another type.
  ///
  /// A name that exceeds the limit is truncated and reported, because layers and types are named
  /// after it.
  func readName() -> String? { readText().map(shortened) }

  /// Reads a string of any length, for example a Base64 image, and reports another type.
  ///
  /// Some tools write a number instead.
  func readText() -> String? {
    if let text = string ?? numberText { return text }
    reportWrongType("text")
    return nil
  }

  /// The number as a string, or `nil` for another type.
  var numberText: String? { number.map { Int(exactly: $0).map(String.init) ?? String($0) } }

  private func shortened(_ name: String) -> String {
    let most = reader.limits.nameLength
    guard name.utf8.count > most else { return name }
    report(
      .nameLength,
      "the name is longer than \(reader.limits.text(\.nameLength)) and is truncated",
      outcome: .approximated(error: nil))
    return name.cut(to: most)
  }

  /// Returns the elements read from the objects of an array, without elements that are not objects.
  ///
  /// - Parameter read: Reads an object, whose number counts the elements from 1.
  func readList<Element>(_ read: (_ object: JSONObject, _ number: Int) -> Element?) -> [Element] {
    guard let array = readArray() else { return [] }
    var list: [Element] = []
    list.reserveCapacity(array.count)
    for (index, element) in array.enumerated() {
      guard let object = element.readObject(), let part = read(object, index + 1) else { continue }
      list.append(part)
    }
    return list
  }

  /// Returns the case of an enumeration with a number, and reports an unknown number.
  func readCase<Case: RawRepresentable<Int>>(called what: String) -> Case? {
    guard let number = readInt() else { return nil }
    if let value = Case(rawValue: number) { return value }
    reportUnknownValue("\(number)", of: what)
    return nil
  }

  /// Returns the case of an enumeration with a string, and reports an unknown string.
  func readCase<Case: RawRepresentable<String>>(called what: String) -> Case? {
    guard let word = readString() else { return nil }
    if let value = Case(rawValue: word) { return value }
    reportUnknownValue("“\(word.cut(to: 100))”", of: what)
    return nil
  }

  /// Reports a setting with a value that the format does not define.
  func reportUnknownValue(_ value: String, of what: String) {
    report(
      .unknownValue, "\(value) is not a supported \(what); the default is used",
      outcome: .approximated(error: nil))
  }
}

extension JSONObject {
  /// Returns `true` if the direction of this shape is reversed: `d` is 3.
  func readIsReversed(_ value: JSONValue) -> Bool {
    guard let direction = value.readInt() else { return false }
    if direction != 1, direction != 3 { note(.otherDirection) }
    return direction == 3
  }
}

/// Up to four numbers, stored inline.
struct Components {
  /// The number of components, 1…4.
  var count: Int
  /// The numbers, padded with zeros.
  var values: SIMD4<Double>

  /// Accesses the number at an index, or the first one if there are fewer.
  subscript(index: Int) -> Double { values[index < count ? index : 0] }
}
