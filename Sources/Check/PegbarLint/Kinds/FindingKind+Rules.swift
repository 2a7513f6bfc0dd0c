public import PegbarDiagnostics

// The kinds of the rules of lint, as constants; a test holds that none is missing.

extension FindingKind {
  /// The first frame is empty (`a11y/blank-poster`).
  public static let blankPoster = Rule.blankPoster.pageKind
  /// Something large moves fast (`a11y/large-motion`).
  public static let largeMotion = Rule.largeMotion.pageKind
  /// The animation needs a control to pause it (`a11y/long-autoplay`).
  public static let longAutoplay = Rule.longAutoplay.pageKind
  /// The animation has no name to read out (`a11y/missing-title`).
  public static let missingTitle = Rule.missingTitle.pageKind
  /// There is no marker for reduced motion (`a11y/no-reduced-motion`).
  public static let noReducedMotion = Rule.noReducedMotion.pageKind
  /// A layer flashes (`a11y/opacity-strobe`).
  public static let opacityStrobe = Rule.opacityStrobe.pageKind
  /// A text is very small (`a11y/small-text`).
  public static let smallText = Rule.smallText.pageKind
}

extension FindingKind {
  /// There are many image layers (`android/many-images`).
  public static let androidImages = Rule.androidImages.pageKind
  /// lottie-android draws the animation in software (`android/software-fallback`).
  public static let androidSoftware = Rule.androidSoftware.pageKind
}

extension FindingKind {
  /// An asset has an absolute path (`asset/absolute-path`).
  public static let absolutePath = Rule.absolutePath.pageKind
  /// An asset is wrongly marked as embedded or not (`asset/embedded-flag`).
  public static let embeddedFlag = Rule.embeddedFlag.pageKind
  /// An image is neither PNG nor JPEG (`asset/format`).
  public static let imageFormat = Rule.imageFormat.pageKind
  /// An embedded image has another size than the asset says (`asset/size-mismatch`).
  public static let sizeMismatch = Rule.sizeMismatch.pageKind
  /// The archive holds a file that nothing uses (`asset/unused-file`).
  public static let unusedFile = Rule.unusedFile.pageKind
}

extension FindingKind {
  /// Dashes change their length (`ca/animated-dash`).
  public static let caAnimatedDash = Rule.caAnimatedDash.pageKind
  /// A Repeater changes how many copies it makes (`ca/animated-repeater-copies`).
  public static let caAnimatedCopies = Rule.caAnimatedCopies.pageKind
  /// A text changes (`ca/animated-text-document`).
  public static let caAnimatedText = Rule.caAnimatedText.pageKind
  /// lottie-ios does not play the animation with Core Animation (`ca/fallback`).
  public static let caFallback = Rule.caFallback.pageKind
  /// A group stretches a path, but not its stroke (`ca/inherited-stroke-scale`).
  public static let caInheritedStrokeScale = Rule.caInheritedStrokeScale.pageKind
  /// Outlines under one fill are drawn one by one (`ca/path-split`).
  public static let caPathSplit = Rule.caPathSplit.pageKind
  /// Round Corners applies to several paths or to a polystar (`ca/round-corners-combined`).
  public static let caRoundCorners = Rule.caRoundCorners.pageKind
  /// A text has an animator (`ca/text-animator`).
  public static let caTextAnimator = Rule.caTextAnimator.pageKind
  /// Time Remap takes long to prepare (`ca/time-remap-cost`).
  public static let caTimeRemapCost = Rule.caTimeRemapCost.pageKind
  /// A filled path is trimmed (`ca/trim-on-fill`).
  public static let caTrimOnFill = Rule.caTrimOnFill.pageKind
}

extension FindingKind {
  /// Older versions of a player do not show everything (`compat/minimum-player`).
  public static let minimumPlayer = Rule.minimumPlayer.pageKind
  /// An Illustrator file was exported as an image (`compat/raster-layer-name`).
  public static let rasterLayerName = Rule.rasterLayerName.pageKind
}

