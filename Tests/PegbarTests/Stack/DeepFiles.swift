import PegbarTestSupport

/// Files that nest one kind of content to any depth.
enum DeepFiles {
  /// A kind of file.
  struct Kind: Sendable, CustomStringConvertible {
    var description: String
    /// The maximum depth without a finding.
    var deepest: Int
    /// The finding for one more level, or `nil` if further levels only reduce the drawn content.
    var finding: String?
    /// `true` if the file takes so long that only the main functions are tested.
    var isLarge = false
    /// Returns the file for a depth.
    var file: @Sendable (Int) -> [UInt8]
  }

  /// Returns a file of a kind, or an empty file for an unknown kind.
  static func file(_ description: String, depth: Int) -> [UInt8] {
    all.first { $0.description == description }?.file(depth) ?? []
  }

  /// All kinds.
  static let all: [Kind] = [
    Kind(description: "groups", deepest: 63, finding: "format/nesting-depth", file: groups),
    Kind(
      description: "repeaters", deepest: 60, finding: nil, file: repeaters),
    Kind(
      description: "effect parameters", deepest: 64, finding: "format/nesting-depth",
      file: effectParameters),
    Kind(
      description: "precompositions", deepest: 150, finding: nil, isLarge: true,
      file: precompositions),
    Kind(
      description: "time remaps", deepest: 128, finding: "normalize/definition-budget",
      isLarge: true, file: timeRemaps),
    Kind(description: "parents", deepest: 100, finding: "normalize/parent-depth", file: parents),
    Kind(
      description: "parents in space", deepest: 20, finding: "normalize/parent-depth",
      file: parentsInSpace),
    Kind(description: "masks", deepest: 32, finding: "normalize/mask-limit", file: masks),
    Kind(description: "mattes", deepest: 8, finding: "normalize/matte-depth", file: mattes),
    Kind(description: "text animators", deepest: 100, finding: "text/animator-limit", file: text),
    Kind(
      description: "brackets of an expression", deepest: 28, finding: "property/expression",
      file: brackets),
    Kind(
      description: "expressions that ask each other", deepest: 12, finding: "property/expression",
      file: links),
    Kind(
      description: "functions of an expression", deepest: 12, finding: "property/expression",
      file: calls),
    Kind(description: "JSON", deepest: 2047, finding: "format/nesting-depth", file: json),
    Kind(
      description: "layers of scene JSON", deepest: 400, finding: "export/scene-invalid",
      file: sceneLayers),
    Kind(
      description: "masks of scene JSON", deepest: 400, finding: "export/scene-invalid",
      file: sceneMasks),
    Kind(
      description: "groups of scene JSON", deepest: 64, finding: "export/scene-invalid",
      file: sceneGroups),
    Kind(
      description: "everything at once", deepest: 60, finding: nil, isLarge: true, file: everything),
  ]

  private static let square =
    #"{"ty":"rc","nm":"R","p":{"k":[9,9]},"s":{"k":[9,9]}},{"ty":"fl","c":{"k":[1,0,0]}}"#
  private static let turning =
    #"{"a":1,"k":[{"t":0,"s":[0],"o":{"x":0.4,"y":0},"i":{"x":0.6,"y":1}},{"t":60,"s":[90]}]}"#

  private static let still = #"{"a":0,"k":5}"#

  private static func animation(_ layers: [String], assets: [String] = []) -> [UInt8] {
    Array(
      """
      {"v":"5.7.0","fr":30,"ip":0,"op":4,"w":99,"h":99,
      "layers":[\(layers.joined(separator: ","))],"assets":[\(assets.joined(separator: ","))]}
      """.utf8)
  }

  private static func solid(_ members: String, transform: String = "") -> String {
    """
    {"ty":1,"nm":"Solid","sw":9,"sh":9,"sc":"#ff0000","ip":0,"op":60,"ks":{\(transform)},\(members)}
    """
  }

  private static func shape(_ items: String, members: String = "") -> String {
    #"{"ty":4,"nm":"Shape","ip":0,"op":60,"ks":{},"shapes":[\#(items)]\#(members)}"#
  }

  private static func wrapped(_ inner: String, _ depth: Int, _ wrap: (Int, String) -> String)
    -> String
  {
    (0..<depth).reversed().reduce(inner) { wrap($1, $0) }
  }

  @Sendable private static func groups(_ depth: Int) -> [UInt8] {
    animation([shape(grouped(depth))])
  }

