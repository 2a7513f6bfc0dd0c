import PegbarScene
import Testing

@Suite struct DataURLTests {
  @Test(
    "reads the content of a data URL",
    arguments: [
      ("data:image/png;base64,AAAA", "image/png", "AAAA"),
      ("data:image/png;charset=x;BASE64,AAAA", "image/png", "AAAA"),
      ("data:;base64,AAAA", "image/png", "AAAA"), ("data:,ABC", "image/png", "QUJD"),
      ("data:text/plain,%41%42C", "text/plain", "QUJD"), ("data:,a,b", "image/png", "YSxi"),
      ("data:,%4", "image/png", "JTQ="), ("data:,%GG", "image/png", "JUdH"),
    ])
  func content(_ address: String, _ label: String, _ base64: String) throws {
    let url = try #require(DataURL(address))
    #expect(url.label == label)
    #expect(url.base64 == base64)
  }

  @Test(
    "rejects a data URL without content or with a false claim",
    arguments: ["data:", "data:image/png;base64", "data:image/png;base64,", "data:;base64,%%%%"])
  func nothing(_ address: String) {
    #expect(DataURL(address) == nil)
  }
}
