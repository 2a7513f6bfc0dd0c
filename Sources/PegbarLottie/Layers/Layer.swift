package import PegbarJSON

/// A layer of a composition.
///
/// Times are frames of the composition that holds it.
package struct Layer: Sendable, Hashable {
  /// What it shows (`ty` and the keys that belong to it).
  package var kind: Kind
  /// The designer's name (`nm`).
  package var name: String?
  /// The number by which other layers refer to it (`ind`).
  package var index: Int?
  /// The `ind` of the layer whose transform it follows (`parent`).
  package var parent: Int?
  /// Where it stands (`ks`).
  package var transform: Transform
  /// The first frame in which it shows (`ip`).
  package var inPoint: Double
  /// The first frame in which it does not show any more (`op`).
  package var outPoint: Double
  /// The frame at which the time of its content is 0 (`st`).
  package var startTime: Double
  /// How many times slower its content runs (`sr`); never 0.
  package var stretch: Double
  /// Whether it is switched off (`hd`).
  package var isHidden: Bool
  /// Whether it is only the matte of another layer (`td`).
  package var isMatteSource: Bool
  /// The layer through which it shows (`tt`, `tp`).
  package var matte: MatteReference?
  /// How it mixes with the layers behind (`bm`).
  package var blendMode: BlendMode
  /// What cuts it (`masksProperties`), first to last.
  package var masks: [Mask]
  /// Its effects (`ef`), first to last.
  package var effects: [Effect]
  /// Its layer styles (`sy`).
  package var styles: [LayerStyle]
  /// Whether it is a 3D layer (`ddd`).
  package var is3D: Bool
  /// Whether it turns along its motion path (`ao`).
  package var autoOrient: Bool
  /// Whether transformations are collapsed (`ct`, `cp`): a precomp is then not clipped.
  package var collapseTransform: Bool
  /// Whether it has motion blur (`mb`).
  package var motionBlur: Bool
  /// What exporters note for web pages.
  package var web: WebAttributes
  /// Names the layer in findings.
  package var source: SourceID

  /// What exporters note for web pages; nothing of it is drawn.
  package struct WebAttributes: Sendable, Hashable {
    /// The class of the element (`cl`), from a layer name that begins with a dot.
    package var className: String?
    /// The id of the element (`ln`), from a layer name that begins with `#`.
    package var xmlID: String?
    /// The tag of the element (`tg`).
    package var tag: String?
  }
}
