extension SceneMember {
  static let transactionsSource = """
    $OVERRIDE $PRIVATE func begin() {
      guard let (from, _, _, speed) = playing else { return }
      seek(from)
      setClock(from, speed: abs(speed))
    }

    /// Ends all transactions and shows the end of the scene.
    $PUBLIC $OVERRIDE func stop() {
      ?shared if $SCENE.holdsEnd { return progress = 1 }
      ?holds progress = 1
      ?ends halt()
      ?ends scene?.withoutActions {
        ?ends scene?.showStart()
        ?ends for transaction in schedule { begin(transaction) }
      ?ends }
      ?ends begun = 0
      ?ends if let scene { scene.removeAnimations(below: scene) }
      ?ends setClock(0)
      ?ends playing = nil
      ?ends end(false)
    }

    /// The current position, 0...1; setting it applies earlier transactions and pauses.
    /// A transition might show its end, because transitions cannot be scrubbed.
    $PUBLIC $OVERRIDE var progress: Double {
      get { playing == nil ? 1 : min(elapsed / duration, 1) }
      set {
        playing = (0, duration, 1, 1)
        seek((newValue > 0 ? min(newValue, 1) : 0) * duration)
        end(false)
      }
    }

    /// A Boolean value that indicates whether playback is over.
    $PUBLIC $OVERRIDE var isOver: Bool { playing.map { elapsed >= $0.to } ?? true }

    /// Reattaches animations that iOS removed while the app was in the background.
    $PUBLIC $OVERRIDE func reattach() {
      guard let scene, let playing, scene.animation(forKey: "pause") == nil else { return }
      if scene.speed == 0 || elapsed < playing.to { return restore() }
      seek(playing.to)
      finish()
    }

    /// Sets every layer to its initial state; call this function outside transactions.
    $PUBLIC func prepare() {
      playing = nil
      restart()
      end(false)
    }

    private func restart() {
      halt()
      setClock(0)
      guard let scene else { return }
      scene.removeAnimations(below: scene)
      scene.removeAnimation(forKey: "transition")
      scene.withoutActions(scene.showStart)
      // Transactions animate from committed values.
      CATransaction.flush()
    }

    /// Shows a moment by starting all transactions up to that moment, each at its own time.
    private func seek(_ time: TimeInterval) {
      restart()
      setClock(time, speed: 0)
      notice = Notice()
      // Layers that never appeared do not animate implicitly, so this waits until they appear.
      guard scene?.presentation() != nil else {
        notice.begun = { [weak self] in self?.restore() }
        return addPause(1e-6)
      }
      notice.ended = { [weak self] in self?.goOn() }
      // The clock can differ in the last digits.
      for transaction in partTransactions where transaction.time < time + 5e-7 {
        setClock(transaction.time, speed: 0)
        begin(transaction)
        CATransaction.flush()
      }
      setClock(time, speed: 0)
      wait()
    }

    /// Shows the current moment again.
    private func restore() {
      let (time, speed) = (elapsed, scene?.speed ?? 1)
      seek(time)
      setClock(time, speed: speed)
    }

    /// Plays a transaction; its frames are counted from its start.
    private func begin(_ transaction: (time: TimeInterval, play: () -> Void)) {
      begun += 1
      CATransaction.begin()
      CATransaction.setValue(transaction.time, forKey: "transaction")
      transaction.play()
      CATransaction.commit()
    }

    /// Starts the transactions that are due; after the last one, the part is over.
    private func goOn() {
      let transactions = partTransactions
      guard begun < transactions.count else { return finish() }
      let time = transactions[begun].time
      for next in transactions[begun...] where next.time == time { begin(next) }
      wait()
    }

    /// Waits for the next transaction or the end of the part.
    private func wait() {
      guard let playing else { return }
      let transactions = partTransactions
      let end = begun < transactions.count ? transactions[begun].time : playing.to
      addPause(max(end - elapsed, 1e-6))
    }

    /// Calls `notice` after a duration, using an animation that adds 0 to the opacity.
    private func addPause(_ duration: TimeInterval) {
      let pause = CABasicAnimation(keyPath: "opacity")
      pause.fromValue = 0 as CGFloat
      pause.toValue = 0 as CGFloat
      pause.isAdditive = true
      pause.duration = duration
      pause.delegate = notice
      scene?.add(pause, forKey: "pause")
    }

    /// Repeats the part, or freezes its final state.
    private func finish() {
      guard let (_, to, count, _) = playing else { return }
      halt()
      if count > 1 {
        playing?.count -= 1
        return begin()
      }
      if to < duration { setClock(to, speed: 0) } else { playing = nil }
      end(true)
    }

    /// Cancels the remaining transactions.
    private func halt() {
      (notice.begun, notice.ended) = (nil, nil)
      begun = 0
      scene?.removeAnimation(forKey: "pause")
    }

    /// The transactions of the current part.
    private var partTransactions: [(time: TimeInterval, play: () -> Void)] {
      let end = playing?.to ?? 0
      return end == duration ? schedule : schedule.filter { $0.time < end - 0.001 }
    }

    /// All transactions with their times; each starts when the duration of the previous one ends.
    private var schedule: [(time: TimeInterval, play: () -> Void)] {
      var start = 0.0
      return (scene?.transactions ?? []).map { transaction in
        defer { start += transaction.duration }
        return ((start * 1e9 + 0.001).rounded(.down) / 1e9, transaction.play)
      }
    }

    /// The number of started transactions.
    private var begun = 0

    private var notice = Notice()
    """

  static let remakeTransactionsSource = """
    /// Shows the current moment again after values change.
    $HOOK $OVERRIDE func remake(_ layers: [CALayer]? = nil) { if playing != nil { restore() } }
    """
}
