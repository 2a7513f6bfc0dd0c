/// JSON fragments that examples of Core Animation rules share.
enum ExampleShape {
  /// A fill with a single color.
  static let fill = #"{"ty": "fl", "c": {"k": [1, 0, 0]}, "o": {"k": 100}}"#
  /// A Trim Paths item that removes half of a path.
  static let trim = #"{"ty": "tm", "e": {"k": 50}}"#
  /// An animated number.
  static let moving = #"{"k": [{"t": 0, "s": [1]}, {"t": 9, "s": [5]}]}"#

  /// Returns a group that can scale its contents.
  static func group(_ items: String, scale: String = "[100, 100]") -> String {
    #"{"ty": "gr", "it": [\#(items), {"ty": "tr", "s": {"k": \#(scale)}}]}"#
  }

  /// Returns the members of a text layer, with members of its content.
  static func text(_ members: String) -> String {
    #""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A"}}]}, \#(members)}"#
  }
}
