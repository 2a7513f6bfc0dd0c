import PegbarBase
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarPasses

/// The search for layers that draw something.
@Suite struct SeenLayersTests {
  @Test("searches for a hidden layer among more layers than a frame can have")
  func many() {
    let count = Limits.extentItems + 10
    var layers = (0..<count).map { Make.solid($0) }
    layers[count - 1].opacity = .constant(0)
    let scene = Make.scene(layers)
    let search = SeenLayers([count - 1, count - 2], in: scene, at: [0, 1])
    // A failure would otherwise print all layers.
    let (isComplete, unseen) = (search.isComplete, search.unseen)
    #expect(isComplete)
    #expect(unseen == [count - 1])
  }
}
