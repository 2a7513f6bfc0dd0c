internal import PegbarJSON

// The options that change what is written, as the command takes them; generated files name them.
extension ConversionOptions {
  /// The options that are not as usual, in one order.
  var flags: [String] {
    var flags: [String] = []
    if let typeName { flags += ["--type-name", typeName] }
    if !typePrefix.isEmpty { flags += ["--prefix", typePrefix] }
    if !imageFolder.isEmpty { flags += ["--images", imageFolder] }
    if let animation { flags += ["--animation", animation] }
    if tolerance != ConversionOptions().tolerance {
      flags += ["--tolerance", NumberText.text(tolerance)]
    }
    if style != .timeline { flags += ["--style", style.rawValue] }
    if !exposed.isEmpty {
      let kinds = ExposedValue.allCases.filter(exposed.contains)
      flags += ["--expose", kinds.map(\.rawValue).joined(separator: ",")]
    }
    if support != .embedded { flags += ["--support", support.rawValue] }
    if access != .internal { flags += ["--access", access.rawValue] }
    if isNonisolated { flags.append("--nonisolated") }
    if let joinedHost { flags += ["--build-step", "--host", joinedHost.rawValue] }
    for change in limits.changes { flags += ["--limit", change] }
    return flags
  }

  /// Reads options as `flags` gives them; nothing where one is unknown to this version.
  init?(flags: [String]) {
    self.init()
    var rest = flags[...]
    while let name = rest.popFirst() {
      if name == "--nonisolated" {
        isNonisolated = true
        continue
      }
      if name == "--build-step" {
        guard rest.popFirst() == "--host", let host = rest.popFirst().flatMap(HostFramework.init)
        else { return nil }
        joinedHost = host
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch name {
      case "--type-name": typeName = value
      case "--prefix": typePrefix = value
      case "--images": imageFolder = value
      case "--animation": animation = value
      case "--tolerance":
        guard let number = Double(value), number > 0, number.isFinite else { return nil }
        tolerance = number
      case "--style":
        guard let kind = CodeStyle(rawValue: value) else { return nil }
        style = kind
      case "--support":
        guard let kind = CodeSupport(rawValue: value) else { return nil }
        support = kind
      case "--access":
        guard let kind = CodeAccess(rawValue: value) else { return nil }
        access = kind
      case "--expose":
        guard let kinds = ExposedValue.list(value) else { return nil }
        exposed = kinds
      case "--limit":
        guard let equals = value.firstIndex(of: "="),
          limits.set(
            String(value[..<equals]), to: String(value[value.index(after: equals)...]))
        else { return nil }
      case _: return nil
      }
    }
  }
}
