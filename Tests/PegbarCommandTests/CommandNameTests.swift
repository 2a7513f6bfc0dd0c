import PegbarTestSupport
import Testing

@Suite struct CommandNameTests {
  @Test(
    "names an unknown command and suggests the nearest one",
    arguments: [
      ("convrt", "; did you mean 'convert'?\n"), ("Lint", "; did you mean 'lint'?\n"),
      ("melt", "\n"), ("layers", "\n"),
    ])
  func unknownCommand(_ word: String, _ hint: String) throws {
    let run = try CommandRun([word, "a.json"])
    #expect(run.status == 2)
    #expect(
      run.errors == "pegbar: unknown command '\(word)'\(hint)  See 'pegbar --help'.\n",
      "\(run.errors)")
  }

  @Test("help for an unknown command reports it")
  func unknownHelp() throws {
    let run = try CommandRun(["help", "convrt"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("pegbar: unknown command 'convrt'; did you mean 'convert'?"))
    #expect(try CommandRun(["help", "convert"]).output.contains("USAGE: pegbar convert"))
    #expect(try CommandRun(["help"]).status == 0)
  }

  @Test("help of a command is the same with each form of the request")
  func helpForms() throws {
    let help = try CommandRun(["help", "lint"]).output
    #expect(help.contains("USAGE: pegbar lint") && help.contains("--version"))
    for option in ["--help", "-h"] {
      #expect(try CommandRun(["lint", option]).output == help, "\(option)")
      #expect(try CommandRun(["lint", "a.json", option]).output == help, "\(option)")
    }
    let version = try CommandRun(["--version"]).output
    #expect(try CommandRun(["lint", "--version"]).output == version)
  }

  @Test("a known command reports its invalid arguments")
  func wrongArguments() throws {
    let run = try CommandRun(["convert", "a.json", "--repotr", "text"])
    #expect(run.errors.contains("Did you mean '--report'?"), "\(run.errors)")
  }

  @Test("help lists the commands for people and hides those for tools")
  func help() throws {
    let help = try CommandRun(["--help"]).output
    for command in ["convert", "verify", "lint", "explain", "render", "preview", "inspect"] {
      #expect(help.contains("\n  \(command) "), "\(command)")
    }
    #expect(!help.contains("\n  pages "))
  }
}
