import type { Clock } from '@/lib/clock'
import type { RequestStep } from '../context'
import { moreImportant } from '../scheduler'

/** Delay before the indicator is shown, and its maximum duration, ms (shell §9). */
const INDICATOR = { after: 500, maxDuration: 5_000 } as const

/**
 * Shows the loading indicator during high and critical calls that are not silent. It is separate from the loading state
 * of screens (decision 21).
 * @param wait shows the indicator; returns the function that hides it
 */
export const indicator =
  (clock: Clock, wait: () => () => void): RequestStep =>
  async ({ importance, options }, next) => {
    if (options.silent || !moreImportant(importance, 'medium')) return next()
    let end = (): void => undefined
    let timer = clock.setTimeout(() => {
      end = wait()
      timer = clock.setTimeout(end, INDICATOR.maxDuration)
    }, INDICATOR.after)
    try {
      await next()
    } finally {
      clock.clearTimeout(timer)
      end()
    }
  }
