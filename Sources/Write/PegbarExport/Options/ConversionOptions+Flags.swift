internal import PegbarBase

// The options that affect the output, as command-line arguments. The headers of generated files
// contain them.
extension ConversionOptions {
  /// Returns the options of a format that differ from their defaults, in a fixed order.
  package func flags(for format: ExportFormat) -> [String] {
    let target = format.name == ExportFormat.defaultName ? [] : ["--to", format.name]
    return target
      + ConversionOption.all.flatMap { option -> [String] in
        guard let text = option.text(self), format.takes(option) else { return [] }
        if case .flag = option.form { return ["--\(option.name)"] }
        return ["--\(option.name)", text]
      } + limits.changes.flatMap { ["--limit", $0] }
  }

  /// Creates options from arguments that `flags` wrote; `nil` if this version does not know one of
  /// them.
  ///
  /// - Parameter format: The format, which must support all of the options.
  package init?(flags: [String], of format: ExportFormat) {
    self.init()
    var rest = flags[...]
    var known: Set<Substring> = []
    while let flag = rest.popFirst() {
      guard flag.hasPrefix("--") else { return nil }
      let name = flag.dropFirst(2)
      if name == "to" {
        _ = rest.popFirst()
        continue
      }
      if name == "limit" {
        guard let change = rest.popFirst(), let equals = change.firstIndex(of: "="),
          limits.set(
            String(change[..<equals]), to: String(change[change.index(after: equals)...]))
        else { return nil }
        continue
      }
      guard let option = ConversionOption.named(name), format.takes(option),
        known.insert(name).inserted
      else { return nil }
      if case .flag = option.form {
        _ = option.set(&self, "true")
      } else {
        guard let text = rest.popFirst(), option.set(&self, text) else { return nil }
      }
    }
    // Both `host` and `build-step` require the name of a view.
    if known.contains("host") || joinsHost, host == nil { return nil }
  }
}
