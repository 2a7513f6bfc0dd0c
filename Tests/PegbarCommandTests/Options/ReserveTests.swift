import PegbarTestSupport
import Testing

/// The names that an app uses and generated code must not declare.
@Suite struct ReserveTests {
  private let sample = "Samples/showcase/walk.json"
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func convert(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["convert", "--no-config"] + arguments)
  }

  @Test("a layer with a reserved name has another one", arguments: ["timeline", "transactions"])
  func layers(style: String) throws {
    let plain = try convert(sample, "--style", style).output
    #expect(plain.contains("lazy var walker: "))
    let reserved = try convert(sample, "--style", style, "--reserve", "walker,TreeLayer").output
    #expect(!reserved.contains("lazy var walker: "))
    #expect(reserved.contains("lazy var walkerLayer: "))
    #expect(!reserved.contains("class TreeLayer: "))
  }

  @Test("functions and transactions avoid reserved names")
  func functions() throws {
    #expect(try convert(sample).output.contains("func turn("))
    #expect(try !convert(sample, "--reserve", "turn").output.contains("func turn("))
    let transactions = try convert(sample, "--style", "transactions", "--reserve", "walkIn").output
    #expect(!transactions.contains("func walkIn("))
  }

  @Test("the header and a configuration contain the names")
  func header() throws {
    try scratch.write(Repository.bytes(sample), to: "walk.json")
    let code = scratch.path("WalkLayer.swift")
    let run = try convert(scratch.path("walk.json"), "--reserve", "walker,turn", "-o", code)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.text("WalkLayer.swift").contains("// Options: --reserve turn,walker\n"))
    #expect(try CommandRun(["verify", code]).status == 0)
    try scratch.write(
      Array(#"{"root": true, "convert": {"reserve": ["walker", "turn"]}}"#.utf8), to: ".pegbar.json"
    )
    let configured = try CommandRun(["convert", scratch.path("walk.json")]).output
    #expect(configured.contains("// Options: --reserve turn,walker\n"))
  }

  @Test("names that are not identifiers are errors", arguments: ["", "2x", "a b", "a,b-c"])
  func invalid(names: String) throws {
    #expect(try convert(sample, "--reserve", names).status == 2)
    try scratch.write(Repository.bytes(sample), to: "walk.json")
    try scratch.write(
      Array(#"{"convert": {"reserve": ["\#(names)"]}}"#.utf8), to: ".pegbar.json")
    let run = try CommandRun(["convert", scratch.path("walk.json")])
    #expect(run.status == 2)
    #expect(run.errors.contains("is not a Swift identifier"))
  }
}
