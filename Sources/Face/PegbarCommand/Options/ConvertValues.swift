public import ArgumentParser
public import Pegbar

/// A format to convert to, by name.
struct TargetFormat: ExpressibleByArgument {
  /// Writes it.
  let exporter: any SceneExporter

  init(_ exporter: any SceneExporter) {
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
    Exporters.all.keyed(by: \.name).mapValues(\.summary)
  }
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

// Kinds of views and styles are arguments by the names of their cases.
extension HostChoice: ExpressibleByArgument {}
extension CodeStyle: ExpressibleByArgument {}
extension CodeSupport: ExpressibleByArgument {}
extension CodeAccess: ExpressibleByArgument {}
