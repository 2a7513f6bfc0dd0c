// Written by tools/update required-members; change the data, not this file.
// Longer than 400 lines because each requirement has a line.

extension RequiredMember {
  /// The members that players require.
  ///
  /// One line per object, member and player: what happens if the member is missing and if it is
  /// null (r: the file does not load, or nothing is shown; d: the object is not shown; -: neither),
  /// and the versions of the player. The data also has the file and line of the player's decoder.
  static let table = #"""
    animation assets
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -r - -
    animation chars
    > lottie-android -r - -
    animation fonts
    > lottie-android -r - -
    > thorvg -r - -
    animation fr
    > lottie-web r- - -
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg rr - -
    > skottie rr - -
    animation h
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie rr - -
    animation ip
    > lottie-web r- - -
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    animation layers
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie rr - -
    > thorvg rd - -
    > skottie dd - -
    animation markers
    > lottie-android -r - -
    > rlottie -r - -
    animation op
    > lottie-web -r - -
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg dd - -
    animation v
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie rr - -
    > skottie rr - -
    animation w
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie rr - -
    layer ao
    > lottie-android -r 6.2.0 -
    > rlottie -r - -
    layer bm
    > lottie-android -r 6.2.0 -
    > rlottie -r - -
    layer cl
    > lottie-android -r - -
    layer ddd
    > rlottie -r - -
    layer ef
    > lottie-android -r - -
    > thorvg -d - -
    layer h
    > lottie-android -r - -
    > rlottie -r - -
    layer hasMask
    > rlottie -r - -
    layer hd
    > lottie-android -r - -
    > rlottie -r - -
    layer ind
    > lottie-ios -r - -
    > lottie-android -r - -
    > rlottie -r - -
    layer ip
    > lottie-web d- - -
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    layer ks
    > lottie-web rr - -
    > lottie-ios rr - 4.4.0
    > lottie-ios -r 4.4.0 -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg -d - -
    layer masksProperties
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    layer nm
    > lottie-android -r - -
    > rlottie -r - -
    layer op
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    layer parent
    > lottie-android -r - -
    > rlottie -r - -
    layer refId
    > lottie-android -r - -
    > rlottie -r - -
    layer sc
    > lottie-android -r - -
    > rlottie -r - -
    layer sh
    > lottie-android -r - -
    > rlottie -r - -
    layer shapes
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg dd - -
    layer sr
    > lottie-android -r - -
    > rlottie -r - -
    layer st
    > lottie-web d- - -
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    layer sw
    > lottie-android -r - -
    > rlottie -r - -
    layer t
    > lottie-android -r - -
    > thorvg -d - -
    layer tm
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    layer tt
    > lottie-android -r - -
    > rlottie -r - -
    layer ty
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    layer w
    > lottie-android -r - -
    > rlottie -r - -
    precomp-layer h
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android dr 6.6.0 -
    > rlottie -r - -
    > thorvg dd - -
    precomp-layer ip
    > lottie-web d- - -
    precomp-layer ks
    > lottie-web rr - -
    precomp-layer op
    > lottie-web dd - -
    precomp-layer refId
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    precomp-layer sr
    > thorvg -d - -
    precomp-layer st
    > lottie-web d- - -
    precomp-layer tm
    > rlottie -r - -
    > thorvg -d - -
    precomp-layer w
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android dr 6.6.0 -
    > rlottie -r - -
    > thorvg dd - -
    solid-layer ip
    > lottie-web d- - -
    solid-layer ks
    > lottie-web rr - -
    solid-layer op
    > lottie-web dd - -
    solid-layer sc
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie -r - -
    > skottie dd - -
    solid-layer sh
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    solid-layer st
    > lottie-web d- - -
    solid-layer sw
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    image-layer ip
    > lottie-web d- - -
    image-layer ks
    > lottie-web rr - -
    image-layer op
    > lottie-web dd - -
    image-layer refId
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android dr 5.0.1 -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    image-layer st
    > lottie-web d- - -
    null-layer ind
    > lottie-web dd - -
    > rlottie -r - -
    null-layer ks
    > lottie-web rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg -d - -
    shape-layer ip
    > lottie-web d- - -
    shape-layer ks
    > lottie-web rr - -
    shape-layer op
    > lottie-web dd - -
    shape-layer shapes
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    shape-layer st
    > lottie-web d- - -
    text-layer ip
    > lottie-web d- - -
    text-layer ks
    > lottie-web rr - -
    text-layer op
    > lottie-web dd - -
    text-layer st
    > lottie-web d- - -
    text-layer t
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > thorvg dd - -
    > skottie dd - -
    transform a
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    transform eo
    > lottie-android -r - -
    transform hd
    > rlottie -r - -
    transform o
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    transform or
    > thorvg -d - -
    transform p
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    transform r
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    transform rx
    > lottie-android -r 6.7.0 -
    > rlottie -r - -
    > thorvg -d - -
    transform ry
    > lottie-android -r 6.7.0 -
    > rlottie -r - -
    > thorvg -d - -
    transform rz
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    transform s
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    transform sa
    > lottie-android -r - -
    > thorvg -d - -
    transform sk
    > lottie-android -r - -
    > thorvg -d - -
    transform so
    > lottie-android -r - -
    group-transform a
    > lottie-android -r - -
    > rlottie -r - -
    group-transform eo
    > lottie-android -r - -
    group-transform o
    > lottie-web rr - -
    > lottie-android -r - -
    > rlottie -r - -
    group-transform p
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    group-transform r
    > lottie-android -r - -
    > rlottie -r - -
    group-transform rx
    > lottie-android -r 6.7.0 -
    group-transform ry
    > lottie-android -r 6.7.0 -
    group-transform rz
    > lottie-android -r - -
    group-transform s
    > lottie-android -r - -
    > rlottie -r - -
    group-transform sa
    > lottie-android -r - -
    group-transform sk
    > lottie-android -r - -
    group-transform so
    > lottie-android -r - -
    group-transform ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    property (wrapped)
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie rr - -
    property k
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    keyframe e
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    keyframe h
    > lottie-android -r - -
    > rlottie -r - -
    keyframe i
    > lottie-android -r - -
    > rlottie dr - -
    > thorvg -d - -
    keyframe n
    > rlottie -r - -
    > thorvg -d - -
    keyframe o
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    keyframe s
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    > skottie dd - -
    keyframe t
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    > skottie dd - -
    keyframe ti
    > lottie-android -r - -
    > rlottie -r - -
    keyframe to
    > lottie-android -r - -
    > rlottie -r - -
    bezier c
    > lottie-android -r - -
    > rlottie -r - -
    bezier i
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    bezier o
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    bezier v
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    group hd
    > lottie-android -r - -
    group it
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    group nm
    > lottie-android -r - -
    > rlottie -r - -
    group ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    rectangle d
    > rlottie -r - -
    rectangle hd
    > lottie-android -r - -
    > rlottie -r - -
    rectangle nm
    > lottie-android -r - -
    > rlottie -r - -
    rectangle p
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    rectangle r
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    rectangle s
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    rectangle ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    ellipse d
    > lottie-android -r - -
    > rlottie -r - -
    ellipse hd
    > lottie-android -r - -
    > rlottie -r - -
    ellipse nm
    > lottie-android -r - -
    > rlottie -r - -
    ellipse p
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    ellipse s
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    ellipse ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    star d
    > lottie-android -r 5.0.1 -
    > rlottie -r - -
    star hd
    > lottie-android -r - -
    > rlottie -r - -
    star ir
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    star is
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    star nm
    > lottie-android -r - -
    > rlottie -r - -
    star or
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    star os
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    star p
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    star pt
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    star r
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    star sy
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > skottie dd - -
    star ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    path d
    > rlottie -r - -
    path hd
    > lottie-android -r - -
    > rlottie -r - -
    path ind
    > lottie-android -r - -
    path ks
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    path nm
    > lottie-android -r - -
    > rlottie -r - -
    path ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    fill c
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr 5.0.1 -
    > rlottie -r - -
    fill fillEnabled
    > lottie-android -r - -
    > rlottie -r - -
    fill hd
    > lottie-android -r - -
    > rlottie -r - -
    fill nm
    > lottie-android -r - -
    > rlottie -r - -
    fill o
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android -r 3.4.2 -
    > rlottie -r - -
    fill r
    > lottie-android -r - -
    > rlottie -r - -
    fill ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    stroke c
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    stroke d
    > lottie-android -r - -
    > rlottie -r - -
    stroke fillEnabled
    > rlottie -r - -
    stroke hd
    > lottie-android -r - -
    > rlottie -r - -
    stroke lc
    > lottie-android rr - 6.1.0
    > lottie-android -r 6.1.0 -
    > rlottie -r - -
    stroke lj
    > lottie-android rr - 6.1.0
    > lottie-android -r 6.1.0 -
    > rlottie -r - -
    stroke ml
    > lottie-android -r - -
    > rlottie -r - -
    stroke nm
    > lottie-android -r - -
    > rlottie -r - -
    stroke o
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android -r 3.4.2 -
    > rlottie -r - -
    > thorvg -d - -
    stroke ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    stroke w
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    gradient-fill a
    > rlottie -r - -
    gradient-fill e
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    gradient-fill g
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    gradient-fill h
    > rlottie -r - -
    gradient-fill hd
    > lottie-android -r - -
    > rlottie -r - -
    gradient-fill nm
    > lottie-android -r - -
    > rlottie -r - -
    gradient-fill o
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android -r 3.4.2 -
    > rlottie -r - -
    > thorvg -d - -
    gradient-fill r
    > lottie-android -r - -
    > rlottie -r - -
    gradient-fill s
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    gradient-fill t
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    gradient-fill ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    gradient-stroke a
    > rlottie -r - -
    gradient-stroke d
    > lottie-android -r - -
    > rlottie -r - -
    gradient-stroke e
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    gradient-stroke g
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    gradient-stroke h
    > rlottie -r - -
    gradient-stroke hd
    > lottie-android -r - -
    > rlottie -r - -
    gradient-stroke lc
    > lottie-android rr - -
    > rlottie -r - -
    gradient-stroke lj
    > lottie-android rr - -
    > rlottie -r - -
    gradient-stroke ml
    > lottie-android -r - -
    > rlottie -r - -
    gradient-stroke nm
    > lottie-android -r - -
    > rlottie -r - -
    gradient-stroke o
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android -r 3.4.2 -
    > rlottie -r - -
    > thorvg -d - -
    gradient-stroke s
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    gradient-stroke t
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    gradient-stroke ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    gradient-stroke w
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    gradient-colors k
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    gradient-colors p
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    dash n
    > lottie-ios dd - -
    > lottie-android rr - -
    dash v
    > lottie-web rr - -
    > lottie-ios dd - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg d- - -
    trim e
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    trim hd
    > lottie-android -r - -
    > rlottie -r - -
    trim m
    > lottie-ios rr - 4.5.1
    > lottie-ios -r 4.5.1 -
    > lottie-android dr - -
    > rlottie -r - -
    trim nm
    > lottie-android -r - -
    > rlottie -r - -
    trim o
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    trim s
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    trim ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    repeater c
    > lottie-web rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    repeater hd
    > lottie-android -r - -
    > rlottie -r - -
    repeater nm
    > lottie-android -r - -
    > rlottie -r - -
    repeater o
    > lottie-web rr - -
    > lottie-android rr - -
    > rlottie -r - -
    repeater tr
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > skottie dd - -
    repeater ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    repeater-transform a
    > lottie-android -r - -
    > rlottie -r - -
    repeater-transform eo
    > lottie-web rr - -
    > lottie-android rr - -
    > rlottie -r - -
    repeater-transform o
    > lottie-android -r - -
    repeater-transform p
    > lottie-android -r - -
    > rlottie -r - -
    > thorvg -d - -
    repeater-transform r
    > lottie-android -r - -
    > rlottie -r - -
    repeater-transform rx
    > lottie-android -r 6.7.0 -
    repeater-transform ry
    > lottie-android -r 6.7.0 -
    repeater-transform rz
    > lottie-android -r - -
    repeater-transform s
    > lottie-android -r - -
    > rlottie -r - -
    repeater-transform sa
    > lottie-android -r - -
    repeater-transform sk
    > lottie-android -r - -
    repeater-transform so
    > lottie-web rr - -
    > lottie-android rr - -
    > rlottie -r - -
    round-corners hd
    > lottie-android -r 5.0.1 -
    > rlottie -r - -
    round-corners nm
    > lottie-android -r 5.0.1 -
    > rlottie -r - -
    round-corners r
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr 5.0.1 -
    > rlottie -r - -
    round-corners ty
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    merge hd
    > lottie-android -r - -
    merge mm
    > lottie-ios rr - -
    > lottie-android rr - -
    merge nm
    > lottie-android -r - -
    merge ty
    > rlottie -r - -
    > skottie dd - -
    mask inv
    > lottie-android -r - -
    > rlottie -r - -
    mask mode
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg -d - -
    > skottie dd - -
    mask o
    > lottie-web rr - -
    > lottie-android rr - -
    > rlottie -r - -
    > thorvg -d - -
    mask pt
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dr - -
    > skottie dd - -
    image-asset e
    > rlottie dr - -
    > thorvg dd - -
    image-asset h
    > lottie-web dd - -
    > lottie-ios dd 4.4.0 -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    image-asset id
    > lottie-web rr - -
    > lottie-ios dd 4.4.0 -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    image-asset p
    > lottie-web dd - -
    > lottie-ios rr - 4.4.0
    > lottie-ios dd 4.4.0 -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    image-asset u
    > lottie-ios dd 4.4.0 -
    > lottie-android -r - -
    > rlottie -r - -
    > skottie dd - -
    image-asset w
    > lottie-web dd - -
    > lottie-ios dd 4.4.0 -
    > lottie-android rr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    precomp-asset id
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    precomp-asset layers
    > lottie-web rr - -
    > lottie-ios dr - -
    > lottie-android dr - -
    > rlottie dr - -
    > thorvg dd - -
    > skottie dd - -
    precomp-asset w
    > lottie-android -r - -
    text-data a
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android -r - -
    text-data d
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > thorvg dd - -
    > skottie dd - -
    text-data m
    > lottie-web rr - -
    > thorvg -d - -
    text-data p
    > lottie-web rr - -
    text-document f
    > lottie-ios rr - -
    > lottie-android dr - -
    > thorvg rr - -
    > skottie dd - -
    text-document fc
    > lottie-android -r - -
    > skottie dd - -
    text-document j
    > lottie-ios rr - -
    > lottie-android -r - -
    text-document lh
    > lottie-ios rr - 4.6.1
    > lottie-android -r - -
    > skottie dd - -
    text-document ls
    > lottie-ios -r - -
    > lottie-android -r - -
    text-document of
    > lottie-android -r - -
    text-document ps
    > lottie-android -r 6.0.0 -
    text-document s
    > lottie-ios rr - -
    > lottie-android dr - -
    > thorvg dd - -
    > skottie dd - -
    text-document sc
    > lottie-android -r - -
    text-document sw
    > lottie-android -r - -
    text-document sz
    > lottie-android -r 6.0.0 -
    text-document t
    > lottie-ios rr - -
    > lottie-android rr - -
    > thorvg dd - -
    > skottie dd - -
    text-document tr
    > lottie-ios rr - -
    > lottie-android -r - -
    text-animator a
    > lottie-web rr - -
    > lottie-ios rr - -
    > lottie-android -r - -
    > thorvg dd - -
    > skottie dd - -
    text-animator s
    > lottie-web rr - -
    > lottie-ios rr 4.5.0 -
    > lottie-android -r 6.5.0 -
    > thorvg dd - -
    font ascent
    > lottie-ios rr - 4.6.1
    > lottie-android -r - -
    font fFamily
    > lottie-ios rr - -
    > lottie-android rr - -
    > thorvg rr - -
    > skottie dd - -
    font fName
    > lottie-ios rr - -
    > lottie-android dr - -
    > thorvg rr - -
    > skottie dd - -
    font fStyle
    > lottie-ios rr - -
    > lottie-android rr - -
    > thorvg rr - -
    > skottie dd - -
    char ch
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android dr - -
    > thorvg dd - -
    > skottie dd - -
    char data
    > lottie-android dr - -
    > thorvg dr - -
    > skottie dd - -
    char fFamily
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > thorvg rr - -
    > skottie dd - -
    char size
    > lottie-ios rr - -
    > lottie-android -r - -
    char style
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android rr - -
    > thorvg rr - -
    > skottie dd - -
    char w
    > lottie-web dd - -
    > lottie-ios rr - -
    > lottie-android -r - -
    marker cm
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    > skottie dd - -
    marker dr
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    > skottie dd - -
    marker tm
    > lottie-ios rr - -
    > lottie-android -r - -
    > rlottie -r - -
    > skottie dd - -
    effect ef
    > lottie-web rr - -
    > thorvg dd - -
    > skottie dd - -
    effect en
    > thorvg dd - -
    effect mn
    > skottie dd - -
    effect nm
    > lottie-android -r 4.1.0 -
    effect ty
    > lottie-ios rr 4.3.0 -
    > lottie-android -r 4.1.0 -
    > thorvg dd - -
    """#
}
