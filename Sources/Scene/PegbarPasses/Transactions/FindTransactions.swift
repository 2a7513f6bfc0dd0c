internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// Finds the transactions of every composition: spans of motion, split at rests, where another group
/// of layers begins to move and, in the main composition, at markers.
///
/// A segment belongs only to the transaction in which it begins.
struct FindTransactions {
  /// The pause up to which consecutive motions belong to one transaction, in seconds.
  static let rest = 1e-6

  func apply(to scene: inout Scene) {
    scene.root.transactions = transactions(of: scene.root, in: "", markers: scene.markers)
    scene.definitions.changeEach {
      $0.transactions = transactions(of: $0, in: $0.name, markers: [])
    }
  }

  /// - Parameter title: The name of a precomposition, or an empty string.
  private func transactions(
    of composition: Composition, in title: String, markers: [Marker]
  ) -> [Transaction] {
    let tracks = composition.layerTracks
    let unsorted = tracks.flatMap { $0.track.movingSegments(of: $0.reference) }
    let segments = unsorted.indices.sorted { unsorted[$0].range.start < unsorted[$1].range.start }
      .map { unsorted[$0] }
    var transactions: [Transaction] = []
    let order = composition.layers.indices.keyed { composition.layers[$0].name }
    var taken = 0
    let windows = windows(of: segments, cuts: markers.map(\.time) + entrances(of: segments))
    let transactionNames = NameTransactions(
      tracks, on: composition.size, windows: windows, in: title)
    let markers = markers.sorted { $0.time < $1.time }
    var names = UniqueNames()
    for (index, window) in windows.enumerated() {
      // Segments and windows are in ascending order, so each segment is examined once.
      let start = taken
      while taken < segments.count, segments[taken].range.start < window.end { taken += 1 }
      guard taken > start else { continue }
      let members = segments[start..<taken]
      let curve = segments[start].curve
      let number = transactions.count + 1
      let next = markers.partitioningIndex { !($0.time <= window.start - Self.rest) }
      let marker = markers[next...].first { $0.time < window.start + Self.rest }
      let name = marker?.name ?? transactionNames.name(ofWindow: index)
      transactions.append(
        Transaction(
          id: "\(composition.id)/\(name)#\(number)", name: names.unique(name, or: "step"),
          window: window, groups: groups(of: members, order),
          curve: members.allSatisfy { $0.curve == curve } ? curve : nil))
    }
    for index in transactions.indices.dropLast() {
      transactions[index].next = transactions[index + 1].id
    }
    return transactions
  }

  /// Returns the times at which a layer begins to move after a rest, if no other layer began to move
  /// shortly before it.
  ///
  /// Layers that follow each other at short intervals belong together.
  private func entrances(of segments: [MovingSegment]) -> [Double] {
    var ends: [String: Double] = [:]
    var last: Double?
    var entrances: [Double] = []
    for segment in segments {
      let (start, end) = (segment.range.start, segment.range.end)
      if start > ends[segment.track.layer, default: -.infinity] + Self.rest {
        if let last, start > last + Transaction.shortestLead { entrances.append(start) }
        last = start
      }
      ends[segment.track.layer] = max(ends[segment.track.layer] ?? end, end)
    }
    return entrances
  }

  /// Returns the spans without a rest in them, cut at the given times.
  private func windows(of segments: [MovingSegment], cuts: [Double]) -> [TimeRange] {
    var spans: [TimeRange] = []
    for segment in segments {
      if let last = spans.last, segment.range.start <= last.end + Self.rest {
        spans[spans.count - 1].end = max(last.end, segment.range.end)
      } else {
        spans.append(segment.range)
      }
    }
    let cuts = cuts.sorted()
    var passed = 0
    return spans.flatMap { span in
      var pieces: [TimeRange] = []
      var start = span.start
      while passed < cuts.count, cuts[passed] < span.end {
        let cut = cuts[passed]
        passed += 1
        guard cut > start + Self.rest else { continue }
        pieces.append(TimeRange(start: start, end: cut))
        start = cut
      }
      return pieces + [TimeRange(start: start, end: span.end)]
    }
  }

  /// Returns the animated tracks by layer, in the order of the layers.
  private func groups(
    of segments: ArraySlice<MovingSegment>, _ order: [String: Int]
  ) -> [AnimationGroup] {
    Set(segments.map(\.track)).grouped(by: \.layer)
      .sorted { (order[$0.key] ?? 0) < (order[$1.key] ?? 0) }
      .map { layer, tracks in
        let tracks = tracks.sorted {
          ($0.part, $0.property.rawValue) < ($1.part, $1.property.rawValue)
        }
        return AnimationGroup(layer: layer, tracks: tracks)
      }
  }
}
