import Foundation
import Pegbar
import PegbarTestSupport
import Testing

@Suite struct InspectionTests {
  private static func text(
    _ bytes: [UInt8], animation: String? = nil, style: ReportStyle = ReportStyle()
  ) throws -> String {
    try Inspection(bytes, animation: animation).text(of: "a.json", style: style)
  }

  private static func text(_ layers: String, _ rest: String = "") throws -> String {
    try text(
      Array(
        """
        {"v":"5.7.0","nm":"Main","fr":25,"ip":0,"op":50,"w":200,"h":100,"layers":[\(layers)]\(rest)}
        """.utf8))
  }

  @Test("prints size, frame rate, duration and layers, with parents and times")
  func layers() throws {
    let text = try Self.text(
      """
      {"ty":3,"nm":"Peg","ind":1,"ip":0,"op":50,"st":0,"ks":{}},
      {"ty":4,"nm":"Arm","ind":2,"parent":1,"ip":10,"op":35,"st":0,"ks":{},"shapes":[],"hd":true,
       "masksProperties":[{"mode":"a","pt":{"k":{"c":true,"v":[],"i":[],"o":[]}}}],
       "ef":[{"ty":5,"nm":"Glow","en":1,"ef":[]}]},
      {"ty":0,"nm":"Inner","refId":"c","ip":0,"op":50,"st":0,"ks":{}}
      """, #","assets":[{"id":"c","nm":"Wheel","layers":[{"ty":3,"ip":0,"op":25,"ks":{}}]}]"#)
    #expect(
      text.hasPrefix(
        "a.json: “Main”, 200 × 100, 2 s (50 frames, 25 per second); Lottie 5.7.0.\n\nLayers (3):\n")
    )
    #expect(text.contains("\n  1  Peg    null         0–2 s (0–50)\n"), "\(text)")
    #expect(
      text.contains(
        "\n  2  Arm    shapes       0.4–1.4 s (10–35)  parent 1 “Peg”, hidden, 1 mask, Glow\n"),
      "\(text)")
    #expect(
      text.contains("\n  3  Inner  composition  0–2 s (0–50)       uses “Wheel”\n"), "\(text)")
    #expect(
      text.contains(
        "\nComposition “Wheel” (1 layer, used once):\n  1  Null 1  null  0–1 s (0–25)\n"))
    #expect(
      text.contains(
        "\nUses 1 shape layer, 1 precomposition, 2 nulls, 1 mask and 1 effect.\n"), "\(text)")
  }

  @Test("the size of images, expressions and the largest parts is that of their text")
  func weight() throws {
    let image =
      #"{"id":"i","w":1,"h":1,"p":"data:image/png;base64,\#(String(repeating: "A", count: 5000))","e":1}"#
    let layers =
      #"{"ty":2,"nm":"Photo","refId":"i","ip":0,"op":50,"st":0,"ks":{"r":{"a":0,"k":0,"x":"var $bm_rt = time;"}}}"#
    let text = try Self.text(layers, #","assets":[\#(image)]"#)
    let all = image.utf8.count + layers.utf8.count + 94
    #expect(text.contains("Size: 5.3 kB, including 1 embedded image (5.1 kB, "), "\(all) \(text)")
    #expect(text.contains("1 expression (18 bytes, less than 1%)."), "\(text)")
    #expect(text.contains("Largest parts:\n  image “i”: 5.1 kB, "), "\(text)")
    #expect(text.contains("\n  layer “Photo”: \(layers.utf8.count) bytes, "), "\(text)")
  }

  @Test("names cannot control the terminal, and long ones are truncated")
  func hostileNames() throws {
    let name = #"\u001b[2J\u202e\n"# + String(repeating: "x", count: 300)
    let text = try Self.text(
      """
      {"ty":3,"nm":"\(name)","ind":1,"ip":0,"op":50,"ks":{}},
      {"ty":0,"nm":"a","parent":1,"refId":"\(name)","ip":0,"op":50,"ks":{}}
      """, #","assets":[{"id":"\#(name)","layers":[]}]"#)
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(text.contains("\\u{1B}[2J"))
    for line in text.split(separator: "\n") { #expect(line.count <= 200, "\(line)") }
  }

  @Test("lists some of many layers, and all with -v")
  func many() throws {
    let layers = (1...100).map { #"{"ty":3,"nm":"L\#($0)","ip":0,"op":50,"ks":{}}"# }
    let bytes = Array(
      #"{"fr":25,"ip":0,"op":50,"w":1,"h":1,"layers":[\#(layers.joined(separator: ","))]}"#.utf8)
    let text = try Self.text(bytes)
    #expect(text.contains("… and 40 more layers; -v lists all"))
    let all = try Self.text(bytes, style: ReportStyle(isVerbose: true))
    #expect(all.contains(" L100 ") && !all.contains("more layers"))
  }

  @Test("lists some of many compositions, and all with -v")
  func manyCompositions() throws {
    let assets = (1...30).map { #"{"id":"c\#($0)","layers":[]}"# }
    let bytes = Array(
      #"{"fr":25,"ip":0,"op":50,"w":1,"h":1,"layers":[{"ty":3,"ip":0,"op":50,"ks":{}}],"assets":[\#(assets.joined(separator: ","))]}"#
        .utf8)
    #expect(try Self.text(bytes).contains("\n\n… and 11 more compositions; -v lists all\n"))
    let all = try Self.text(bytes, style: ReportStyle(isVerbose: true))
    #expect(all.contains("Composition “c30” (0 layers, unused):"))
  }

  @Test("lists fonts, text, images, colors and markers")
  func resources() throws {
    let layers = """
      {"ty":5,"nm":"Title","ip":0,"op":50,"st":0,"ks":{},"t":{"d":{"k":[
       {"t":0,"s":{"s":24,"f":"Inter-Bold","t":"Hello\\rworld","j":0,"fc":[1,0,0]}},
       {"t":9,"s":{"s":12,"f":"Inter-Bold","t":"Bye","j":0,"fc":[0,0,1]}}]},"a":[],"m":{},"p":{}}},
      {"ty":2,"nm":"Photo","refId":"photo","ip":0,"op":50,"st":0,"ks":{}},
      {"ty":2,"nm":"Icon","refId":"icon","ip":0,"op":50,"st":0,"ks":{}},
      {"ty":1,"nm":"Back","ip":0,"op":50,"st":0,"ks":{},"sw":9,"sh":9,"sc":"#ff0000"}
      """
    let rest = """
      ,"fonts":{"list":[{"fName":"Inter-Bold","fFamily":"Inter","fStyle":"Bold","ascent":70}]},
      "assets":[{"id":"photo","w":200,"h":100,"u":"images/","p":"photo.png","e":0},
       {"id":"logo","w":20,"h":20,"u":"images/","p":"logo.png","e":0},
       {"id":"web","w":20,"h":20,"u":"","p":"https://example.com/a.png","e":0},
       {"id":"icon","w":2,"h":3,"u":"","p":"data:image/png;base64,AAAABBBB","e":1}],
      "markers":[{"tm":0,"cm":"in","dr":25},{"tm":30,"cm":"out","dr":0}]
      """
    let used =
      layers + """
        ,{"ty":2,"refId":"logo","ip":0,"op":50,"st":0,"ks":{}},
        {"ty":2,"refId":"web","ip":0,"op":50,"st":0,"ks":{}}
        """
    let bytes = Array(
      #"{"v":"5.7.0","fr":25,"ip":0,"op":50,"w":200,"h":100,"layers":[\#(used)]\#(rest)}"#.utf8)
    let text = try Inspection(bytes).text(of: "a.json", style: ReportStyle()) {
      $0 == "images/logo.png"
    }
    for list in [
      "Fonts (1):\n  Inter Bold (Inter-Bold)\n",
      "Text (2):\n  “Hello world” in “Title” (Inter-Bold, 24 pt)\n  “Bye” in “Title” (Inter-Bold, 12 pt)\n",
      "Images (4):\n  photo: 200 × 100, images/photo.png (missing)\n"
        + "  logo: 20 × 20, images/logo.png (present)\n"
        + "  web: 20 × 20, https://example.com/a.png (not checked)\n"
        + "  icon: 2 × 3, embedded image/png, 6 bytes\n",
      "Colors (2):\n  #FF0000 ", "Markers (2):\n  in: 0–1 s\n  out: 1.2 s\n",
    ] {
      #expect(text.contains("\n\n\(list)"), "\(list) \(text)")
    }
    #expect(text.contains(", 2 uses\n  #0000FF "))
    let scene = try Inspection(Pegbar.convert(bytes).sceneJSON).text(of: "a", style: ReportStyle())
    #expect(scene.contains("Fonts (1):") && scene.contains("Markers (2):"), "\(scene)")
  }

  @Test("lists some of many markers, and all with -v")
  func manyMarkers() throws {
    let markers = (1...30).map { #"{"tm":\#($0),"cm":"m\#($0)","dr":0}"# }
    let bytes = Array(
      #"{"fr":25,"ip":0,"op":50,"w":1,"h":1,"layers":[],"markers":[\#(markers.joined(separator: ","))]}"#
        .utf8)
    #expect(try Self.text(bytes).contains("\n  … and 10 more; -v lists all\n"))
    #expect(try Self.text(bytes, style: ReportStyle(isVerbose: true)).contains("  m30: 1.2 s\n"))
  }

  @Test("also prints a scene")
  func scene() throws {
    let conversion = try Pegbar.convert(Repository.bytes("Samples/parenting/arm-and-hand.json"))
    let text = try Self.text(conversion.sceneJSON)
    #expect(text.contains("2 s (60 frames, 30 per second); a Pegbar scene."), "\(text)")
    #expect(text.contains("Layers ("))
  }

  @Test("the JSON contains the counts of the file")
  func json() throws {
    let json = try Inspection(Repository.bytes("Samples/parenting/arm-and-hand.json")).json
    let object = try #require(JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    #expect(object["layers"] as? [String: Int] == ["shape": 3])
    #expect(object["keyframes"] as? Int == 8)
  }
}
