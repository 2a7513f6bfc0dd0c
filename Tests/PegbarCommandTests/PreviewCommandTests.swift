import Foundation
import PegbarTestSupport
import Testing

@Suite struct PreviewCommandTests {
  private let sample = "Samples/showcase/walk.json"

  @Test("writes a page to a file or to standard output, and prints the path")
  func page() throws {
    let scratch = try Scratch()
    let output = scratch.path("walk.html")
    let run = try CommandRun(["preview", sample, "-o", output])
    #expect(run.status == 0 && run.output == output + "\n", "\(run.errors)")
    let page = try scratch.text("walk.html")
    #expect(page.hasPrefix("<!doctype html>") && page.contains("Looks the same as the design."))
    #expect(try CommandRun(["preview", sample, "-o", "-"]).output == page)
  }

  @Test("shows the design beside a conversion that differs visibly")
  func difference() throws {
    let run = try CommandRun(["preview", "Samples/losses/what-does-not-survive.json", "-o", "-"])
    #expect(run.status == 0 && run.output.contains("aria-label=\"As designed\""))
    #expect(run.output.contains("class=\"seek\""))
  }

  @Test("replaces its own pages, but no other file and no edited page")
  func replacing() throws {
    let scratch = try Scratch()
    let output = scratch.path("page.html")
    try scratch.write(Array("<!doctype html>\nMine\n".utf8), to: "page.html")
    let refused = try CommandRun(["preview", sample, "-o", output])
    #expect(refused.status == 1 && refused.errors.contains("pegbar did not write it"))
    #expect(try CommandRun(["preview", sample, "-o", output, "--force"]).status == 0)
    #expect(try CommandRun(["preview", sample, "-o", output]).status == 0)
    let page = try scratch.text("page.html")
    try scratch.write(Array(page.replacing("walk", with: "run").utf8), to: "page.html")
    let edited = try CommandRun(["preview", sample, "-o", output])
    #expect(edited.status == 1 && edited.errors.contains("it was edited"))
  }

  @Test("reports content that is missing because of a limit")
  func truncated() throws {
    let run = try CommandRun(["preview", sample, "-o", "-", "--limit", "frame-items=2"])
    #expect(run.status == 0 && run.output.hasPrefix("<!doctype html>"))
    #expect(run.errors.hasPrefix("pegbar: warning: \(sample): some frames contain more layers"))
  }

  @Test("opens the page in a browser")
  func opening() throws {
    let scratch = try Scratch()
    for (name, code) in [("opens", 0), ("fails", 3)] {
      for program in ["open", "xdg-open"] {
        let script = "#!/bin/sh\nprintf %s \"$1\" > \"$OPENED\"\nexit \(code)\n"
        try scratch.write(Array(script.utf8), to: "\(name)/\(program)")
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: scratch.path("\(name)/\(program)"))
      }
      let output = scratch.path("\(name).html")
      let run = try CommandRun(
        ["preview", sample, "-o", output, "--open"],
        variables: ["PATH": scratch.path(name), "OPENED": scratch.path("opened")])
      #expect(run.status == 0 && run.errors.contains("could not open") == (code != 0))
      #expect(try scratch.text("opened") == output)
    }
    let stream = try CommandRun(["preview", sample, "-o", "-", "--open"])
    #expect(stream.status == 2 && stream.errors.contains("--open requires an output file"))
  }

  @Test("reports unreadable files and folders")
  func unreadable() throws {
    let scratch = try Scratch()
    try scratch.write(Array("{".utf8), to: "broken.json")
    #expect(try CommandRun(["preview", scratch.path("broken.json")]).status == 3)
  }

  @Test("writes an index of a folder, with a page and a picture of each animation beside it")
  func index() throws {
    let scratch = try Scratch()
    for name in ["walk.json", "checkout-fold.json"] {
      try scratch.write(try Repository.bytes("Samples/showcase/\(name)"), to: "in/more/\(name)")
    }
    try scratch.write(Array(#"{"v": "5.9.0", "layers": ["#.utf8), to: "in/broken.json")
    try scratch.write(Array("{\"name\": \"package\"}".utf8), to: "in/package.json")
    let run = try CommandRun(["preview", scratch.path("in"), "-o", scratch.path("out")])
    #expect(run.status == 3 && run.output == scratch.path("out/index.html") + "\n")
    let index = try scratch.text("out/index.html")
    #expect(
      index.contains("data-name=\"more/walk.json\"") && index.contains("data-name=\"broken.json\""))
    #expect(!index.contains("package.json"))
    #expect(try scratch.text("out/pages/more/walk.html").hasPrefix("<!doctype html>"))
    #expect(try scratch.text("out/pages/more/checkout-fold.svg").hasPrefix("<svg"))
    // Its own files are replaced, but no other file.
    try scratch.write(Array("Mine\n".utf8), to: "out/pages/more/walk.svg")
    let again = try CommandRun(["preview", scratch.path("in"), "-o", scratch.path("out")])
    #expect(again.errors.contains("walk.svg: not replaced: pegbar did not write it"))
  }

  @Test("a folder needs a folder for its pages, and animations")
  func folders() throws {
    let scratch = try Scratch()
    let stream = try CommandRun(["preview", "Samples/showcase", "-o", "-"])
    #expect(stream.status == 2 && stream.errors.contains("require a folder"))
    try scratch.write([], to: "empty/readme.txt")
    let empty = try CommandRun(["preview", scratch.path("empty"), "-o", scratch.path("out/")])
    #expect(empty.status == 2 && empty.errors.contains("no animations found"))
  }
}
