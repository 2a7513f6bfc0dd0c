import Foundation
import Pegbar
import PegbarTestSupport
import Testing

/// The output for every sample.
///
/// Only `tools/update goldens` changes it, and the difference is reviewed.
@Suite struct GoldenTests {
  @Test("a sample becomes the recorded Swift, scene and report", arguments: Repository.samples)
  func sample(_ path: String) throws {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let conversion = try Pegbar.convert(
      Repository.bytes(path), options: ConversionOptions(sourceName: name))
    let folder = "Tests/PegbarTests/Goldens/" + path.dropFirst("Samples/".count).dropLast(5)
    let report = TextReporter().text(of: [Report(file: path, conversion)])
    for (file, bytes) in [
      ("Scene.swift", Array(conversion.swiftCode.utf8)), ("scene.json", conversion.sceneJSON),
      ("report.txt", Array(report.utf8)),
    ] {
      let difference = try Golden.difference(bytes, path: "\(folder)/\(file)")
      #expect(difference == nil, "\(difference ?? "")")
    }
  }

  @Test("with every option exposed, a sample becomes the recorded Swift")
  func exposed() throws {
    for name in ["parameters/theme", "showcase/wave"] {
      let file = name.split(separator: "/").last.map(String.init) ?? name
      let conversion = try Pegbar.convert(
        Repository.bytes("Samples/\(name).json"),
        options: ConversionOptions(
          sourceName: "\(file).json", typeName: "Exposed\(file.capitalized)Layer",
          exposed: Set(ExposedValue.allCases)))
      let difference = try Golden.difference(
        Array(conversion.swiftCode.utf8), path: "Tests/PegbarTests/Goldens/\(name)/Exposed.swift")
      #expect(difference == nil, "\(difference ?? "")")
    }
  }

  @Test(
    "a showcase becomes the recorded Swift in the transactions style",
    arguments: Repository.samples.filter { $0.hasPrefix("Samples/showcase/") }
      + ["Samples/marker/overlapping-beats.json"])
  func transactions(_ path: String) throws {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let conversion = try Pegbar.convert(
      Repository.bytes(path), options: ConversionOptions(sourceName: name, style: .transactions))
    let folder = "Tests/PegbarTests/Goldens/" + path.dropFirst("Samples/".count).dropLast(5)
    let difference = try Golden.difference(
      Array(conversion.swiftCode.utf8), path: "\(folder)/Transactions.swift")
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// Compares views with goldens, whose behavior is tested in
  /// `Tests/SceneVerifier/Tests/HostTests`.
  @Test(
    "with a host, a sample becomes the recorded view",
    arguments: [
      ("marker/chapters", HostFramework.uikit, CodeStyle.timeline),
      ("marker/reduced-motion", .appkit, .timeline), ("showcase/walk", .swiftui, .timeline),
      ("marker/overlapping-beats", .uikit, .transactions), ("image/embedded", .swiftui, .timeline),
    ])
  func host(_ name: String, _ kind: HostFramework, _ style: CodeStyle) throws {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let conversion = try Pegbar.convert(
      Repository.bytes("Samples/\(name).json"),
      options: ConversionOptions(sourceName: "\(file).json", style: style))
    let difference = try Golden.difference(
      conversion.hostFile(kind).bytes, path: "Tests/PegbarTests/Goldens/\(name)/View.swift")
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// Compares the support file, whose functions `Tests/SceneVerifier/Tests/SupportTests` tests.
  @Test("the support file matches the recorded one")
  func support() throws {
    let difference = try Golden.difference(
      Pegbar.supportFile().bytes, path: "Tests/PegbarTests/Goldens/PegbarSupport.swift")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("every golden has its sample")
  func leftovers() throws {
    let root = Repository.path("Tests/PegbarTests/Goldens")
    let expected = Set(Repository.samples.map { $0.dropFirst("Samples/".count).dropLast(5) })
    for path in try FileManager.default.subpathsOfDirectory(atPath: root)
    where path.hasSuffix("/report.txt") {
      #expect(expected.contains(path.dropLast("/report.txt".count)), "\(path)")
    }
  }
}
