@testable import Pegbar
@testable import PegbarLint
import PegbarTestSupport
import Testing

@Suite struct LintConfigurationTests {
  private func read(_ json: String) -> (configuration: LintConfiguration, wrong: [Finding]) {
    LintConfiguration.read(Array(json.utf8))
  }

  /// Returns the severity of a rule for a file, from configurations, the nearest last, and the
  /// command line.
  private func level(
    of id: String, for path: String = "a.json", _ configurations: [String],
    _ commandLine: (inout LintSettings) throws -> Void = { _ in }
  ) throws -> Severity? {
    var settings = LintSettings()
    for json in configurations {
      let (configuration, wrong) = read(json)
      #expect(wrong.isEmpty, "\(wrong)")
      try configuration.apply(to: &settings, for: path) { pattern, path in
        path.hasPrefix(pattern.prefix { $0 != "*" })
      }
    }
    try commandLine(&settings)
    let kind = try #require(FindingKind.named(id))
    return settings.severity(of: kind, kind.severity)
  }

  // MARK: What counts more

  @Test(
    "presets apply first, then rules, then overrides, in their order",
    arguments: [
      (#"{}"#, "warning"),
      (#"{"extends": ["minimal"]}"#, nil),
      (#"{"extends": ["minimal"], "rules": {"perf": "on"}}"#, "warning"),
      (#"{"rules": {"perf": "error"}}"#, "error"),
      (#"{"rules": {"perf/file-size": "off", "perf": "note"}}"#, "note"),
      (#"{"rules": {"perf": "note", "perf/file-size": "off"}}"#, nil),
      (#"{"rules": {"all": "off", "perf/file-size": ["error", {"max": 9}]}}"#, "error"),
      (#"{"overrides": [{"files": ["a*"], "rules": {"perf": "off"}}]}"#, nil),
      (#"{"overrides": [{"files": ["b*"], "rules": {"perf": "off"}}]}"#, "warning"),
      (
        #"{"overrides": [{"files": ["a*"], "rules": {"perf": "off"}}, "#
          + #"{"files": ["a*"], "rules": {"perf": "error"}}], "rules": {"perf": "note"}}"#, "error"
      ),
      (#"{"budgets": {"bytes": 1000}}"#, "error"),
    ] as [(String, String?)])
  func precedence(_ json: String, _ expected: String?) throws {
    #expect(try level(of: "perf/file-size", [json])?.rawValue == expected)
  }

  @Test("nearer configurations take precedence, and the command line over all of them")
  func nearest() throws {
    let far = #"{"rules": {"perf": "error"}}"#
    let near = #"{"rules": {"perf/file-size": "note"}}"#
    #expect(try level(of: "perf/file-size", [far, near]) == .note)
    #expect(try level(of: "perf/expressions", [far, near]) == .error)
    #expect(try level(of: "perf/file-size", [near]) { try $0.set("perf", to: .off) } == nil)
    #expect(try level(of: "perf/file-size", [near]) { try $0.setOnly(["ref"]) } == nil)
    #expect(try level(of: "ref/parent-cycle", [near]) { try $0.setOnly(["ref"]) } == .error)
    #expect(
      try level(of: "perf/file-size", [#"{"rules": {"perf": "off"}}"#]) {
        try $0.set("perf/file-size", to: .on)
      } == .warning)
  }

  @Test("named presets replace inherited ones, and rules are kept")
  func presets() throws {
    let far = #"{"extends": ["strict"], "rules": {"perf": "error"}}"#
    #expect(try level(of: "time/fractional-frame-rate", [far]) == .note)
    #expect(try level(of: "time/fractional-frame-rate", [far, #"{"extends": []}"#]) == nil)
    #expect(try level(of: "perf/file-size", [far, #"{"extends": []}"#]) == .error)
  }

  // MARK: What is wrong

  @Test(
    "an unknown name is an error with its position and the nearest name",
    arguments: [
      (#"{"rulez": {}}"#, "1:11", "unknown key 'rulez'; did you mean 'rules'?"),
      (
        #"{"rules": {"perf/file-sise": "off"}}"#, "1:30",
        "unknown rule 'perf/file-sise'; did you mean 'perf/file-size'?"
      ),
      (
        #"{"rules": {"perf": "eror"}}"#, "1:20", "unknown severity 'eror'; did you mean 'error'?"
      ),
      (
        #"{"targets": ["lottie-andriod"]}"#, "1:14",
        "unknown target 'lottie-andriod'; did you mean 'lottie-android'?"
      ),
      (
        #"{"extends": ["minimal", "recomended"]}"#, "1:25",
        "unknown preset 'recomended'; did you mean 'recommended'?"
      ),
      (
        #"{"budgets": {"byte": 3}}"#, "1:22", "unknown budget 'byte'; did you mean 'bytes'?"
      ),
      (#"{"overrides": [{"rules": {}}]}"#, "1:16", "the override has no 'files'"),
      (
        #"{"suppress": [{"rule": "perf", "reason": " "}]}"#, "1:15",
        "the suppression has no 'reason'"
      ),
      (#"{"suppress": [{"reason": "why"}]}"#, "1:15", "the suppression has no 'rule'"),
      (
        #"{"suppress": [{"reason": "why", "rule": "perff"}]}"#, "1:41",
        "unknown rule 'perff'; did you mean 'perf'?"
      ),
      (
        #"{"targets": ["core-animation@1"]}"#, "1:14",
        "the target core-animation has no versions; omit the @ and the version"
      ),
      (#"{"targets": [1]}"#, "1:14", "expected text, found a number"),
      (#"{"convert": {"hots": 1}}"#, "1:22", "unknown key 'hots'; did you mean 'host'?"),
      (
        #"{"convert": {"host": "swiftiu"}}"#, "1:22",
        "unknown host 'swiftiu'; did you mean 'swiftui'?"
      ),
      (
        #"{"convert": {"expose": ["texts"]}}"#, "1:25",
        "unknown kind 'texts'; did you mean 'text'?"
      ),
      (#"{"convert": {"tolerance": 0}}"#, "1:27", "'tolerance' must be above 0"),
      (
        #"{"convert": {"prefix": "1"}}"#, "1:24",
        "'prefix' must be the start of a Swift identifier"
      ),
      (#"{"convert": []}"#, "1:13", "expected an object, found an array"),
      (#"{"root": null}"#, "1:10", "expected true or false, found null"),
      (#"{"root": 1}"#, "1:10", "expected true or false, found a number"),
      (#"{"overrides": [{"files": 3}]}"#, "1:26", "expected an array, found a number"),
      (#"{"root": true, "root": true}"#, "1:16", "duplicate key 'root' in the same object"),
      (
        #"{"rules": {"perf/file-size": ["error", {"mx": 3}]}}"#, "1:47",
        "unknown option 'mx'; did you mean 'max'?"
      ),
      (
        #"{"rules": {"perf/file-size": ["error", {"max": "3"}]}}"#, "1:48",
        "'max' of 'perf/file-size' must be a number: maximum size of the file, in bytes, "
          + "excluding white space between values"
      ),
      (
        #"{"rules": {"name/layer-pattern": ["error", {"pattern": "(a"}]}}"#, "1:56",
        "'pattern' of 'name/layer-pattern' is not a valid regular expression: '(a'"
      ),
      (
        #"{"rules": {"name/required-layer": ["error", {"paths": "Arm"}]}}"#, "1:55",
        "'paths' of 'name/required-layer' must be a list of strings: required key paths"
      ),
    ])
  func unknown(_ json: String, _ position: String, _ message: String) throws {
    let wrong = read(json).wrong
    #expect(wrong.map(\.message) == [message])
    #expect(wrong.first?.position.map { "\($0)" } == position)
  }

  @Test("invalid JSON and another type are errors")
  func types() {
    #expect(read("{").wrong.map(\.kind.id) == ["format/invalid-json"])
    #expect(read("[]").wrong.map(\.kind.id) == ["format/wrong-type"])
    #expect(read(#"{"root": "yes"}"#).wrong.map(\.kind.id) == ["format/wrong-type"])
  }

  @Test("reports several errors with their positions, and accepts a byte order mark")
  func several() {
    let wrong = read(#"{"extends": ["minimall", "stric"], "targets": ["ios"], "root": "no"}"#).wrong
    #expect(wrong.map { $0.position.map { "\($0)" } } == ["1:14", "1:26", "1:48", "1:64"])
    #expect(read("\u{FEFF}{}").wrong.isEmpty)
  }

  // MARK: Options

  @Test(
    "options are numbers, strings or lists of strings",
    arguments: [
      (#""name/layer-pattern": ["warning", {"pattern": "^[a-z]+$"}]"#, "name/layer-pattern"),
      (#""name/required-layer": ["error", {"paths": ["Arm.Fill 1"]}]"#, "name/required-layer"),
      (#""a11y/no-reduced-motion": ["note", {"markers": ["still"]}]"#, "a11y/no-reduced-motion"),
      (#""perf/layer-count": ["note", {"max": 0}]"#, "perf/layer-count"),
    ])
  func options(_ rule: String, _ id: String) throws {
    let bytes = Lottie.animation(
      layers: #"{"ty": 3, "nm": "Leg", "ks": {}, "ip": 0, "op": 60, "st": 0}"#)
    let (configuration, wrong) = read(#"{"extends": [], "rules": {\#(rule)}}"#)
    #expect(wrong.isEmpty)
    var settings = LintSettings()
    try configuration.apply(to: &settings, for: "a.json") { _, _ in false }
    let report = Report(linting: "a.json", bytes, animation: nil, by: Linter(settings)) { _ in
      .present
    }
    #expect(report.findings.map(\.kind.id).contains(id))
    let json = String(decoding: settings.json(from: []), as: UTF8.self)
    let listed = try #require(configuration.section.rules.first?.options.first)
    #expect(json.contains("\(id):\(listed.key)\": \(listed.value.shown)"))
  }

  // MARK: Converting

  @Test("conversion settings apply to all or some files, and nearer ones take precedence")
  func converting() {
    func settings(_ path: String, _ configurations: String...) -> ConversionOptions {
      var settings = ConvertSettings()
      for json in configurations {
        let (configuration, wrong) = read(json)
        #expect(wrong.isEmpty, "\(wrong)")
        configuration.apply(to: &settings, for: path) { pattern, path in
          path.hasPrefix(pattern.prefix { $0 != "*" })
        }
      }
      var options = ConversionOptions()
      settings.apply(to: &options)
      return options
    }
    let all = #"{"convert": {"style": "transactions", "prefix": "App", "expose": ["colors"]}}"#
    let some = """
      {"convert": {"access": "public", "nonisolated": true, "tolerance": 0.5, "host": "swiftui"},
       "overrides": [{"files": ["a*"], "convert": {"prefix": "", "animation": "night"}}]}
      """
    let plain = settings("b.json", all, some)
    #expect(plain.style == .transactions && plain.typePrefix == "App" && plain.exposed == [.colors])
    #expect(plain.access == .public && plain.isNonisolated && plain.tolerance == 0.5)
    #expect(plain.host == .swiftui && plain.animation == nil)
    let other = settings("a.json", all, some)
    #expect(other.typePrefix == "" && other.animation == "night" && other.style == .transactions)
    #expect(settings("b.json", "{}") == ConversionOptions())
  }

  @Test("the schema and the article on builds list every member of the section")
  func members() throws {
    let schema = String(decoding: LintConfiguration.schema, as: UTF8.self)
    let article = String(
      decoding: try Repository.article("BuildIntegration"),
      as: UTF8.self)
    for member in ConvertSettings.members {
      #expect(schema.contains("\"\(member.key)\": {"))
      #expect(article.contains("\n| `\(member.key)` |"))
    }
  }

  // MARK: Suppressions

  @Test("a suppression accepts findings by rule, path and layer")
  func suppressions() {
    func finding(_ path: [JSONPath.Step], _ names: [String] = []) -> Finding {
      Finding(.fileSize, "large", path: JSONPath(path), breadcrumb: names)
    }
    func suppression(_ rule: String, path: String? = nil, layer: String? = nil) -> Suppression {
      Suppression(rule, file: nil, path: path, layer: layer, reason: "known")
    }
    let layer = finding([.key("layers"), .index(1), .key("ks")], ["Main", "Arm"])
    #expect(suppression("perf").accepts(layer))
    #expect(!suppression("ref").accepts(layer))
    #expect(suppression("perf/file-size", path: "$.layers[1]").accepts(layer))
    #expect(!suppression("perf", path: "$.layers[1].k").accepts(layer))
    #expect(
      !suppression("perf", path: "$.layers[1]").accepts(finding([.key("layers"), .index(10)])))
    #expect(suppression("perf", layer: "Arm").accepts(layer))
    #expect(!suppression("perf", layer: "Leg").accepts(layer))
  }
}
