import PegbarBase
internal import PegbarDiagnostics
import PegbarJSON

extension JSONValue {
  /// Up to four numbers; nil where it is no array of one to four numbers, or a single number.
  ///
  /// Longer arrays of numbers are cut.
  var components: Components? {
    if let number { return Components(count: 1, values: [number, 0, 0, 0]) }
    let count = min(arrayCount, 4)
    guard count > 0, let values = fourNumbers, arrayCount <= 4 || numbers != nil else { return nil }
    return Components(count: count, values: values)
  }

  /// A name: text, or a number as some tools write it; another type is reported.
  ///
  /// A name that is too long is cut and reported: names become names of layers and of types.
  func readName() -> String? { readText().map(shortened) }

  /// Text of any length, for example a picture in Base64, or a number as some tools write it;
  /// another type is reported.
  func readText() -> String? {
    if let text = string ?? numberText { return text }
    reportWrongType("text")
    return nil
  }

  /// The number as text, if it is one.
  var numberText: String? { number.map { Int(exactly: $0).map(String.init) ?? String($0) } }

  private func shortened(_ name: String) -> String {
    let most = reader.limits.nameLength
    guard name.utf8.count > most else { return name }
    report(
      .nameLength,
      "the name is longer than \(reader.limits.text(\.nameLength)); the rest is left out",
      outcome: .approximated(error: nil))
    return name.cut(to: most)
  }

  /// What the objects of an array are read as; elements that are no objects are left out.
  ///
  /// - Parameter read: Reads an object; its number counts the elements from 1.
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

  /// One of the numbers that an enumeration knows; another number is reported.
  func readCase<Case: RawRepresentable<Int>>(called what: String) -> Case? {
    guard let number = readInt() else { return nil }
    if let value = Case(rawValue: number) { return value }
    reportUnknownValue("\(number)", of: what)
    return nil
  }

  /// One of the words that an enumeration knows; another word is reported.
  func readCase<Case: RawRepresentable<String>>(called what: String) -> Case? {
    guard let word = readString() else { return nil }
    if let value = Case(rawValue: word) { return value }
    reportUnknownValue("“\(word.cut(to: 100))”", of: what)
    return nil
  }

  /// Says that a setting has a value that the format does not define.
  func reportUnknownValue(_ value: String, of what: String) {
    report(
      .unknownValue, "\(value) is no known \(what); the default is used",
      outcome: .approximated(error: nil))
  }
}

extension JSONObject {
  /// Whether a shape, which is this object, runs backwards: `d` is 3.
  func readIsReversed(_ value: JSONValue) -> Bool {
    guard let direction = value.readInt() else { return false }
    if direction != 1, direction != 3 { note(.otherDirection) }
    return direction == 3
  }
}

/// A few numbers, without memory of their own.
struct Components {
  /// How many there are, 1…4.
  var count: Int
  /// The numbers; the rest is 0.
  var values: SIMD4<Double>

  /// The number at an index, or the first where there are fewer.
  subscript(index: Int) -> Double { values[index < count ? index : 0] }
}
