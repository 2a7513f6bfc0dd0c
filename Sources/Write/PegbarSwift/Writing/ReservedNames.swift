internal import PegbarBase

/// Names that generated declarations cannot have.
enum ReservedNames {
  /// The keywords of Swift, including those that are reserved only in some contexts.
  static let keywords = words(
    """
    Any Protocol Self Type actor any as associatedtype associativity async await borrowing break
    case catch class consume consuming continue convenience copy default defer deinit didSet discard
    distributed do dynamic each else enum extension fallthrough false fileprivate final for func get
    guard if import in indirect infix init inout internal is isolated lazy let macro mutating nil
    nonisolated nonmutating open operator optional override package postfix precedence
    precedencegroup prefix private protocol public repeat required rethrows return self sending set
    some static struct subscript super switch throw throws true try typealias unowned var weak where
    while willSet yield
    """)

  /// Members of CALayer and CAMediaTiming (CALayer.h, CAMediaTiming.h, AppKit's and UIKit's additions).
  private static let layerMembers = """
    action actionForKey actions add addAnimation addConstraint addSublayer affineTransform
    allowsEdgeAntialiasing allowsGroupOpacity anchorPoint anchorPointZ animation animationForKey
    animationKeys autoresizingMask autoreverses backgroundColor backgroundFilters beginTime
    borderColor borderWidth bounds cornerCurve cornerCurveExpansionFactor compositingFilter
    constraints contains containsPoint contents contentsAreFlipped contentsCenter contentsFormat
    contentsGravity contentsHeadroom contentsMultiplyColor contentsRect contentsScale
    contentsTransform convert convertPoint convertRect convertTime cornerContents cornerRadius
    cornerRadii defaultAction defaultActionForKey defaultValue defaultValueForKey delegate display
    displayIfNeeded doubleSided draw drawInContext drawsAsynchronously duration edgeAntialiasingMask
    encode fillMode filters frame geometryFlipped hidden hitTest initWithLayer insertSublayer
    isDoubleSided isGeometryFlipped isHidden isOpaque layer layerWithRemoteClientId layoutIfNeeded
    layoutManager layoutSublayers magnificationFilter mask maskedCorners masksToBounds meshTransform
    minificationFilter minificationFilterBias model modelLayer name needsDisplay needsDisplayForKey
    needsDisplayOnBoundsChange needsLayout opacity opaque position preferredDynamicRange
    preferredFrameSize presentation presentationLayer rasterizationScale removeAllAnimations
    removeAnimation removeFromSuperlayer render renderInContext repeatCount repeatDuration
    replaceSublayer resize resizeSublayers resizeWithOldSuperlayerSize scroll scrollPoint
    scrollRectToVisible securelyRedacted setAffineTransform setNeedsDisplay setNeedsLayout
    shadowColor shadowOffset shadowOpacity shadowPath shadowPathIsBounds shadowRadius
    shouldArchiveValue shouldRasterize speed style sublayerTransform sublayers superlayer
    supportsSecureCoding timeOffset toneMapMode transform visibleRect wantsDynamicContentScaling
    wantsExtendedDynamicRangeContent zPosition
    """

  /// Members of the layer subclasses in use (CAShapeLayer.h, CAGradientLayer.h).
  private static let contentMembers = """
    colors endPoint fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth
    locations miterLimit path startPoint strokeColor strokeEnd strokeStart type
    """

