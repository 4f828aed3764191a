import type { Clock } from '@/lib/clock'
import type { RequestStep } from '../context'
import { moreImportant } from '../scheduler'

/** From when on a pending call is worth a sign, and how long the sign stands at most (shell §9). Ms. */
const INDICATOR = { after: 500, atMost: 5_000 } as const

/**
 * Shows that a high or critical call is on its way, unless nobody waits for it (decision 21: a layer of its own, beside
 * the loading of screens).
 * @param wait shows the sign; its answer takes it away
 */
export const indicator =
  (clock: Clock, wait: () => () => void): RequestStep =>
  async ({ importance, options }, next) => {
    if (options.silent || !moreImportant(importance, 'medium')) return next()
    let end = (): void => undefined
    let timer = clock.setTimeout(() => {
      end = wait()
      timer = clock.setTimeout(end, INDICATOR.atMost)
    }, INDICATOR.after)
    try {
      await next()
    } finally {
      clock.clearTimeout(timer)
      end()
    }
  }
