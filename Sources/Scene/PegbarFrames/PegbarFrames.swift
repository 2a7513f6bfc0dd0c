// Frames are made of what scenes are made of, so one `import PegbarFrames` has to be enough to draw a
// scene. The files of this module see it, too.
@_exported public import PegbarScene
