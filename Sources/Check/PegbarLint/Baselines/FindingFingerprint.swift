package import PegbarDiagnostics

/// An identifier of a finding within a file that does not change when the file is exported again.
///
/// It is made from the ID, the path of the file, the names that lead to the location, and the
/// message without its numbers. Lines and indices are excluded because layers above the location
/// can be added and removed. The first location can also change, so a finding with several
/// locations is identified by the ID, the path, and the cause. Findings that share all of these are
/// numbered in sequence.
package struct FindingFingerprint: Hashable, Sendable, CustomStringConvertible {
  /// The hash of the shared properties.
  package let hash: UInt64
  /// The number of the finding among those with this hash, starting at 1.
  package let ordinal: Int

  /// Sixteen hexadecimal digits and the ordinal: `cbf29ce484222325:1`.
  package var description: String { "\(hexadecimal):\(ordinal)" }

  /// The hash as sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The findings about one animation of a file.
  package typealias Source = (file: String, animation: String?, findings: [Finding])

  /// Returns the unique fingerprints of all findings, grouped by source.
  package static func all(of sources: [Source]) -> [[FindingFingerprint]] {
    var counts: [UInt64: Int] = [:]
    return sources.map { source in
      var file = FNVHash()
      file.add(ReportPath.plain(source.file))
      file.add(source.animation ?? "")
      return source.findings.map { finding in
        var hash = file
        hash.add(finding.kind.id)
        if finding.occurrences == nil {
          finding.breadcrumb.forEach { hash.add(withoutNumbers($0)) }
          hash.add(withoutNumbers(finding.message), end: 1)
        } else {
          finding.cause.forEach { hash.add(withoutNumbers($0)) }
        }
        let ordinal = counts[hash.value, default: 0] + 1
        counts[hash.value] = ordinal
        return FindingFingerprint(hash: hash.value, ordinal: ordinal)
      }
    }
  }

  /// Returns a string without its numbers: digits, decimal points and commas between them, and
  /// signs.
  package static func withoutNumbers(_ text: String) -> String {
    var rest = Array(text.utf8)[...]
    var result: [UInt8] = []
    while let byte = rest.popFirst() {
      let next = rest.first
      switch byte {
      case 0x30...0x39: continue
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ","):
        // A sign or a separator belongs to the number that follows it.
        if let next, (0x30...0x39).contains(next) { continue }
      default: break
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// An FNV-1a hash of strings, which is the same on every machine and in every run.
private struct FNVHash {
  /// The hash of all strings added so far.
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a string and a terminating byte that does not occur in names.
  mutating func add(_ text: String, end: UInt8 = 0) {
    for byte in text.utf8 { add(byte) }
    add(end)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
