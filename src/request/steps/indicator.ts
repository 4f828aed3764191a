import type { Clock } from '@/lib/clock'
import type { RequestStep } from '../context'
import { moreImportant } from '../scheduler'

/** Delay before the indicator appears (`after`) and its maximum duration (`maxDuration`), ms (shell §9). */
const INDICATOR = { after: 500, maxDuration: 5_000 } as const

/**
 * Shows the loading indicator during high and critical calls, except silent ones. The loading state of screens is
 * separate (decision 21).
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
