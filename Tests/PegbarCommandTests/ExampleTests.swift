import PegbarTestSupport
import Testing

/// Examples of output in documents match the output of the command.
///
/// A comment before a block names the command: `<!-- pegbar inspect logo.json -->`. A block for
/// `convert` contains the report, and blocks for other commands contain the output. `tools/update
/// goldens` writes the blocks again.
@Suite("Examples in documents")
struct ExampleTests {
  @Test(
    "every block matches the output of its command",
    arguments: [
      "README.md", "Sources/Face/Pegbar/Pegbar.docc/Articles/GettingStarted.md",
      "Sources/Face/Pegbar/Pegbar.docc/Articles/Fidelity.md",
    ])
  func blocks(_ path: String) throws {
    let text = String(decoding: try Repository.bytes(path), as: UTF8.self)
    var lines: [Substring] = []
    var examples = 0
    var isReplaced = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if isReplaced {
        guard line == "```" else { continue }
        isReplaced = false
      }
      lines.append(line)
      guard line == "```", let command = Self.command(lines.dropLast().last) else { continue }
      examples += 1
      isReplaced = true
      let run = try CommandRun(command)
      let output = command.first == "convert" ? run.errors : run.output
      lines += output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
    #expect(examples > 0)
    let difference = try Golden.difference(Array(lines.joined(separator: "\n").utf8), path: path)
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// Returns the arguments of the command that a line names.
  private static func command(_ line: Substring?) -> [String]? {
    guard let line, line.hasPrefix("<!-- pegbar "), line.hasSuffix(" -->") else { return nil }
    return line.dropFirst("<!-- pegbar ".count).dropLast(" -->".count).split(separator: " ")
      .map(String.init)
  }
}
