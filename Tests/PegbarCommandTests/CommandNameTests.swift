import PegbarTestSupport
import Testing

@Suite struct CommandNameTests {
  @Test(
    "a command that does not exist is named, with the one that is near",
    arguments: [
      ("convrt", "; did you mean 'convert'?\n"), ("Lint", "; did you mean 'lint'?\n"),
      ("melt", "\n"), ("layers", "\n"),
    ])
  func unknownCommand(_ word: String, _ hint: String) throws {
    let run = try CommandRun([word, "a.json"])
    #expect(run.status == 2)
    #expect(
      run.errors == "pegbar: there is no command '\(word)'\(hint)  See 'pegbar --help'.\n",
      "\(run.errors)")
  }

  @Test("help for a command that does not exist says so, too")
  func unknownHelp() throws {
    let run = try CommandRun(["help", "convrt"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("pegbar: there is no command 'convrt'; did you mean 'convert'?"))
    #expect(try CommandRun(["help", "convert"]).output.contains("USAGE: pegbar convert"))
    #expect(try CommandRun(["help"]).status == 0)
  }

  @Test("a command with wrong arguments says what is wrong with those")
  func wrongArguments() throws {
    let run = try CommandRun(["convert", "a.json", "--repotr", "text"])
    #expect(run.errors.contains("Did you mean '--report'?"), "\(run.errors)")
  }

  @Test("what is for people stands in the help, what is for tools does not")
  func help() throws {
    let help = try CommandRun(["--help"]).output
    for command in ["convert", "verify", "lint", "explain", "render", "inspect"] {
      #expect(help.contains("\n  \(command) "), "\(command)")
    }
    #expect(!help.contains("\n  pages "))
  }
}
