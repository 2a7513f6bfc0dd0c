internal import PegbarGeometry

/// The curves that have been fitted so far, which are reused if they fit.
///
/// A class, because all parts of a normalization share it.
final class FittedCurves {
  /// The named curves, followed by others in order of first use.
  private var curves = StandardCurves.curves
  private var known = Set(StandardCurves.curves)

  /// The maximum difference between the numbers of a curve and those of its replacement.
  private static let range = 0.1
  /// The maximum numbers of curves to try and to keep.
  private static let (mostTried, mostKept) = (6, 2_000)

  /// Returns the curves most similar to another one, the nearest first.
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

  /// Records a curve that is used.
  func use(_ curve: TimingCurve) {
    if curves.count < Self.mostKept, known.insert(curve).inserted { curves.append(curve) }
  }
}
