import PegbarTestSupport
import Testing

@testable import PegbarLint

/// The table of required members, compared with its source data.
@Suite struct RequiredMemberTests {
  private static func consequence(_ word: Substring) -> RequiredMember.Consequence? {
    switch word {
    case "refuses": .refused
    case "drops": .dropped
    case "-": RequiredMember.Consequence.none
    default: nil
    }
  }

  @Test("the table has the members and requirements of the data, and no others")
  func table() throws {
    let data = String(
      decoding: try Repository.bytes("tools/data/required-members.tsv"), as: UTF8.self)
    let rows = data.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
    var expected: [String] = []
    for row in rows {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
      try #require(fields.count == 8, "\(row)")
      #expect(LottieObject(rawValue: String(fields[1])) != nil, "\(fields[1])")
      let missing = try #require(Self.consequence(fields[3]))
      let null = try #require(Self.consequence(fields[4]))
      expected.append(
        "\(fields[1]) \(fields[2]): \(fields[0]) \(missing) \(null) \(fields[5]) \(fields[6])")
    }
    let found = RequiredMember.table.keys.flatMap { object in
      RequiredMember.members(of: object).flatMap { member in
        member.requirements.map {
          "\(object.rawValue) \(member.key): \($0.player) \($0.missing) \($0.null) "
            + "\($0.since?.description ?? "-") \($0.before?.description ?? "-")"
        }
      }
    }
    #expect(found.sorted() == expected.sorted())
  }

  @Test("a member must exist if it cannot be missing for a player")
  func keys() {
    for object in RequiredMember.table.keys {
      let members = RequiredMember.members(of: object)
      let keys = RequiredMember.keys(of: object)
      #expect(keys.map(\.key) == members.map(\.key))
      #expect(
        keys.map(\.mustExist)
          == members.map { $0.requirements.contains { $0.missing != .none } }, "\(object)")
    }
  }
}
