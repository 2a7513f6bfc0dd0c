import Foundation
import PegbarTestSupport
import Testing

@Suite struct RenderCommandTests {
  private let sample = "Samples/easing/overshoot.json"

  @Test("names files in a folder after the frame, with a fraction only if there is one")
  func names() throws {
    let scratch = try Scratch()
    let run = try CommandRun([
      "render", sample, "--frames", "0,12.5", "--times", "0.2s,50%", "-o", scratch.path("f"),
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try scratch.names() == ["f", "f/0000.svg", "f/0006.svg", "f/0012.5.svg", "f/0030.svg"])
  }

  @Test("writes a single frame to standard output or to a file")
  func oneFrame() throws {
    let scratch = try Scratch()
    let run = try CommandRun(["render", sample, "--frames", "10"])
    #expect(run.output.contains("<svg"))
    _ = try CommandRun(["render", sample, "--frames", "10", "-o", scratch.path("one.svg")])
    #expect(try scratch.text("one.svg") == run.output)
  }

  @Test("draws a sheet of frames with their times, instead of single frames")
  func sheet() throws {
    let scratch = try Scratch()
    let run = try CommandRun(["render", sample, "--sheet", "3x2", "--width", "40"])
    #expect(run.status == 0 && run.output.ranges(of: "<svg x=").count == 6, "\(run.errors)")
    #expect(run.output.contains(" width=\"152\""))
    for time in ["0 s", "0.33 s", "1.67 s"] { #expect(run.output.contains(">\(time)</text>")) }
    let folder = try CommandRun([
      "render", "Samples/easing", "--sheet", "2x1", "-o", scratch.path("f"),
    ])
    #expect(folder.status == 0)
    #expect(try scratch.names().contains("f/hold/sheet.svg"))
    for grid in ["0x3", "3", "a x b", "1000x1000", "3x", "-1x2"] {
      #expect(try CommandRun(["render", sample, "--sheet", grid]).status == 2, "\(grid)")
    }
    let both = try CommandRun(["render", sample, "--sheet", "2x2", "--every", "5"])
    #expect(both.status == 2 && both.errors.contains("--sheet cannot be combined"))
  }

  /// Returns the width and the height of a PNG file.
  private func size(_ file: [UInt8]) -> [Int] {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47]), file.count > 24 else { return [] }
    return [16, 20].map { start in file[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("draws PNG by the extension of the output or by an option")
  func pixels() throws {
    let scratch = try Scratch()
    for options in [["-o", scratch.path("a.png")], ["-o", scratch.path("b.PNG")]] {
      let run = try CommandRun(["render", sample, "--frames", "3", "--width", "60"] + options)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try size(scratch.bytes("a.png")).first == 60)
    #expect(try scratch.bytes("a.png") == scratch.bytes("b.PNG"))
    let folder = try CommandRun([
      "render", sample, "--every", "20", "--format", "png", "-o", scratch.path("f/"),
    ])
    #expect(folder.status == 0)
    #expect(
      try scratch.names().filter { $0.hasPrefix("f/") } == [
        "f/0000.png", "f/0020.png", "f/0040.png",
      ])
    let sheet = try CommandRun([
      "render", sample, "--sheet", "3x2", "--width", "40", "-o", scratch.path("sheet.png"),
    ])
    #expect(sheet.status == 0)
    #expect(try size(scratch.bytes("sheet.png")).first == 152)
  }

  @Test("draws all frames of an animated PNG, or every Nth one")
  func animatedPixels() throws {
    let scratch = try Scratch()
    for (name, options) in [
      ("a.apng", []), ("b.png", ["--format", "apng"]), ("c.apng", ["--every", "10"]),
    ] {
      let run = try CommandRun(
        ["render", sample, "--width", "40", "-o", scratch.path(name)] + options)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try scratch.bytes("a.apng") == scratch.bytes("b.png"))
    #expect(try scratch.bytes("c.apng").count < scratch.bytes("a.apng").count)
    let folder = try CommandRun([
      "render", "Samples/easing", "--format", "apng", "--every", "20", "-o", scratch.path("f/"),
    ])
    #expect(folder.status == 0)
    #expect(try scratch.names().contains("f/hold/animation.png"))
  }

  @Test("replaces its own PNG files, but not those that were edited")
  func editedPixels() throws {
    let scratch = try Scratch()
    let arguments = ["render", sample, "--frames", "3", "-o", scratch.path("a.png")]
    #expect(try CommandRun(arguments).status == 0)
    #expect(try CommandRun(arguments).status == 0)
    var bytes = try scratch.bytes("a.png")
    bytes[50] ^= 1
    try scratch.write(bytes, to: "a.png")
    let run = try CommandRun(arguments)
    #expect(run.status == 1 && run.errors.contains("it was edited after pegbar wrote it"))
    try scratch.write(Array(bytes.prefix(90)), to: "a.png")
    #expect(try CommandRun(arguments).errors.contains("pegbar did not write it"))
    #expect(try CommandRun(arguments + ["--force"]).status == 0)
  }

  @Test("rejects formats that do not fit the other options")
  func wrongFormats() throws {
    let scratch = try Scratch()
    for (options, message) in [
      (
        ["--frames", "1", "--format", "png", "-o", "a.svg"],
        "does not match the extension of 'a.svg'"
      ),
      (["--frames", "1", "-o", "a.gif"], "Frames are written as SVG, PNG or APNG"),
      (["--frames", "1", "-o", "a.apng"], "APNG shows every frame"),
      (["--sheet", "2x2", "--format", "apng"], "APNG shows every frame"),
      (["--frames", "1,2", "-o", "a.png"], "Multiple frames require a folder"),
      (["--frames", "1", "-o", "a.png", "--width", "30000"], "use a smaller width"),
    ] {
      let run = try CommandRun(
        ["render", Repository.path(sample)] + options, in: scratch.path("."))
      #expect(run.status == 2 && run.errors.contains(message), "\(options): \(run.errors)")
    }
    #expect(try scratch.names().isEmpty)
  }

  @Test("image files are drawn only if they are inside the folder of the animation")
  func otherFiles() throws {
    let scratch = try Scratch()
    let red = try CommandRun([
      "render", sample, "--frames", "0", "--background", "red", "-o", scratch.path("secret.png"),
    ])
    #expect(red.status == 0)
    let image = try scratch.bytes("secret.png")
    try scratch.write(image, to: "in/images/a.png")
    let link = scratch.path("in/images/link.png")
    #expect(symlink(scratch.path("secret.png"), link) == 0)
    func drawn(_ path: String) throws -> [UInt8] {
      let asset = #"{"id":"i","w":40,"h":40,"u":"","p":"\#(path)"}"#
      let layer = #"{"ty":2,"refId":"i","ip":0,"op":9,"ks":{}}"#
      let text =
        #"{"v":"5.7.0","fr":30,"ip":0,"op":9,"w":40,"h":40,"#
        + #""layers":[\#(layer)],"assets":[\#(asset)]}"#
      try scratch.write(Array(text.utf8), to: "in/a.json")
      let run = try CommandRun([
        "render", scratch.path("in/a.json"), "--frames", "1", "--no-substitutes", "-o",
        scratch.path("out.png"),
      ])
      #expect(run.status == 0, "\(run.errors)")
      return try scratch.bytes("out.png")
    }
    let empty = try drawn("images/missing.png")
    #expect(try drawn("images/a.png") != empty)
    for path in [
      "../secret.png", "images/../../secret.png", "images/link.png", scratch.path("secret.png"),
    ] {
      #expect(try drawn(path) == empty, "\(path)")
    }
  }

  @Test("images that are not PNG are reported, and drawn as boxes")
  func otherImages() throws {
    let scratch = try Scratch()
    let image = #"{"id":"i","w":40,"h":40,"p":"data:image/jpeg;base64,/9j/4AAQ","e":1}"#
    let layer = #"{"ty":2,"refId":"i","ip":0,"op":9,"ks":{}}"#
    let text =
      #"{"v":"5.7.0","fr":30,"ip":0,"op":9,"w":40,"h":40,"layers":[\#(layer)],"assets":[\#(image)]}"#
    try scratch.write(Array(text.utf8), to: "a.json")
    let arguments = ["render", scratch.path("a.json"), "--frames", "1", "-o"]
    let run = try CommandRun(arguments + [scratch.path("a.png")])
    #expect(
      run.status == 0 && run.errors.contains("an image is not PNG, so PNG shows a labeled box"))
    #expect(try CommandRun(arguments + [scratch.path("a.svg")]).errors.isEmpty)
    let plain = try CommandRun(arguments + [scratch.path("b.png"), "--no-substitutes"])
    #expect(plain.status == 0)
    #expect(try scratch.bytes("a.png").count > scratch.bytes("b.png").count)
  }

  @Test("rejects frames after the end, and several frames in one file")
  func wrongFrames() throws {
    let scratch = try Scratch()
    let output = scratch.path("f/")
    for (options, frame) in [
      (["--frames", "0,60,60.5"], "60.5"), (["--times", "3s,0s"], "90"),
      (["--frames", "1e9"], "1000000000"),
    ] {
      let run = try CommandRun(["render", sample, "-o", output] + options)
      #expect(run.status == 2, "\(options)")
      #expect(
        run.errors.contains("\(sample): frame ") && run.errors.contains("(60 frames)")
          && run.errors.contains(" is after the end of the animation "), "\(run.errors) \(frame)")
    }
    #expect(try scratch.names().isEmpty)
    let file = scratch.path("one.SVG")
    for options in [["--frames", "0,10"], ["--every", "10"]] {
      let run = try CommandRun(["render", sample, "-o", file] + options)
      #expect(run.status == 2 && run.errors.contains("Multiple frames require a folder with -o."))
    }
    #expect(try scratch.names().isEmpty)
    // One of several animations is too short.
    try scratch.write(Array(Self.nested(levels: 1).utf8), to: "in/a.json")
    let short = #"{"v":"5.7.0","fr":30,"ip":0,"op":5,"w":9,"h":9,"layers":[]}"#
    try scratch.write(Array(short.utf8), to: "in/b.json")
    let run = try CommandRun(["render", scratch.path("in"), "--frames", "9", "-o", output])
    #expect(run.status == 2 && run.errors.contains("in/b.json: frame 9 is after the end"))
    #expect(try scratch.names().contains("f/a/0009.svg"))
  }

