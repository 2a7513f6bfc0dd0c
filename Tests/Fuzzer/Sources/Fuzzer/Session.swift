import Foundation
import Synchronization

/// A run over many mutants, in several processes at a time.
final class Session: Sendable {
  struct Options: Sendable {
    var seed: UInt64 = 1
    var minutes: Double?
    var count: Int?
    var first = 0
    var jobs = 1
    var limits = Limits()
    var folders: [String] = []
    var out = ""
    var minimizes = true
  }

  /// The results so far.
  private struct State {
    var executions: [Mutant.Kind: Int] = [:]
    var total: Int { executions.values.reduce(0, +) }
    var peak = (bytes: 0, number: 0)
    var slowest = (seconds: 0.0, number: 0)
    var problems: [Problem] = []
    /// The number of mutants that could not be made.
    var unmade = 0
  }

  private let options: Options
  private let start = Date().timeIntervalSince1970
  private let state = Mutex(State())

  init(_ options: Options) {
    self.options = options
  }

  /// Runs the session, prints the problems, and returns `true` if there are none.
  func run() throws -> Bool {
    try FileManager.default.createDirectory(
      atPath: options.out, withIntermediateDirectories: true)
    let group = DispatchGroup()
    for job in 0..<options.jobs {
      group.enter()
      Thread.detachNewThread { [self] in
        work(job: job)
        group.leave()
      }
    }
    group.wait()
    printSummary()
    let problems = state.withLock(\.problems)
    if options.minimizes { try minimize(problems) }
    return problems.isEmpty && state.withLock(\.unmade) == 0
  }

  // MARK: Workers

  private var deadline: Double {
    options.minutes.map { start + $0 * 60 } ?? .greatestFiniteMagnitude
  }

  /// Runs all mutants of a job in a sequence of processes, each of which continues after the
  /// previous one.
  private func work(job: Int) {
    var next = options.first + job
    let end = options.count.map { options.first + $0 } ?? Int.max
    while next < end, Date().timeIntervalSince1970 < deadline {
      var current = next
      var kind = Mutant.Kind.animation
      var step: Trial.Step?
      var isRunning = false
      let errors = "\(options.out)/worker-\(job).txt"
      let result = try? Child.run(arguments(from: next, end: end), errors: errors) { message in
        switch message {
        case .start(let number, let begun):
          (current, kind, step, isRunning) = (number, begun, nil, true)
        case .step(let begun): step = begun
        case .wrong(let flaw):
          add(Problem(end: .wrong, step: step, number: current, text: flaw))
        case .done(let seconds, let peak):
          done(current, kind, seconds: seconds, peak: peak)
          (next, isRunning) = (current + options.jobs, false)
        case .finished: next = end
        }
      }
      guard let result, result != .fine else {
        if result == nil { return say("a worker cannot be started") }
        continue
      }
      guard isRunning else {
        // The cause is in this program or in a seed.
        say("mutant \(next) cannot be made (\(result.word)): \(Self.lastWords(errors))")
        state.withLock { $0.unmade += 1 }
        next += options.jobs
        continue
      }
      let text = result == .overTime || result == .overMemory ? "" : Self.lastWords(errors)
      add(Problem(end: result, step: step, number: current, text: text))
      state.withLock { $0.executions[kind, default: 0] += 1 }
      next = current + options.jobs
    }
  }

  private func arguments(from first: Int, end: Int) -> [String] {
    ["worker", "\(options.seed)", "\(first)", "\(options.jobs)", "\(end)", "\(deadline)"]
      + ["\(options.limits.seconds)", "\(options.limits.bytes)"] + options.folders
  }

  private func done(_ number: Int, _ kind: Mutant.Kind, seconds: Double, peak: Int) {
    let executions = state.withLock { state in
      state.executions[kind, default: 0] += 1
      if peak > state.peak.bytes { state.peak = (peak, number) }
      if seconds > state.slowest.seconds { state.slowest = (seconds, number) }
      return state.total
    }
    if executions % 5000 == 0 { printSummary() }
  }

  private func add(_ problem: Problem) {
    state.withLock { $0.problems.append(problem) }
    say(problem.summary)
    let bytes = Mutant(
      number: problem.number, seed: options.seed, corpus: Corpus(folders: options.folders)
    ).bytes
    _ = FileManager.default.createFile(atPath: path(of: problem), contents: Data(bytes))
  }

  private func path(of problem: Problem) -> String {
    "\(options.out)/\(problem.end.word)-\(options.seed)-\(problem.number)"
  }

  /// Returns the line of a trap or a sanitizer report in an error stream, or its last line.
  private static func lastWords(_ path: String) -> String {
    let text = FileManager.default.contents(atPath: path) ?? Data()
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    let words = ["Fatal error", "ERROR: AddressSanitizer", "runtime error", "SUMMARY"]
    let line = lines.first { line in words.contains { line.contains($0) } } ?? lines.last ?? ""
    return String(line.prefix(200))
  }

  // MARK: Words

  private func say(_ text: String) {
    print(text)
    fflush(nil)
  }

  private func printSummary() {
    let state = state.withLock { $0 }
    let seconds = Date().timeIntervalSince1970 - start
    let kinds = Mutant.Kind.allCases.map { "\(state.executions[$0] ?? 0) \($0.plural)" }
      .joined(separator: ", ")
    let count = { (end: String) in state.problems.count { $0.end.word == end } }
    say(
      """
      \(state.total) mutants in \(Int(seconds)) s (\(kinds)), \
      \(Int((Double(state.total) / max(seconds, 0.001)).rounded())) a second: \
      \(count("crash")) crashes, \(count("slow")) over \(Int(options.limits.seconds)) s, \
      \(count("memory")) over \(options.limits.bytes >> 20) MB, \(count("wrong")) wrong; \
      the slowest took \((state.slowest.seconds * 10).rounded() / 10) s (\(state.slowest.number)), \
      the largest \(state.peak.bytes >> 20) MB (\(state.peak.number))
      """)
  }

  /// Minimizes one file for each kind of problem.
  private func minimize(_ problems: [Problem]) throws {
    var known: [Problem] = []
    for problem in problems where !known.contains(where: problem.isAlike) {
      known.append(problem)
      guard let bytes = FileManager.default.contents(atPath: path(of: problem)) else { continue }
      var minimizer = Minimizer(problem: problem, limits: options.limits, folder: options.out)
      let small = try minimizer.minimized(Array(bytes))
      let name = path(of: problem) + ".min"
      _ = FileManager.default.createFile(atPath: name, contents: Data(small))
      say("\(problem.summary)\n  \(bytes.count) bytes, \(small.count) are enough: \(name)")
    }
  }
}
