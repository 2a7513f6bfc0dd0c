import Foundation
import Testing

/// The command that `PEGBAR_EXECUTABLE` names.
@Suite struct InstalledCommandTests {
  private func url(_ path: String?) throws -> URL? {
    try InstalledCommand.url(path.map { ["PEGBAR_EXECUTABLE": $0] } ?? [:])
  }

  @Test("finds none if the variable is unset or empty")
  func none() throws {
    #expect(try url(nil) == nil)
    #expect(try url("") == nil)
  }

  @Test("requires an executable file", arguments: ["unused", "/", "/dev/null", "/no/pegbar"])
  func missing(_ path: String) throws {
    let error = #expect(throws: InstalledCommand.Missing.self) { try url(path) }
    #expect(error?.description == "PEGBAR_EXECUTABLE is not an executable file: '\(path)'")
    #expect(try url("/bin/sh")?.path == "/bin/sh")
  }
}
