import PegbarDiagnostics
import PegbarGeometry
import PegbarImport
import PegbarLottie
import PegbarScene
import PegbarTestSupport
import Testing

/// The paints and modifiers that apply to each path.
@Suite struct ShapeWalkTests {
  /// Returns the painted items with the names of their paths, back to front: `Fill(a b)`,
  /// `G[Fill(a)]`.
  private func painting(_ content: ShapeContent) -> String {
    func text(_ node: ShapeNode) -> String {
      switch node {
      case .style(let style):
        "\(style.name)(\(style.paths.map { content.paths[$0].name }.joined(separator: " ")))"
      case .group(let index, let children):
        "\(content.groups[index].name)[\(children.map(text).joined(separator: " "))]"
      }
    }
    return content.nodes.map(text).joined(separator: " ")
  }

  private func painting(_ items: String...) throws -> String {
    painting(try imported(try document([shapeLayer(items)])).shapes())
  }

  /// Returns the modifiers with the names of their paths, in order of application.
  private func modifiers(_ items: String...) throws -> [String] {
    let content = try imported(try document([shapeLayer(items)])).shapes()
    return content.modifiers.map { modifier in
      let paths = modifier.paths.map { content.paths[$0].name }.joined(separator: " ")
      return "\(modifier.name)(\(paths))"
    }
  }

  private func stroke(_ name: String) -> String {
    item("st", name, #""c": {"k": [0, 0, 0]}, "w": {"k": 2}"#)
  }

  private func trim(_ name: String, more: String = "") -> String {
    item("tm", name, #""s": {"k": 0}, "e": {"k": 50}\#(more)"#)
  }

  @Test("paints the lower of two styles in the list first")
  func twoStyles() throws {
    #expect(try painting(rectangle("a"), fill("F"), fill("G")) == "G(a) F(a)")
  }

  @Test("a style paints only preceding items in file order")
  func scope() throws {
    #expect(
      try painting(rectangle("a"), rectangle("b"), fill("F"), rectangle("c")) == "F(a b)")
  }

  @Test("a style paints the paths of nested groups in its own space")
  func nested() throws {
    let content = try imported(
      shapes: group(
        "O", group("I", rectangle("a"), tr: #""r": {"k": 30}"#), rectangle("b"), stroke("S"))
    ).shapes()
    #expect(painting(content) == "O[S(a b)]")
    #expect(content.groups.map(\.name) == ["O", "I"])
    #expect(content.groups.map(\.parent) == [nil, 0])
    #expect(content.paths.map(\.group) == [1, 0])
    guard case .group(0, let children) = try #require(content.nodes.first),
      case .style(let style) = try #require(children.first)
    else { throw Unexpected() }
    #expect(style.group == 0)
    #expect(content.groups[1].transform.rotation == .constant(30))
  }

  @Test("a style of a group does not paint the siblings of the group")
  func siblings() throws {
    #expect(
      try painting(rectangle("a"), group("G", rectangle("b"), fill("F"))) == "G[F(b)]")
  }

  @Test("paints groups in their order among the styles")
  func groupsBetweenStyles() throws {
    #expect(
      try painting(
        rectangle("a"), fill("F"), group("G", rectangle("b"), fill("H")), rectangle("c"),
        fill("K"))
        == "K(a b c) G[H(b)] F(a)")
  }

  @Test("hidden items have no effect: paths, styles, modifiers and entire groups")
  func hidden() throws {
    let content = try imported(
      shapes: rectangle("a"), rectangle("b", #""hd": true"#),
      item("tm", "T", #""hd": true"#), item("rp", "R", #""hd": true"#),
      group("G", rectangle("c"), fill("H"), more: #", "hd": true"#), fill("F", #""hd": true"#),
      fill("K")
    )
    #expect(painting(try content.shapes()) == "K(a)")
    #expect(try content.shapes().modifiers == [])
    #expect(content.ids == [])
  }

  @Test("styles without paths and groups without styles paint nothing")
  func empty() throws {
    #expect(try painting(fill("F"), group("G", rectangle("a")), group("H")) == "")
  }

  @Test("a modifier changes preceding items, including sibling groups, and nothing after it")
  func modifierScope() throws {
    #expect(
      try modifiers(
        group("G", rectangle("a"), fill("F")), group("H", rectangle("b"), fill("K")), trim("T"),
        rectangle("c"), fill("L")) == ["T(a b)"])
  }

  @Test("applies the modifier nearest to a path first")
  func modifierOrder() throws {
    #expect(
      try modifiers(
        group("G", rectangle("a"), item("rd", "Inner"), fill("F")), trim("Near"),
        item("rd", "Far"))
        == ["Inner(a)", "Near(a)", "Far(a)"])
  }

  @Test("drops a modifier that changes no path")
  func idleModifier() throws {
    #expect(try modifiers(trim("T"), rectangle("a"), fill("F")) == [])
  }

  @Test("trims have fractions, turns and modes")
  func trimUnits() throws {
    let content = try imported(
      shapes: rectangle("a"), trim("T", more: #", "o": {"k": 90}, "m": 2"#), fill()
    ).shapes()
    #expect(
      content.modifiers.map(\.kind) == [
        .trim(
          Trim(
            start: .constant(0), end: .constant(0.5), offset: .constant(0.25),
            mode: .individually))
      ])
  }

  @Test("parts of a layer have unique names")
  func names() throws {
    let content = try imported(
      shapes: group("X", rectangle("X"), rectangle(""), rectangle(""), fill("X"))
    ).shapes()
    let names = content.paths.map(\.name) + content.groups.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("Rectangle Path 2"))
    #expect(content.paths.map(\.source).first == "$.layers[0].shapes[0].it[0]")
  }

  @Test("a group has its own opacity and blend mode")
  func groupLook() throws {
    let group = try #require(
      try imported(
        shapes: group("G", rectangle("a"), fill(), tr: #""o": {"k": 40}"#, more: #", "bm": 1"#)
      ).shapes().groups.first)
    #expect(group.opacity == .constant(0.4))
    #expect(group.blendMode == .multiply)
  }

  @Test("drops and reports groups that are nested too deep")
  func depth() throws {
    var document = try document([shapeLayer([group("G", rectangle("a"), fill("F"))])])
    guard case .shape(let items) = document.layers[0].kind, case .group(let model) = items[0].kind
    else { throw Unexpected() }
    var item = items[0]
    for _ in 0..<100 {
      var group = model
      group.items = [item]
      item.kind = .group(group)
    }
    document.layers[0].kind = .shape([item])
    let result = imported(document)
    #expect(result.ids == ["shape/group-depth"])
    #expect(try result.shapes().groups.count == 64)
    #expect(try result.shapes().nodes == [])
  }

  @Test("thousands of paints over thousands of paths do not exhaust memory")
  func limit() throws {
    let items =
      Array(repeating: rectangle("a"), count: 1500) + Array(repeating: fill(), count: 1500)
    let result = imported(try document([shapeLayer(items)]))
    #expect(result.ids == ["shape/paint-limit"])
    #expect(try result.shapes().paths.count == 33)
  }
}
