/// The arguments with which a shared function is called.
struct ArgumentUses {
  private var calls = 0
  private var counts: [String: Int] = [:]

  /// Takes note of one call.
  mutating func insert(_ labels: [String]) {
    calls += 1
    for label in labels { counts[label, default: 0] += 1 }
  }

  /// Whether some call has an argument.
  func contains(_ label: String) -> Bool { counts[label] != nil }

  /// Whether every call has it: it needs no value where nothing is said.
  func alwaysHas(_ label: String) -> Bool { counts[label] == calls }

  /// What is said of the arguments that are used.
  func lines(_ all: [(label: String, line: String)]) -> [String] {
    all.filter { contains($0.label) }.map(\.line)
  }

  /// The parameters that are used, each as its label, its declaration and what it is where nothing
  /// is said; after an optional type that is `nil`.
  func parameters(_ all: [(label: String, type: String, plain: String)]) -> [String] {
    all.filter { contains($0.label) }.map { label, type, plain in
      if alwaysHas(label) { return type }
      return "\(type)\(plain == "nil" ? "?" : "") = \(plain)"
    }
  }
}
