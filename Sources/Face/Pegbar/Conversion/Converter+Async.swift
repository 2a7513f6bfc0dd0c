public import PegbarScene

// Asynchronous variants. The work runs on threads of the library, at most one per core at a time,
// so that it blocks no thread of the Swift concurrency pool.

extension Converter {
  /// Converts an animation on another thread.
  ///
  /// - Parameter bytes: A Lottie animation or a scene written by Pegbar.
  /// - Returns: The conversion, with its findings.
  /// - Throws: A ``ConversionError`` if nothing can be displayed, or within 50 ms after the task is
  ///   canceled.
  public func convert(_ bytes: [UInt8]) async throws(ConversionError) -> Conversion {
    try await WorkQueue.shared.result { () throws(ConversionError) in try convert(bytes) }
  }

  /// Converts an exact scene that a program has changed or created, on another thread.
  ///
  /// - Throws: A ``ConversionError`` if nothing can be displayed, or within 50 ms after the task is
  ///   canceled.
  public func convert(_ scene: Scene) async throws(ConversionError) -> Conversion {
    try await WorkQueue.shared.result { () throws(ConversionError) in try convert(scene) }
  }

  /// Converts a normalized scene that a program has changed or created, on another thread.
  ///
  /// - Throws: A ``ConversionError`` if nothing can be displayed, or within 50 ms after the task is
  ///   canceled.
  public func convert(_ scene: NormalizedScene) async throws(ConversionError) -> Conversion {
    try await WorkQueue.shared.result { () throws(ConversionError) in try convert(scene) }
  }

  /// Reads and converts an animation on another thread.
  ///
  /// - Parameter read: A closure that returns the bytes. The result is ignored if the work is
  ///   canceled.
  /// - Throws: The error of `read`, or a ``ConversionError`` if nothing can be displayed or within
  ///   50 ms after the task is canceled.
  package func convert(
    reading read: @escaping @Sendable () throws -> [UInt8]
  ) async throws -> Conversion {
    try await WorkQueue.shared.anyResult { try convert(read()) }
  }

  /// Converts an animation and returns its events as they occur.
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
  /// The last event contains the result. Ending the iteration cancels the conversion. The
  /// ``observer`` receives the same events.
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
  /// Returns the files of one format, written on another thread.
  ///
  /// - Throws: The error of the exporter, or a ``ConversionError`` within 50 ms after the task is
  ///   canceled.
  public func files(for exporter: any SceneExporter) async throws -> [OutputFile] {
    try await WorkQueue.shared.anyResult { try files(for: exporter) }
  }
}
