public import PegbarScene

// Asynchronous variants. The work runs on threads of the library, one for each core at a time, so no thread
// of Swift's pool is blocked.

extension Converter {
  /// Converts an animation on another thread.
  ///
  /// - Parameter bytes: A Lottie animation, or a scene that was written by Pegbar.
  /// - Throws: a ``ConversionError`` if nothing can be shown at all, and `CancellationError` within 50 ms
  ///   after the task is cancelled.
  public func convert(_ bytes: [UInt8]) async throws -> Conversion {
    try await WorkQueue.shared.results { () throws(ConversionError) in try convert(bytes) }
  }

  /// Converts an exact scene that a program has changed or made, on another thread.
  ///
  /// - Throws: a ``ConversionError`` if nothing can be shown at all, and `CancellationError` within 50 ms
  ///   after the task is cancelled.
  public func convert(_ scene: Scene) async throws -> Conversion {
    try await WorkQueue.shared.results { () throws(ConversionError) in try convert(scene) }
  }

  /// Converts a normalized scene that a program has changed or made, on another thread.
  ///
  /// - Throws: a ``ConversionError`` if nothing can be shown at all, and `CancellationError` within 50 ms
  ///   after the task is cancelled.
  public func convert(_ scene: NormalizedScene) async throws -> Conversion {
    try await WorkQueue.shared.results { () throws(ConversionError) in try convert(scene) }
  }

  /// Reads and converts an animation on another thread.
  ///
  /// - Parameter read: Reads the bytes; what it returns does not matter where the work is cancelled.
  /// - Throws: What `read` throws, a ``ConversionError`` if nothing can be shown at all, and
  ///   `CancellationError` within 50 ms after the task is cancelled.
  package func convert(
    reading read: @escaping @Sendable () throws -> [UInt8]
  ) async throws -> Conversion {
    try await WorkQueue.shared.results { () throws(any Error) in try convert(read()) }
  }

  /// Converts an animation and reports what happens meanwhile.
  ///
  /// ```swift
  /// for try await event in converter.events(of: bytes) {
  ///   switch event {
  ///   case .progress(let progress): bar.value = progress.fraction
  ///   case .finding(let finding): print(finding.message)
  ///   case .converted(let conversion): show(conversion)
  ///   @unknown default: break
  ///   }
  /// }
  /// ```
  ///
  /// The last event has the result. Ending the iteration cancels the conversion. The ``observer``
  /// receives the same events.
  public func events(of bytes: [UInt8]) -> AsyncThrowingStream<ConversionEvent, any Error> {
    AsyncThrowingStream { stream in
      var converter = self
      converter.observer = { event in
        stream.yield(event)
        observer?(event)
      }
      let work = Task { [converter] in
        do {
          _ = try await converter.convert(bytes)
          stream.finish()
        } catch {
          stream.finish(throwing: error)
        }
      }
      stream.onTermination = { _ in work.cancel() }
    }
  }
}

extension Conversion {
  /// The files of one format, written on another thread.
  ///
  /// - Throws: What the exporter throws, and `CancellationError` within 50 ms after the task is cancelled.
  public func files(for exporter: any SceneExporter) async throws -> [OutputFile] {
    try await WorkQueue.shared.results { () throws(any Error) in try files(for: exporter) }
  }
}
