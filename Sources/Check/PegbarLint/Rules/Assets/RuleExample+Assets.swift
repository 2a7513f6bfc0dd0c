extension RuleExample {
  /// Returns an example with an image asset that has these members.
  static func asset(_ members: String) -> RuleExample {
    .animation(#""assets": [{"id": "photo", "w": 9, "h": 9, \#(members)}]"#)
  }

  /// Returns an example with a font that has these members.
  ///
  /// - Parameters:
  ///   - text: The font of a text layer, if there is one.
  ///   - others: Members of the animation, after a comma.
  static func font(
    _ members: String, text: String? = nil, with others: String = ""
  ) -> RuleExample {
    var all = [#""fName": "Roboto""#]
    if !members.contains("fFamily") { all.append(#""fFamily": "Roboto""#) }
    if !members.isEmpty { all.append(members) }
    let fonts = #""fonts": {"list": [{\#(all.joined(separator: ", "))}]}\#(others)"#
    guard let text else { return .animation(fonts) }
    return .layers(
      [#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "f": "\#(text)"}}]}}"#], with: fonts)
  }
}
