internal import PegbarDiagnostics
internal import PegbarJSON

extension LintSettings {
  /// Returns the settings as JSON: the configuration files, the targets, the severity of each rule,
  /// and the options.
  package func json(from files: [String]) -> [UInt8] {
    var writer = JSONWriter(style: .readable)
    writer.object { writer in
      writer.member("configurations") { writer in
        writer.array(.oneLine) { writer in files.forEach { writer.string($0) } }
      }
      writer.member("targets") { writer in
        writer.array(.oneLine) { writer in allTargets.forEach { writer.string($0.name) } }
      }
      writer.member("rules") { writer in
        writer.object { writer in
          for kind in FindingKind.all {
            let severity = severity(of: kind, kind.severity)
            writer.member(kind.id, severity?.rawValue ?? "off")
          }
        }
      }
      writer.member("options") { writer in
        writer.object { writer in
          for rule in Rule.all {
            for option in rule.options {
              let key = "\(rule.kind.id):\(option.name)"
              writer.member(key, options[key] ?? option.defaultValue)
            }
          }
        }
      }
    }
    return writer.finish()
  }
}

extension JSONWriter {
  /// Writes a member with the value of an option.
  mutating func member(_ key: String, _ value: RuleOption.Value) {
    switch value {
    case .number(let number): member(key, number)
    case .text(let text): member(key, text)
    case .strings(let strings):
      member(key) { writer in
        writer.array(.oneLine) { writer in strings.forEach { writer.string($0) } }
      }
    }
  }
}
