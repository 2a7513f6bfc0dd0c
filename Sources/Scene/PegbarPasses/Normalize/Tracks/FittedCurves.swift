internal import PegbarGeometry

/// The curves that have been fitted so far: what one of them serves gets no curve of its own.
///
/// A class, because all parts of a normalization share it.
final class FittedCurves {
  /// In the order in which they were first used; the curves with names come first.
  private var curves = StandardCurves.curves
  private var known = Set(StandardCurves.curves)

  /// How far the numbers of a curve may be from those of another one that takes its place.
  private static let range = 0.1
  /// How many curves are tried at most, and kept.
  private static let (mostTried, mostKept) = (6, 2_000)

  /// The curves that are most like another one, the nearest first.
  func like(_ curve: TimingCurve) -> [TimingCurve] {
    var near: [(distance: Double, curve: TimingCurve)] = []
    for other in curves {
      let distance = StandardCurves.distance(curve, other)
      guard distance <= Self.range else { continue }
      let place = near.firstIndex { distance < $0.distance } ?? near.count
      guard place < Self.mostTried else { continue }
      near.insert((distance, other), at: place)
      if near.count > Self.mostTried { near.removeLast() }
    }
    return near.map(\.curve)
  }

  /// Takes note of a curve that is used.
  func use(_ curve: TimingCurve) {
    if curves.count < Self.mostKept, known.insert(curve).inserted { curves.append(curve) }
  }
}
