import Foundation
import QuartzCore
import Testing

/// Tests how the shared functions parse numbers in strings.
@Suite struct ParseTests {
  private static func parsed(_ text: String) -> [(letter: Unicode.Scalar, numbers: [Double])] {
    var list: [(letter: Unicode.Scalar, numbers: [Double])] = []
    CALayer().parse(text) { list.append(($0, $1)) }
    return list
  }

  private static func numbers(_ text: String) -> [Double] { parsed(text)[0].numbers }

  @Test(
    "spaces, minus signs and second points separate numbers",
    arguments: [
      ("", []), (" ", []), ("7", [7]), ("1 2", [1, 2]), ("1  2 ", [1, 2]), ("1-2-3", [1, -2, -3]),
      ("1.5.25.125", [1.5, 0.25, 0.125]), (".5-.5", [0.5, -0.5]), ("10 .25", [10, 0.25]),
      ("-0 0 -.0", [0, 0, 0]), ("007.500", [7.5]), ("1-", [1]), ("5.-5.", [5, -5]),
    ])
  func parting(_ text: String, _ numbers: [Double]) {
    #expect(Self.numbers(text) == numbers)
  }

  @Test(
    "reads large and small numbers to the precision of 17 digits",
    arguments: [
      "1000000000", "-1000000000", "999999999.99999", "-999999999.99999", "123456789.12345679",
      "1999999999.9999998", ".00001", "-.000000001", "92233720368547.77", "9007199254740993",
      "1000000000000000000000", ".3333333333333333", "0.000000000000000000000001",
    ])
  func extremes(_ text: String) throws {
    let number = try #require(Double(text))
    let read = Self.numbers(text)
    #expect(read.count == 1)
    #expect(abs(read[0] - number) <= abs(number) * 4e-16, "\(read)")
  }

  @Test("each letter has the numbers after it")
  func letters() {
    let parsed = Self.parsed("m-1.5 2l4.5-6zm1.5-2c1 2 3 4 5 6z")
    #expect(
      parsed.map(\.letter) == ["\0", "m", "l", "z", "m", "c", "z"])
    #expect(
      parsed.map(\.numbers) == [
        [], [-1.5, 2], [4.5, -6], [], [1.5, -2], [1, 2, 3, 4, 5, 6], [],
      ])
  }

  @Test(
    "the control points of a flat ellipse are exactly on its vertices, so that they have no angle")
  func flatEllipse() {
    for (width, height) in [(27.35, 0.0), (0, 27.35)] {
      let path = CALayer().oval(-51, 0.3, width, height)
      var (corners, handles): (Set<[CGFloat]>, [[CGFloat]]) = ([], [])
      path.applyWithBlock { element in
        guard element.pointee.type == .addCurveToPoint else { return }
        let points = (0..<3).map { element.pointee.points[$0] }.map { [$0.x, $0.y] }
        corners.insert(points[2])
        handles += points[..<2]
      }
      #expect(corners.count == 3)
      // Half of the control points are on the vertices at both ends.
      #expect(handles.filter(corners.contains).count == 4)
    }
  }

  @Test("differences add up to the original numbers, at any distance")
  func sums() {
    let layer = CALayer()
    #expect(layer.sums("1 .5-.25-4.25") == [1, 1.5, 1.25, -3])
    #expect(layer.sums("10 20 1-1 0 1", by: 2) == [10, 20, 11, 19, 11, 20])
    let far = layer.sums("1000000000-2000000000 1000000000.00001")
    #expect(far.dropLast() == [1e9, -1e9] && abs(far[2] - 0.00001) < 1e-7)
    #expect(layer.sums("") == [])
  }

  @Test("an outline with the largest numbers has all of its points")
  func outline() {
    let path = CALayer().outline("m1000000000 0l-1000000000 1000000000l-1000000000-2000000000z")
    #expect(path.boundingBox == CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
  }

  @Test(
    "an outline from a drawing program is the same with any commands of SVG",
    arguments: [
      ("M10,20 L30,40 H50 V60 z", "m10 20l20 20l20 0l0 20z"),
      ("m 10 20\n 20 20\t20 0", "m10 20l20 20l20 0"),
      ("M1 2 3 4 5 6", "m1 2l2 2l2 2"),
      ("m1 2h3h4v5V1", "m1 2l3 0l4 0l0 5l0-6"),
      ("M10 10C20 10 30 20 30 30S20 50 10 50", "m10 10c10 0 20 10 20 20c0 10-10 20-20 20"),
      ("m10 10c10 0 20 10 20 20s-10 20-20 20", "m10 10c10 0 20 10 20 20c0 10-10 20-20 20"),
      ("m1 1s2 0 2 2", "m1 1c0 0 2 0 2 2"),
      ("m1 1zm2 2l1 0", "m1 1zm2 2l1 0"),
      ("M5 5l1 1zM+7-7l-.5.5", "m5 5l1 1zm2-12l-.5.5"),
    ])
  func pasted(_ data: String, _ plain: String) {
    #expect(CALayer().outline(data) == CALayer().outline(plain), "\(data)")
  }

  @Test("quadratic curves mirror the control point of the previous one only")
  func quadratic() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 5))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: -5))
    path.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 25, y: 5))
    path.addLine(to: CGPoint(x: 40, y: 0))
    path.addQuadCurve(to: CGPoint(x: 50, y: 10), control: CGPoint(x: 40, y: 0))
    #expect(CALayer().outline("M0 0Q5 5 10 0T20 0t10 0h10t10 10") == path)
  }
}
