/// The locations of findings of one kind, with each shared message written once.
enum FindingList {
  /// Writes each message once, with its locations below, up to a number of findings; the rest is
  /// counted.
  static func write(
    _ group: FindingGroup, limit: Int, below root: String?, indent: String,
    to layout: inout TextLayout
  ) {
    let title = group.title
    let entries = group.findings.prefix(limit).grouped { finding in
      let remark = FindingText.remark(on: finding)
      let message = FindingText.message(of: finding, below: title)
      if remark.isEmpty { return message }
      return message.isEmpty ? remark : "\(message) (\(remark))"
    }
    for (message, findings) in entries {
      if !message.isEmpty { layout.paragraph(message, first: indent) }
      let places = findings.grouped { FindingText.place(of: $0, below: root) }
      for (place, findings) in places {
        var position = findings.first.map(FindingText.position) ?? ""
        if findings.count > 1 {
          position = "\(findings.count) times" + (position.isEmpty ? "" : ", first at \(position)")
        }
        let words = place.isEmpty ? position : place
        // A finding about the whole file has no location.
        guard !words.isEmpty else { continue }
        layout.paragraph(
          words, first: indent + (place.isEmpty ? "  at " : "  in "), .faint,
          end: place.isEmpty || position.isEmpty ? "" : "(\(position))")
      }
    }
    let rest = group.findings.count - limit
    guard rest > 0 else { return }
    let names = layers(of: group.findings.dropFirst(limit), below: root)
    let place = names.isEmpty ? "" : " in \(names)"
    layout.paragraph("… and \(WholeNumber.text(rest)) more\(place); -v lists all", first: indent)
  }

  /// The maximum number of layers that are named for the rest of the findings.
  private static let namedLayers = 8

  /// Returns the names of the layers of some findings, or an empty string if none has a layer.
  private static func layers(of findings: ArraySlice<Finding>, below root: String?) -> String {
    let names = findings.compactMap { FindingText.layer(of: $0, below: root) }.grouped(by: \.self)
      .map(\.key)
    guard names.count > namedLayers else { return Words.list(names.map { "“\($0)”" }) }
    let named = names.prefix(namedLayers - 1).map { "“\($0)”" }
    return Words.list(named + [Words.counted(names.count - named.count, "other layer")])
  }
}
