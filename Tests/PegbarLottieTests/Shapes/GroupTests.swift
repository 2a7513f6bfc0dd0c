import PegbarLottie
import Testing

@Suite struct GroupTests {
  private func group(_ items: String) throws -> (group: Group, ids: [String]) {
    let (item, log) = try read(item: #"{"ty": "gr", "it": [\#(items)]}"#)
    guard case .group(let group) = item.kind else { throw UnexpectedKind(found: "\(item)") }
    return (group, log.ids)
  }

  @Test("the transform is separate from the items")
  func transform() throws {
    let (group, ids) = try group(#"{"ty": "fl"}, {"ty": "tr", "r": {"k": 45}, "nm": "T"}"#)
    #expect(group.items.count == 1)
    #expect(group.transform?.rotation.fixedValue == 45)
    #expect(ids.isEmpty)
  }

  @Test("a group without a transform has none")
  func none() throws {
    #expect(try group(#"{"ty": "fl"}"#).group.transform == nil)
  }

  @Test("the last of two transforms is used, with a finding")
  func two() throws {
    let (group, ids) = try group(#"{"ty": "tr", "r": {"k": 1}}, {"ty": "tr", "r": {"k": 2}}"#)
    #expect(group.transform?.rotation.fixedValue == 2)
    #expect(ids == ["property/repeated-part"])
  }

  @Test("drops and reports groups that are nested too deep")
  func depth() throws {
    let depth = 900
    let json =
      String(repeating: #"{"ty": "gr", "it": ["#, count: depth)
      + String(repeating: "]}", count: depth)
    let (item, log) = try read(item: json)
    #expect(item.kind.title == "Group")
    #expect(log.ids == ["format/nesting-depth"])
  }
}
