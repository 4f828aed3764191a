import type { Clock, TimerId } from '@/lib/clock'

export interface FakeClock extends Clock {
  /** Advances the time, and runs the timers that end in that period, in the order of their times. */
  advance(ms: number): void
  /** Like `advance`, but also lets promises settle after every timer. */
  advanceAsync(ms: number): Promise<void>
  /** Sets the time, but does not run timers. */
  set(time: number): void
  /** Number of pending timers. */
  readonly pending: number
}

/** The start time of the tests' clocks: Friday 20 November 2026, 10:00 at +08:00, epoch ms. */
export const NOW = Date.UTC(2026, 10, 20, 2)

/** A clock that only advances when a test advances it. */
export const fakeClock = (start = NOW): FakeClock => {
  let time = start
  let nextId = 1
  const timers = new Map<number, { due: number; run: () => void }>()

  const takeDue = (until: number) => {
    const [first] = [...timers]
      .filter(([, timer]) => timer.due <= until)
      .sort((a, b) => a[1].due - b[1].due || a[0] - b[0])
    if (!first) return undefined
    timers.delete(first[0])
    time = Math.max(time, first[1].due)
    return first[1].run
  }

  return {
    now: () => time,
    elapsed: () => time,
    setTimeout: (run, ms) => {
      const id = nextId++
      timers.set(id, { due: time + Math.max(0, ms), run })
      return id as unknown as TimerId
    },
    clearTimeout: (id) => void timers.delete(id as unknown as number),
    advance: (ms) => {
      const until = time + ms
      for (let run = takeDue(until); run; run = takeDue(until)) run()
      time = until
    },
    advanceAsync: async (ms) => {
      const until = time + ms
      await settle()
      for (let run = takeDue(until); run; run = takeDue(until)) {
        run()
        await settle()
      }
      time = until
      await settle()
    },
    set: (next) => {
      time = next
    },
    get pending() {
      return timers.size
    },
  }
}

/** Runs a dozen rounds of promise callbacks. This is enough for a pipeline of several `await`. */
const settle = async () => {
  for (let round = 0; round < 12; round++) await Promise.resolve()
}