extension FindingKind {
  /// Discord does not take the file as a sticker (`discord/sticker`).
  public static let discordSticker = Rule.discordSticker.pageKind
}

extension FindingKind {
  /// The archive is compressed in a way that players do not read (`dotlottie/compression`).
  public static let archiveCompression = Rule.archiveCompression.pageKind
  /// The archive begins with something that its manifest does not list (`dotlottie/initial-unknown`).
  public static let initialUnknown = Rule.initialUnknown.pageKind
  /// The archive lacks an animation that its manifest names (`dotlottie/missing-animation`).
  public static let missingAnimation = Rule.missingAnimation.pageKind
  /// The archive lacks a state machine that its manifest names (`dotlottie/missing-state-machine`).
  public static let missingStateMachine = Rule.missingStateMachine.pageKind
  /// The archive lacks a theme that its manifest names (`dotlottie/missing-theme`).
  public static let missingTheme = Rule.missingTheme.pageKind
  /// The archive holds files that its manifest does not list (`dotlottie/unlisted-entry`).
  public static let unlistedEntry = Rule.unlistedEntry.pageKind
  /// The archive is of version 1 (`dotlottie/version`).
  public static let oldArchive = Rule.oldArchive.pageKind
}

extension FindingKind {
  /// A frame takes a lot of memory (`embedded/frame-buffer`).
  public static let frameBuffer = Rule.frameBuffer.pageKind
}

extension FindingKind {
  /// The file is of another kind than its name says (`format/extension-mismatch`).
  public static let extensionMismatch = Rule.extensionMismatch.pageKind
  /// The whole file stands on one line (`format/single-line`).
  public static let singleLine = Rule.singleLine.pageKind
}

extension FindingKind {
  /// A layer has the name of a new layer (`name/default-layer-name`).
  public static let defaultLayerName = Rule.defaultLayerName.pageKind
  /// Two layers have the same name (`name/duplicate-layer`).
  public static let duplicateLayerName = Rule.duplicateLayerName.pageKind
  /// A name has a dot or an asterisk (`name/keypath-character`).
  public static let keypathCharacter = Rule.keypathCharacter.pageKind
  /// The name of a layer does not follow the convention (`name/layer-pattern`).
  public static let layerPattern = Rule.layerPattern.pageKind
  /// The name of a marker does not follow the convention (`name/marker-pattern`).
  public static let markerPattern = Rule.markerPattern.pageKind
  /// A layer is missing that has to be there (`name/required-layer`).
  public static let requiredLayer = Rule.requiredLayer.pageKind
  /// A precomposition has no name (`name/unnamed-composition`).
  public static let unnamedComposition = Rule.unnamedComposition.pageKind
  /// A layer has no name (`name/unnamed-layer`).
  public static let unnamedLayer = Rule.unnamedLayer.pageKind
}

extension FindingKind {
  /// A path has many keyframes with many vertices (`perf/animated-path`).
  public static let animatedPath = Rule.animatedPath.pageKind
  /// A property has a keyframe in every frame (`perf/baked-keyframes`).
  public static let bakedKeyframes = Rule.bakedKeyframes.pageKind
  /// A blur is wide (`perf/blur-radius`).
  public static let blurRadius = Rule.blurRadius.pageKind
  /// The composition is large (`perf/canvas-size`).
  public static let canvasSize = Rule.canvasSize.pageKind
  /// The animation is long (`perf/duration`).
  public static let duration = Rule.duration.pageKind
  /// A layer with effects is large (`perf/effect-area`).
  public static let effectArea = Rule.effectArea.pageKind
  /// Precompositions multiply the layers (`perf/expanded-layer-count`).
  public static let expandedLayerCount = Rule.expandedLayerCount.pageKind
  /// The frame rate is high (`perf/frame-rate`).
  public static let frameRate = Rule.frameRate.pageKind
  /// A gradient has many colours (`perf/gradient-stops`).
  public static let gradientStops = Rule.gradientStops.pageKind
  /// The file is large even compressed (`perf/gzip-size`).
  public static let gzipSize = Rule.gzipSize.pageKind
  /// An image is large (`perf/image-dimension`).
  public static let imageDimension = Rule.imageDimension.pageKind
  /// An image is much larger than it is shown (`perf/image-oversampled`).
  public static let imageOversampled = Rule.imageOversampled.pageKind
  /// There are many layers (`perf/layer-count`).
  public static let layerCount = Rule.layerCount.pageKind
  /// There are many masks and mattes (`perf/mask-count`).
  public static let maskCount = Rule.maskCount.pageKind
  /// A matte is large (`perf/matte-area`).
  public static let matteArea = Rule.matteArea.pageKind
  /// A matte could be a mask (`perf/matte-as-mask`).
  public static let matteAsMask = Rule.matteAsMask.pageKind
  /// A path has many vertices (`perf/path-vertices`).
  public static let pathVertices = Rule.pathVertices.pageKind
  /// Precompositions are nested deeply (`perf/precomp-depth`).
  public static let precompDepth = Rule.precompDepth.pageKind
  /// A Repeater makes many copies (`perf/repeater-copies`).
  public static let repeaterCopies = Rule.repeaterCopies.pageKind
}

