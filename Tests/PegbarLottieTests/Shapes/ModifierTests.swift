import PegbarLottie
import Testing

@Suite struct ModifierTests {
  @Test("a trim has start, end, offset and mode")
  func trim() throws {
    let (item, _) = try read(
      item: #"{"ty": "tm", "s": {"k": 10}, "e": {"k": 90}, "o": {"k": 45}, "m": 2.0}"#)
    guard case .modifier(.trim(let trim)) = item.kind else {
      throw UnexpectedKind(found: "\(item)")
    }
    #expect(trim.start.fixedValue == 10)
    #expect(trim.end.fixedValue == 90)
    #expect(trim.offset.fixedValue == 45)
    #expect(trim.mode == .individually)
  }

  @Test("a trim without members shows the entire path")
  func emptyTrim() throws {
    let (item, _) = try read(item: #"{"ty": "tm"}"#)
    guard case .modifier(.trim(let trim)) = item.kind else {
      throw UnexpectedKind(found: "\(item)")
    }
    #expect(trim.start.fixedValue == 0)
    #expect(trim.end.fixedValue == 100)
    #expect(trim.mode == .simultaneously)
  }

  @Test("a repeater has copies, offset, order and a transform with two opacities")
  func repeater() throws {
    let (item, log) = try read(
      item: #"""
        {"ty": "rp", "c": {"k": 3}, "o": {"k": 1}, "m": 2,
         "tr": {"ty": "tr", "p": {"k": [9, 0]}, "so": {"k": 80}, "eo": {"k": 20}}}
        """#)
    guard case .repeater(let repeater) = item.kind else { throw UnexpectedKind(found: "\(item)") }
    #expect(repeater.copies.fixedValue == 3)
    #expect(repeater.offset.fixedValue == 1)
    #expect(repeater.order == .above)
    #expect(repeater.transform.startOpacity?.fixedValue == 80)
    #expect(repeater.transform.endOpacity?.fixedValue == 20)
    #expect(log.ids.isEmpty)
  }

  @Test(
    "Merge Paths has five modes",
    arguments: zip(1...5, MergePaths.Mode.allCases))
  func merge(mm: Int, mode: MergePaths.Mode) throws {
    let (item, _) = try read(item: #"{"ty": "mm", "mm": \#(mm)}"#)
    guard case .modifier(.mergePaths(let merge)) = item.kind else {
      throw UnexpectedKind(found: "\(item)")
    }
    #expect(merge.mode == mode)
  }

  @Test("reads the values of the other modifiers")
  func others() throws {
    let (layer, log) = try read(
      layer: #"""
        {"ty": 4, "shapes": [{"ty": "rd", "r": {"k": 1}},
         {"ty": "op", "a": {"k": 2}, "lj": 2, "ml": {"k": 3}}, {"ty": "pb", "a": {"k": 4}},
         {"ty": "zz", "s": {"k": 5}, "r": {"k": 6}, "pt": {"k": 2}},
         {"ty": "tw", "a": {"k": 7}, "c": {"k": [8, 9]}}]}
        """#)
    guard case .shape(let items) = layer.kind, items.count == 5,
      case .modifier(.roundedCorners(let round)) = items[0].kind,
      case .modifier(.offsetPath(let offset)) = items[1].kind,
      case .modifier(.puckerBloat(let pucker)) = items[2].kind,
      case .modifier(.zigZag(let zigZag)) = items[3].kind,
      case .twist(let twist) = items[4].kind
    else { throw UnexpectedKind(found: "\(layer)") }
    #expect(round.radius.fixedValue == 1)
    #expect(offset.amount.fixedValue == 2)
    #expect(offset.join == .round)
    #expect(offset.miterLimit.fixedValue == 3)
    #expect(pucker.amount.fixedValue == 4)
    #expect(zigZag.size.fixedValue == 5)
    #expect(zigZag.ridges.fixedValue == 6)
    #expect(zigZag.points.fixedValue == 2)
    #expect(twist.angle.fixedValue == 7)
    #expect(twist.center.fixedValue == Vector(x: 8, y: 9))
    #expect(log.ids.isEmpty)
  }
}
