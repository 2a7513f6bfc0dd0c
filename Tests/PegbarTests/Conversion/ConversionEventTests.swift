import Pegbar
import PegbarTestSupport
import Testing

@Suite("Events of a conversion")
struct ConversionEventTests {
  @Test(
    "stages run in sequence, each finding is reported once, and the result is last",
    arguments: ["losses/what-does-not-survive", "showcase/walk", "parameters/theme"])
  func order(_ name: String) async throws {
    let bytes = try Repository.bytes("Samples/\(name).json")
    var stages: [ConversionProgress] = []
    var findings: [Finding] = []
    var conversion: Conversion?
    for try await event in Converter().events(of: bytes) {
      #expect(conversion == nil)
      switch event {
      case .progress(let progress): stages.append(progress)
      case .finding(let finding): findings.append(finding)
      case .converted(let result): conversion = result
      }
    }
    #expect(stages.map(\.stage) == ConversionProgress.Stage.allCases)
    #expect(stages.map(\.fraction) == stages.map(\.fraction).sorted())
    #expect(stages.last?.fraction == 1)
    #expect(findings == conversion?.findings)
    #expect(try conversion?.swiftCode == Pegbar.convert(bytes).swiftCode)
  }

  @Test("reports findings of reading before the scene is normalized")
  func early() async throws {
    let bytes = Array(
      #"{"w": 9, "h": 9, "fr": 30, "ip": 0, "op": 30, "op": 60, "layers": []}"#.utf8)
    var stage: ConversionProgress.Stage?
    var told: ConversionProgress.Stage?
    for try await event in Converter().events(of: bytes) {
      switch event {
      case .progress(let progress): stage = progress.stage
      case .finding(let finding) where finding.kind == .duplicateKey: told = stage
      case .finding, .converted: break
      }
    }
    #expect(told == .importing)
  }

  @Test("an error ends the events")
  func error() async {
    await #expect(throws: ConversionError.self) {
      for try await _ in Converter().events(of: Array("{".utf8)) {}
    }
  }
}

@Suite("Reasons of errors")
struct ConversionErrorReasonTests {
  private static func reason(
    _ bytes: [UInt8], _ options: ConversionOptions = ConversionOptions()
  ) -> ConversionError.Reason? {
    do throws(ConversionError) {
      _ = try Pegbar.convert(bytes, options: options)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("names the exceeded limit, and raising it helps")
  func limit() throws {
    let bytes = try Repository.bytes("Samples/showcase/walk.json")
    var options = ConversionOptions()
    for name in ["file-size", "json-memory"] {
      options.limits = Limits()
      let isLow = options.limits.set(name, to: "100")
      #expect(Self.reason(bytes, options) == .limit(name))
      let isHigh = options.limits.set(name, to: "100MB")
      #expect(isLow && isHigh)
      #expect(Self.reason(bytes, options) == nil)
    }
  }

  @Test("distinguishes files that are not animations from damaged ones")
  func others() throws {
    #expect(Self.reason(Array("<!doctype html><p>404".utf8)) == .notAnAnimation)
    #expect(Self.reason(Array(#"{"name": "package"}"#.utf8)) == .notAnAnimation)
    #expect(Self.reason(Array(#"{"layers": ["#.utf8)) == .damaged)
    #expect(Self.reason(Array(#"{"pegbar": 99}"#.utf8)) == .notAnAnimation)
    #expect(Self.reason([0x1F, 0x8B, 8, 0, 1, 2]) == .damaged)
    let archive = Archives.zip([
      ("manifest.json", #"{"animations": [{"id": "a"}]}"#),
      ("animations/a.json", #"{"w": 9, "h": 9, "fr": 30, "ip": 0, "op": 30, "layers": []}"#),
    ])
    var options = ConversionOptions()
    options.animation = "b"
    #expect(Self.reason(archive, options) == .unknownAnimation)
  }
}
