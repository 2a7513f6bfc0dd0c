internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarJSON

extension Configuration {
  /// The JSON schema of configurations, draft 2020-12: editors complete rules, levels and targets by it.
  package static var schema: [UInt8] {
    var writer = JSONWriter(style: .readable)
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", "Configuration of pegbar (\(fileName))")
      let root = ConfigurationSchema.root(convert: Convert.members)
      ConfigurationSchema.writeObject(root, to: &writer)
      writer.member("$defs") { $0.object { ConfigurationSchema.writeDefinitions(to: &$0) } }
    }
    return writer.finish()
  }
}

/// What a configuration may hold, for its schema.
private enum ConfigurationSchema {
  /// What a member may be.
  indirect enum Form: Sendable {
    case text
    case pattern
    case flag
    case number
    case count
    case choice([String])
    case list(Form)
    case definition(String)
    case object([Member])
  }

  typealias Member = (key: String, form: Form, text: String)

  private static func section(_ convert: [ConfigurationMember]) -> [Member] {
    [
      ("extends", .list(.choice(Preset.allCases.map(\.rawValue))), "Presets to begin with."),
      (
        "targets", .list(.text),
        "Players to check for, with a version after an @, or core-animation: "
          + Target.names.joined(separator: ", ") + "."
      ),
      (
        "rules", .definition("rules"), "Levels of rules and families; the last that matches counts."
      ),
      ("budgets", .definition("budgets"), "Limits whose rules are errors."),
      ("convert", .object(members(convert)), "How animations are converted; options count more."),
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
        }
      return (member.key, form, member.text)
    }
  }

  static func root(convert: [ConfigurationMember]) -> [Member] {
    let section = section(convert)
    return [
      ("$schema", .text, "The address of this schema."),
      ("root", .flag, "Whether configurations in folders above do not count."),
    ] + section + [
      (
        "overrides",
        .list(
          .object(
            [
              (
                "files", .list(.text),
                "Patterns of paths from the folder of this file; * also stands for slashes."
              )
            ] + section)),
        "What is said of some files; later ones count more."
      ),
      ("exclude", .list(.text), "Patterns of paths that folders are searched without."),
      (
        "suppress",
        .list(
          .object([
            ("rule", .text, "A rule or a family."),
            ("file", .text, "A pattern of paths; all files without."),
            ("path", .text, "The JSON path of the place, or of what it stands in."),
            ("layer", .text, "The name of a layer or group that it stands in."),
            ("reason", .text, "Why it is accepted."),
          ])), "Findings that are accepted."
      ),
      ("baseline", .text, "A baseline, from here on."),
      (
        "failOn", .choice(Severity.allCases.map(\.rawValue) + ["never"]),
        "The level of findings from which on the exit code is 1."
      ),
      ("maxWarnings", .count, "How many warnings are allowed."),
      ("pages", .text, "The address of the pages of findings, which reports link to."),
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

  // Forms are as deep as they are written here.
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
          (budget.key, .number, "The option '\(budget.option)' of \(budget.rule).")
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

  /// Families and rules by their ids, with their titles; those with options take an array, too.
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
    switch option.usual {
    case .number: .number
    case .text: option.isPattern ? .pattern : .text
    case .texts: .list(.text)
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
