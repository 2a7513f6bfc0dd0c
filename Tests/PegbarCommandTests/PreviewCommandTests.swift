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
    let folder = try CommandRun(["preview", scratch.path("")])
    #expect(folder.status == 2 && folder.errors.contains("is a folder: specify an animation"))
  }
}