  /// Returns nested rotated groups, every second one of which is slightly transparent.
  private static func grouped(_ depth: Int) -> String {
    wrapped(square, depth) { level, inner in
      """
      {"ty":"gr","nm":"G\(level)","it":[\(inner),
      {"ty":"tr","o":{"k":\(level % 2 == 0 ? 99 : 100)},"r":\(level == 0 ? turning : still)}]}
      """
    }
  }

  @Sendable private static func repeaters(_ depth: Int) -> [UInt8] {
    animation([
      shape(
        wrapped(square, depth) { _, inner in
          #"{"ty":"gr","it":[\#(inner),{"ty":"rp","c":{"k":1},"tr":{"p":{"k":[1,0]}}},{"ty":"tr"}]}"#
        })
    ])
  }

  @Sendable private static func effectParameters(_ depth: Int) -> [UInt8] {
    let inner = wrapped(#"{"ty":0,"nm":"S","v":{"k":1}}"#, depth) { level, inner in
      #"{"ty":5,"nm":"E\#(level)","ef":[\#(inner)]}"#
    }
    return animation([solid(#""ef":[\#(inner)]"#)])
  }

  @Sendable private static func precompositions(_ depth: Int) -> [UInt8] { nested(depth, "") }

  @Sendable private static func timeRemaps(_ depth: Int) -> [UInt8] {
    nested(depth, #","tm":{"a":1,"k":[{"t":0,"s":[1]},{"t":60,"s":[0]}]}"#)
  }

  private static func nested(_ depth: Int, _ members: String) -> [UInt8] {
    func layers(_ level: Int) -> [String] {
      let own = solid(#""ind":1"#, transform: #""r":\#(level == depth ? turning : still)"#)
      guard level < depth else { return [own] }
      return [
        own,
        """
        {"ty":0,"nm":"P\(level)","refId":"\(level)","w":99,"h":99,"ip":0,"op":60,
        "ks":{"r":\(still)}\(members)}
        """,
      ]
    }
    return animation(
      layers(0),
      assets: (0..<depth).map {
        #"{"id":"\#($0)","layers":[\#(layers($0 + 1).joined(separator: ","))]}"#
      })
  }

  @Sendable private static func parents(_ depth: Int) -> [UInt8] {
    animation(row(depth, members: "", transform: #""r":\#(turning)"#))
  }

  @Sendable private static func parentsInSpace(_ depth: Int) -> [UInt8] {
    animation(
      row(
        depth, members: #""ddd":1,"#,
        transform: #""rx":\#(turning),"ry":\#(turning),"rz":\#(turning),"or":{"k":[9,9,9]}"#))
  }

  /// Returns a chain of nulls, each the parent of the next layer, and a solid.
  private static func row(_ depth: Int, members: String, transform: String) -> [String] {
    (0...depth).map { index in
      let kind = index == depth ? ##""ty":1,"sw":9,"sh":9,"sc":"#f00""## : #""ty":3"#
      let parent = index == 0 ? "" : #","parent":\#(index)"#
      return """
        {\(kind),\(members)"ind":\(index + 1),"nm":"L\(index)","ip":0,"op":60,"ks":{\(transform)}
        \(parent)}
        """
    }
  }

  @Sendable private static func masks(_ depth: Int) -> [UInt8] { animation([solid(masked(depth))]) }

  private static func masked(_ depth: Int) -> String {
    let path =
      #"{"k":{"c":true,"v":[[0,0],[9,0],[9,9]],"i":[[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0]]}}"#
    let masks = (0..<depth).map { level in
      #"{"mode":"s","nm":"M\#(level)","inv":true,"pt":\#(path),"o":{"k":90},"x":{"k":-1}}"#
    }
    return #""hasMask":true,"masksProperties":[\#(masks.joined(separator: ","))]"#
  }

  @Sendable private static func mattes(_ depth: Int) -> [UInt8] {
    animation(
      (1...depth + 1).map { index in
        let matte = index <= depth ? #","tt":1,"tp":\#(index + 1)"# : ""
        return solid(#""ind":\#(index)\#(matte)"#)
      })
  }

  @Sendable private static func text(_ depth: Int) -> [UInt8] {
    let animators = (0..<depth).map { level in
      """
      {"nm":"A\(level)","s":{"t":0,"s":{"k":0},"e":{"k":100},"a":{"k":100},"b":1,"rn":0,"sh":1},
      "a":{"p":{"k":[0,1,0]},"o":{"k":99}}}
      """
    }
    let layer = """
      {"ty":5,"nm":"Text","ip":0,"op":60,"ks":{},"t":{"d":{"k":[{"t":0,"s":{"s":20,"f":"F",
      "t":"Ab","j":0,"tr":0,"lh":24,"ls":0,"fc":[1,0,0]}}]},"p":{},"m":{"g":1,"a":{"k":[0,0]}},
      "a":[\(animators.joined(separator: ","))]}}
      """
    return animation([layer])
  }

  private static func driven(_ script: String) -> [UInt8] {
    animation([solid(#""ind":1"#, transform: #""r":{"k":1,"x":"\#(script)"}"#)])
  }

  @Sendable private static func brackets(_ depth: Int) -> [UInt8] {
    driven(
      String(repeating: "(", count: depth) + "time" + String(repeating: " + 1)", count: depth))
  }

  @Sendable private static func links(_ depth: Int) -> [UInt8] {
    animation(
      (1...depth).map { index in
        let script =
          index == depth ? "time * 9" : "thisComp.layer(\(index + 1)).transform.rotation + 1"
        return solid(#""ind":\#(index)"#, transform: #""r":{"k":1,"x":"\#(script)"}"#)
      })
  }

  @Sendable private static func calls(_ depth: Int) -> [UInt8] {
    let functions = (0..<depth).map { level in
      level + 1 < depth
        ? "function f\(level)(x) { return f\(level + 1)(x + 1); }"
        : "function f\(level)(x) { return x; }"
    }
    return driven(functions.joined(separator: " ") + " f0(time)")
  }

  @Sendable private static func json(_ depth: Int) -> [UInt8] {
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    return Array(
      #"{"fr":30,"ip":0,"op":60,"w":9,"h":9,"layers":[],"deep":\#(deep)}"#.utf8)
  }

  @Sendable private static func sceneLayers(_ depth: Int) -> [UInt8] {
    scene(
      wrapped(sceneLayer(""), depth) { level, inner in
        sceneLayer(#","sublayers":[\#(inner)]"#, "L\(level)")
      })
  }

  @Sendable private static func sceneMasks(_ depth: Int) -> [UInt8] {
    scene(
      wrapped(sceneLayer(""), depth) { level, inner in
        sceneLayer(#","mask":{"layers":[\#(inner)]}"#, "L\(level)")
      })
  }

  private static func sceneLayer(_ members: String, _ name: String = "L") -> String {
    """
    {"name":"\(name)","bounds":[0,0,99,99],"content":{"type":"color","color":[1,0,0]},
    "opacity":0.9\(members)}
    """
  }

  private static func scene(_ layer: String) -> [UInt8] {
    Array(
      """
      {"pegbar":1,"kind":"normalized","name":"S","duration":1,"frameRate":30,
      "root":{"name":"R","size":[99,99],"layers":[\(layer)]}}
      """.utf8)
  }

  @Sendable private static func sceneGroups(_ depth: Int) -> [UInt8] {
    let groups = (0..<depth).map { level in
      #"{"name":"G\#(level)","source":"$"\#(level == 0 ? "" : #","parent":\#(level - 1)"#)}"#
    }
    let style = """
      {"type":"fill","name":"F","source":"$","group":\(depth - 1),"color":[1,0,0],"paths":[0]}
      """
    let nodes = wrapped(style, depth) { level, inner in
      #"{"type":"group","group":\#(level),"nodes":[\#(inner)]}"#
    }
    return Array(
      """
      {"pegbar":1,"kind":"exact","name":"S","duration":1,"frameRate":30,
      "root":{"name":"R","size":[99,99],"layers":[{"id":0,"name":"L","source":"$","window":[0,1],
      "content":{"type":"shapes","groups":[\(groups.joined(separator: ","))],
      "paths":[{"type":"rectangle","name":"P","source":"$","group":\(depth - 1),"center":[9,9],
      "size":[9,9]}],"nodes":[\(nodes)]}}]}}
      """.utf8)
  }

  /// Returns nested precompositions of layers with groups, masks, parents and chained mattes.
  @Sendable private static func everything(_ depth: Int) -> [UInt8] {
    func layers(_ level: Int) -> String {
      let parents = row(90, members: "", transform: #""r":\#(turning)"#).dropLast()
      let own = (0..<7).map { index in
        """
        {"ty":4,"nm":"S\(index)","ind":\(200 + index),"parent":90,"ip":0,"op":60,"tt":1,
        "tp":\(201 + index),"ks":{"r":\(turning)},"shapes":[\(grouped(depth))],\(masked(30))}
        """
      }
      let inner =
        #"{"ty":0,"refId":"\#(level - 1)","w":99,"h":99,"ip":0,"op":60,"ks":{},"parent":90}"#
      return (level == 0 ? own + parents : [inner] + parents).joined(separator: ",")
    }
    let assets = (0..<3).map { #"{"id":"\#($0)","layers":[\#(layers($0))]}"# }
    return animation([layers(3)], assets: assets)
  }
}