extension FindingKind {
  /// Two markers have the same name (`ref/duplicate-marker`).
  public static let duplicateMarker = Rule.duplicateMarker.pageKind
  /// The layer that an effect takes does not exist (`ref/effect-layer-ref`).
  public static let effectLayer = Rule.effectLayer.pageKind
  /// A layer and its track matte never show at the same time (`ref/matte-never-visible`).
  public static let matteNeverVisible = Rule.matteNeverVisible.pageKind
  /// A track matte is not marked as one (`ref/matte-source-unflagged`).
  public static let matteSourceUnflagged = Rule.matteSourceUnflagged.pageKind
  /// The font of a text does not exist (`ref/missing-font`).
  public static let missingFont = Rule.missingFont.pageKind
  /// A layer has no index (`ref/missing-index`).
  public static let missingIndex = Rule.missingIndex.pageKind
  /// No layer shows through a track matte (`ref/unused-matte-source`).
  public static let unusedMatteSource = Rule.unusedMatteSource.pageKind
}

extension FindingKind {
  /// A property is wrongly marked as animated or not (`schema/animated-flag-mismatch`).
  public static let animatedFlagMismatch = Rule.animatedFlagMismatch.pageKind
  /// Dashes are not in order (`schema/dash-order`).
  public static let dashOrder = Rule.dashOrder.pageKind
  /// Whole numbers are written with a fraction (`schema/float-enum`).
  public static let floatEnum = Rule.floatEnum.pageKind
  /// The size is not a whole number (`schema/fractional-size`).
  public static let fractionalSize = Rule.fractionalSize.pageKind
  /// A group does not end with its transform (`schema/group-transform`).
  public static let groupTransform = Rule.groupTransform.pageKind
  /// A path is closed by a member beside it (`schema/legacy-closed-path`).
  public static let legacyClosedPath = Rule.legacyClosedPath.pageKind
  /// Keyframes are written in the old form (`schema/legacy-keyframe`).
  public static let legacyKeyframe = Rule.legacyKeyframe.pageKind
  /// A text has no keyframes (`schema/legacy-text-document`).
  public static let legacyTextDocument = Rule.legacyTextDocument.pageKind
  /// Properties do not say whether they are animated (`schema/missing-animated-flag`).
  public static let missingAnimatedFlag = Rule.missingAnimatedFlag.pageKind
  /// Keyframes have no easing (`schema/missing-easing`).
  public static let missingEasing = Rule.missingEasing.pageKind
  /// An old exporter wrote the file (`schema/old-exporter`).
  public static let oldExporter = Rule.oldExporter.pageKind
  /// The direction of a shape is neither 1 nor 3 (`schema/shape-direction`).
  public static let shapeDirection = Rule.shapeDirection.pageKind
  /// The file does not follow the specification (`schema/spec-strict`).
  public static let specStrict = Rule.specStrict.pageKind
  /// A split position lacks an axis (`schema/split-position`).
  public static let splitPosition = Rule.splitPosition.pageKind
}

