import type { Clock } from '@/lib/clock'
import type { RequestStep } from '../context'

/** Default timeout of a call in ms (shell §9). */
export const DEFAULT_TIMEOUT = 5_000

/**
 * Fails the call after its timeout. The request itself continues until the platform aborts it, because the gateway may
 * have created an order. The transport only logs a late response (decision 20).
 */
export const timeout =
  (clock: Clock): RequestStep =>
  async (context, next) => {
    let giveUp = () => {}
    const limit = new Promise<void>((resolve) => {
      giveUp = resolve
    })
    const timer = clock.setTimeout(() => {
      context.timedOut = true
      context.answer = { kind: 'timeout' }
      giveUp()
    }, context.call.timeout ?? DEFAULT_TIMEOUT)
    try {
      await Promise.race([next(), limit])
    } finally {
      clock.clearTimeout(timer)
    }
  }
