import type { Clock, TimerId } from '@/lib/clock'

/** Intervals of polling, and the condition that ends it. */
export interface PollPlan<Order> {
  /**
   * Returns the wait before the next request, ms. `attempts` is the number of requests so far. Null ends the polling.
   */
  wait: (attempts: number) => number | null
  /** Returns true if a loaded order ends the polling. */
  settled: (order: Order) => boolean
  /** Called with each loaded order, including the last one. */
  seen?: (order: Order) => void
}

export interface Poll<Order> {
  /** Resolves with the settled order; with null if the plan ended or `dispose` was called. */
  readonly settled: Promise<Order | null>
  /**
   * Polls immediately and restarts the plan. Used when the buyer or the network returns, or another tab changes the
   * order.
   */
  again: () => void
  dispose: () => void
}

/** Milliseconds between requests (shell §4). */
const STEP = 3_000
/** Number of requests at the interval `STEP` (shell §9). */
const QUICK = 5
const SLOWER = 1.6
const SLOWEST = 60_000

/**
 * Returns the wait before the next poll, ms: the first poll is immediate, then five polls follow every 3 s (decision
 * 40).
 */
export const fiveTimes = (attempts: number): number | null => (attempts === 0 ? 0 : attempts <= QUICK ? STEP : null)

/**
 * Returns the wait before the next poll, ms. The first poll is immediate; further polls follow every 3 s, then at
 * increasing intervals without end (decision 40).
 */
export const slowerAndSlower = (attempts: number): number => {
  if (attempts === 0) return 0
  return attempts <= QUICK ? STEP : Math.min(SLOWEST, Math.round(STEP * SLOWER ** (attempts - QUICK)))
}

/**
 * Returns the wait before the next poll like `slowerAndSlower`, but without the immediate first poll, because the order
 * has just been loaded.
 */
export const slowerFromNow = (attempts: number): number => slowerAndSlower(attempts + 1)

/** Polls an order according to a plan. Ignores failed requests. @param ask loads the order; may reject */
export const poll = <Order extends object>(
  { clock }: { clock: Clock },
  ask: () => Promise<Order>,
  plan: PollPlan<Order>,
): Poll<Order> => {
  let timer: TimerId | null = null
  let ended = false
  /** Incremented by `again`, so that the response to an earlier request does not schedule another request. */
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
