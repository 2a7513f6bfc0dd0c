package import PegbarDiff

/// The words for the changes of an animation.
package enum ChangeText {
  /// Returns the layer of a change with those around it; empty for the scene.
  package static func layer(_ change: SceneChange) -> String {
    change.layer.map { PrintableText.line($0, limit: 80) }.joined(separator: " ▸ ")
  }

  /// Returns what changed, without the layer.
  package static func text(_ change: SceneChange) -> String {
    let property = PrintableText.line(change.property, limit: 120)
    let at = change.frame.map { " at frame \(number($0))" } ?? ""
    let (old, new) = (
      PrintableText.line(change.old, limit: 200), PrintableText.line(change.new, limit: 200)
    )
    func named(_ text: String) -> String { property.isEmpty ? text : "\(property): \(text)" }
    switch change.kind {
    case .added, .removed:
      let value = [old, new].first { !$0.isEmpty }.map { " (\($0))" } ?? ""
      return property.isEmpty ? change.kind.rawValue : "\(property) \(change.kind.rawValue)\(value)"
    case .renamed: return property.isEmpty ? "renamed to \(new)" : "\(property) renamed to \(new)"
    case .reordered:
      return property.isEmpty ? "moved from \(old) to \(new)" : "\(property): \(old) → \(new)"
    case .retimed:
      let shift = change.shift ?? 0
      let frames = "\(shift < 0 ? "−" : "+")\(counted(abs(shift), "frame"))"
      return named("retimed\(at) (\(frames))\(others(change))")
    case .keyframes:
      guard old.isEmpty || new.isEmpty else { return named("\(old) → \(new)") }
      let verb = new.isEmpty ? "removed" : "added"
      return named("\(old)\(new) \(verb)\(change.count == 1 ? at : "")")
    case .curve: return named("easing or path\(at): \(old) → \(new)\(others(change))")
    case .value, .color, .shape, .text, .image:
      return "\(property)\(at): \(old) → \(new)\(others(change))"
    }
  }

  /// Returns the number of further keyframes with the same kind of change.
  private static func others(_ change: SceneChange) -> String {
    guard change.count > 1, change.frame != nil else { return "" }
    return ", and at \(Words.counted(change.count - 1, "more keyframe"))"
  }

  private static func number(_ number: Double) -> String {
    Words.number((number * 100).rounded() / 100)
  }

  private static func counted(_ number: Double, _ noun: String) -> String {
    "\(self.number(number)) \(noun)\(number == 1 ? "" : "s")"
  }
}
