// Conversion of limits to and from text.
extension Limit {
  /// Returns a value with its unit: `256 MB`, `50,000 layers`.
  public func text(_ value: Int) -> String {
    unit == .bytes
      ? ByteCount.text(value) : "\(WholeNumber.text(value)) \(unit.rawValue)"
  }

  /// Returns the value that a string specifies, or `nil` if it is invalid.
  ///
  /// A value is a whole number above 0 and up to `largest`. Bytes can have the unit `KB`, `MB` or
  /// `GB`.
  public func value(_ text: String) -> Int? {
    var digits = text[...]
    var factor = 1
    let units = unit == .bytes ? ByteCount.units + [("B", 0)] : []
    if let known = units.first(where: { text.uppercased().hasSuffix($0.name) }) {
      digits = digits.dropLast(known.name.count)
      factor = 1 << known.bits
    }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(digits)
    else { return nil }
    let (value, isOver) = number.multipliedReportingOverflow(by: factor)
    return !isOver && (1...largest).contains(value) ? value : nil
  }
}

extension Limit {
  /// Returns the limit of a member of `Limits`.
  package static func of(_ member: KeyPath<Limits, Int>) -> Limit? {
    all.first { $0.member == member }
  }
}

extension Limits {
  /// Returns the text of a limit for a finding, with the name for raising it: `256 MB (limit
  /// file-size)`.
  package func text(_ member: KeyPath<Limits, Int>) -> String {
    guard let limit = Limit.of(member) else { return "" }
    return "\(limit.text(self[keyPath: member])) (limit \(limit.name))"
  }

  /// The limits that differ from their defaults, as `NAME=VALUE`, in the order of `Limit.all`.
  public var changes: [String] {
    Limit.all.compactMap { limit in
      let value = self[keyPath: limit.member]
      return value == limit.defaultValue ? nil : "\(limit.name)=\(value)"
    }
  }

  /// Sets a limit by its name.
  ///
  /// - Returns: `false`, with nothing changed, if the name is unknown or the value is invalid.
  public mutating func set(_ name: String, to text: String) -> Bool {
    guard let limit = Limit.named(name), let value = limit.value(text) else { return false }
    self[keyPath: limit.member] = value
    return true
  }
}

/// Formats byte counts.
package enum ByteCount {
  fileprivate static let units: [(name: String, bits: Int)] = [("GB", 30), ("MB", 20), ("KB", 10)]

  /// Returns the count in the largest unit of which it is at least 1, with up to one decimal: `256
  /// MB`, `1.5 GB`, `900 bytes`.
  package static func text(_ count: Int) -> String {
    for unit in units where count >= 1 << unit.bits {
      let tenths = count / ((1 << unit.bits) / 10)
      let isWhole = count % (1 << unit.bits) == 0 || tenths >= 100
      return isWhole
        ? "\(WholeNumber.text(count >> unit.bits)) \(unit.name)"
        : "\(tenths / 10).\(tenths % 10) \(unit.name)"
    }
    return count == 1 ? "1 byte" : "\(count) bytes"
  }
}

/// Formats whole numbers.
package enum WholeNumber {
  /// Returns the number with a comma before every three digits: `50,000`.
  package static func text(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}
