import PegbarExport
import PegbarGeometry
import PegbarScene
import PegbarSwift
import Testing

/// Similar layers are written as arrays.
@Suite struct SiblingsTests {
  private static func text(
    _ layers: [NormalizedLayer], style: CodeStyle = .timeline
  ) -> String {
    String(
      decoding: SwiftCode.write(
        Samples.scene("Row", layers), options: SwiftCode.Options(style: style)),
      as: UTF8.self)
  }

  private static let turn = NormalizedTrack(
    property: .rotation, keys: .number(Samples.track([(0, 0), (1, 90)])))

  private static func dots(_ count: Int, named: Bool = false) -> [NormalizedLayer] {
    let fade = NormalizedTrack(property: .opacity, keys: .number(Samples.track([(0, 0), (1, 1)])))
    return (1...count).map { number in
      var layer = NormalizedLayer(
        name: number == 1 ? "dot" : "dot \(number)", content: .color(.white),
        bounds: Samples.rect(0, 0, 4, 4), anchor: Point(x: 2, y: 2),
        position: Point(x: Double(number) * 10, y: 7), tracks: [fade])
      if named { layer.designerName = layer.name }
      return layer
    }
  }

  @Test("three unnamed layers are one property, animated by one loop")
  func few() {
    let written = Self.text(Self.dots(3))
    #expect(written.contains(#"lazy var dots: [CALayer] = numbered("dot", [10, 20, 30]) {"#))
    #expect(written.contains("sublayers = dots\n"))
    #expect(written.contains("for dot in dots {"))
  }

  @Test("numbers many layers and writes their values as one string")
  func many() {
    let written = Self.text(Self.dots(40))
    #expect(written.contains(#"lazy var dots: [CALayer] = numbered("dot", sums("10 10 10"#))
    #expect(written.contains("  func numbered<Values: Sequence, Layer: CALayer>("))
  }

  @Test(
    "few named layers keep their outlets, and many numbered ones become a list")
  func named() {
    let few = Self.text(Self.dots(2, named: true))
    #expect(few.contains("lazy var dot2: ") && !few.contains("lazy var dots"))
    let many = Self.text(Self.dots(3, named: true))
    #expect(many.contains("\n  lazy var dots: [CALayer] = "))
    #expect(!many.contains("var dot2"))
    // Names that differ in more than a number are descriptive.
    var others = Self.dots(4, named: true)
    for (index, name) in ["dot", "dot east", "dot west", "dot south"].enumerated() {
      (others[index].name, others[index].designerName) = (name, name)
    }
    #expect(Self.text(others).contains("lazy var dotEast: "))
  }

  @Test("tuples with an opacity state their types, which the compiler would infer differently")
  func opacities() {
    var dots = Self.dots(8)
    for index in dots.indices {
      dots[index].tracks = [Self.turn]
      dots[index].opacity = index % 3 == 0 ? 1 : 0
    }
    #expect(Self.text(dots).contains("] as [(CGFloat, Float)]"))
    #expect(Self.text(dots).contains("opacity: $1.1"))
    // A method call on a list with a type requires parentheses.
    var others = dots
    for (index, name) in "abcdefgh".enumerated() { others[index].name = "dot \(name)" }
    #expect(Self.text(others).contains(/\(\[[^\]]*\] as \[\(String, CGFloat, Float\)\]\).map \{/))
    // A number outside a tuple has the type of the parameter.
    for index in dots.indices { dots[index].position.x = 10 }
    #expect(Self.text(dots).contains("opacity: $1"))
  }

  @Test("a number used as opacity and length forms no array, because it has two types")
  func twoTypes() {
    func dots(_ value: (Int) -> (scale: Double, opacity: Double)) -> String {
      var dots = Self.dots(6)
      for index in dots.indices {
        let (scale, opacity) = value(index)
        dots[index].position = Point(x: 10, y: 7)
        dots[index].scale = Point(x: scale, y: scale)
        dots[index].opacity = opacity
        dots[index].tracks = [Self.turn]
      }
      return Self.text(dots)
    }
    #expect(dots { (0.5, Double($0) / 8) }.contains("var dots: [CALayer]"))
    // A list of calls has no such values.
    let differing = dots { (Double($0 + 1) / 8, Double($0 + 1) / 8) }
    #expect(differing.contains("var dots: [CALayer] = [\n    place("))
  }

