import PegbarScene
import Testing

@Suite("Hexadecimal colors")
struct ColorTests {
  @Test(
    "reads digits as in CSS",
    arguments: [
      ("#F80", Color(red: 1, green: 136.0 / 255, blue: 0)),
      ("ff8800", Color(red: 1, green: 136.0 / 255, blue: 0)),
      ("#00000033", Color(red: 0, green: 0, blue: 0, alpha: 0.2)),
    ])
  func read(hex: String, color: Color) {
    #expect(Color(hex: hex) == color)
  }

  @Test(
    "rejects other strings",
    arguments: [
      "", "#", "#12", "#12345", "#1234567", "#GG0000", "##000000", "-12345", "\u{FF21}00",
    ])
  func invalid(hex: String) {
    #expect(Color(hex: hex) == nil)
  }

  @Test("writes opaque colors with six digits and others with eight")
  func write() {
    #expect(Color(red: 1, green: 0.5, blue: 0).hex == "#FF8000")
    #expect(Color(red: 0, green: 0, blue: 0, alpha: 0.5).hex == "#00000080")
    #expect(Color(red: 2, green: -1, blue: .nan).hex == "#FF0000")
    for byte in 0...255 {
      let digits = (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      #expect(Color(hex: "#\(digits)00FF")?.hex == "#\(digits)00FF")
    }
  }

  @Test("standard names follow the appearance")
  func names() {
    #expect(StandardColors.name(of: .black) == "black")
    #expect(StandardColors.name(of: .white) == "white")
    #expect(StandardColors.name(of: Color(red: 0.95, green: 0.1, blue: 0.1)) == "red")
    #expect(
      StandardColors.name(of: Color(red: 1, green: 1, blue: 1, alpha: 0.5)) == "white 50")
  }
}
