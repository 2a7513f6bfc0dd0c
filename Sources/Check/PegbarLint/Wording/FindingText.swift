package import PegbarDiagnostics

/// What reports for people and editors say of a finding.
package enum FindingText {
  /// How many characters of a name are shown.
  private static let nameLimit = 60

  /// The designer's names that lead to a finding, or where it stands in the JSON; empty for one about
  /// the whole file.
  ///
  /// - Parameter root: The name of the composition, which is left out where there are others after it.
  package static func place(of finding: Finding, below root: String? = nil) -> String {
    var names = finding.breadcrumb
    if names.count > 1, names.first == root { names.removeFirst() }
    guard names.isEmpty else { return trail(names) }
    return finding.path.steps.isEmpty ? "" : PrintableText.line(finding.path.description)
  }

  /// The message, with its place and what is to be remarked, on one line.
  package static func sentence(on finding: Finding) -> String {
    let message = PrintableText.line(finding.message)
    let details = [place(of: finding), remark(on: finding)].filter { !$0.isEmpty }
    return details.isEmpty ? message : "\(message) (\(details.joined(separator: "; ")))"
  }

  /// The names that lead to a place.
  package static func trail(_ names: [String]) -> String {
    names.map { PrintableText.line($0, limit: nameLimit) }.joined(separator: " ▸ ")
  }

  /// The name of the composition, with which the places of findings begin; nothing where it cannot be
  /// told from them.
  package static func root(of findings: [Finding]) -> String? {
    let named = findings.filter { !$0.breadcrumb.isEmpty }
    // Layers of assets may be reported below the name of the asset.
    let main = named.first { $0.path.steps.first == .key("layers") }
    if let main { return main.breadcrumb.first }
    let root = named.first?.breadcrumb.first
    return named.allSatisfy { $0.breadcrumb.first == root } ? root : nil
  }

  /// `line 12, column 40`; empty where it is not known.
  package static func position(of finding: Finding) -> String {
    finding.position.map { "line \($0.line), column \($0.column)" } ?? ""
  }

  /// How far something is off, and when it shows; empty where there is nothing to say.
  package static func remark(on finding: Finding) -> String {
    var remarks: [String] = []
    switch finding.outcome {
    case .kept, .dropped: break  // The message says so.
    case .approximated(let error):
      if let error { remarks.append("\(Words.bound(error, .points)) off") }
    case .baked(_, let error, let unit):
      // The message says into how many keys.
      remarks.append("at most \(Words.bound(error, unit)) off")
    }
    if let frames = finding.frames {
      remarks.append(
        "frames \(Words.number(frames.lowerBound)) to \(Words.number(frames.upperBound))")
    }
    return remarks.joined(separator: "; ")
  }

  /// The message; empty where it says no more than the title above it.
  package static func message(of finding: Finding, below title: String) -> String {
    let message = PrintableText.line(finding.message)
    return core(message) == core(title) ? "" : message
  }

  /// A sentence without its article, in small letters.
  private static func core(_ sentence: String) -> Substring {
    let sentence = sentence.lowercased()
    for article in ["the ", "a ", "an "] where sentence.hasPrefix(article) {
      return sentence.dropFirst(article.count)
    }
    return sentence[...]
  }
}
