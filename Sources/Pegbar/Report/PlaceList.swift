internal import PegbarDiagnostics

/// The places of findings of one kind: what is said of several is said once.
struct PlaceList {
  private struct Entry {
    var message: String
    var findings: [Finding]
  }

  private var entries: [Entry] = []
  private let rest: Int

  /// Takes so many findings; the rest is counted.
  init(_ findings: [Finding], limit: Int) {
    var indices: [String: Int] = [:]
    for finding in findings.prefix(limit) {
      let remark = FindingText.remark(on: finding)
      var message = FindingText.message(of: finding)
      if !remark.isEmpty { message += message.isEmpty ? remark : " (\(remark))" }
      if let index = indices[message] {
        entries[index].findings.append(finding)
      } else {
        indices[message] = entries.count
        entries.append(Entry(message: message, findings: [finding]))
      }
    }
    rest = max(findings.count - limit, 0)
  }

  /// Writes each message once, with its places below.
  func write(below root: String?, indent: String, to layout: inout TextLayout) {
    for entry in entries {
      if !entry.message.isEmpty { layout.paragraph(entry.message, first: indent) }
      for (place, findings) in Self.places(of: entry.findings, below: root) {
        var position = findings.first.map(FindingText.position) ?? ""
        if findings.count > 1 {
          position = "\(findings.count) times" + (position.isEmpty ? "" : ", first at \(position)")
        }
        let words = place.isEmpty ? position : place
        // What concerns the whole file stands nowhere else.
        guard !words.isEmpty else { continue }
        layout.paragraph(
          words, first: indent + (place.isEmpty ? "  at " : "  in "), .faint,
          end: place.isEmpty || position.isEmpty ? "" : "(\(position))")
      }
    }
    guard rest > 0 else { return }
    layout.line("\(indent)… and \(Words.grouped(rest)) more; -v lists them all")
  }

  /// The findings by the names that lead to them, in the order they were met.
  private static func places(
    of findings: [Finding], below root: String?
  ) -> [(place: String, findings: [Finding])] {
    var indices: [String: Int] = [:]
    var places: [(place: String, findings: [Finding])] = []
    for finding in findings {
      let place = FindingText.place(of: finding, below: root)
      if let index = indices[place] {
        places[index].findings.append(finding)
      } else {
        indices[place] = places.count
        places.append((place, [finding]))
      }
    }
    return places
  }
}
