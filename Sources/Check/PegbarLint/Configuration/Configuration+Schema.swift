internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarJSON

extension Configuration {
  /// The JSON schema of configurations (draft 2020-12), for editors to complete rules, severities,
  /// and targets.
  package static var schema: [UInt8] {
    var writer = JSONWriter(style: .readable)
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", "Pegbar configuration (\(fileName))")
      let root = ConfigurationSchema.root(convert: Convert.members)
      ConfigurationSchema.writeObject(root, to: &writer)
      writer.member("$defs") { $0.object { ConfigurationSchema.writeDefinitions(to: &$0) } }
    }
    return writer.finish()
  }
}

/// The members of a configuration, for its schema.
private enum ConfigurationSchema {
  /// The form of a member.
  indirect enum Form: Sendable {
    case text
    case pattern
    case flag
    case number
    case count
    case choice([String])
    case suggestion([String])
    case list(Form)
    case definition(String)
    case object([Member])
  }

  typealias Member = (key: String, form: Form, text: String)

  private static let presets = Preset.allCases.map(\.rawValue)

  private static func section(_ convert: [ConfigurationMember]) -> [Member] {
    [
      (
        "targets", .list(.text),
        "Targets to check for, with an optional version after an @: "
          + Target.names.joined(separator: ", ") + "."
      ),
      (
        "rules", .definition("rules"),
        "Severities of rules and families. The last match takes precedence."
      ),
      (
        "budgets", .definition("budgets"),
        "Limits. A value above its limit is reported as an error."
      ),
      (
        "images", .choice(ImagePlace.allCases.map(\.rawValue)),
        "Place of image files: \"files\" next to the animation (default), or \"provided\" by the app."
      ),
      (
        "convert", .object(members(convert)),
        "Conversion settings. Command-line options override them."
      ),
    ]
  }

  private static func members(_ members: [ConfigurationMember]) -> [Member] {
    members.map { member in
      let form: Form =
        switch member.form {
        case .text: .text
        case .flag: .flag
        case .number: .number
        case .choice(let names): .choice(names)
        case .choices(let names): .list(.choice(names))
        case .texts: .list(.text)
        }
      return (member.key, form, member.text)
    }
  }

  static func root(convert: [ConfigurationMember]) -> [Member] {
    let section = section(convert)
    return [
      ("$schema", .text, "URL of this schema."),
      ("root", .flag, "Ignore configurations in enclosing folders."),
      (
        "extends", .list(.suggestion(presets)),
        "Presets to start from, and paths of configurations, relative to the folder of this file."
      ),
    ] + section + [
      (
        "overrides",
        .list(
          .object(
            [
              (
                "files", .list(.text),
                "Path patterns, relative to the folder of this file. An asterisk also matches slashes."
              ),
              ("extends", .list(.choice(presets)), "Presets to start from."),
            ] + section)),
        "Settings for files that match patterns. Later entries override earlier ones."
      ),
      ("exclude", .list(.text), "Path patterns for files to skip in folders."),
      (
        "suppress",
        .list(
          .object([
            ("rule", .text, "Rule or family."),
            ("file", .text, "Path pattern for the files. The default is all files."),
            ("path", .text, "JSON path of the location, or of a value that contains it."),
            ("layer", .text, "Name of a layer or group that contains the location."),
            ("reason", .text, "Reason for accepting the findings."),
          ])), "Accepted findings."
      ),
      ("baseline", .text, "Path of the baseline, relative to the folder of this file."),
      (
        "failOn", .choice(Severity.allCases.map(\.rawValue) + ["never"]),
        "Exit with code 1 if a finding has this severity or a higher one."
      ),
      ("maxWarnings", .count, "Maximum number of warnings."),
      (
        "pages", .text,
        "URL of a folder that contains a page for each kind of finding. Reports link to the pages."
      ),
    ]
  }

  static func writeObject(_ members: [Member], to writer: inout JSONWriter) {
    writer.member("type", "object")
    writer.member("additionalProperties", false)
    writer.member("properties") { writer in
      writer.object { writer in
        for member in members {
          writer.member(member.key) { writer in
            writer.object { writer in
              writer.member("description", member.text)
              write(member.form, to: &writer)
            }
          }
        }
      }
    }
  }

  // The recursion is bounded, because forms are constants in this file.
  private static func write(_ form: Form, to writer: inout JSONWriter) {
    switch form {
    case .text: writer.member("type", "string")
    case .pattern:
      writer.member("type", "string")
      writer.member("format", "regex")
    case .flag: writer.member("type", "boolean")
    case .number: writer.member("type", "number")
    case .count:
      writer.member("type", "integer")
      writer.member("minimum", 0)
    case .choice(let names):
      writer.member("enum") { $0.array(.oneLine) { writer in names.forEach { writer.string($0) } } }
    case .suggestion(let names):
      writer.member("anyOf") { writer in
        writer.array { writer in
          writer.object(.oneLine) { write(.choice(names), to: &$0) }
          writer.object(.oneLine) { write(.text, to: &$0) }
        }
      }
    case .list(let element):
      writer.member("type", "array")
      writer.member("items") { $0.object { write(element, to: &$0) } }
    case .definition(let name): writer.member("$ref", "#/$defs/\(name)")
    case .object(let members): writeObject(members, to: &writer)
    }
  }

  static func writeDefinitions(to writer: inout JSONWriter) {
    writer.member("level") { writer in
      writer.object { write(.choice(["off", "on"] + Severity.allCases.map(\.rawValue)), to: &$0) }
    }
    writer.member("budgets") { writer in
      writer.object { writer in
        let budgets = ConfiguredRule.budgets.map { budget -> Member in
          (budget.key, .number, "Option '\(budget.option)' of \(budget.rule).")
        }
        writeObject(budgets, to: &writer)
      }
    }
    writer.member("rules") { writer in
      writer.object { writer in
        writer.member("type", "object")
        writer.member("additionalProperties", false)
        writer.member("properties") { writer in writer.object { writeRules(to: &$0) } }
      }
    }
  }

  /// Writes families and rules by ID, with their titles.
  ///
  /// Rules with options also accept an array.
  private static func writeRules(to writer: inout JSONWriter) {
    let options = Rule.all.keyed(by: \.kind.id).mapValues(\.options)
    for family in Set(FindingKind.all.map(\.family)).sorted() + ["all"] {
      writer.member(family) { writer in
        writer.object(.oneLine) { $0.member("$ref", "#/$defs/level") }
      }
    }
    for kind in FindingKind.all {
      writer.member(kind.id) { writer in
        writer.object { writer in
          writer.member("description", "\(kind.title).")
          writeLevel(with: options[kind.id] ?? [], to: &writer)
        }
      }
    }
  }

  private static func form(of option: RuleOption) -> Form {
    switch option.defaultValue {
    case .number: .number
    case .text: option.isPattern ? .pattern : .text
    case .strings: .list(.text)
    }
  }

  private static func writeLevel(with options: [RuleOption], to writer: inout JSONWriter) {
    guard !options.isEmpty else { return writer.member("$ref", "#/$defs/level") }
    writer.member("anyOf") { writer in
      writer.array { writer in
        writer.object(.oneLine) { $0.member("$ref", "#/$defs/level") }
        writer.object { writer in
          writer.member("type", "array")
          writer.member("prefixItems") { writer in
            writer.array { writer in
              writer.object(.oneLine) { $0.member("$ref", "#/$defs/level") }
              writer.object { writer in
                let members = options.map { option -> Member in
                  (option.name, form(of: option), option.documentation)
                }
                writeObject(members, to: &writer)
              }
            }
          }
        }
      }
    }
  }
}
