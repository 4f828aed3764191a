export type TimerId = ReturnType<typeof setTimeout>

/** The time and timers, handed in wherever a rule depends on them. Times in whole epoch ms. */
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
   * Takes a server time (epoch ms) read at this moment.
   * @param roundTrip ms the answer took; half of it is added, since the time was stamped on the way.
   */
  follow(serverTime: number, roundTrip?: number): void
}

/** Below this a new reading is noise of the network, and following it would make countdowns stutter. */
const TOLERANCE = 250

/** A server behind us by less than this is waited for, so that time never runs backwards; by more, the clock was really set. */
const REAL_JUMP = 5_000

/** What the last run found the server's clock to be ahead by, ms; the next run begins with it. */
export interface ClockOffset {
  initial: number
  save: (offset: number) => void
}

/** Smaller changes of the offset are not worth a write. */
const NOTABLE = 1_000

/**
 * A clock set by the `server-time` of answers; until the first one the device's clock, with the offset of the last run: without a network,
 * too, it is right beside a wrong device clock. It does not step back for small corrections: it pauses until the server time has caught
 * up.
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
