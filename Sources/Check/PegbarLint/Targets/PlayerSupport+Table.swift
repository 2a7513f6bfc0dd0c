// Written by tools/update player-support; change the data, not this file.

extension PlayerSupport {
  /// The features that players support.
  ///
  /// One line per reference: key, title, source, commit. One line per feature: ID, title, the first
  /// letters of the support levels by player, and the references of each player. Notes follow their
  /// feature, one per line: player, first version with this support, text.
  static let table = #"""
    T | lottie.airbnb.tech supported-features table | github.com/airbnb/lottie supported-features.md | b2be111524b000629877a0bfa3805cc5392711eb
    C | canilottie data (lottie-web 5.9.0, skottie m100, lottie-android 5.0.0, lottie-ios 3.3.0, rlottie 0.2) | github.com/lottie/canilottie data/*.json | ec18fa71689cbb2b41b30da46fcf8fc570356ec7
    I | lottie-ios sources | github.com/airbnb/lottie-ios Sources/Private | f4db77d7feacba0c2360b84a40c38a6ce8ff399d
    A | lottie-android sources | github.com/airbnb/lottie-android lottie/src/main/java/com/airbnb/lottie | 05ea92e90381eb8a8ae06855ea2b74f322bebbec
    W | lottie-web 5.13.0 sources | github.com/airbnb/lottie-web player/js | bede03d25d232826e0c9dca1733d542d8a7754fb
    R | rlottie sources and README table | github.com/Samsung/rlottie src/lottie, README.md | 34465a9e93c38af9a5287ad28400bb932c1a2a92
    V | ThorVG sources | github.com/thorvg/thorvg src/loaders/lottie | 44bf1bd9fe2ba7bdb47752f5b39980e4c5ad3d33
    S | Skottie sources (archived file versions that might be older than the main branch) | github.com/google/skia modules/skottie/src (effects/Effects.cpp@05a21cb, Layer.cpp@0147de4, layers/shapelayer/ShapeLayer.cpp@1040ec1, text/RangeSelector.cpp@04462d1) |
    G | Telegram sticker rules | https://core.telegram.org/stickers (Animation Requirements) |
    Y | python-lottie TGS validator | python-lottie lib/lottie/exporters/tgs_validator.py | a9f8be4858adb7eb0bc0e406a870b19c309c8a36
    X | Official lottie-spec schema (id 1.0.1, main branch) | github.com/lottie/lottie-spec schema/ | cdd77b24ad7c55653b3af0529799cfb47663c014
    N | Lottie-Windows sources and issue catalog | github.com/CommunityToolkit/Lottie-Windows source/ | 27e3769e22ce6d081677dfdb277db929aa721156
    B | bodymovin-extension report module | github.com/bodymovin/bodymovin-extension bundle/jsx/reports | a400a2551d7564691400b1ceef43fe9bab16900a
    layer.precomp | Precomposition layer | ffffffffffff | T+I T T+A T T T R V S G X T
    layer.solid | Solid layer | fffffffffnff | I I C+A W W W R V S G X N
    > rlottie |  | the current source renders solids (SolidLayer); canilottie lists them as unsupported in 0.2
    layer.image | Image layer | fffffffffnff | T T T T T T R V S G+Y X T
    layer.null | Null layer | ffffffffffff | I I A W W W R V S Y X N
    layer.shape | Shape layer | ffffffffffff | T T T T T T R V S G X T
    layer.text | Text layer | pppfffnffnnn | T+I T+I T+A W W W R V S G+Y X N
    > lottie-spec |  | schema 1.0.1 treats text layers (ty 5) as unknown layers
    > lottie-ios-ca |  | no text animators, and only one text keyframe
    > lottie-windows |  | reports LT0019
    layer.audio | Audio layer | nnnfffnfunnn | I I A W W W R V - G X N
    > lottie-web-svg |  | plays audio with the howler library (AudioElement)
    layer.camera | 3D camera layer | nnnnnfnnfnnn | I I A W W W R V S G X N
    > lottie-web-svg |  | createCamera throws an error; use the HTML renderer
    layer.data | Footage/data layer | nnnfffnnunnn | I I A W W W R V - G X N
    layer.adjustment | Adjustment layer | nnnnnnnunnnn | B B B B B B - - B G X -
    > * |  | the Bodymovin report shows a warning for every renderer
    shape.path | Path | ffffffffffff | T T T T T T R V S G X T
    shape.ellipse | Ellipse | ffffffffffff | T T T T T T R V S G X T
    shape.rectangle | Rectangle | ffffffffffff | T T T T T T R V S G X T
    shape.group | Group | ffffffffffff | T T T T T T R V S G X T
    shape.polystar | Polystar | fffffffffnfn | T T T T T T R V S G X N
    > telegram-tgs |  | forbidden by Telegram's sticker requirements ("Star Shapes"), although rlottie draws polystars
    > lottie-windows |  | reports LT0017
    shape.rounded-corners | Rounded corners modifier | pfpfffpfffnp | I I A W W W R V S - X N
    > lottie-ios-ca |  | reports a compatibility error for combined paths and polygons (ShapeAnimation.swift:26,43)
    > lottie-windows |  | reports LT0016 or LT0043
    > telegram-tgs |  | not on the list of forbidden features
    shape.trim.parallel | Trim path m=1 (each path alone) | pfffffffffff | I T T T T T R V S - X T
    > lottie-ios-ca |  | the engine always trims each path separately, and reports an error if the trimmed item also has a Fill (ShapeItemLayer.swift:227); simultaneous trimming is listed as unsupported in Airbnb's feature table
    shape.trim.sequential | Trim path m=2 (all paths as one) | pffffffffffn | I T T T T T R V S - X T
    > lottie-ios-ca |  | the engine ignores the trim type and always trims as if m were 1, but Airbnb's feature table lists individual trimming as supported
    shape.trim-on-fill | Trim path on a filled shape | nffffffffffu | I I A W W W R V S - X -
    shape.repeater | Repeater | pnfffffffnnn | I I T T T T R V S G X N
    > lottie-ios-ca |  | the number of copies must not be animated
    > lottie-ios-mt |  | logs a warning and ignores Repeaters
    > lottie-windows |  | reports LT0018; listed as supported in Airbnb's feature table, but not implemented in the source
    shape.merge-paths | Merge paths | nnpnnnnnfnnp | T+I T+I T+A T+W T+W T+W R V S G X N
    > lottie-android |  | requires Android 4.4 (KitKat), and the app must enable it
    > lottie-windows |  | reports LT0005, LT0010 or LT0036
    shape.offset-path | Offset path | nnnfffnffnnn | I I A W W W R V S - X N
    shape.pucker-bloat | Pucker & bloat | nnnfffnffnfn | I I A W W W R V S - X N
    > lottie-spec |  | only on the main branch, not in release 1.0.1
    shape.zig-zag | Zig zag | nnnfffnfnnnn | I I A W W W R V S - X N
    shape.twist | Twist | nnnnnnnnnnnn | I I A W W W R V S - X N
    shape.multiple-fills | Several fills in one render group | fffffffffffp | I I A W W W R V S - X N
    > lottie-windows |  | reports LT0012
    shape.multiple-strokes | Several strokes in one render group | fffffffffffp | I I A W W W R V S - X N
    > lottie-windows |  | reports LT0013
    fill.color | Solid fill | ffffffffffff | T T T T T T R V S G X T
    fill.rule | Fill rule even-odd | ffffffffpfff | T T T T T T R V S - X T
    > skottie |  | only in builds with SK_ENABLE_SKOTTIE_FILLRULE
    fill.gradient.linear | Linear gradient fill | ffffffffffff | T T T T T T R V S - X T
    fill.gradient.radial | Radial gradient fill | fffffffffffp | T T T T T T R V S - X N
    > lottie-windows |  | reports LT0006 for animated end points and highlights
    fill.gradient.conic | Conic gradient | uuunnnuuunfn | - - - W W W - - - - X -
    > lottie-spec |  | only on the main branch
    stroke.color | Solid stroke | ffffffffffff | T T T T T T R V S G X T
    stroke.gradient | Gradient stroke | fffffffffnff | T T T T T T R V S G X T
    stroke.dash | Dashed stroke | pfffffffffff | I T T T T T R V S - X T
    > lottie-ios-ca |  | dash lengths must not be animated; the offset can be
    > lottie-android |  | requires software rendering before API level 28 (RenderMode.java)
    stroke.inherited-nonuniform-scale | Stroke inherited by a child group with scale.x != scale.y | nffffffffffu | I I A W W W R V S - X -
    transform.position | Position | ffffffffffff | T T T T T T R V S - X T
    transform.scale | Scale | ffffffffffff | T T T T T T R V S - X T
    transform.rotation | Rotation | ffffffffffff | T T T T T T R V S - X T
    transform.anchor | Anchor point | ffffffffffff | T T T T T T R V S - X T
    transform.opacity | Opacity | ffffffffffff | T T T T T T R V S - X T
    transform.parenting | Parenting | ffffffffffff | T T T T T T R V S - X T
    transform.split-position | Separated X/Y position | ffffffffffff | T T T T T T R V S - X T
    transform.skew | Skew | ffffffnffnfn | T T A T T T R V S Y X N
    > lottie-windows |  | not implemented (Transforms.cs)
    > lottie-android |  | AnimatableTransformParser reads sk and sa; support is listed as unknown in Airbnb's feature table
    transform.auto-orient | Auto-orient along path | nnfffffffnfn | T T A T T T R V C G X T
    > lottie-android |  | implemented in the current source, but listed as unsupported in Airbnb's feature table
    > skottie |  | inferred from general support; not verified in the source
    transform.3d | 3D layer (ddd, rx/ry/rz, or) | pppnnfppfnnn | I I A W W W R V S G X N
    > lottie-ios-ca |  | reads X and Y Rotation, but has no camera
    > lottie-windows |  | reports LT0020 or LT0021
    > thorvg |  | logs that support is incomplete
    keyframe.linear | Linear interpolation | ffffffffffff | T T T T T T R V S - X T
    keyframe.bezier | Bezier easing | ffffffffffff | T T T T T T R V S - X T
    keyframe.hold | Hold keyframe | ffffffffffff | T T T T T T R V S - X T
    keyframe.spatial | Spatial bezier path | ffffffffffff | T T T T T T R V S - X T
    keyframe.path-vertex-mismatch | Path keyframes with different vertex counts | upppppuupuup | - A A W W W - - S - - N
    > lottie-android |  | logs "Curves must have the same number of control points" (ShapeData)
    > lottie-windows |  | reports LT0045
    mask.path | Mask path | fffffffffnff | T T T T T T R V S G X T
    > telegram-tgs |  | forbidden by Telegram's sticker requirements
    mask.add | Mask mode add | fffffffffnff | T T T T T T R V S G X T
    mask.subtract | Mask mode subtract | ffffpffffnff | T T T T W T R V S G X T
    > lottie-web-canvas |  | ignores the mode and clips to the union of all masks (CVMaskElement)
    mask.intersect | Mask mode intersect | ffppnpfffnfp | T T A T+W T+W T R V S G X N
    > lottie-web-svg |  | implemented in mask.js, but listed as unsupported in Airbnb's feature table
    > lottie-windows |  | reports LT0024
    mask.lighten | Mask mode lighten | nnnnnnnfnnnn | T T T T T T R V S G X T
    > lottie-ios-ca |  | treated as Add (usableMode)
    mask.darken | Mask mode darken | nnnnnnnfnnnn | T T T T T T R V S G X T
    mask.difference | Mask mode difference | nnnnnnpffnnp | T T T T T T R V S G X N
    > lottie-ios-ca |  | treated as Intersect (usableMode)
    > rlottie |  | supported by the parser and the renderer, but listed as unsupported in the README
    > lottie-android |  | unknown mode, treated as Add
    > lottie-windows |  | reports LT0024
    mask.inverted | Inverted mask | fffffffffnnn | I T C+A W W W R V S G X N
    > lottie-windows |  | reports LT0023
    > lottie-spec |  | the schema does not define inv
    mask.opacity | Mask opacity | uffpnffffnfn | I T T W W T R V S G X N
    > lottie-ios-ca |  | listed as fully supported in Airbnb's feature table, but MaskCompositionLayer.swift does not use the opacity
    > lottie-windows |  | reports LT0025
    > lottie-web-canvas |  | does not read the opacity (CVMaskElement)
    mask.expansion | Mask expansion | nnnfnunfnnnn | T T T C+W W T R V C G X T
    > lottie-web-svg |  | implemented in mask.js, but Airbnb's feature table lists support for canvas instead of SVG
    mask.feather | Mask feather | nnnnnnnnfnnn | T T T T T T R V S G X T
    matte.alpha | Alpha matte | ffffffffffff | T T T T T T R V S Y X T
    matte.alpha-inverted | Inverted alpha matte | fffffffffnfp | T T T T T T R V S Y X N
    > lottie-windows |  | implemented in the source (Invert), but listed as unsupported in Airbnb's feature table
    > telegram-tgs |  | the validator allows only alpha mattes
    matte.luma | Luma matte | nnnffufffnfn | T T T+A W W W R V C Y X N
    > lottie-android |  | logs a warning and renders an alpha matte
    > lottie-web-svg |  | uses mask-type luminance
    matte.luma-inverted | Inverted luma matte | nnnffufffnfn | T T T+A W W W R V C Y X N
    matte.explicit-parent | Matte source by index (tp) | nnnfffnfuufn | I I A W W W R V - - X N
    > lottie-ios-ca |  | only the adjacent layer can be the matte
    blend.basic | Blend modes multiply, screen, overlay, darken, lighten (1-5) | ffffffpffffn | I I A W W W R V C - X N
    > rlottie |  | parses modes 1 to 3 but does not render them
    > lottie-windows |  | reports LT0004
    > telegram-tgs |  | not on the list of forbidden features
    > lottie-spec |  | only on the main branch (release 1.0.1 has no bm)
    blend.advanced | Blend modes 6-15 | ffnfffnffnfn | I I A W W W R V C - X N
    > lottie-android |  | intentionally rendered as Normal
    blend.add | Blend mode add (16) | nnfnnnnfunfn | I I A W W W R V - - X N
    blend.hard-mix | Blend mode hard mix (17) | nnnnnnnnfnnn | I I A W W W R V C - X N
    effect.tint | Tint effect | nnnfnfnffnnn | T T T W W W R V S G X N
    effect.fill | Fill effect | nnnfnfnffnnn | T T T W W W R V S G X N
    effect.stroke | Stroke effect | nnnpnpnpnnnn | T T T C+W W W R V S G X N
    effect.tritone | Tritone effect | nnnfnfnffnnn | T T T W W W R V S G X N
    effect.levels | Levels effect | nnnfnfnnfnnn | T T T W W W R V S G X N
    effect.drop-shadow | Drop shadow effect | ffffnpnffnnp | T+I T+I T+A W W W R V S G X N
    > lottie-android | 4.1 | applied to each fill and stroke separately
    > lottie-web-canvas |  | not included in the canvas build
    > lottie-windows |  | reports LT0040, LT0041 or LT0042
    effect.radial-wipe | Radial wipe effect | nnnnnnnnfnnn | I I A W W W R V S G X N
    effect.displacement | Displacement map effect | nnnnnnnnfnnn | I I A W W W R V S G X N
    effect.set-matte | Set matte effect | nnnfnfnnnnnn | I I A W W W R V S G X N
    effect.gaussian-blur | Gaussian blur effect | nnffnfnffnnp | T T T+A W W W R V S G X N
    > lottie-android | 4.1 | applied to each fill and stroke separately, and clipped to the precomposition
    effect.transform | Transform effect | nnnfffnnfnnn | I I A W W W R V S G X N
    effect.expression-controls | Expression controls (custom effects) | nnnpppnpnnnn | I I A W W W R V S G X N
    effect.other | Any other effect | nnnnnnnnpnnn | I I A W W W R V S G X N
    > skottie |  | supports the match names Black&White, Brightness & Contrast 2, Bulge, Corner Pin, Easy Levels2, Fractal Noise, HUE SATURATION, Invert, Linear Wipe, Motion Blur, Ramp, Sharpen, Shift Channels, Threshold2, Tile, Venetian Blinds, CC Sphere and CC Toner
    style.drop-shadow | Drop shadow layer style | ffnnnnnnfnnn | I I A B B B R V S G X N
    style.inner-shadow | Inner shadow layer style | nnnnnnnnfnnn | I I A B B B R V S G X N
    style.outer-glow | Outer glow layer style | nnnnnnnnfnnn | I I A B B B R V S G X N
    style.inner-glow | Inner glow layer style | nnnnnnnnfnnn | I I A B B B R V S G X N
    style.other | Stroke, bevel, satin, overlays layer styles | nnnnnnnnnnnn | I I A B B B R V S G X N
    text.fonts | Text with platform fonts | ffffffnffnnn | T T T T T T R V S G X N
    text.glyphs | Text with exported glyphs | nnffffnffnnn | T T T T T T R V S G X N
    text.animators | Text animators | nppfffnffnnn | I I A W W W R V S G X N
    > lottie-android |  | only the first range, and only fill, stroke, stroke width, tracking and opacity
    > lottie-ios-mt |  | implemented in TextAnimatorNode
    text.range-selector | Range selector | nppfffnfpnnn | I I A W W W R V S G X N
    > lottie-android |  | only start, end, offset and units (s, e, o, r)
    > skottie |  | only selectors based on characters, in Add mode
    text.selector-expression | Expression/wiggly selector | nnnnnnnpnnnn | T T T B B B R V B G X N
    text.path | Text on path | nnnfffnffnnn | T T T T T T R V C G X N
    text.animated-document | Animated text document (several keyframes) | nfffffnffnnn | I I A W W W R V S G X N
    > lottie-ios-ca |  | only one keyframe (exactlyOneKeyframe)
    expressions | Expressions | nnnfffnfpnnn | T+I T+I T+A T T T R V C+B G X N
    > skottie |  | only if the app supplies an expression manager; the Bodymovin report shows an error
    > thorvg |  | enabled by default (JerryScript), but builds can exclude it
    > lottie-windows |  | reports LP0015
    time-stretch | Time stretch | fffffffffnfn | T T T T T T C V C G X N
    > lottie-windows |  | reports LT0022
    time-remap | Time remap | pffffffffnfn | I T T T T T R V C G X N
    > lottie-ios-ca |  | only if the number of remapped layers times the number of frames is below 60,000 (CoreAnimationLayer.swift:600)
    > lottie-windows |  | reports LP0011
    motion-blur | Motion blur switch | nnnnnnnnfnnn | B B B B B B R V S - X N
    markers | Markers | fffffffffuff | T T T T T T R V C - X T
    slots | Slots / theming (sid) | nnnfffnffufn | I I A W W W R V S - X N
    image.embedded | Embedded base64 image | fffffffffnfu | I I A W W W R V S G X -
    keyframe.legacy-e | Old keyframes with end value `e` and last keyframe without `s` | fffffffffunf | I I A W W W R V S - X N
    > lottie-spec |  | the schema requires a value (s) in every keyframe
    """#
}
