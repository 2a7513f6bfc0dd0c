// Written by tools/update required-members; change the data, not this file.
// Longer than 400 lines because each requirement has a line.

extension RequiredMember {
  /// The members that players require.
  ///
  /// One line per member and player: what happens if the member is missing and if it is null (r: the
  /// file does not load, or nothing is shown; d: the object is not shown; -: neither), and the
  /// versions of the player. The data also has the file and line of the player's decoder.
  static let table: [LottieObject: String] = [
    .animation: #"""
    assets
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -r - -
    chars
    > lottie-android -r - -
    fonts
    > lottie-android -r - -
    > thorvg -r - -
    fr
    > lottie-web r- - -
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg rr - -
    > skottie rr - -
    h
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie rr - -
    ip
    > lottie-web r- - -
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    layers
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie rr - -
    > thorvg rd - -
    > skottie dd - -
    markers
    > lottie-android -r - -
    > rlottie -r - -
    op
    > lottie-web -r - -
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg dd - -
    v
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie rr - -
    > skottie rr - -
    w
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie rr - -
    """#,
    .layer: #"""
    ao
    > lottie-android -r 6.2.0 -
    > rlottie -r - -
    bm
    > lottie-android -r 6.2.0 -
    > rlottie -r - -
    cl
    > lottie-android -r - -
    ddd
    > rlottie -r - -
    ef
    > lottie-android -r - -
    > thorvg -d - -
    h
    > lottie-android -r - -
    > rlottie -r - -
    hasMask
    > rlottie -r - -
    hd
    > lottie-android -r - -
    > rlottie -r - -
    ind
    > lottie-ios -r - -
    > lottie-android -r - -
    > rlottie -r - -
    ip
    > lottie-web d- - -
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    ks
    > lottie-web rr - -
    > lottie-ios rr - 4.4.0
    > lottie-ios -r 4.4.0 -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg -d - -
    masksProperties
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    nm
    > lottie-android -r - -
    > rlottie -r - -
    op
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    parent
    > lottie-android -r - -
    > rlottie -r - -
    refId
    > lottie-android -r - -
    > rlottie -r - -
    sc
    > lottie-android -r - -
    > rlottie -r - -
    sh
    > lottie-android -r - -
    > rlottie -r - -
    shapes
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg dd - -
    sr
    > lottie-android -r - -
    > rlottie -r - -
    st
    > lottie-web d- - -
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    sw
    > lottie-android -r - -
    > rlottie -r - -
    t
    > lottie-android -r - -
    > thorvg -d - -
    tm
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    tt
    > lottie-android -r - -
    > rlottie -r - -
    ty
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    w
    > lottie-android -r - -
    > rlottie -r - -
    """#,
    .precompLayer: #"""
    h
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android dr 6.6.0 -
    > rlottie -r - -
    > thorvg dd - -
    ip
    > lottie-web d- - -
    ks
    > lottie-web rr - -
    op
    > lottie-web dd - -
    refId
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    sr
    > thorvg -d - -
    st
    > lottie-web d- - -
    tm
    > rlottie -r - -
    > thorvg -d - -
    w
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android dr 6.6.0 -
    > rlottie -r - -
    > thorvg dd - -
    """#,
    .solidLayer: #"""
    ip
    > lottie-web d- - -
    ks
    > lottie-web rr - -
    op
    > lottie-web dd - -
    sc
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie -r - -
    > skottie dd - -
    sh
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    st
    > lottie-web d- - -
    sw
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .imageLayer: #"""
    ip
    > lottie-web d- - -
    ks
    > lottie-web rr - -
    op
    > lottie-web dd - -
    refId
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android dr 5.0.1 -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    st
    > lottie-web d- - -
    """#,
    .nullLayer: #"""
    ind
    > lottie-web dd - -
    > rlottie -r - -
    ks
    > lottie-web rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg -d - -
    """#,
    .shapeLayer: #"""
    ip
    > lottie-web d- - -
    ks
    > lottie-web rr - -
    op
    > lottie-web dd - -
    shapes
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    st
    > lottie-web d- - -
    """#,
    .textLayer: #"""
    ip
    > lottie-web d- - -
    ks
    > lottie-web rr - -
    op
    > lottie-web dd - -
    st
    > lottie-web d- - -
    t
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .transform: #"""
    a
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    eo
    > lottie-android -r - -
    hd
    > rlottie -r - -
    o
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    or
    > thorvg -d - -
    p
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    r
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    rx
    > lottie-android -r 6.7.0 -
    > rlottie -r - -
    > thorvg -d - -
    ry
    > lottie-android -r 6.7.0 -
    > rlottie -r - -
    > thorvg -d - -
    rz
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    s
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    sa
    > lottie-android -r - -
    > thorvg -d - -
    sk
    > lottie-android -r - -
    > thorvg -d - -
    so
    > lottie-android -r - -
    """#,
    .groupTransform: #"""
    a
    > lottie-android -r - -
    > rlottie -r - -
    eo
    > lottie-android -r - -
    o
    > lottie-web rr - -
    > lottie-android -r - -
    > rlottie -r - -
    p
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    r
    > lottie-android -r - -
    > rlottie -r - -
    rx
    > lottie-android -r 6.7.0 -
    ry
    > lottie-android -r 6.7.0 -
    rz
    > lottie-android -r - -
    s
    > lottie-android -r - -
    > rlottie -r - -
    sa
    > lottie-android -r - -
    sk
    > lottie-android -r - -
    so
    > lottie-android -r - -
    ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .property: #"""
    (wrapped)
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie rr - -
    k
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    """#,
    .keyframe: #"""
    e
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    h
    > lottie-android -r - -
    > rlottie -r - -
    i
    > lottie-android -r - -
    > rlottie dr - -
    > thorvg -d - -
    n
    > rlottie -r - -
    > thorvg -d - -
    o
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    s
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    > skottie dd - -
    t
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    > skottie dd - -
    ti
    > lottie-android -r - -
    > rlottie -r - -
    to
    > lottie-android -r - -
    > rlottie -r - -
    """#,
    .bezier: #"""
    c
    > lottie-android -r - -
    > rlottie -r - -
    i
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    o
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    v
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .group: #"""
    hd
    > lottie-android -r - -
    it
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    nm
    > lottie-android -r - -
    > rlottie -r - -
    ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .rectangle: #"""
    d
    > rlottie -r - -
    hd
    > lottie-android -r - -
    > rlottie -r - -
    nm
    > lottie-android -r - -
    > rlottie -r - -
    p
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    r
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    s
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .ellipse: #"""
    d
    > lottie-android -r - -
    > rlottie -r - -
    hd
    > lottie-android -r - -
    > rlottie -r - -
    nm
    > lottie-android -r - -
    > rlottie -r - -
    p
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    s
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .star: #"""
    d
    > lottie-android -r 5.0.1 -
    > rlottie -r - -
    hd
    > lottie-android -r - -
    > rlottie -r - -
    ir
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    is
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    nm
    > lottie-android -r - -
    > rlottie -r - -
    or
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    os
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    p
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    pt
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    r
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    sy
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > skottie dd - -
    ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .path: #"""
    d
    > rlottie -r - -
    hd
    > lottie-android -r - -
    > rlottie -r - -
    ind
    > lottie-android -r - -
    ks
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    nm
    > lottie-android -r - -
    > rlottie -r - -
    ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .fill: #"""
    c
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr 5.0.1 -
    > rlottie -r - -
    fillEnabled
    > lottie-android -r - -
    > rlottie -r - -
    hd
    > lottie-android -r - -
    > rlottie -r - -
    nm
    > lottie-android -r - -
    > rlottie -r - -
    o
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android -r 3.4.2 -
    > rlottie -r - -
    r
    > lottie-android -r - -
    > rlottie -r - -
    ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .stroke: #"""
    c
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    d
    > lottie-android -r - -
    > rlottie -r - -
    fillEnabled
    > rlottie -r - -
    hd
    > lottie-android -r - -
    > rlottie -r - -
    lc
    > lottie-android rr - 6.1.0
    > lottie-android -r 6.1.0 -
    > rlottie -r - -
    lj
    > lottie-android rr - 6.1.0
    > lottie-android -r 6.1.0 -
    > rlottie -r - -
    ml
    > lottie-android -r - -
    > rlottie -r - -
    nm
    > lottie-android -r - -
    > rlottie -r - -
    o
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android -r 3.4.2 -
    > rlottie -r - -
    > thorvg -d - -
    ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    w
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    """#,
    .gradientFill: #"""
    a
    > rlottie -r - -
    e
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    g
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    h
    > rlottie -r - -
    hd
    > lottie-android -r - -
    > rlottie -r - -
    nm
    > lottie-android -r - -
    > rlottie -r - -
    o
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android -r 3.4.2 -
    > rlottie -r - -
    > thorvg -d - -
    r
    > lottie-android -r - -
    > rlottie -r - -
    s
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    t
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .gradientStroke: #"""
    a
    > rlottie -r - -
    d
    > lottie-android -r - -
    > rlottie -r - -
    e
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    g
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    h
    > rlottie -r - -
    hd
    > lottie-android -r - -
    > rlottie -r - -
    lc
    > lottie-android rr - -
    > rlottie -r - -
    lj
    > lottie-android rr - -
    > rlottie -r - -
    ml
    > lottie-android -r - -
    > rlottie -r - -
    nm
    > lottie-android -r - -
    > rlottie -r - -
    o
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android -r 3.4.2 -
    > rlottie -r - -
    > thorvg -d - -
    s
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    t
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    w
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    """#,
    .gradientColors: #"""
    k
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    p
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .dash: #"""
    n
    > lottie-ios dd - -
    > lottie-android rr - -
    v
    > lottie-web rr - -
    > lottie-ios dd - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg d- - -
    """#,
    .trim: #"""
    e
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    hd
    > lottie-android -r - -
    > rlottie -r - -
    m
    > lottie-ios rr - 4.5.1
    > lottie-ios -r 4.5.1 -
    > lottie-android dr - -
    > rlottie -r - -
    nm
    > lottie-android -r - -
    > rlottie -r - -
    o
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    s
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .repeater: #"""
    c
    > lottie-web rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    hd
    > lottie-android -r - -
    > rlottie -r - -
    nm
    > lottie-android -r - -
    > rlottie -r - -
    o
    > lottie-web rr - -
    > lottie-android rr - -
    > rlottie -r - -
    tr
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > skottie dd - -
    ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .repeaterTransform: #"""
    a
    > lottie-android -r - -
    > rlottie -r - -
    eo
    > lottie-web rr - -
    > lottie-android rr - -
    > rlottie -r - -
    o
    > lottie-android -r - -
    p
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    r
    > lottie-android -r - -
    > rlottie -r - -
    rx
    > lottie-android -r 6.7.0 -
    ry
    > lottie-android -r 6.7.0 -
    rz
    > lottie-android -r - -
    s
    > lottie-android -r - -
    > rlottie -r - -
    sa
    > lottie-android -r - -
    sk
    > lottie-android -r - -
    so
    > lottie-web rr - -
    > lottie-android rr - -
    > rlottie -r - -
    """#,
    .roundCorners: #"""
    hd
    > lottie-android -r 5.0.1 -
    > rlottie -r - -
    nm
    > lottie-android -r 5.0.1 -
    > rlottie -r - -
    r
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr 5.0.1 -
    > rlottie -r - -
    ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .merge: #"""
    hd
    > lottie-android -r - -
    mm
    > lottie-ios rr - -
    > lottie-android rr - -
    nm
    > lottie-android -r - -
    ty
    > rlottie -r - -
    > skottie dd - -
    """#,
    .mask: #"""
    inv
    > lottie-android -r - -
    > rlottie -r - -
    mode
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg -d - -
    > skottie dd - -
    o
    > lottie-web rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    pt
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dr - -
    > skottie dd - -
    """#,
    .imageAsset: #"""
    e
    > rlottie dr - -
    > thorvg dd - -
    h
    > lottie-web dd - -
    > lottie-ios dd 4.4.0 -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    id
    > lottie-web rr - -
    > lottie-ios dd 4.4.0 -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    p
    > lottie-web dd - -
    > lottie-ios rr - 4.4.0
    > lottie-ios dd 4.4.0 -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    u
    > lottie-ios dd 4.4.0 -
    > lottie-android -r - -
    > rlottie -r - -
    > skottie dd - -
    w
    > lottie-web dd - -
    > lottie-ios dd 4.4.0 -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    """#,
    .precompAsset: #"""
    id
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    layers
    > lottie-web rr - -
    > lottie-ios dr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    w
    > lottie-android -r - -
    """#,
    .textData: #"""
    a
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android -r - -
    d
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > thorvg dd - -
    > skottie dd - -
    m
    > lottie-web rr - -
    > thorvg -d - -
    p
    > lottie-web rr - -
    """#,
    .textDocument: #"""
    f
    > lottie-ios rr - -
    > lottie-android dr - -
    > thorvg rr - -
    > skottie dd - -
    fc
    > lottie-android -r - -
    > skottie dd - -
    j
    > lottie-ios rr - -
    > lottie-android -r - -
    lh
    > lottie-ios rr - 4.6.1
    > lottie-android -r - -
    > skottie dd - -
    ls
    > lottie-ios -r - -
    > lottie-android -r - -
    of
    > lottie-android -r - -
    ps
    > lottie-android -r 6.0.0 -
    s
    > lottie-ios rr - -
    > lottie-android dr - -
    > thorvg dd - -
    > skottie dd - -
    sc
    > lottie-android -r - -
    sw
    > lottie-android -r - -
    sz
    > lottie-android -r 6.0.0 -
    t
    > lottie-ios rr - -
    > lottie-android rr - -
    > thorvg dd - -
    > skottie dd - -
    tr
    > lottie-ios rr - -
    > lottie-android -r - -
    """#,
    .textAnimator: #"""
    a
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android -r - -
    > thorvg dd - -
    > skottie dd - -
    s
    > lottie-web rr - -
    > lottie-ios rr 4.5.0 -
    > lottie-android -r 6.5.0 -
    > thorvg dd - -
    """#,
    .font: #"""
    ascent
    > lottie-ios rr - 4.6.1
    > lottie-android -r - -
    fFamily
    > lottie-ios rr - -
    > lottie-android rr - -
    > thorvg rr - -
    > skottie dd - -
    fName
    > lottie-ios rr - -
    > lottie-android dr - -
    > thorvg rr - -
    > skottie dd - -
    fStyle
    > lottie-ios rr - -
    > lottie-android rr - -
    > thorvg rr - -
    > skottie dd - -
    """#,
    .char: #"""
    ch
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > thorvg dd - -
    > skottie dd - -
    data
    > lottie-android dr - -
    > thorvg dr - -
    > skottie dd - -
    fFamily
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > thorvg rr - -
    > skottie dd - -
    size
    > lottie-ios rr - -
    > lottie-android -r - -
    style
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > thorvg rr - -
    > skottie dd - -
    w
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android -r - -
    """#,
    .marker: #"""
    cm
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    > skottie dd - -
    dr
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    > skottie dd - -
    tm
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    > skottie dd - -
    """#,
    .effect: #"""
    ef
    > lottie-web rr - -
    > thorvg dd - -
    > skottie dd - -
    en
    > thorvg dd - -
    mn
    > skottie dd - -
    nm
    > lottie-android -r 4.1.0 -
    ty
    > lottie-ios rr 4.3.0 -
    > lottie-android -r 4.1.0 -
    > thorvg dd - -
    """#,
  ]
}
