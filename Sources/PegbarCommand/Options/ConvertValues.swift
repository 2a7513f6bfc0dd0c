internal import ArgumentParser
internal import Pegbar

/// A format to convert to, by name.
struct TargetFormat: ExpressibleByArgument {
  /// Writes it.
  let exporter: any Exporter

  init(_ exporter: any Exporter) {
    self.exporter = exporter
  }

  init?(argument: String) {
    guard let exporter = Exporters.named(argument) else { return nil }
    self.exporter = exporter
  }

  var defaultValueDescription: String { exporter.name }

  static var allValueStrings: [String] { Exporters.all.map(\.name) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  static var allValueDescriptions: [String: String] {
    Dictionary(Exporters.all.map { ($0.name, $0.summary) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A kind of view, by name.
struct HostKind: ExpressibleByArgument {
  /// The kind.
  let host: Host

  init?(argument: String) {
    guard let host = Host(rawValue: argument) else { return nil }
    self.host = host
  }

  static var allValueStrings: [String] { Host.allCases.map(\.rawValue) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// What becomes properties, by names with commas between.
struct ExposedKinds: ExpressibleByArgument {
  /// The kinds.
  let kinds: Set<ExposedValue>

  init?(argument: String) {
    guard let kinds = ExposedValue.list(argument) else { return nil }
    self.kinds = kinds
  }

  static var defaultCompletionKind: CompletionKind {
    .list(ExposedValue.allCases.map(\.rawValue))
  }
}

/// A style in which to write what moves, by name.
struct StyleName: ExpressibleByArgument {
  /// The style.
  let style: CodeStyle

  init(_ style: CodeStyle) {
    self.style = style
  }

  init?(argument: String) {
    guard let style = CodeStyle(rawValue: argument) else { return nil }
    self.style = style
  }

  var defaultValueDescription: String { style.rawValue }

  static var allValueStrings: [String] { CodeStyle.allCases.map(\.rawValue) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
