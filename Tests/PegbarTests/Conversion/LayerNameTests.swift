import PegbarScene
import Pegbar
import Testing

/// The names of the layers of a shape layer.
@Suite struct LayerNameTests {
  private static let fill = style("fl", "Fill 1")
  private static let line = style("st", "Stroke 1")

  private static func style(_ type: String, _ name: String) -> String {
    """
    {"ty": "\(type)", "nm": "\(name)", "c": {"a": 0, "k": [1, 0, 0]}, "o": {"a": 0, "k": 60},
     "w": {"a": 0, "k": 2}, "r": 1}
    """
  }

  /// Returns the layer names of the content of a group in a layer “Face”, back to front.
  private static func names(_ group: String, _ styles: [String]) throws -> [String] {
    let text = """
      {"v": "5.12.1", "fr": 30, "ip": 0, "op": 30, "w": 100, "h": 100, "nm": "Names",
       "layers": [{"ty": 4, "ind": 1, "nm": "Face", "ip": 0, "op": 30, "st": 0,
         "ks": {"p": {"a": 1, "k": [{"t": 0, "s": [0, 0]}, {"t": 20, "s": [50, 50]}]}},
         "shapes": [
           {"ty": "gr", "nm": "Nose", "it": [
             {"ty": "el", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [9, 9]}},
             \(style("fl", "Fill")), {"ty": "tr"}]},
           {"ty": "gr", "nm": "\(group)", "it": [
             {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [20, 20]},
              "r": {"a": 0, "k": 0}},
             \(styles.joined(separator: ",")), {"ty": "tr"}]}]}]}
      """
    let face = try Pegbar.convert(Array(text.utf8)).normalized.root.layers[0]
    #expect(face.name == "Face")
    #expect(face.sublayers.last?.name == "Nose")
    return face.sublayers.dropLast().map(\.name)
  }

  @Test("content of an idle group has its name, and also its type if there are several")
  func groups() throws {
    #expect(try Self.names("Smile", [Self.fill]) == ["Smile"])
    #expect(try Self.names("Smile", [Self.line, Self.fill]) == ["Smile box", "Smile frame"])
    #expect(try Self.names("Smile", [Self.style("st", "Rim"), Self.fill]) == ["Smile", "Rim"])
  }

  @Test("an unnamed group, or one named like its layer, uses the name of the layer")
  func plain() throws {
    #expect(try Self.names("Group 1", [Self.fill]) == ["Face box"])
    #expect(try Self.names("Face", [Self.fill]) == ["Face box"])
  }

  @Test("transactions and layers of one name have the same numbers")
  func twins() throws {
    func layer(_ index: Int, from start: Int) -> String {
      let keys = #"[{"t": \#(start), "s": [0]}, {"t": \#(start + 9), "s": [90]}]"#
      let place = #""p": {"a": 0, "k": [\#(index * 30), 0]}"#
      return ##"""
        {"ty": 1, "ind": \##(index), "nm": "Dot", "ip": 0, "op": 60, "st": 0, "sw": 9, "sh": 9,
         "sc": "#ff0000", "ks": {\##(place), "r": {"a": 1, "k": \##(keys)}}}
        """##
    }
    let text = #"""
      {"v": "5.12.1", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100,
       "layers": [\#(layer(1, from: 0)), \#(layer(2, from: 30))]}
      """#
    let conversion = try Pegbar.convert(Array(text.utf8))
    let transactions = conversion.scene.root.transactions
    #expect(transactions.count == 2)
    for transaction in transactions {
      let name = try #require(transaction.groups.first).layer
      let moved = try #require(conversion.normalized.root.layers.first { $0.name == name })
      let track = try #require(moved.tracks.first { $0.property == .rotation })
      #expect(transaction.name.hasPrefix(name))
      #expect(track.keys.track.keyTimes.first == transaction.window.start)
    }
  }
}
