import PegbarDiagnostics
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Transactions: spans in which layers move.
struct FindTransactionsTests {
  private static func prepared(_ layers: [Layer], markers: [Marker] = []) -> [Transaction] {
    ScenePasses.prepared(Make.scene(layers, markers: markers), log: FindingLog()).root.transactions
  }

  private static func mover(_ id: Int, _ start: Double, _ end: Double) -> Layer {
    Make.solid(id, Transform(rotation: Make.moving((start, 0), (end, 90))))
  }

  @Test("overlapping moves form one transaction, and a rest starts another")
  func rests() {
    let transactions = Self.prepared([
      Self.mover(0, 0, 0.5), Self.mover(1, 0.2, 0.8), Self.mover(2, 1, 1.5),
    ])
    #expect(
      transactions.map(\.window) == [TimeRange(start: 0, end: 0.8), TimeRange(start: 1, end: 1.5)])
    #expect(transactions.map(\.name) == ["turn", "turn 2"])
    #expect(transactions[0].groups.map(\.layer) == ["Solid 0", "Solid 1"])
    #expect(transactions[0].next == transactions[1].id)
    #expect(transactions[1].next == nil)
    #expect(transactions[0].curve == Make.ease)
  }

  @Test("layers that begin to move well after the others start a transaction")
  func entrances() {
    // The second layer follows the first one, and the third one begins later, while both move.
    let transactions = Self.prepared([
      Self.mover(0, 0, 2), Self.mover(1, 0.2, 2), Self.mover(2, 0.6, 0.8), Self.mover(3, 0.7, 2),
    ])
    #expect(
      transactions.map(\.window) == [TimeRange(start: 0, end: 0.6), TimeRange(start: 0.6, end: 2)])
    #expect(transactions[1].groups.map(\.layer) == ["Solid 2", "Solid 3"])
  }

  @Test("a layer that goes on moving starts no transaction")
  func continuing() {
    let turn = Make.moving((0, 0), (0.5, 90), (1, 180), (1.5, 0))
    #expect(Self.prepared([Make.solid(0, Transform(rotation: turn))]).count == 1)
  }

  @Test("a marker splits a transaction and names it")
  func markers() {
    let transactions = Self.prepared(
      [Self.mover(0, 0, 0.5), Self.mover(1, 0.5, 1.5)],
      markers: [Marker(name: "Rise", comment: "Rise", time: 0.5, duration: 0)])
    #expect(transactions.map(\.name) == ["turn", "Rise"])
    #expect(transactions[0].window.end == 0.5)
  }

  @Test("a transaction has the name of the first marker at its start, in any marker order")
  func markersInAnyOrder() {
    func marker(_ name: String, _ time: Double) -> Marker {
      Marker(name: name, comment: name, time: time, duration: 0)
    }
    let transactions = Self.prepared(
      [Self.mover(0, 0, 0.5), Self.mover(1, 0.5, 1.5), Self.mover(2, 1.6, 1.8)],
      markers: [
        marker("Late", 1.6), marker("Rise", 0.5), marker("Too", 0.5), marker("Between", 0.2),
        marker("Rest", 1.55),
      ])
    #expect(transactions.map(\.name) == ["turn", "Rise", "Late"])
  }

  @Test("holds, jumps and equal keyframes are not moves")
  func stillness() {
    let hold = Make.solid(
      0, Transform(rotation: Make.moving((0, 0), (1, 90), curve: .hold)))
    let same = Make.solid(1, Transform(rotation: Make.moving((0, 7), (1, 7))))
    #expect(Self.prepared([hold, same]).isEmpty)
  }

  /// Expects consistent transactions.
  ///
  /// Every moving segment belongs to exactly one transaction, names and IDs are unique, and
  /// transactions are chained.
  static func expectComplete(_ composition: Composition) {
    let transactions = composition.transactions
    var found: [TrackReference: Int] = [:]
    for segment in composition.movingSegments {
      let owners = transactions.filter { $0.window.contains(segment.range.start) }
      #expect(owners.count == 1)
      let tracks = owners.first?.groups.flatMap(\.tracks) ?? []
      #expect(tracks.contains(segment.track))
      found[segment.track, default: 0] += 1
    }
    #expect(Set(transactions.flatMap { $0.groups.flatMap(\.tracks) }) == Set(found.keys))
    #expect(Set(transactions.map(\.id)).count == transactions.count)
    #expect(Set(transactions.map(\.name)).count == transactions.count)
    #expect(transactions.dropLast().map(\.next) == transactions.dropFirst().map { Optional($0.id) })
  }
}
