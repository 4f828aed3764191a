export type TimerId = ReturnType<typeof setTimeout>

/** The time and timers, which are passed to functions that depend on them. Times are in whole epoch ms. */
export interface Clock {
  now(): number
  /**
   * Returns milliseconds since an arbitrary time, to measure durations. Corrections by server time do not affect this
   * value.
   */
  elapsed(): number
  setTimeout(run: () => void, ms: number): TimerId
  clearTimeout(id: TimerId): void
}

/** A clock that is synchronized with the server. */
export interface ServerClock extends Clock {
  /**
   * Synchronizes the clock with a server time (epoch ms) that was just received.
   * @param roundTrip duration of the request in ms. Half of this duration is added, because the server sets the time
   * before sending the response.
   */
  follow(serverTime: number, roundTrip?: number): void
}

/**
 * Differences up to this value are ignored, in milliseconds. They are caused by the network, and would make countdowns
 * stutter.
 */
const TOLERANCE = 250

/**
 * Maximum backward correction for which the clock pauses, in milliseconds. A larger correction means that the device's
 * clock was changed, so the clock jumps.
 */
const REAL_JUMP = 5_000

/**
 * Offset of the server's clock from the device's clock, in milliseconds. The app stores the offset and starts the next
 * run with this value.
 */
export interface ClockOffset {
  initial: number
  save: (offset: number) => void
}

/** Changes of the offset up to this value are not stored, in milliseconds. */
const NOTABLE = 1_000

/**
 * Creates a clock that is synchronized by the `server-time` of responses. Before the first response, the clock adds
 * the offset of the last run to the device's time. The time is therefore correct even offline on a device whose clock
 * is wrong. After a small correction backward, the clock pauses instead of running backward.
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
