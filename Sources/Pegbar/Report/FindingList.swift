/// The places of findings of one kind: what is said of several is said once.
struct FindingList {
  private let entries: [(message: String, findings: [Finding])]
  private let rest: Int

  /// Takes so many findings; the rest is counted.
  init(_ findings: [Finding], limit: Int) {
    entries = findings.prefix(limit).grouped { finding in
      let remark = FindingText.remark(on: finding)
      let message = FindingText.message(of: finding)
      if remark.isEmpty { return message }
      return message.isEmpty ? remark : "\(message) (\(remark))"
    }.map { (message: $0.key, findings: $0.elements) }
    rest = max(findings.count - limit, 0)
  }

  /// Writes each message once, with its places below.
  func write(below root: String?, indent: String, to layout: inout TextLayout) {
    for entry in entries {
      if !entry.message.isEmpty { layout.paragraph(entry.message, first: indent) }
      let places = entry.findings.grouped { FindingText.place(of: $0, below: root) }
      for (place, findings) in places {
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
    layout.line("\(indent)… and \(WholeNumber.text(rest)) more; -v lists them all")
  }
}
