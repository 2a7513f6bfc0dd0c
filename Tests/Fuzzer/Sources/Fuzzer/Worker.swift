import Foundation

/// Tries mutants in sequence, in a process that may end at any of them.
struct Worker {
  let corpus: Corpus
  let seed: UInt64
  let limits: Limits

  /// Tries mutants and writes their numbers, steps, and costs to the standard output.
  func run(from first: Int, by step: Int, count: Int, until deadline: Double) {
    let watch = Watch(limits)
    for number in stride(from: first, to: count, by: step) {
      if Date().timeIntervalSince1970 >= deadline { return }
      let mutant = Mutant(number: number, seed: seed, corpus: corpus)
      Message.start(number, mutant.kind).send()
      let start = Watch.processorSeconds
      _ = watch.takePeak()
      let trial = Trial(bytes: mutant.bytes, steps: Trial.steps(for: mutant.random)) { step in
        Message.step(step).send()
        watch.beginStep()
      }
      if let flaw = trial.run() { Message.wrong(flaw).send() }
      let peak = watch.takePeak()
      let seconds = Watch.processorSeconds - start
      Message.done(seconds: seconds, peak: peak).send()
      watch.beginStep()
      // Memory that this process does not release would also count for the next mutant.
      if peak > limits.bytes / 3 { return }
    }
    Message.finished.send()
  }

  /// Tries one file with one step or all steps, and ends the process with an exit code if there is
  /// a problem.
  static func check(_ bytes: [UInt8], step: Trial.Step?, limits: Limits) {
    let watch = Watch(limits)
    let steps = step.map { [$0] } ?? Set(Trial.Step.allCases)
    let trial = Trial(bytes: bytes, steps: steps) { step in
      Message.step(step).send()
      watch.beginStep()
    }
    let start = Watch.processorSeconds
    guard let flaw = trial.run() else {
      let seconds = Watch.processorSeconds - start
      return Message.done(seconds: seconds, peak: watch.takePeak()).send()
    }
    Message.wrong(flaw).send()
    _exit(Watch.Exit.wrong.rawValue)
  }
}

/// A message of a worker, one per line.
enum Message {
  case start(Int, Mutant.Kind)
  case step(Trial.Step)
  case wrong(String)
  case done(seconds: Double, peak: Int)
  case finished

  init?(_ line: String) {
    let words = line.split(separator: "\t", maxSplits: 1).map(String.init)
    guard let word = words.first else { return nil }
    let rest = words.count > 1 ? words[1] : ""
    switch word {
    case "start":
      let words = rest.split(separator: "\t").map(String.init)
      guard words.count == 2, let number = Int(words[0]), let kind = Mutant.Kind(rawValue: words[1])
      else { return nil }
      self = .start(number, kind)
    case "step":
      guard let step = Trial.Step(rawValue: rest) else { return nil }
      self = .step(step)
    case "wrong": self = .wrong(rest)
    case "done":
      let numbers = rest.split(separator: "\t").compactMap { Double($0) }
      guard numbers.count == 2 else { return nil }
      self = .done(seconds: numbers[0], peak: Int(numbers[1]))
    case "finished": self = .finished
    case _: return nil
    }
  }

  private var line: String {
    switch self {
    case .start(let number, let kind): "start\t\(number)\t\(kind.rawValue)\n"
    case .step(let step): "step\t\(step.rawValue)\n"
    case .wrong(let flaw):
      "wrong\t\(flaw.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
    case .done(let seconds, let peak): "done\t\(seconds)\t\(peak)\n"
    case .finished: "finished\n"
    }
  }

  /// Writes the message immediately because the process may end at any time.
  func send() {
    let bytes = Array(line.utf8)
    _ = write(1, bytes, bytes.count)
  }
}
