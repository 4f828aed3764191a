import type { Clock, TimerId } from './clock'

/** Intervals of polling, and the condition that ends it. */
export interface PollPlan<Value> {
  /**
   * Returns the wait before the next request, ms. `attempts` is the number of requests so far. Null ends the polling.
   */
  wait: (attempts: number) => number | null
  /** Returns true if a loaded value ends the polling. */
  settled: (value: Value) => boolean
  /** Called with each loaded value, including the last one. */
  seen?: (value: Value) => void
}

export interface Poll<Value> {
  /** Resolves with the settled value; with null if the plan ended or `dispose` was called. */
  readonly settled: Promise<Value | null>
  /**
   * Polls immediately and restarts the plan. Used when the buyer or the network returns, or another tab reports a
   * change.
   */
  again: () => void
  dispose: () => void
}

/** Polls a value according to a plan. Ignores failed requests. @param ask loads the value; may reject */
export const poll = <Value extends object>(
  { clock }: { clock: Clock },
  ask: () => Promise<Value>,
  plan: PollPlan<Value>,
): Poll<Value> => {
  let timer: TimerId | null = null
  let ended = false
  /** Incremented by `again`, so that the response to an earlier request does not schedule another request. */
  let round = 0
  let end!: (value: Value | null) => void
  const settled = new Promise<Value | null>((resolve) => {
    end = (value) => {
      ended = true
      resolve(value)
    }
  })

  const request = async (attempts: number): Promise<void> => {
    const ownRound = round
    const value = await ask().catch(() => null)
    if (ended) return
    if (value) plan.seen?.(value)
    if (value && plan.settled(value)) end(value)
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
