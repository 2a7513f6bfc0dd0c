import Pegbar
import PegbarTestSupport
import Testing

@testable import PegbarCommand

@Suite("Version of a build")
struct BuildVersionTests {
  @Test("a build without a commit prints the version alone")
  func plain() throws {
    let run = try CommandRun(["--version"])
    #expect(run.output == "\(Pegbar.version)\n")
    #expect(run.status == 0)
  }

  @Test("prints the commit after the version")
  func commit() {
    #expect(BuildVersion.text(commit: nil) == Pegbar.version)
    #expect(BuildVersion.text(commit: "") == Pegbar.version)
    #expect(BuildVersion.text(commit: "abcdef123456") == "\(Pegbar.version) (abcdef123456)")
  }
}