  @Test("a time renders the same picture as its frame")
  func times() throws {
    let frame = try CommandRun(["render", sample, "--frames", "30"])
    #expect(try CommandRun(["render", sample, "--times", "1s"]).output == frame.output)
    #expect(try CommandRun(["render", sample, "--times", "50%"]).output == frame.output)
    #expect(try CommandRun(["render", sample, "--times", "100%"]).status == 0)
  }

  @Test("writes a frame that exceeds the limit and warns that parts are missing")
  func truncated() throws {
    let scratch = try Scratch()
    try scratch.write(Array(Self.nested(levels: 150).utf8), to: "deep.json")
    try scratch.write(Array(Self.nested(levels: 50).utf8), to: "flat.json")
    let deep = scratch.path("deep.json")
    let one = try CommandRun(["render", deep, "--frames", "0"])
    #expect(one.status == 0 && one.output.contains("<svg"))
    #expect(
      one.errors.hasPrefix("pegbar: warning: \(deep): the frame contains more "), "\(one.errors)"
    )
    let two = try CommandRun(["render", deep, "--frames", "0,5", "-o", scratch.path("f")])
    #expect(two.status == 0)
    #expect(two.errors.contains("\(deep): 2 of 2 frames contain more layers"), "\(two.errors)")
    #expect(
      try CommandRun(["render", scratch.path("flat.json"), "--frames", "0"]).errors.isEmpty)
  }

  /// Returns an animation with nested compositions, with a layer in each.
  private static func nested(levels: Int) -> String {
    func layers(_ level: Int) -> String {
      let solid = """
        {"ty":1,"ip":0,"op":60,"st":0,"ks":{},"sw":5,"sh":5,"sc":"#ff0000"}
        """
      guard level < levels else { return solid }
      return """
        \(solid),{"ty":0,"refId":"c\(level + 1)","ip":0,"op":60,"st":0,"ks":{},"w":50,"h":50}
        """
    }
    let assets = (1...levels).map { "{\"id\":\"c\($0)\",\"layers\":[\(layers($0))]}" }
    return """
      {"v":"5.12.1","fr":30,"ip":0,"op":60,"w":50,"h":50,"assets":[\(assets.joined(separator: ","))],
       "layers":[\(layers(0))]}
      """
  }

  @Test("renders every Nth frame, from the first one to before the end")
  func every() throws {
    let scratch = try Scratch()
    let run = try CommandRun(["render", sample, "--every", "25", "-o", scratch.path("f")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.names() == ["f", "f/0000.svg", "f/0025.svg", "f/0050.svg"])
  }

  @Test("a width scales the picture without cropping it")
  func width() throws {
    let plain = try CommandRun(["render", sample, "--frames", "10"]).output
    let wide = try CommandRun(["render", sample, "--frames", "10", "--width", "50"]).output
    let size = try #require(plain.firstMatch(of: /viewBox="0 0 (\d+) (\d+)"/))
    let (width, height) = (try #require(Double(size.1)), try #require(Double(size.2)))
    #expect(wide.contains(size.0))
    let scaled = try #require(wide.firstMatch(of: /" width="50" height="([\d.]+)"/))
    #expect(abs(try #require(Double(scaled.1)) - 50 * height / width) < 1e-4)
  }

  @Test(
    "draws the background below everything else",
    arguments: [
      ("#123", "#123\""), ("#1a2B3c", "#1a2b3c\""), ("white", "#fff\""), ("Navy", "#000080\""),
      ("#11223380", "#123\" fill-opacity=\".50196\""),
    ])
  func background(_ color: String, _ fill: String) throws {
    let run = try CommandRun(["render", sample, "--frames", "0", "--background", color])
    let start = "><rect width=\"100%\" height=\"100%\" fill=\"\(fill)/>"
    #expect(run.output.prefix { $0 != ">" }.count + start.count < run.output.count)
    #expect(run.output.contains(start), "\(run.output.prefix(200))")
  }

  @Test("selects an animation of an archive by its ID")
  func animation() throws {
    let scratch = try Scratch()
    let name = "two.lottie"
    try scratch.write(Archives.twoAnimations(), to: name)
    let path = scratch.path(name)
    let first = try CommandRun(["render", path, "--frames", "0"])
    let second = try CommandRun(["render", path, "--frames", "0", "--animation", "night"])
    #expect(first.output.contains("viewBox=\"0 0 10 10\""), "\(first.errors)")
    #expect(second.output.contains("viewBox=\"0 0 20 20\""), "\(second.errors)")
    for command in [["render", path, "--frames", "0"], ["convert", path]] {
      let unknown = try CommandRun(command + ["--animation", "noon"])
      #expect(unknown.status == 3)
      #expect(unknown.errors.contains("“day”, “night”"))
    }
    let lint = try CommandRun(["lint", path, "--animation", "noon"])
    #expect(lint.status == 1)
    #expect(lint.output.contains("format/unknown-animation"))
  }
}

extension Archives {
  /// Returns an archive with the animations `day`, 10 points wide, and `night`, 20 points wide.
  fileprivate static func twoAnimations() -> [UInt8] {
    func animation(_ size: Int) -> String {
      """
      {"v":"5.12.1","fr":30,"ip":0,"op":60,"w":\(size),"h":\(size),"layers":[
        {"ty":1,"ip":0,"op":60,"st":0,"ks":{},"sw":5,"sh":5,"sc":"#ff0000"}]}
      """
    }
    return zip([
      ("manifest.json", #"{"animations":[{"id":"day"},{"id":"night"}]}"#),
      ("a/day.json", animation(10)), ("a/night.json", animation(20)),
    ])
  }
}
