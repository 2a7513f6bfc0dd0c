package import PegbarDiagnostics

/// What tells a finding from all others of a file, and is the same when the file is exported again.
///
/// It is made from the id, the path of the file, the names that lead to the place, and the message
/// without its numbers. Lines and indices are not in it: layers in front of the place may come and
/// go. Which place comes first may change as well, so of a finding that stands for several places the
/// id, the path and the cause count. Findings that have all of this in common are numbered as they are met.
package struct FindingFingerprint: Hashable, Sendable, CustomStringConvertible {
  /// A hash of what findings have in common.
  package let hash: UInt64
  /// Which of the findings with this hash it is, from 1.
  package let ordinal: Int

  /// Sixteen hexadecimal digits and the number: `cbf29ce484222325:1`.
  package var description: String { "\(hexadecimal):\(ordinal)" }

  /// The hash as sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The findings about one animation of a file.
  package typealias Source = (file: String, animation: String?, findings: [Finding])

  /// The fingerprints of all findings, source by source; none occurs twice.
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

  /// A text without its numbers: digits, the points and commas between them, and the signs before.
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

/// The FNV-1a hash of texts: the same on every machine and in every run.
private struct FNVHash {
  /// The hash of what was added so far.
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a text and a byte that ends it, which no name has.
  mutating func add(_ text: String, end: UInt8 = 0) {
    for byte in text.utf8 { add(byte) }
    add(end)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
