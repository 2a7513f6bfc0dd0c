import Testing

@testable import PegbarBase

@Suite("Bytes of strings")
struct StringBytesTests {
  @Test("finds a part by its bytes")
  func parts() {
    #expect("$.layers[0].shapes[1]".hasBytes(of: ".shapes["))
    #expect("..shapes[".hasBytes(of: ".shapes["))
    #expect(".shape.shapes".hasBytes(of: "shapes"))
    #expect(!"$.layers[0].shape".hasBytes(of: "shapes"))
    #expect(!"".hasBytes(of: "shapes"))
    #expect("".hasBytes(of: ""))
  }
}
