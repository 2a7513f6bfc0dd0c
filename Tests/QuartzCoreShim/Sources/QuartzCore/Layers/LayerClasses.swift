// Signatures: Apple, the headers named after the classes.
import Foundation

open class CAShapeLayer: CALayer {
  override class var kind: LayerKind { .shape }

  open var path: CGPath? {
    get { values.shape.path }
    set { change("path") { $0.shape.path = newValue?.copy() } }
  }
  open var fillColor: CGColor? {
    get { values.shape.fillColor }
    set { change("fillColor") { $0.shape.fillColor = newValue } }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { values.shape.fillRule }
    set { change("fillRule") { $0.shape.fillRule = newValue } }
  }
  open var strokeColor: CGColor? {
    get { values.shape.strokeColor }
    set { change("strokeColor") { $0.shape.strokeColor = newValue } }
  }
  open var strokeStart: CGFloat {
    get { values.shape.strokeStart }
    set { change("strokeStart") { $0.shape.strokeStart = newValue } }
  }
  open var strokeEnd: CGFloat {
    get { values.shape.strokeEnd }
    set { change("strokeEnd") { $0.shape.strokeEnd = newValue } }
  }
  open var lineWidth: CGFloat {
    get { values.shape.lineWidth }
    set { change("lineWidth") { $0.shape.lineWidth = newValue } }
  }
  open var miterLimit: CGFloat {
    get { values.shape.miterLimit }
    set { change("miterLimit") { $0.shape.miterLimit = newValue } }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { values.shape.lineCap }
    set { change("lineCap") { $0.shape.lineCap = newValue } }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { values.shape.lineJoin }
    set { change("lineJoin") { $0.shape.lineJoin = newValue } }
  }
  open var lineDashPhase: CGFloat {
    get { values.shape.lineDashPhase }
    set { change("lineDashPhase") { $0.shape.lineDashPhase = newValue } }
  }
  open var lineDashPattern: [NSNumber]? {
    get { values.shape.lineDashPattern }
    set { change("lineDashPattern") { $0.shape.lineDashPattern = newValue } }
  }
}

open class CAGradientLayer: CALayer {
  override class var kind: LayerKind { .gradient }

  open var colors: [Any]? {
    get { values.gradient.colors }
    set { change("colors") { $0.gradient.colors = newValue } }
  }
  open var locations: [NSNumber]? {
    get { values.gradient.locations }
    set { change("locations") { $0.gradient.locations = newValue } }
  }
  open var startPoint: CGPoint {
    get { values.gradient.startPoint }
    set { change("startPoint") { $0.gradient.startPoint = newValue } }
  }
  open var endPoint: CGPoint {
    get { values.gradient.endPoint }
    set { change("endPoint") { $0.gradient.endPoint = newValue } }
  }
  open var type: CAGradientLayerType {
    get { values.gradient.type }
    set { change("type") { $0.gradient.type = newValue } }
  }
}

open class CATextLayer: CALayer {
  override class var kind: LayerKind { .text }

  open var string: Any? {
    get { values.text.string }
    set { change("string") { $0.text.string = newValue } }
  }
  open var font: CFTypeRef? {
    get { values.text.font }
    set { change("font") { $0.text.font = newValue } }
  }
  open var fontSize: CGFloat {
    get { values.text.fontSize }
    set { change("fontSize") { $0.text.fontSize = newValue } }
  }
  open var foregroundColor: CGColor? {
    get { values.text.foregroundColor }
    set { change("foregroundColor") { $0.text.foregroundColor = newValue } }
  }
  open var isWrapped: Bool {
    get { values.text.isWrapped }
    set { change("wrapped") { $0.text.isWrapped = newValue } }
  }
  open var truncationMode: CATextLayerTruncationMode {
    get { values.text.truncationMode }
    set { change("truncationMode") { $0.text.truncationMode = newValue } }
  }
  open var alignmentMode: CATextLayerAlignmentMode {
    get { values.text.alignmentMode }
    set { change("alignmentMode") { $0.text.alignmentMode = newValue } }
  }
}

open class CAReplicatorLayer: CALayer {
  override class var kind: LayerKind { .replicator }

  open var instanceCount: Int {
    get { values.replicator.count }
    set { change("instanceCount") { $0.replicator.count = newValue } }
  }
  open var preservesDepth: Bool {
    get { values.replicator.preservesDepth }
    set { change("preservesDepth") { $0.replicator.preservesDepth = newValue } }
  }
  open var instanceDelay: CFTimeInterval {
    get { values.replicator.delay }
    set { change("instanceDelay") { $0.replicator.delay = newValue } }
  }
  open var instanceTransform: CATransform3D {
    get { values.replicator.transform }
    set { change("instanceTransform") { $0.replicator.transform = newValue } }
  }
  open var instanceColor: CGColor? {
    get { values.replicator.color }
    set { change("instanceColor") { $0.replicator.color = newValue } }
  }
  open var instanceRedOffset: Float {
    get { values.replicator.redOffset }
    set { change("instanceRedOffset") { $0.replicator.redOffset = newValue } }
  }
  open var instanceGreenOffset: Float {
    get { values.replicator.greenOffset }
    set { change("instanceGreenOffset") { $0.replicator.greenOffset = newValue } }
  }
  open var instanceBlueOffset: Float {
    get { values.replicator.blueOffset }
    set { change("instanceBlueOffset") { $0.replicator.blueOffset = newValue } }
  }
  open var instanceAlphaOffset: Float {
    get { values.replicator.alphaOffset }
    set { change("instanceAlphaOffset") { $0.replicator.alphaOffset = newValue } }
  }
}

open class CATransformLayer: CALayer {
  override class var kind: LayerKind { .transform }
}