extension FindingKind {
  /// A font brings a script or a style sheet (`sec/css-or-script-font`).
  public static let scriptFont = Rule.scriptFont.pageKind
  /// Embedded content can run code (`sec/data-url-active`).
  public static let activeDataURL = Rule.activeDataURL.pageKind
  /// Precompositions multiply beyond measure (`sec/deep-precomp-expansion`).
  public static let deepPrecompExpansion = Rule.deepPrecompExpansion.pageKind
  /// The file holds code (`sec/expression`).
  public static let expressionCode = Rule.expressionCode.pageKind
  /// An expression does more than animate (`sec/expression-suspicious`).
  public static let expressionSuspicious = Rule.expressionSuspicious.pageKind
  /// A number is too large for players (`sec/numeric-bomb`).
  public static let numericBomb = Rule.numericBomb.pageKind
  /// A path leads out of the folder (`sec/path-traversal`).
  public static let pathTraversal = Rule.pathTraversal.pageKind
  /// An asset is loaded from the network (`sec/remote-url`).
  public static let remoteURL = Rule.remoteURL.pageKind
  /// The file unpacks to far more than it seems (`sec/zip-bomb`).
  public static let zipBomb = Rule.zipBomb.pageKind
  /// Names in the archive lead out of it (`sec/zip-slip`).
  public static let zipSlip = Rule.zipSlip.pageKind
}

extension FindingKind {
  /// All keyframes of a property are equal (`size/constant-keyframes`).
  public static let constantKeyframes = Rule.constantKeyframes.pageKind
  /// Transforms write out their defaults (`size/default-transform`).
  public static let defaultTransform = Rule.defaultTransform.pageKind
  /// Two assets are the same (`size/duplicate-asset`).
  public static let duplicateAsset = Rule.duplicateAsset.pageKind
  /// Two compositions are the same (`size/duplicate-precomp`).
  public static let duplicatePrecomp = Rule.duplicatePrecomp.pageKind
  /// Much of the file is of no use for players (`size/editor-metadata`).
  public static let editorMetadata = Rule.editorMetadata.pageKind
  /// A large picture is embedded as text (`size/embedded-image`).
  public static let embeddedImage = Rule.embeddedImage.pageKind
  /// A group is empty (`size/empty-group`).
  public static let emptyGroup = Rule.emptyGroup.pageKind
  /// A composition is empty (`size/empty-precomp`).
  public static let emptyPrecomp = Rule.emptyPrecomp.pageKind
  /// A shape layer is empty (`size/empty-shape-layer`).
  public static let emptyShapeLayer = Rule.emptyShapeLayer.pageKind
  /// Numbers have more digits than can be seen (`size/excess-precision`).
  public static let excessPrecision = Rule.excessPrecision.pageKind
  /// A layer is switched off (`size/hidden-layer`).
  public static let hiddenLayer = Rule.hiddenLayer.pageKind
  /// A shape is switched off (`size/hidden-shape`).
  public static let hiddenShape = Rule.hiddenShape.pageKind
  /// A null moves nothing (`size/identity-null`).
  public static let identityNull = Rule.identityNull.pageKind
  /// A layer is transparent at all times (`size/invisible-layer`).
  public static let invisibleLayer = Rule.invisibleLayer.pageKind
  /// Keyframes have needless end values (`size/legacy-end-values`).
  public static let legacyEndValues = Rule.legacyEndValues.pageKind
  /// Groups in a row have the same fill (`size/mergeable-shapes`).
  public static let mergeableShapes = Rule.mergeableShapes.pageKind
  /// A group holds nothing but another group (`size/nested-single-group`).
  public static let nestedSingleGroup = Rule.nestedSingleGroup.pageKind
  /// A layer lies behind a solid that covers it (`size/occluded-layer`).
  public static let occludedLayer = Rule.occludedLayer.pageKind
  /// Keyframes change nothing (`size/redundant-keyframe`).
  public static let redundantKeyframe = Rule.redundantKeyframe.pageKind
  /// A property has a single keyframe (`size/single-keyframe`).
  public static let singleKeyframe = Rule.singleKeyframe.pageKind
  /// A composition is shown only once (`size/single-use-precomp`).
  public static let singleUsePrecomp = Rule.singleUsePrecomp.pageKind
  /// A fill or a stroke is transparent at all times (`size/transparent-paint`).
  public static let transparentPaint = Rule.transparentPaint.pageKind
  /// Nothing shows an asset (`size/unused-asset`).
  public static let unusedAsset = Rule.unusedAsset.pageKind
  /// A font is not used by any text (`size/unused-font`).
  public static let unusedFont = Rule.unusedFont.pageKind
  /// Outlines of characters are not used (`size/unused-glyph`).
  public static let unusedGlyph = Rule.unusedGlyph.pageKind
  /// The file has spaces and line breaks (`size/whitespace`).
  public static let whitespace = Rule.whitespace.pageKind
  /// A layer has a scale of 0 at all times (`size/zero-scale`).
  public static let zeroScale = Rule.zeroScale.pageKind
  /// A stroke has no width (`size/zero-width-stroke`).
  public static let zeroWidthStroke = Rule.zeroWidthStroke.pageKind
}

