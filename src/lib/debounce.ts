import type { Clock, TimerId } from './clock'

/** A debounced function, and its control methods. */
interface Debounced<Args extends unknown[]> {
  (...args: Args): void
  /** Cancels the delayed call. */
  cancel(): void
  /** Runs the delayed call immediately. */
  flush(): void
}

/**
 * Returns a function that delays calls of `act`. It calls `act` once, with the last arguments, when there was no call
 * for `ms` milliseconds.
 */
export const debounce = <Args extends unknown[]>(
  callback: (...args: Args) => void,
  ms: number,
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
): Debounced<Args> => {
  let waiting: { timer: TimerId; args: Args } | null = null

  const cancel = () => {
    if (waiting) clock.clearTimeout(waiting.timer)
    waiting = null
  }
  const flush = () => {
    if (!waiting) return
    const { args } = waiting
    cancel()
    callback(...args)
  }
  const debounced = (...args: Args) => {
    cancel()
    waiting = { timer: clock.setTimeout(flush, ms), args }
  }
  return Object.assign(debounced, { cancel, flush })
}
