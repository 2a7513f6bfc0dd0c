def report(options, frames, out):
    pass
