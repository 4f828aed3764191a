import type { Clock, TimerId } from '@/lib/clock'

/** Intervals of polling, and when it ends. */
export interface PollPlan<Order> {
  /** Returns the milliseconds before the next request, for the number of requests so far. Null ends the polling. */
  wait: (attempts: number) => number | null
  /** Returns true if an answer ends the polling. */
  settled: (order: Order) => boolean
  /** Called with every loaded order, including the last. */
  seen?: (order: Order) => void
}

export interface Poll<Order> {
  /** The settled order; null when the plan ended or `dispose` was called. */
  readonly settled: Promise<Order | null>
  /** Polls at once and restarts the plan: the buyer or the network is back, or another tab has changed the order. */
  again: () => void
  dispose: () => void
}

/** Milliseconds between requests (shell §4). */
const STEP = 3_000
/** Number of requests at that interval (shell §9). */
const QUICK = 5
const SLOWER = 1.6
const SLOWEST = 60_000

/** Returns the time to the next poll: at once, then every 3 s, five times (decision 40). */
export const fiveTimes = (attempts: number): number | null => (attempts === 0 ? 0 : attempts <= QUICK ? STEP : null)

/**
 * Returns the time to the next poll: at once, every 3 s at first, then at increasing intervals without end (decision
 * 40).
 */
export const slowerAndSlower = (attempts: number): number => {
  if (attempts === 0) return 0
  return attempts <= QUICK ? STEP : Math.min(SLOWEST, Math.round(STEP * SLOWER ** (attempts - QUICK)))
}

/**
 * Returns the wait before an attempt, like `slowerAndSlower`. Skips the immediate first attempt, because the order has
 * just been loaded.
 */
export const slowerFromNow = (attempts: number): number => slowerAndSlower(attempts + 1)

/** Polls an order by a plan. A failed request is ignored. @param ask loads the order; may reject */
export const poll = <Order extends object>(
  { clock }: { clock: Clock },
  ask: () => Promise<Order>,
  plan: PollPlan<Order>,
): Poll<Order> => {
  let timer: TimerId | null = null
  let ended = false
  /** Incremented by `again`: the answer to an earlier request schedules nothing. */
  let round = 0
  let end!: (order: Order | null) => void
  const settled = new Promise<Order | null>((resolve) => {
    end = (order) => {
      ended = true
      resolve(order)
    }
  })

  const request = async (attempts: number): Promise<void> => {
    const ownRound = round
    const order = await ask().catch(() => null)
    if (ended) return
    if (order) plan.seen?.(order)
    if (order && plan.settled(order)) end(order)
    else if (ownRound === round) next(attempts + 1)
  }
  const next = (attempts: number): void => {
    const wait = plan.wait(attempts)
    if (ended || wait === null) return end(null)
    timer = clock.setTimeout(() => void request(attempts), wait)
  }
  const clear = (): void => {
    if (timer !== null) clock.clearTimeout(timer)
    timer = null
  }
  next(0)

  return {
    settled,
    again: () => {
      if (ended) return
      clear()
      round += 1
      void request(0)
    },
    dispose: () => {
      clear()
      if (!ended) end(null)
    },
  }
}
