package import PegbarDiagnostics

/// The text of findings in reports for people and editors.
package enum FindingText {
  /// The maximum number of characters of a name.
  private static let nameLimit = 60

  /// Returns the layer names that lead to a finding, or its JSON path, or an empty string for the
  /// whole file.
  ///
  /// - Parameter root: The name of the composition, which is omitted if other names follow it.
  package static func place(of finding: Finding, below root: String? = nil) -> String {
    var names = finding.breadcrumb
    if names.count > 1, names.first == root { names.removeFirst() }
    guard names.isEmpty else { return trail(names) }
    return finding.path.steps.isEmpty ? "" : PrintableText.line(finding.path.description)
  }

  /// Returns the name of the layer that contains a location, or `nil` if there is none.
  ///
  /// - Parameter root: The name of the composition.
  package static func layer(of finding: Finding, below root: String?) -> String? {
    guard finding.path.steps.contains(.key("layers")) else { return nil }
    var names = finding.breadcrumb[...]
    if names.count > 1, names.first == root { names.removeFirst() }
    if names.count > 1, finding.path.steps.first == .key("assets") { names.removeFirst() }
    return names.first.map { PrintableText.line($0, limit: nameLimit) }
  }

  /// Returns the message with its location and its remarks, on one line.
  ///
  /// - Parameters:
  ///   - animation: The ID of the animation, if the file has several.
  ///   - extent: The affected share of the picture, or an empty string.
  package static func sentence(
    on finding: Finding, in animation: String? = nil, extent: String = ""
  ) -> String {
    let message = PrintableText.line(finding.message)
    let name = animation.map { "animation “\(PrintableText.line($0, limit: nameLimit))”" } ?? ""
    let details = [name, place(of: finding), remark(on: finding), extent].filter { !$0.isEmpty }
    return details.isEmpty ? message : "\(message) (\(details.joined(separator: "; ")))"
  }

  /// Returns a string with the names that lead to a location.
  package static func trail(_ names: [String]) -> String {
    names.map { PrintableText.line($0, limit: nameLimit) }.joined(separator: " ▸ ")
  }

  /// Returns the composition name that all locations start with, or `nil` if it cannot be
  /// determined.
  package static func root(of findings: [Finding]) -> String? {
    let named = findings.filter { !$0.breadcrumb.isEmpty }
    // Layers of assets can be reported below the name of the asset.
    let main = named.first { $0.path.steps.first == .key("layers") }
    if let main { return main.breadcrumb.first }
    let root = named.first?.breadcrumb.first
    return named.allSatisfy { $0.breadcrumb.first == root } ? root : nil
  }

  /// Returns `line 12, column 40`, or an empty string if the position is unknown.
  package static func position(of finding: Finding) -> String {
    finding.position.map { "line \($0.line), column \($0.column)" } ?? ""
  }

  /// Returns the error and the frames of a finding, or an empty string.
  package static func remark(on finding: Finding) -> String {
    var remarks: [String] = []
    switch finding.outcome {
    case .kept, .dropped: break  // Stated in the message.
    case .approximated(let error):
      if let error { remarks.append("error: \(Words.bound(error, .points))") }
    case .baked(_, let error, let unit):
      // The message states the number of keyframes.
      remarks.append("maximum error: \(Words.bound(error, unit))")
    }
    if let frames = finding.frames {
      remarks.append(
        "frames \(Words.number(frames.lowerBound)) to \(Words.number(frames.upperBound))")
    }
    return remarks.joined(separator: "; ")
  }

  /// Returns the message, or an empty string if it only repeats the title.
  package static func message(of finding: Finding, below title: String) -> String {
    let message = PrintableText.line(finding.message)
    return words(message).isSubset(of: words(title)) ? "" : message
  }

  /// Returns the words of a sentence that carry its meaning.
  private static func words(_ sentence: String) -> Set<Substring> {
    let words = sentence.lowercased().split { !$0.isLetter && !$0.isNumber }
    return Set(words).subtracting(["the", "a", "an", "is", "are", "has", "have", "no", "without"])
  }
}
