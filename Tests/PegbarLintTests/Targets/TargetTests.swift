import PegbarLint
import Testing

@Suite struct TargetTests {
  @Test("a target has the name of its player", arguments: Player.allCases)
  func names(_ player: Player) {
    #expect(Target(player.rawValue) == .player(player, nil))
    #expect(Target(player.rawValue)?.name == player.rawValue)
    #expect(Target.names.contains(player.rawValue))
  }

  @Test("a target can have a version")
  func versions() {
    let target = Target("lottie-android@4.0")
    #expect(target == .player(.lottieAndroid, PlayerVersion("4.0")))
    #expect(target?.name == "lottie-android@4.0")
  }

  @Test("core-animation is a target without versions")
  func conversion() {
    #expect(Target("core-animation") == .coreAnimation)
    #expect(Target("core-animation")?.name == "core-animation")
    #expect(Target("core-animation@1") == nil)
    #expect(Target.names.first == "core-animation")
  }

  @Test(
    "rejects invalid targets",
    arguments: [
      "", "@", "@4", "lottie", "Lottie-Android", "lottie-android@", "lottie-android@four",
      "lottie-android@4@5", " thorvg",
    ])
  func refused(_ text: String) {
    #expect(Target(text) == nil)
  }
}

@Suite struct PlayerVersionTests {
  @Test("a version reads back unchanged", arguments: ["0", "4", "4.0", "4.1.2", "10.0.0.1"])
  func text(_ text: String) {
    #expect(PlayerVersion(text)?.description == text)
  }

  @Test(
    "rejects invalid versions",
    arguments: ["", ".", "4.", ".4", "4..1", "v4", "4.x", "-1", "4.-1", "99999999999999999999"])
  func refused(_ text: String) {
    #expect(PlayerVersion(text) == nil)
  }

  @Test(
    "sorts versions by their numbers instead of their text",
    arguments: [("4.0", "4.1"), ("4.9", "4.10"), ("4", "4.0.1"), ("3.9.9", "4"), ("9", "10")])
  func order(_ older: String, _ newer: String) throws {
    let (older, newer) = (try #require(PlayerVersion(older)), try #require(PlayerVersion(newer)))
    #expect(older < newer)
    #expect(!(newer < older))
  }

  @Test("a missing number is 0")
  func missing() throws {
    let (short, long) = (try #require(PlayerVersion("4")), try #require(PlayerVersion("4.0.0")))
    #expect(!(short < long))
    #expect(!(long < short))
  }
}
