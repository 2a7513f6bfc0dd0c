import Foundation
import QuartzCore

#if canImport(Metal)
  import Metal
#endif

/// Draws scenes as Core Animation does.
enum Pixels {
  /// Draws scenes at some times and prints a JSON object for each, one per line.
  ///
  /// - Parameters:
  ///   - folder: The folder for the pictures: `NAME-INDEX.rgba`, rows of premultiplied red, green,
  ///     blue and alpha, from the top.
  ///   - times: The times as fractions of the scene.
  static func draw(
    _ scenes: [(name: String, make: () -> DrivenScene)], to folder: String, at times: [Double]
  ) {
    for scene in scenes {
      var line: [String: Any] = ["name": scene.name]
      var pictures: [[String: Any]] = []
      for (index, time) in times.enumerated() {
        guard let picture = picture(of: scene.make(), at: time) else {
          line["error"] = "no Metal device"
          break
        }
        let file = "\(folder)/\(scene.name)-\(index).rgba"
        guard FileManager.default.createFile(atPath: file, contents: Data(picture.bytes)) else {
          line["error"] = "\(file) cannot be written"
          break
        }
        pictures.append([
          "time": time, "width": picture.width, "height": picture.height, "file": file,
        ])
      }
      line["pictures"] = pictures
      guard let json = try? JSONSerialization.data(withJSONObject: line, options: [.sortedKeys])
      else { continue }
      FileHandle.standardOutput.write(json + Data("\n".utf8))
    }
  }

  private typealias Picture = (width: Int, height: Int, bytes: [UInt8])

  #if canImport(Metal)
    /// Returns a picture of a new scene at a fraction of its time, or `nil` without a Metal device.
    private static func picture(of scene: DrivenScene, at time: Double) -> Picture? {
      let size = scene.layer.bounds.size
      guard
        let canvas = Canvas(width: Int(size.width.rounded()), height: Int(size.height.rounded()))
      else { return nil }
      return (canvas.width, canvas.height, canvas.rows(of: scene, at: time))
    }

    /// A Metal texture that Core Animation draws into.
    ///
    /// CARenderer.h. The texture is read when the command queue is idle.
    private struct Canvas {
      let width: Int
      let height: Int
      private let texture: any MTLTexture
      private let queue: any MTLCommandQueue
      private let colorSpace: CGColorSpace

      init?(width: Int, height: Int) {
        let descriptor = MTLTextureDescriptor.texture2DDescriptor(
          pixelFormat: .bgra8Unorm, width: max(width, 1), height: max(height, 1), mipmapped: false)
        descriptor.usage = [.renderTarget, .shaderRead]
        guard let device = MTLCreateSystemDefaultDevice(), let queue = device.makeCommandQueue(),
          let colorSpace = CGColorSpace(name: CGColorSpace.sRGB)
        else { return nil }
        descriptor.storageMode = device.hasUnifiedMemory ? .shared : .managed
        guard let texture = device.makeTexture(descriptor: descriptor) else { return nil }
        (self.width, self.height) = (max(width, 1), max(height, 1))
        (self.texture, self.queue, self.colorSpace) = (texture, queue, colorSpace)
      }

      /// Returns the rows of a scene at a fraction of its time, from the top.
      func rows(of scene: DrivenScene, at time: Double) -> [UInt8] {
        // Shows which row of the texture is the top one.
        let mark = CALayer()
        mark.frame = CGRect(x: 0, y: 0, width: width, height: 1)
        mark.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
        let marked = draw(mark) {}
        var bytes = draw(scene.layer) { scene.scrub?(time) }
        let length = width * 4
        if marked[3] == 0, marked[marked.count - 1] != 0 {
          let rows = stride(from: 0, to: bytes.count, by: length).map { bytes[$0..<$0 + length] }
          bytes = rows.reversed().flatMap { $0 }
        }
        for index in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(index, index + 2) }
        return bytes
      }

      /// Draws a layer and returns the rows of the texture.
      ///
      /// - Parameter prepare: Called when the layer has been committed.
      private func draw(_ layer: CALayer, prepare: () -> Void) -> [UInt8] {
        let renderer = CARenderer(
          mtlTexture: texture,
          options: [
            kCARendererColorSpace: colorSpace,
            kCARendererMetalCommandQueue: queue,
          ])
        // Scenes have flipped geometry, as on iOS and in flipped views.
        let host = CALayer()
        host.frame = CGRect(x: 0, y: 0, width: width, height: height)
        host.isGeometryFlipped = true
        host.addSublayer(layer)
        renderer.layer = host
        renderer.bounds = host.frame
        clear()
        // A renderer draws only what was committed after it received its layer.
        commit()
        prepare()
        commit()
        renderer.beginFrame(atTime: CACurrentMediaTime(), timeStamp: nil)
        renderer.addUpdate(renderer.bounds)
        renderer.render()
        renderer.endFrame()
        finish()
        renderer.layer = nil
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        texture.getBytes(
          &bytes, bytesPerRow: width * 4, from: MTLRegionMake2D(0, 0, width, height),
          mipmapLevel: 0)
        return bytes
      }

      private func commit() {
        CATransaction.flush()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        CATransaction.flush()
      }

      /// Makes the texture transparent, because renderers draw over its content.
      private func clear() {
        let pass = MTLRenderPassDescriptor()
        pass.colorAttachments[0].texture = texture
        pass.colorAttachments[0].loadAction = .clear
        pass.colorAttachments[0].storeAction = .store
        pass.colorAttachments[0].clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 0)
        let buffer = queue.makeCommandBuffer()
        buffer?.makeRenderCommandEncoder(descriptor: pass)?.endEncoding()
        buffer?.commit()
        buffer?.waitUntilCompleted()
      }

      /// Waits for the queue, and copies the texture to the memory of the processor if necessary.
      private func finish() {
        let buffer = queue.makeCommandBuffer()
        #if os(macOS)
          if texture.storageMode == .managed, let encoder = buffer?.makeBlitCommandEncoder() {
            encoder.synchronize(resource: texture)
            encoder.endEncoding()
          }
        #endif
        buffer?.commit()
        buffer?.waitUntilCompleted()
      }
    }
  #else
    private static func picture(of scene: DrivenScene, at time: Double) -> Picture? { nil }
  #endif
}
