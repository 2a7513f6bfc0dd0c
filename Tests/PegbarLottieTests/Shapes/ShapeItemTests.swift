import PegbarLottie
import Testing

@Suite struct ShapeItemTests {
  @Test(
    "distinguishes every type of item",
    arguments: [
      ("gr", "Group"), ("sh", "Path"), ("rc", "Rectangle Path"), ("el", "Ellipse Path"),
      ("sr", "Polystar Path"), ("fl", "Fill"), ("st", "Stroke"), ("gf", "Gradient Fill"),
      ("gs", "Gradient Stroke"), ("tm", "Trim Paths"), ("rp", "Repeater"),
      ("rd", "Round Corners"), ("mm", "Merge Paths"), ("op", "Offset Paths"),
      ("pb", "Pucker & Bloat"), ("zz", "Zig Zag"), ("tw", "Twist"), ("no", "No Style"),
      ("xx", "Item “xx”"),
    ])
  func types(type: String, title: String) throws {
    let (item, _) = try read(item: #"{"hd": true, "nm": "a", "mn": "b", "ty": "\#(type)"}"#)
    #expect(item.kind.title == title)
    #expect(item.name == "a")
    #expect(item.isHidden)
  }

  @Test("an unnamed item has its type in breadcrumbs")
  func breadcrumb() throws {
    let (document, _) = try read(
      layers: #"{"ty": 4, "shapes": [{"ty": "gr", "nm": "Leg", "it": [{"ty": "tm"}]}]}"#)
    guard case .shape(let items) = document.layers.first?.kind,
      case .group(let group) = items.first?.kind, let trim = group.items.first
    else { throw UnexpectedKind(found: "\(document.layers)") }
    #expect(document.breadcrumb(of: trim.source) == ["Shape Layer 1", "Leg", "Trim Paths"])
  }

  @Test("ignores a null item")
  func null() throws {
    let (layer, log) = try read(layer: #"{"ty": 4, "shapes": [null, {"ty": "fl"}]}"#)
    guard case .shape(let items) = layer.kind else { throw UnexpectedKind(found: "\(layer)") }
    #expect(items.count == 1)
    #expect(log.ids.isEmpty)
  }

  @Test("drops and reports an item that is not an object")
  func broken() throws {
    let (layer, log) = try read(layer: #"{"ty": 4, "shapes": [7, {"ty": "fl"}]}"#)
    guard case .shape(let items) = layer.kind else { throw UnexpectedKind(found: "\(layer)") }
    #expect(items.count == 1)
    #expect(log.ids == ["format/wrong-type"])
  }

  @Test("reads the blend mode of a paint and reports an unknown one")
  func blendMode() throws {
    #expect(try read(item: #"{"ty": "fl", "bm": 1}"#).item.blendMode == .multiply)
    let (item, log) = try read(item: #"{"ty": "fl", "bm": 99}"#)
    #expect(item.blendMode == nil)
    #expect(log.ids == ["property/unknown-value"])
  }
}
