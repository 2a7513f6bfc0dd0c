/// Pieces of JSON that examples of rules about Core Animation share.
enum ExampleShape {
  /// A fill of one colour.
  static let fill = #"{"ty": "fl", "c": {"k": [1, 0, 0]}, "o": {"k": 100}}"#
  /// A path that is cut in half.
  static let trim = #"{"ty": "tm", "e": {"k": 50}}"#
  /// A number that changes.
  static let moving = #"{"k": [{"t": 0, "s": [1]}, {"t": 9, "s": [5]}]}"#

  /// A group that may scale what is in it.
  static func group(_ items: String, scale: String = "[100, 100]") -> String {
    #"{"ty": "gr", "it": [\#(items), {"ty": "tr", "s": {"k": \#(scale)}}]}"#
  }

  /// The members of a text layer, with members of its content.
  static func text(_ members: String) -> String {
    #""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A"}}]}, \#(members)}"#
  }
}
