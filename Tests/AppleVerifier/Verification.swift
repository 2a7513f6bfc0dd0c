import Foundation
import QuartzCore

/// Verifies scenes, or draws them, and prints a JSON object for each.
///
/// - Parameter arguments: `values FOLDER NAME...`, with the listings in the folder, or
///   `pixels FOLDER TIMES NAME...`, with the folder for the pictures and times such as `0,0.5`.
func verifyScenes(
  _ arguments: [String], _ scenes: [(name: String, make: () -> DrivenScene)]
) {
  let staged = scenes.map { scene in
    (
      name: scene.name,
      make: {
        let driven = scene.make()
        Shim.stage(driven.layer)
        return driven
      }
    )
  }
  switch arguments.first {
  case "values": verify(Array(arguments.dropFirst()), staged)
  case "pixels" where arguments.count > 2:
    let names = Set(arguments.dropFirst(3))
    Pixels.draw(
      staged.filter { names.isEmpty || names.contains($0.name) }, to: arguments[1],
      at: arguments[2].split(separator: ",").compactMap { Double($0) })
  default: print("usage: values FOLDER NAME... | pixels FOLDER TIMES NAME...")
  }
}