extension FindingKind {
  /// A text has more lines than its box has room for (`text/box-overflow`).
  public static let boxOverflow = Rule.boxOverflow.pageKind
  /// Players may take the letters of a text apart (`text/combining-characters`).
  public static let combinedLetters = Rule.combinedLetters.pageKind
  /// A text never changes and could be shapes (`text/could-be-shapes`).
  public static let couldBeShapes = Rule.couldBeShapes.pageKind
  /// A font has no family or no name (`text/font-family-empty`).
  public static let emptyFontFamily = Rule.emptyFontFamily.pageKind
  /// A font is loaded from the network (`text/remote-font`).
  public static let remoteFont = Rule.remoteFont.pageKind
}

extension FindingKind {
  /// The sticker has the wrong size (`tgs/canvas`).
  public static let tgsCanvas = Rule.tgsCanvas.pageKind
  /// The file is not a .tgs file (`tgs/container`).
  public static let tgsContainer = Rule.tgsContainer.pageKind
  /// The sticker is too long (`tgs/duration`).
  public static let tgsDuration = Rule.tgsDuration.pageKind
  /// The sticker has the wrong frame rate (`tgs/frame-rate`).
  public static let tgsFrameRate = Rule.tgsFrameRate.pageKind
  /// The sticker is too large (`tgs/size`).
  public static let tgsSize = Rule.tgsSize.pageKind
}

extension FindingKind {
  /// The frame rate is not a whole number (`time/fractional-frame-rate`).
  public static let fractionalFrameRate = Rule.fractionalFrameRate.pageKind
  /// Keyframes lie outside of the layer's time (`time/keyframe-outside`).
  public static let keyframeOutside = Rule.keyframeOutside.pageKind
  /// More than two keyframes are at the same time (`time/keyframes-coincident`).
  public static let keyframesCoincident = Rule.keyframesCoincident.pageKind
  /// A layer has no duration (`time/layer-empty`).
  public static let layerEmpty = Rule.layerEmpty.pageKind
  /// A layer ends before it begins (`time/layer-inverted`).
  public static let layerInverted = Rule.layerInverted.pageKind
  /// A layer lies outside of the animation's time (`time/layer-outside`).
  public static let layerOutside = Rule.layerOutside.pageKind
  /// The animation does not end as it begins (`time/loop-seam`).
  public static let loopSeam = Rule.loopSeam.pageKind
  /// A marker lies outside of the animation (`time/marker-range`).
  public static let markerRange = Rule.markerRange.pageKind
  /// Time remapping leads beyond the composition (`time/remap-range`).
  public static let remapRange = Rule.remapRange.pageKind
}

extension FindingKind {
  /// A tile cannot set all slots of the animation (`wear/tile`).
  public static let wearTile = Rule.wearTile.pageKind
}
