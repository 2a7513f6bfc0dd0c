public import PegbarScene

// The same without a thread that waits: the work is done beside the tasks of Swift's pool, as much at
// once as there are cores.

extension Converter {
  /// Converts an animation on another thread.
  ///
  /// - Parameter bytes: A Lottie animation, or a scene that was written by Pegbar.
  /// - Throws: a ``ConversionError`` where nothing can be shown at all, and `CancellationError` within
  ///   50 ms once the task is cancelled.
  public func convert(_ bytes: [UInt8]) async throws -> Conversion {
    try await WorkQueue.shared.results { () throws(ConversionError) in try convert(bytes) }
  }

  /// Converts an exact scene that was changed, or made by hand, on another thread.
  ///
  /// - Throws: a ``ConversionError`` where nothing can be shown at all, and `CancellationError` within
  ///   50 ms once the task is cancelled.
  public func convert(_ scene: Scene) async throws -> Conversion {
    try await WorkQueue.shared.results { () throws(ConversionError) in try convert(scene) }
  }

  /// Converts a normalized scene that was changed, or made by hand, on another thread.
  ///
  /// - Throws: a ``ConversionError`` where nothing can be shown at all, and `CancellationError` within
  ///   50 ms once the task is cancelled.
  public func convert(_ scene: NormalizedScene) async throws -> Conversion {
    try await WorkQueue.shared.results { () throws(ConversionError) in try convert(scene) }
  }

  /// Converts an animation and tells what happens while it happens.
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
  /// The last event has the result. Whoever stops listening cancels the work. The ``observer`` is told
  /// the same.
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
  /// - Throws: what the exporter throws, and `CancellationError` within 50 ms once the task is cancelled.
  public func files(for exporter: any SceneExporter) async throws -> [OutputFile] {
    let result = try await WorkQueue.shared.run { () -> Result<[OutputFile], any Error> in
      Result { () throws(any Error) in try files(for: exporter) }
    }
    do {
      return try result.get()
    } catch let error as ConversionError where error.reason == .cancelled {
      throw CancellationError()
    }
  }
}
