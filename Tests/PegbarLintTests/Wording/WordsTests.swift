import PegbarBase
import PegbarLint
import Testing

@Suite struct WordsTests {
  @Test("numbers are grouped by thousands, and nouns have a plural")
  func numbers() {
    #expect(Words.counted(1, "layer") == "1 layer")
    #expect(Words.counted(1_234_567, "layer") == "1,234,567 layers")
    #expect(WholeNumber.text(-1000) == "-1,000")
    #expect(WholeNumber.text(100) == "100")
    #expect(WholeNumber.text(.min).hasPrefix("-9,223,"))
  }

  @Test("lists have commas and an “and”")
  func lists() {
    #expect(Words.list([]) == "")
    #expect(Words.list(["a"]) == "a")
    #expect(Words.list(["a", "b"]) == "a and b")
    #expect(Words.list(["a", "b", "c"]) == "a, b and c")
  }

  @Test(
    "bytes use decimal units",
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 kB"), (2949, "2.9 kB"),
      (12_345, "12 kB"), (999_600, "1 MB"), (1_500_000, "1.5 MB"), (3_000_000_000, "3 GB"),
    ])
  func bytes(_ count: Int, _ text: String) {
    #expect(Words.bytes(count) == text)
  }

  @Test("a nonzero part is never 0%")
  func percent() {
    #expect(Words.percent(0) == "0%")
    #expect(Words.percent(0.0001) == "less than 1%")
    #expect(Words.percent(0.244) == "24%")
    #expect(Words.percent(1) == "100%")
  }
}