  /// Members of NSObject, of key-value coding and observing, and of the categories of AppKit, UIKit
  /// and Foundation.
  private static let objectMembers = """
    accessibilityActivate accessibilityElements accessibilityFrame accessibilityHint
    accessibilityIdentifier accessibilityLabel accessibilityLanguage accessibilityPath
    accessibilityTraits accessibilityValue addObserver alloc allocWithZone allowsWeakReference
    attemptRecovery attributeKeys autoContentAccessingProxy automaticallyNotifiesObservers
    awakeAfter awakeFromNib bind cancelPreviousPerformRequests class classCode classDescription
    classFallbacksForKeyedArchiver classForArchiver classForCoder classForKeyedArchiver
    classForKeyedUnarchiver className coerceValue commitEditing conforms conformsToProtocol copy
    copyScriptingValue dealloc debugDescription description dictionaryWithValues didChange
    didChangeValue discardEditing doesContain doesNotRecognizeSelector exposedBindings finalize
    flagsChanged focusEffect forwardInvocation forwardingTarget forwardingTargetForSelector hash
    hashValue implementsSelector indicesOfObjects infoForBinding initialize instanceMethod
    instanceMethodForSelector instancesRespond inverseForRelationshipKey isAccessibilityElement
    isCaseInsensitiveLike isEqual isFault isGreaterThan isKind isLessThan isLike isMember isNotEqual
    isProxy key keyPathsForValuesAffectingValue load method methodForSelector methodSignature
    mutableArrayValue mutableCopy mutableOrderedSetValue mutableSetValue newScriptingObject
    objectSpecifier observationInfo observe observeValue optionDescriptionsForBinding
    ownsDestinationFromBinding perform performSelector poseAsClass prepareForInterfaceBuilder
    publisher release removeObserver removeValue replace replaceValue replacementObject
    resolveClassMethod resolveInstanceMethod responds respondsToSelector retain retainCount
    retainWeakReference scriptingProperties scriptingValue self setNilValueForKey setObservationInfo
    setValue setValuesForKeys setVersion superclass toManyRelationshipKeys toOneRelationshipKeys
    unbind useStoredAccessor validateMenuItem validateValue value valueClassForBinding values
    version willChange willChangeValue zone
    """

  /// Names that the generated class declares or calls, in addition to those of shared functions.
  private static let ownMembers = """
    abs build call canvas coder colors displayScale fit flags frames function hasHighFrameRate holdsEnd
    imageProvider inverted locations max min other pairs parts playback range round scene
    sceneDuration share showStart stillProgress stride timeline transactions update whole zip
    """

  /// Names that apps often declare in extensions of CALayer, which a subclass cannot declare again:
  /// helpers for frames, and those for playback after Technical Q&A QA1673.
  private static let appMembers = """
    bottom bottomLeft bottomRight center centerX centerY height image isPaused left leftBottom
    leftTop maxX maxY midX midY minX minY midPoint origin pause pauseAnimation pauseAnimations
    paused pauseLayer play progress resume resumeAnimation resumeAnimations resumeLayer right
    rightBottom rightTop size snapshot start stop top topLeft topRight width x y
    """

  /// All names that a property of a generated layer class cannot have.
  static let members = words(
    [layerMembers, contentMembers, objectMembers, ownMembers, appMembers].joined(separator: " ")
  ).union(Support.allCases.map(\.name))

  /// Types that generated code uses or declares.
  static let types = words(
    """
    Any AnyClass AnyObject Array TimedTransaction Bool CAAction CAAnimation CAAnimationDelegate
    CAAnimationGroup CABasicAnimation CAConstraint CADisplayLink CAEAGLLayer CAEDRMetadata
    CAEmitterLayer CAFrameRateRange CAGradientLayer CAKeyframeAnimation CALayer CALayerDelegate
    CAMediaTiming CAMediaTimingFunction CAMetalLayer CAOpenGLLayer CAPropertyAnimation
    CARemoteLayerClient CARenderer CAReplicatorLayer CAScrollLayer CAShapeLayer CASpringAnimation
    CATextLayer CATiledLayer CATransaction CATransform3D CATransformLayer CATransition
    CFTimeInterval CGColor CGFloat CGImage CGMutablePath CGPath CGPoint CGRect CGSize CaseIterable
    Character ClosedRange Contour Curve Dictionary Double Equatable Error Float Hashable Int Marker
    MainActor Never Notice NSCoder NSNumber NSObject Optional Outline Palette Playback Protocol RawRepresentable Result Self
    Sendable Set String Task TimeInterval Timeline Type Void
    """
  ).union(SupportFile.types)

  private static func words(_ text: String) -> Set<String> {
    Set(text.parts { $0 <= UInt8(ascii: " ") })
  }
}
