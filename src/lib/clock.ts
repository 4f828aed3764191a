export type TimerId = ReturnType<typeof setTimeout>

/** The time and timers, passed to rules that depend on them. Times in whole epoch ms. */
export interface Clock {
  now(): number
  /** Ms since some moment, for durations: it never pauses or jumps because of the server. */
  elapsed(): number
  setTimeout(run: () => void, ms: number): TimerId
  clearTimeout(id: TimerId): void
}

/** A clock that follows the server's. */
export interface ServerClock extends Clock {
  /**
   * Sets the clock by a server time (epoch ms) read at this moment.
   * @param roundTrip duration of the response in ms; half is added, since the server set the time before the way back
   */
  follow(serverTime: number, roundTrip?: number): void
}

/** A smaller difference is network noise; following it would make countdowns stutter. */
const TOLERANCE = 250

/** Maximum correction backwards that is waited for, so that time never runs backwards; beyond it, the clock was set. */
const REAL_JUMP = 5_000

/** Offset of the server's clock in the last run, ms; the next run begins with it. */
export interface ClockOffset {
  initial: number
  save: (offset: number) => void
}

/** Smaller changes of the offset are not stored. */
const NOTABLE = 1_000

/**
 * Creates a clock set by the `server-time` of responses. Before the first one it is the device's clock with the offset
 * of the last run. It is then right offline on a device with a wrong clock. For small corrections it does not step
 * back, but pauses until the server time has caught up.
 */
export const createServerClock = (device: () => number = Date.now, stored?: ClockOffset): ServerClock => {
  let offset = stored?.initial ?? 0
  let saved = offset
  let last = -Infinity
  return {
    now: () => {
      last = Math.max(last, device() + offset)
      return last
    },
    elapsed: device,
    follow: (serverTime, roundTrip = 0) => {
      if (!Number.isFinite(serverTime) || serverTime <= 0) return
      const next = Math.round(serverTime + roundTrip / 2) - device()
      if (Math.abs(next - offset) <= TOLERANCE + roundTrip / 2) return
      offset = next
      if (Math.abs(offset - saved) > NOTABLE) stored?.save((saved = offset))
      if (last - (device() + offset) > REAL_JUMP) last = -Infinity
    },
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (id) => clearTimeout(id),
  }
}
