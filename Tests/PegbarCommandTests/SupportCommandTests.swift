import Foundation
import PegbarTestSupport
import Testing

/// `pegbar support`, which writes the functions that generated files share, for builds.
@Suite struct SupportCommandTests {
  private let scratch: Scratch
  private let square = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))

  init() throws { scratch = try Scratch() }

  private func support(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["support", "-o", scratch.path("s.swift")] + arguments)
  }

  private func configure(_ json: String, in folder: String) throws {
    try scratch.write(Array(json.utf8), to: folder + "/.pegbar.json")
  }

  private func isPublic() throws -> Bool {
    try scratch.text("s.swift").contains("\nopen class PegbarScene: CALayer {")
  }

  @Test("uses the access level from the configuration of a folder")
  func folder() throws {
    try configure(#"{"root": true, "convert": {"access": "public"}}"#, in: "app")
    #expect(try support("--for", scratch.path("app")).status == 0)
    #expect(try isPublic())
    let other = try support("--for", scratch.path("app"), "--no-config")
    #expect(other.status == 1 && other.errors.contains(": not replaced: "))
    let forced = try support("--for", scratch.path("app"), "--access", "internal", "--force")
    #expect(forced.status == 0)
    #expect(try !isPublic())
    #expect(try CommandRun(["support", "-o", scratch.path("f/")]).status == 0)
    #expect(try scratch.names().contains("f/PegbarSupport.swift"))
  }

  @Test("applies configurations next to animations, and ignores those of other files")
  func nested() throws {
    try scratch.write(square, to: "app/a/x.json")
    try scratch.write(square, to: "app/b/y.json")
    try scratch.write(Array("{}".utf8), to: "app/package.json")
    try configure(#"{"root": true}"#, in: "app")
    for folder in ["app/a", "app/b"] {
      try configure(#"{"convert": {"access": "public", "nonisolated": true}}"#, in: folder)
    }
    let folder = try support("--for", scratch.path("app"))
    #expect(folder.status == 0, "\(folder.errors)")
    #expect(try scratch.text("s.swift").contains("// Options: --access public --nonisolated\n"))
    let files = try support(
      "--for", scratch.path("app/a/x.json"), "--for", scratch.path("app/package.json"), "--force")
    #expect(files.status == 0, "\(files.errors)")
    #expect(try scratch.text("s.swift").contains("// Options: --access public --nonisolated\n"))
    let isolated = try support("--for", scratch.path("app"), "--no-nonisolated", "--force")
    #expect(isolated.status == 0)
    #expect(try scratch.text("s.swift").contains("// Options: --access public\n"))
  }

  @Test("animations that need different functions are an error unless excluded")
  func different() throws {
    try scratch.write(square, to: "app/a/x.json")
    try scratch.write(square, to: "app/b/y.json")
    try configure(#"{"root": true}"#, in: "app")
    try configure(#"{"convert": {"access": "public"}}"#, in: "app/b")
    let run = try support("--for", scratch.path("app"))
    #expect(run.status == 2)
    // Builds show the location of errors in compiler format.
    #expect(
      run.errors.contains(
        "y.json:1:1: error: the access level or isolation in .pegbar.json differs from that for"),
      "\(run.errors)")
    #expect(run.errors.contains("x.json'"))
    #expect(try !scratch.names().contains("s.swift"))
    #expect(try support("--for", scratch.path("app"), "--access", "public").status == 0)
    try configure(#"{"convert": {"access": "open"}}"#, in: "app/b")
    #expect(
      try support("--for", scratch.path("app/b/y.json")).errors
        .contains("app/b/.pegbar.json:1:24: error: unknown access 'open'"))
    try configure(#"{"convert": {"access": "public"}}"#, in: "app/b")
    try configure(#"{"root": true, "exclude": ["b"]}"#, in: "app")
    #expect(try support("--for", scratch.path("app"), "--force").status == 0)
    #expect(try !isPublic())
  }

  @Test("- writes to standard output")
  func standardOutput() throws {
    let file = Repository.root.appending(path: "-").path
    let run = try CommandRun(["support", "-o", "-", "--no-config"])
    #expect(run.status == 0)
    #expect(run.output.contains("\nclass PegbarScene: CALayer {"))
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}
