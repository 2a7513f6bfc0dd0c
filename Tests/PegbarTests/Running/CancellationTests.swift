import Foundation
import PegbarBase
import PegbarDiagnostics
import PegbarScene
import PegbarTestSupport
import Testing

@testable import Pegbar

@Suite("Canceled work")
struct CancellationTests {
  private static let sample = "Samples/showcase/walk.json"

  @Test("work canceled before its start throws, directly and on threads of the library")
  func before() async throws {
    let bytes = try Repository.bytes(Self.sample)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      let inPlace = #expect(throws: ConversionError.self) { try convertInPlace(bytes) }
      #expect(inPlace?.reason == .cancelled)
      await #expect(throws: ConversionError.cancelled) { try await Converter().convert(bytes) }
      await #expect(throws: ConversionError.cancelled) { try await Linter().findings(in: bytes) }
    }
    task.cancel()
    await task.value
  }

  /// Converts without `await`, on the thread of the task.
  private func convertInPlace(_ bytes: [UInt8]) throws(ConversionError) -> Conversion {
    try Converter().convert(bytes)
  }

  @Test(
    "a conversion canceled at the start of a stage throws",
    arguments: ConversionProgress.Stage.allCases.dropLast())
  func stages(_ stage: ConversionProgress.Stage) async throws {
    let bytes = try Repository.bytes(Self.sample)
    let (begun, signal) = AsyncStream<Void>.makeStream()
    let gate = DispatchSemaphore(value: 0)
    var converter = Converter()
    converter.observer = { event in
      guard case .progress(let progress) = event, progress.stage == stage else { return }
      signal.yield()
      gate.wait()
    }
    let task = Task { [converter] in
      _ = await #expect(throws: ConversionError.cancelled) { try await converter.convert(bytes) }
    }
    for await _ in begun { break }
    task.cancel()
    gate.signal()
    await task.value
  }

  @Test("an observer receives complete results even if the work is canceled")
  func whole() async throws {
    let bytes = try Repository.bytes(Self.sample)
    let expected = try Pegbar.convert(bytes).swiftCode
    let (told, signal) = AsyncStream<Bool>.makeStream()
    let (begun, start) = AsyncStream<Void>.makeStream()
    var converter = Converter()
    converter.observer = { event in
      guard case .converted(let conversion) = event else { return }
      start.yield()
      usleep(20_000)
      signal.yield(conversion.swiftCode == expected)
    }
    let task = Task { [converter] in try await converter.convert(bytes) }
    for await _ in begun { break }
    task.cancel()
    for await isWhole in told {
      #expect(isWhole)
      break
    }
    _ = try await task.value
  }

  @Test("ending the iteration over events cancels the work")
  func events() async throws {
    let bytes = try Repository.bytes(Self.sample)
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    var converter = Converter()
    converter.passes = [Waiting(begin: { begin.yield() }, end: { end.yield() })]
    let listening = Task { [converter] in
      for try await _ in converter.events(of: bytes) {}
    }
    for await _ in begun { break }
    listening.cancel()
    for await _ in ended { break }
  }

  @Test("a canceled read is not reported as a damaged file")
  func damaged() async throws {
    let bytes = try Repository.bytes(Self.sample)
    let reads: [@Sendable () throws -> Void] = [
      { _ = try Converter().convert(bytes) }, { _ = try Linter().findings(in: bytes) },
      { _ = try Pegbar.scene(from: bytes) }, { _ = try FrameRenderer(bytes, normalized: false) },
    ]
    for read in reads {
      let result = await CancelledWork.result { Result { try read() } }
      let error = #expect(throws: ConversionError.self) { try result.get() }
      #expect(error?.reason == .cancelled)
    }
  }

  @Test("linting that is canceled while it runs throws", .timeLimit(.minutes(1)))
  func linting() async throws {
    let bytes = try Repository.bytes(Self.sample)
    let (begun, begin) = AsyncStream<Void>.makeStream()
    var linter = Linter()
    linter.rules = [WaitingRule(begin: { begin.yield() })]
    let task = Task { [linter] in try await linter.findings(in: bytes) }
    for await _ in begun { break }
    task.cancel()
    await #expect(throws: ConversionError.cancelled) { try await task.value }
  }

  /// A rule that waits until the work is canceled.
  private struct WaitingRule: LintRule {
    static let kind = FindingKind(
      "test/waiting", .note, title: "", meaning: "", effect: "", wayOut: "")
    let begin: @Sendable () -> Void

    func check(_ file: LintedScene, log: FindingLog) {
      begin()
      while !Cancellation.isRequested { usleep(500) }
    }
  }

  @Test("a report on a file is complete, even in a canceled task")
  func report() async throws {
    let bytes = try Repository.bytes("Samples/losses/what-does-not-survive.json")
    let report = await CancelledWork.result { Report(linting: "file.json", bytes) }
    #expect(report.findings == Report(linting: "file.json", bytes).findings)
  }

  @Test("a file is read whole after a canceled attempt to read it")
  func fileAfterwards() async throws {
    let scene = String(
      decoding: try Repository.bytes("Samples/showcase/walk.json"), as: UTF8.self)
    let bytes = Archives.zip([
      ("manifest.json", #"{"animations":[{"id":"b"},{"id":"a"}]}"#), ("animations/a.json", "{}"),
      ("animations/b.json", scene),
    ])
    let expected = try await Converter().convert(bytes).swiftCode
    let code = await CancelledWork.result { () -> String? in
      let file = AnimationFile(bytes)
      #expect(throws: ConversionError.self) { try Converter().convert(file) }
      return LargeStack.run { try? Converter().convert(file).swiftCode }
    }
    #expect(code == expected)
  }

  @Test("stops writing scene JSON if the work is canceled", .timeLimit(.minutes(1)))
  func sceneJSON() async throws {
    let conversion = try Pegbar.convert(try Repository.bytes(Self.sample))
    let whole = conversion.sceneJSON.count
    let (counts, count) = AsyncStream<Int>.makeStream()
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let exporter = WaitingExporter(begin: { begin.yield() }, end: { count.yield($0) })
    let task = Task { try await conversion.files(for: exporter) }
    for await _ in begun { break }
    task.cancel()
    await #expect(throws: ConversionError.cancelled) { try await task.value }
    for await written in counts {
      #expect(written < whole / 2)
      break
    }
    // JSON that is requested directly is complete.
    #expect(await CancelledWork.result { LargeStack.run { conversion.sceneJSON.count } } == whole)
  }

  /// An exporter that waits until the work is canceled and then writes scene JSON.
  private struct WaitingExporter: SceneExporter {
    let format = ExportFormat(
      name: "waiting", summary: "", fileExtension: "json", marking: .member)
    let begin: @Sendable () -> Void
    let end: @Sendable (Int) -> Void

    func bytes(of conversion: Conversion) -> [UInt8] {
      begin()
      while !Cancellation.isRequested { usleep(500) }
      let bytes = SceneJSONExporter().bytes(of: conversion)
      end(bytes.count)
      return bytes
    }
  }

  @Test("reads the input of a conversion on a thread of the library")
  func reading() async throws {
    let bytes = try Repository.bytes(Self.sample)
    let (threads, thread) = AsyncStream<Bool>.makeStream()
    let conversion = try await Converter().convert(reading: {
      thread.yield(LargeStack.isCurrent)
      return bytes
    })
    #expect(try conversion.typeName == Pegbar.convert(bytes).typeName)
    for await isOwn in threads {
      #expect(isOwn)
      break
    }
  }

  /// A pass that waits until the work is canceled.
  private struct Waiting: ScenePass {
    let begin: @Sendable () -> Void
    let end: @Sendable () -> Void

    func apply(to scene: inout Scene, log: FindingLog) {
      begin()
      while !Cancellation.isRequested { usleep(500) }
      end()
    }
  }

  @Test("concurrent conversions that are not canceled give the same result as a single one")
  func many() async throws {
    let files = try Repository.samples.filter { $0.contains("showcase/") }.map(Repository.bytes)
    let alone = try files.map { try Pegbar.convert($0).swiftCode }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<4 {
      let tasks = (0..<16).map { index in
        Task { try await Converter().convert(files[index % files.count]).swiftCode }
      }
      let cancelled = Set((0..<16).filter { _ in Bool.random(using: &random) })
      for index in cancelled.shuffled() {
        try await Task.sleep(nanoseconds: .random(in: 0..<2_000_000))
        tasks[index].cancel()
      }
      for (index, task) in tasks.enumerated() {
        do {
          #expect(try await task.value == alone[index % files.count])
        } catch let error as ConversionError where error.reason == .cancelled {
          #expect(cancelled.contains(index))
        }
      }
    }
  }
}

@Suite("The work queue")
struct WorkQueueTests {
  @Test("runs as much at once as the queue is wide, and completes all of it")
  func width() async throws {
    let queue = WorkQueue(width: 2)
    let (running, change) = AsyncStream<Int>.makeStream()
    let results = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<20 {
        group.addTask {
          try await queue.run {
            change.yield(1)
            usleep(2000)
            change.yield(-1)
            return number
          }
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    change.finish()
    #expect(results == Set(0..<20))
    var (now, most) = (0, 0)
    for await step in running {
      now += step
      most = max(most, now)
    }
    #expect((1...2).contains(most))
  }

  @Test("a task that is canceled while it waits stops waiting and uses no thread")
  func waiting() async throws {
    let queue = WorkQueue(width: 1)
    let (released, release) = AsyncStream<Void>.makeStream()
    let (begun, signal) = AsyncStream<Void>.makeStream()
    let first = Task {
      try await queue.run {
        signal.yield()
        while !Cancellation.isRequested { usleep(500) }
        release.yield()
      }
    }
    for await _ in begun { break }
    let second = Task { try await queue.run { Issue.record("it was cancelled") } }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    first.cancel()
    for await _ in released { break }
    try await first.value
    #expect(try await queue.run { 7 } == 7)
  }
}