  @Test("writes runs of equal values as repetitions")
  func runs() {
    var layers = Self.dots(60)
    for index in layers.indices { layers[index].position.x = index < 9 ? 5 : 8 }
    #expect(
      Self.text(layers).contains("Array(repeating: 5, count: 9) + Array(repeating: 8, count: 51)"))
  }

  @Test("layers that only a number distinguishes are a list, even between others")
  func lists() {
    var layers = Self.dots(5)
    for index in layers.indices {
      layers[index].bounds = Samples.rect(0, 0, Double(index * index + 3), 4)
      layers[index].opacity = Double(index) / 8
      layers[index].scale = Point(x: 1 + Double(index) / 3, y: 1 + Double(index) / 3)
    }
    layers[4].name = "box"
    layers.swapAt(1, 4)
    let written = Self.text(layers)
    #expect(written.contains("private lazy var dots: [CALayer] = [\n    place("))
    #expect(written.contains("sublayers = [dots[0], box, dots[1], dots[2], dots[3]]"))
    #expect(!written.contains("lazy var dot2"))
  }

  @Test("more than a few layers with masks are listed one by one, as literals are slow to check")
  func maskedLists() {
    func written(_ count: Int) -> String {
      var layers = Self.dots(count)
      for index in layers.indices {
        layers[index].bounds = Samples.rect(0, 0, Double(index * index + 3), 4)
        layers[index].opacity = Double(index) / 16
        layers[index].scale = Point(x: 1 + Double(index) / 3, y: 1 + Double(index) / 3)
        layers[index].mask = NormalizedMask(
          layers: [
            NormalizedLayer(
              name: "dot mask", content: .color(.black), bounds: Samples.rect(0, 0, 2, 2))
          ])
      }
      return Self.text(layers)
    }
    #expect(written(12).contains("lazy var dots: [CALayer] = [\n"))
    #expect(written(40).contains("lazy var dots: [CALayer] = collect { add in\n    add(place("))
    #expect(written(40).contains("func collect<Layer: CALayer>("))
  }

  @Test("animated masks of a layer that only a number distinguishes are a list")
  func masks() {
    var box = NormalizedLayer(
      name: "box", content: .color(.black), bounds: Samples.rect(0, 0, 9, 9))
    var masks = Self.dots(4)
    for index in masks.indices {
      masks[index].name = "box mask" + (index == 0 ? "" : " \(index + 1)")
      masks[index].bounds = Samples.rect(0, 0, Double(index * index + 3), 4)
    }
    box.mask = NormalizedMask(layers: masks)
    let written = Self.text([box])
    #expect(written.contains("private lazy var boxMasks: [CALayer] = ["))
    #expect(written.contains(".masked(byAll: boxMasks)"))
  }

  /// Returns layers with names from a designer that differ in several values.
  private static func different(_ names: [String]) -> [NormalizedLayer] {
    var layers = dots(names.count, named: true)
    for (index, name) in names.enumerated() {
      (layers[index].name, layers[index].designerName) = (name, name)
      layers[index].bounds = Samples.rect(0, 0, Double(index * index + 3), 4)
      layers[index].opacity = Double(index) / 8
      layers[index].scale = Point(x: 1 + Double(index) / 3, y: 1 + Double(index) / 3)
    }
    return layers
  }

  @Test("layers that a designer numbered are a list in the order of their numbers")
  func numbered() {
    func layers(_ numbers: [Int]) -> String {
      Self.text(Self.different(numbers.map { "Leg \($0)" }))
    }
    #expect(layers([4, 3, 2, 1]).contains("sublayers = [legs[3], legs[2], legs[1], legs[0]]"))
    #expect(layers([1, 2]).contains("sublayers = [leg1, leg2]"))
    #expect(layers([40, 12, 13]).contains("sublayers = [legs[2], legs[0], legs[1]]"))
  }

  @Test("many arrays of one host are in a list of lists, which is fast to check")
  func groups() {
    func written(_ families: [String]) -> String {
      Self.text(
        families.flatMap { family in
          Self.different((1...5).map { "\(family) \($0)" } + ["edge of \(family)"])
        })
    }
    #expect(
      written(["Leg", "Arm", "Eye"]).contains(
        "sublayers = legs + [edgeOfLeg] + arms + [edgeOfArm] + eyes + [edgeOfEye]\n"))
    let many = written(["Leg", "Arm", "Eye", "Ear"])
    #expect(
      many.contains("let parts: [[CALayer]] = [\n      legs,\n      [edgeOfLeg],\n      arms,\n"))
    #expect(many.contains("sublayers = parts.flatMap { $0 }"))
  }

  @Test(
    "arrays have the plural of the layers' name",
    arguments: [
      ("Leg", "legs"), ("Body", "bodies"), ("Ray", "rays"), ("Box", "boxes"), ("Notes", "notes"),
      ("Glass", "glasses"), ("Bus", "buses"),
    ])
  func plurals(name: String, plural: String) {
    let layers = Self.different((1...5).map { "\(name) \($0)" })
    #expect(Self.text(layers).contains("lazy var \(plural): [CALayer] = ["))
  }

  @Test("the letters of a text are a list, and a number that distinguishes nothing is omitted")
  func letters() {
    var layers = Self.dots(4)
    for (index, name) in ["Title H", "Title e", "Title e 2", "Arm 7"].enumerated() {
      layers[index].name = name
      layers[index].bounds = Samples.rect(0, 0, Double(index * index + 3), 4)
      layers[index].opacity = Double(index) / 8
      layers[index].scale = Point(x: 1 + Double(index) / 3, y: 1 + Double(index) / 3)
    }
    let written = Self.text(layers)
    #expect(written.contains("lazy var titleLetters: [CALayer] = [\n"))
    #expect(written.contains("sublayers = titleLetters + [arm]"))
  }

  @Test("two layers form no array, and other layers are listed next to one")
  func others() {
    #expect(Self.text(Self.dots(2)).contains("[dot, dot2]"))
    var layers = Self.dots(4)
    layers[3].name = "box"
    layers[3].content = .none
    layers[3].clipsToBounds = true
    #expect(Self.text(layers).contains("sublayers = dots + [box]"))
  }

  @Test("transactions use layers by their index in an array")
  func transactions() {
    var layers = Self.dots(3)
    let slide = [(0.0, 0.0), (1, 90)]
    layers[1].tracks = [
      NormalizedTrack(property: .rotation, keys: .number(Samples.track(slide)))
    ]
    let written = Self.text(layers, style: .transactions)
    #expect(written.contains("dots[1]") && !written.contains("dot2"))
  }

  @Test("layers in one array are set by a loop over a range of it, also inside instances")
  func ranges() {
    // The two definitions have arrays of the same name.
    var scene = Samples.scene("Card", [])
    scene.definitions = ["left", "right"].map { name in
      var inner = scene.root
      (inner.id, inner.name, inner.layers) = (name, name, Self.dots(name == "left" ? 9 : 7))
      return inner
    }
    // Another value between equal ones divides the array.
    scene.definitions[0].layers[3].tracks[0].keys = .number(Samples.track([(0, 0.5), (1, 1)]))
    scene.root.layers = ["left", "right"].map { name in
      NormalizedLayer(
        name: name, content: .instance(name, begin: 0, rate: 1), bounds: Samples.rect(0, 0, 20, 20))
    }
    let options = SwiftCode.Options(style: .transactions)
    let written = String(decoding: SwiftCode.write(scene, options: options), as: UTF8.self)
    #expect(written.contains("for dot in leftLayer.dots[0...2] { dot.opacity = 0 }"))
    #expect(written.contains("for dot in leftLayer.dots[4...8] { dot.opacity = 0 }"))
    #expect(written.contains("for dot in rightLayer.dots { dot.opacity = 0 }"))
    #expect(written.contains("leftLayer.dots[3].opacity = 0.5"))
  }

  @Test("a list of layers that are no range has at most 24 of them")
  func longLists() {
    let layers = (0..<60).map { number -> NormalizedLayer in
      let name = (number % 2 == 0 ? "Ant " : "Bee ") + String(repeating: "x", count: number + 1)
      var layer = Self.dots(1)[0]
      (layer.name, layer.designerName) = (name, name)
      return layer
    }
    let options = SwiftCode.Options(style: .transactions)
    let written = String(
      decoding: SwiftCode.write(Samples.scene("Card", layers), options: options), as: UTF8.self)
    let start = written.split(separator: "func showStart() {")[1].split(separator: "\n  }\n")[0]
    let lists = start.split(separator: "for layer in [").dropFirst()
    let counts = lists.map { list in
      list.split(separator: "]")[0].split { ",\n ".contains($0) }.count
    }
    #expect(counts == [24, 24, 12])
  }
}
