import Pegbar
import Rules

/// Lints an animation with the rules and the settings of another package.
func lintByTeam(_ bytes: [UInt8]) throws {
  var linter = Linter(try teamSettings())
  linter.rules = [AllowedColors([])]
  let findings = try linter.findings(in: bytes)
  guard findings.allSatisfy({ !$0.message.isEmpty }) else { fatalError("a finding has no message") }
}
