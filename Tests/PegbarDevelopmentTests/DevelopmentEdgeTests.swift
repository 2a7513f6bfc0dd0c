import Pegbar
import PegbarDevelopment
import PegbarTestSupport
import Testing

/// Lists with hostile names, and outcomes with several losses.
@Suite struct DevelopmentEdgeTests {
  @Test("distinguishes a backslash in a name from an escape")
  func escaped() throws {
    func lines(_ name: String) throws -> [Substring] {
      let layer =
        ##"{"ty": 1, "nm": "\##(name)", "sw": 9, "sh": 9, "sc": "#ff0000", "ip": 0, "op": 60, "ks": {}}"##
      let listing = try Pegbar.convert(Lottie.animation(layers: layer)).layerListing
      return String(decoding: listing, as: UTF8.self).split(separator: "\n")
        .filter { $0.hasPrefix("layer ") }
    }
    #expect(try lines(#"a\\nb"#).contains { $0.hasSuffix(#" a\\nb"#) })
  }

  @Test("uses the largest area of several losses")
  func area() throws {
    func layer(_ size: Int) -> String {
      let corners = "[0, 0], [\(size), 0], [\(size), \(size)], [0, \(size)]"
      let still = "[0, 0], [0, 0], [0, 0], [0, 0]"
      let path = #"{"c": true, "v": [\#(corners)], "i": [\#(still)], "o": [\#(still)]}"#
      let mask = #"{"mode": "a", "pt": {"k": \#(path)}, "f": {"k": [9, 9]}}"#
      return ##"""
        {"ty": 1, "sw": \##(size), "sh": \##(size), "sc": "#ff0000", "ip": 0, "op": 60, "ks": {},
         "hasMask": true, "masksProperties": [\##(mask)]}
        """##
    }
    let sample = Lottie.animation(layers: [layer(20), layer(80), layer(10)].joined(separator: ","))
    let table = "feature\ttitle\tsample\ttext\twithout\nmask.feather\tFeather\tmask/feather\t\t\n"
    let article = try FeatureArticle(table: Array(table.utf8)) { _ in sample }
    let area = try #require(article.rows.first?.outcome.area)
    #expect(abs(area - 0.64) < 0.02, "\(area)")
  }
}
