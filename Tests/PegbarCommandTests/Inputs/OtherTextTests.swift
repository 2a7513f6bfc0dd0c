import PegbarTestSupport
import Testing

/// Files with the extension `.json` that are not JSON, in folders with other files.
@Suite struct OtherTextTests {
  private static let others = [
    ("tsconfig.json", "{\n  // Options.\n  \"compilerOptions\": {\"strict\": true,},\n}\n"),
    ("template.json", "{{#each items}} {\"name\": {{name}} }{{/each}}"), ("empty.json", ""),
    ("list.json", "[1, 2"), ("data.json", "{\"name\": \"a\"} {\"name\": \"b\"}"),
    ("latin.json", "{\"name\": NaN}"),
  ]
  private static let cut = #"{"fr": 30, "ip": 0, "op": 60, "w": 10, "h": 10, "layers": [{"ty": 4"#
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for (name, text) in Self.others { try scratch.write(Array(text.utf8), to: "in/" + name) }
    let square = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    try scratch.write(square, to: "in/walk.json")
  }

  private var commands: [[String]] {
    let path = scratch.path("in")
    return [
      ["lint", path], ["features", path], ["convert", path, "-o", scratch.path("out/")],
      ["render", path, "--frames", "0", "-o", scratch.path("frames/")],
    ]
  }

  @Test("skips text in folders that does not look like an animation")
  func folders() throws {
    for command in commands {
      let run = try CommandRun(command)
      #expect(run.status == 0, "\(command): \(run.output)\(run.errors)")
      for (name, _) in Self.others { #expect(!(run.output + run.errors).contains(name)) }
    }
    let text = try CommandRun(["lint", scratch.path("in"), "--report", "text"]).output
    #expect(text.contains("walk.json: no problems."), "\(text)")
  }

  @Test("reports a damaged animation in a folder")
  func damaged() throws {
    try scratch.write(Array(Self.cut.utf8), to: "in/cut.json")
    for (command, status) in zip(commands, [1, 3, 3, 3] as [Int32]) {
      let run = try CommandRun(command)
      #expect(run.status == status, "\(command): \(run.output)\(run.errors)")
      #expect((run.output + run.errors).contains("in/cut.json"))
    }
  }

  @Test("reports every named file that is not JSON, unless --skip-unrelated is given", .slow)
  func named() throws {
    for (name, _) in Self.others {
      let path = scratch.path("in/" + name)
      #expect(try CommandRun(["lint", path]).status == 1, "\(name)")
      #expect(try CommandRun(["lint", path, "--skip-unrelated"]).status == 0, "\(name)")
    }
  }

  @Test("the pre-commit hooks accept file names that begin with a dash")
  func hooks() throws {
    let text = String(decoding: try Repository.bytes(".pre-commit-hooks.yaml"), as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.drop { " -".contains($0) } }
    let entries = lines.filter { $0.hasPrefix("entry: ") }.map { $0.dropFirst(7) }
    let arguments = lines.filter { $0.hasPrefix("args: ") }
    #expect(
      entries.count == 2
        && arguments.map(String.init) == Array(repeating: #"args: ["--"]"#, count: 2))
    try scratch.write(Array(Self.cut.utf8), to: "in/-walk.json")
    for entry in entries {
      let words = entry.split(separator: " ").dropFirst().map(String.init)
      let run = try CommandRun(words + ["--", "-walk.json"], in: scratch.path("in"))
      #expect(run.status == 1 && run.output.contains("-walk.json:1:"), "\(run.errors)")
    }
  }
}
