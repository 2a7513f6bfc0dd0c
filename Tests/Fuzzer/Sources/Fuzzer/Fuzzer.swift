import Foundation

/// Tries animations that no tool writes.
///
/// None of them may crash, run for too long, or fill the memory.
@main
enum Fuzzer {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "worker": work(Array(arguments.dropFirst()))
    case "check": try check(Array(arguments.dropFirst()))
    case "files": exit(try files(Array(arguments.dropFirst())) ? 0 : 1)
    case "session": exit(try session(Array(arguments.dropFirst())) ? 0 : 1)
    case _:
      print("tools/check fuzz runs this")
      exit(2)
    }
  }

  /// Runs part of a session.
  ///
  /// - Parameter words: The seed, first number, step, end, deadline, seconds, bytes, and folders.
  private static func work(_ words: [String]) {
    guard words.count > 7, let seed = UInt64(words[0]), let first = Int(words[1]),
      let step = Int(words[2]), let end = Int(words[3]), let deadline = Double(words[4]),
      let seconds = Double(words[5]), let bytes = Int(words[6])
    else { exit(2) }
    Worker(
      corpus: Corpus(folders: Array(words[7...])), seed: seed,
      limits: Limits(seconds: seconds, bytes: bytes)
    ).run(from: first, by: step, count: end, until: deadline)
  }

  /// Checks one file.
  ///
  /// - Parameter words: The path, the step (empty for all steps), the seconds, and the bytes.
  private static func check(_ words: [String]) throws {
    guard words.count == 4, let seconds = Double(words[2]), let bytes = Int(words[3]),
      let data = FileManager.default.contents(atPath: words[0])
    else { exit(2) }
    Worker.check(
      Array(data), step: Trial.Step(rawValue: words[1]),
      limits: Limits(seconds: seconds, bytes: bytes))
  }

  /// Checks files, each in its own process, and returns `true` if none has a problem.
  private static func files(_ paths: [String]) throws -> Bool {
    var isFine = true
    let limits = Limits()
    for path in paths {
      var step: Trial.Step?
      var text = ""
      let errors = NSTemporaryDirectory() + "/fuzzer-\(getpid()).txt"
      let arguments = ["check", path, "", "\(limits.seconds)", "\(limits.bytes)"]
      let end = try Child.run(arguments, errors: errors) { message in
        switch message {
        case .step(let begun): step = begun
        case .wrong(let flaw): text = flaw
        case .done(let seconds, let peak):
          text = "\((seconds * 100).rounded() / 100) s, \(peak >> 20) MB"
        case .start, .finished: break
        }
      }
      let place = end == .fine ? "" : " in \(step?.rawValue ?? "nothing")"
      print("\(path): \(end.word)\(place)\(text.isEmpty ? "" : ": \(text)")")
      fflush(nil)
      isFine = isFine && end == .fine
      try? FileManager.default.removeItem(atPath: errors)
    }
    return isFine
  }

  /// Runs a session with the options of `tools/check fuzz` and returns `true` if it finds no
  /// problem.
  private static func session(_ words: [String]) throws -> Bool {
    var options = Session.Options()
    options.jobs = ProcessInfo.processInfo.activeProcessorCount
    var only: Int?
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--no-minimize" {
        options.minimizes = false
        continue
      }
      guard let value = rest.popFirst() else { throw UsageError(word: word) }
      switch word {
      case "--minutes": options.minutes = try UsageError.number(value, word)
      case "--seed": options.seed = try UsageError.number(value, word)
      case "--count": options.count = try UsageError.number(value, word)
      case "--first": options.first = try UsageError.number(value, word)
      case "--jobs": options.jobs = try UsageError.number(value, word)
      case "--seconds": options.limits.seconds = try UsageError.number(value, word)
      case "--megabytes": options.limits.bytes = try UsageError.number(value, word) << 20
      case "--only": only = try UsageError.number(value, word)
      case "--folder": options.folders.append(value)
      case "--out": options.out = value
      case _: throw UsageError(word: word)
      }
    }
    if let only {
      let corpus = Corpus(folders: options.folders)
      let mutant = Mutant(number: only, seed: options.seed, corpus: corpus)
      let path = "\(options.out)/mutant-\(options.seed)-\(only)"
      try FileManager.default.createDirectory(
        atPath: options.out, withIntermediateDirectories: true)
      _ = FileManager.default.createFile(atPath: path, contents: Data(mutant.bytes))
      print("\(mutant.kind.rawValue) of \(mutant.source), \(mutant.bytes.count) bytes")
      return try files([path])
    }
    if options.minutes == nil, options.count == nil { options.minutes = 1 }
    return try Session(options).run()
  }
}

/// An unknown option or an invalid value.
private struct UsageError: Error, CustomStringConvertible {
  var word: String

  var description: String { "unknown option or value: \(word)" }

  static func number<T: LosslessStringConvertible>(_ text: String, _ word: String) throws -> T {
    guard let number = T(text) else { throw UsageError(word: word) }
    return number
  }
}
