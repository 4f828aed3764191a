export type TimerId = ReturnType<typeof setTimeout>

/** The time and timers, passed to rules that depend on them. Times in whole epoch ms. */
export interface Clock {
  now(): number
  /** Returns milliseconds since an arbitrary time, to measure durations. Server time corrections do not affect it. */
  elapsed(): number
  setTimeout(run: () => void, ms: number): TimerId
  clearTimeout(id: TimerId): void
}

/** A clock that follows the server's. */
export interface ServerClock extends Clock {
  /**
   * Synchronizes the clock with a server time (epoch ms) that was just received.
   * @param roundTrip duration of the request in ms. Half the duration is added, because the server set the time before
   * the response was sent.
   */
  follow(serverTime: number, roundTrip?: number): void
}

/** Differences below this are ignored, in milliseconds. They are network noise and would make countdowns stutter. */
const TOLERANCE = 250

/**
 * Maximum correction backwards that the clock handles by pausing, in milliseconds. A larger one means that the device's
 * clock was changed.
 */
const REAL_JUMP = 5_000

/** Offset of the server's clock in the last run, in milliseconds. The next run starts with it. */
export interface ClockOffset {
  initial: number
  save: (offset: number) => void
}

/** Changes of the offset below this are not stored, in milliseconds. */
const NOTABLE = 1_000

/**
 * Creates a clock that is synchronized by the `server-time` of responses. Before the first response, it uses the
 * device's clock plus the offset of the last run. It is therefore right offline too, on a device with a wrong clock.
 *
 * After a small correction backwards, the clock pauses instead of running backwards.
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
