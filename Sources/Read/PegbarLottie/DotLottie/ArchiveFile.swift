import PegbarBase
import PegbarDiagnostics
import PegbarJSON

/// A JSON file of a dotLottie archive other than its animations.
enum ArchiveFile {
  /// Returns what `body` reads from the object in a file, or `nil` if the file is no JSON object.
  ///
  /// Findings name the file as their place, because paths and positions refer to the animation.
  ///
  /// - Parameters:
  ///   - name: The path of the file in the archive.
  ///   - log: The log of the findings.
  static func read<Result>(
    _ bytes: [UInt8], name: String, log: FindingLog, limits: Limits,
    _ body: (JSONObject) -> Result?
  ) -> Result? {
    let found = FindingLog()
    defer { log.add(found.findings.map { placed($0, in: name) }) }
    do throws(JSONSyntaxError) {
      return try JSONDocument.read(bytes, log: found, limits: limits) { root in
        root.readObject().flatMap(body)
      }
    } catch {
      found.add(error.finding)
      return nil
    }
  }

  /// Returns the place of a part of a file, for the breadcrumb of a finding.
  static func place(_ path: JSONPath, in name: String) -> String {
    let steps = path.description.drop { $0 == "$" || $0 == "." }
    return steps.isEmpty ? name : "\(name): \(steps)"
  }

  private static func placed(_ finding: Finding, in name: String) -> Finding {
    var finding = finding
    finding.breadcrumb = [place(finding.path, in: name)]
    (finding.path, finding.position) = (JSONPath(), nil)
    // Nothing of the animation itself is lost.
    if finding.severity == .error { finding.severity = .warning }
    (finding.outcome, finding.limit) = (.kept, nil)
    return finding
  }
}
